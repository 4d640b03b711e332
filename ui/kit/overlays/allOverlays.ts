// One chunk for all overlays, since all of them use the same Base UI dialog.
export { BottomSheet } from './BottomSheet.tsx'
export { ConfirmDialog } from './ConfirmDialog.tsx'
export { Dialog } from './Dialog.tsx'
export { OptionSheet } from './OptionSheet.tsx'
export { SidePanel } from './SidePanel.tsx'
