import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { scrim } from './scrim.ts'
import { useKitWords } from './words.ts'

const popup =
  'fixed inset-0 z-40 m-auto h-fit max-h-[85dvh] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto rounded-3 bg-raised p-5 ' +
  'text-ink shadow-raised outline-none transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  /** Buttons below the text. Without them a close button is shown. */
  readonly actions?: ReactNode
}

/** A dialog in the middle. Escape and the veil close it. */
export const Dialog = ({ open, onClose, title, children, actions }: DialogProps) => {
  const words = useKitWords()
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={scrim} />
        <Base.Popup className={popup}>
          <Base.Title className="text-title">{title}</Base.Title>
          <div className="mt-2 text-ink-2">{children}</div>
          <div className="mt-5 grid gap-2">
            {actions ?? <Button kind="secondary" size="medium" wide onClick={onClose}>{words.close}</Button>}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  /** While the answer is being carried out. */
  readonly busy?: boolean
}

/** A question that must be answered: the veil does not close it. Focus starts on the harmless answer. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, description, onConfirm, onCancel, confirmLabel, cancelLabel, busy = false } = props
  const words = useKitWords()
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={scrim} />
        <AlertDialog.Popup className={popup}>
          <AlertDialog.Title className="text-title">{title}</AlertDialog.Title>
          {description && <AlertDialog.Description className="mt-2 text-ink-2">{description}</AlertDialog.Description>}
          <div className="mt-5 grid grid-cols-2 gap-2">
            <Button kind="secondary" size="medium" onClick={onCancel} disabled={busy}>{cancelLabel ?? words.cancel}</Button>
            <Button size="medium" onClick={onConfirm} busy={busy}>{confirmLabel ?? words.confirm}</Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
