import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from '../buttons/Button.tsx'
import { popup, scrim } from './scrim.ts'
import { useOverlay } from './useOverlay.ts'
import { useReturnFocus } from './useReturnFocus.ts'
import { useKitWords } from '../words.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  /** The confirmed action removes something: its button has the danger colour. */
  readonly danger?: boolean
  /** While the confirmed action is running. */
  readonly busy?: boolean
}

/** A question that must be answered: the scrim does not close it. The safe answer has the initial focus. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const {
    open,
    title,
    description,
    onConfirm,
    onClose,
    confirmLabel,
    cancelLabel,
    danger = false,
    busy = false,
  } = props
  const words = useKitWords()
  const question = useRef<HTMLDivElement>(null)
  useOverlay(open, onClose)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={scrim} />
        <AlertDialog.Popup ref={question} finalFocus={useReturnFocus(open, question)} className={popup}>
          <AlertDialog.Title className="text-title">{title}</AlertDialog.Title>
          {description && <AlertDialog.Description className="mt-2 text-ink-2">{description}</AlertDialog.Description>}
          <div className="mt-5 pair">
            <Button kind="secondary" size="medium" onClick={onClose} disabled={busy}>
              {cancelLabel ?? words.cancel}
            </Button>
            <Button kind={danger ? 'danger' : 'primary'} size="medium" onClick={onConfirm} busy={busy}>
              {confirmLabel ?? words.confirm}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
