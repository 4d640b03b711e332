import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'

export interface EmptyProps {
  readonly title: ReactNode
  /** What to do next. */
  readonly hint?: ReactNode
  /** An icon of what is missing. */
  readonly icon?: ReactNode
  /** A button or link for it. */
  readonly action?: ReactNode
}

/** The state without content, with the next step. */
export const Empty = ({ title, hint, icon, action }: EmptyProps) => (
  <div className="grid content-start justify-items-center gap-1 px-6 py-10 text-center">
    <span aria-hidden className="mb-2 text-ink-3">
      {icon ?? <Inbox className="size-7" strokeWidth={1.5} />}
    </span>
    <p className="text-head">{title}</p>
    {hint && <p className="max-w-xs text-small text-balance text-ink-2">{hint}</p>}
    {action && <div className="mt-4">{action}</div>}
  </div>
)
