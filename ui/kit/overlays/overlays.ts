import { lazily } from '../lazily.tsx'
import type { OptionSheetProps } from './OptionSheet.tsx'

const parts = () => import('./allOverlays.ts')

/** Slides up from the bottom edge. See overlays/BottomSheet.tsx. */
export const BottomSheet = lazily(() => parts().then((part) => part.BottomSheet))
const AnyOptionSheet = lazily(() => parts().then((part) => part.OptionSheet))
/** A bottom sheet of options to choose one from. See overlays/OptionSheet.tsx. */
export const OptionSheet: <V extends string>(props: OptionSheetProps<V>) => ReturnType<typeof AnyOptionSheet> =
  AnyOptionSheet
/** Slides in from where reading starts. See overlays/SidePanel.tsx. */
export const SidePanel = lazily(() => parts().then((part) => part.SidePanel))
/** In the middle, for content to read. See overlays/Dialog.tsx. */
export const Dialog = lazily(() => parts().then((part) => part.Dialog))
/** In the middle, for a question that must be answered. See overlays/ConfirmDialog.tsx. */
export const ConfirmDialog = lazily(() => parts().then((part) => part.ConfirmDialog))

/** Preloads sheets, panels and dialogs. Call it when the app is idle after start-up. */
export const preloadOverlays = (): Promise<unknown> =>
  Promise.all([BottomSheet, AnyOptionSheet, SidePanel, Dialog, ConfirmDialog].map(({ preload }) => preload()))
