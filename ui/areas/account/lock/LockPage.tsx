import Lock from 'lucide-react/icons/lock'
import { type ReactNode, useId } from 'react'
import { useOpenDialog } from '../../../kit/feedback/useOpenDialog.ts'

interface LockPageProps {
  readonly title: string
  /** What is below the title. */
  readonly text: ReactNode
  /** The buttons, at the lower edge. */
  readonly children: ReactNode
  /** Leaves the page; a page without it cannot be left. */
  readonly onLeave?: () => void
}

/** A page over the whole app. The browser makes everything else inert: the screens and sheets below stay as they are. */
export const LockPage = ({ title, text, children, onLeave }: LockPageProps) => {
  const dialog = useOpenDialog({ hides: true })
  const id = useId()
  return (
    <dialog
      {...dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onLeave?.()
      }}
      className="fixed inset-0 h-dvh max-h-none w-full max-w-none bg-surface text-ink outline-none backdrop:bg-surface"
    >
      <div className="center-column flex min-h-full flex-col px-6 pt-safe pb-safe">
        <div className="grid grow content-center justify-items-center gap-3 py-10 text-center">
          <span aria-hidden className="grid size-18 place-items-center rounded-3 bg-accent-soft text-accent">
            <Lock className="size-8" />
          </span>
          <h1 id={id} className="text-hero">
            {title}
          </h1>
          {text}
        </div>
        <div className="grid gap-3 pb-6">{children}</div>
      </div>
    </dialog>
  )
}
