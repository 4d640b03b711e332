import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { popup, scrim } from './scrim.ts'
import { useOverlay } from './useOverlay.ts'
import { useKitWords } from '../words.ts'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Buttons below the text. Without them a close button is shown. */
  readonly actions?: ReactNode
}

/** A dialog in the middle. Escape and the scrim close it. */
export const Dialog = ({ open, onClose, title, children, actions }: DialogProps) => {
  const words = useKitWords()
  useOverlay(open, onClose)
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Popup className={popup}>
          <Base.Title className="text-title">{title}</Base.Title>
          <div className="mt-2 text-ink-2">{children}</div>
          <div className="mt-5 grid gap-2">
            {actions ?? (
              <Button kind="secondary" size="medium" wide onClick={onClose}>
                {words.close}
              </Button>
            )}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
