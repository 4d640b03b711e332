import { Dialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { scrim } from './scrim.ts'
import { useOverlay } from './useOverlay.ts'
import { useKitWords } from '../words.ts'

export interface SidePanelProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
}

/**
 * A panel from the side where reading starts: the left, in Arabic the right. Escape, the scrim and the button close it.
 */
export const SidePanel = ({ open, onClose, title, children }: SidePanelProps) => {
  const words = useKitWords()
  useOverlay(open, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrim} />
        <Dialog.Popup className="fixed inset-y-0 start-0 z-40 flex w-[min(85vw,22.5rem)] flex-col bg-page pt-safe pb-safe text-ink shadow-raised outline-none transition-[translate] duration-180 data-ending-style:-translate-x-full data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full">
          <div className="flex min-h-13 items-center gap-2 bg-surface ps-4 pe-1">
            <Dialog.Title className="min-w-0 grow truncate text-head">{title}</Dialog.Title>
            <Dialog.Close render={<IconButton label={words.close} tone="quiet" icon={<X className="size-5" />} />} />
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
