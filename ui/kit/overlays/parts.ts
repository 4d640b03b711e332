// One chunk for everything that opens above a screen, since all of it stands on the same Base UI dialog.
export { BottomSheet } from './BottomSheet.tsx'
export { ConfirmDialog } from './ConfirmDialog.tsx'
export { Dialog } from './Dialog.tsx'
export { OptionSheet } from './OptionSheet.tsx'
export { SidePanel } from './SidePanel.tsx'
