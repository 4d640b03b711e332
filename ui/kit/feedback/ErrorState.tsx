import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { useKitWords } from '../words.ts'

export interface ErrorStateProps {
  /** What failed. */
  readonly title: ReactNode
  readonly hint?: ReactNode
  /** Another way to get help, such as a link to customer service. */
  readonly action?: ReactNode
  /** Omitted where a retry cannot help. */
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean
}

/** The same in one row, for a block of a screen and for the end of a list. */
export const ErrorLine = ({ title, hint, action, onRetry, busy = false }: ErrorStateProps) => {
  const words = useKitWords()
  return (
    <div role="alert" className="flex min-h-11 items-center justify-between gap-3 text-small text-ink-2">
      <span>
        {title}
        {hint && <span className="block">{hint}</span>}
        {action}
      </span>
      {onRetry && (
        <Button kind="secondary" size="small" busy={busy} onClick={onRetry} data-retry>
          {words.retry}
        </Button>
      )}
    </div>
  )
}

/** A failure with its reason, which is announced, and a retry button where that can help. */
export const ErrorState = ({ title, hint, action, onRetry, busy = false }: ErrorStateProps) => {
  const words = useKitWords()
  return (
    <div role="alert" className="grid content-start justify-items-center gap-1 px-6 py-10 text-center">
      <CloudOff className="mb-2 size-7 text-ink-3" strokeWidth={1.5} />
      <p className="text-head">{title}</p>
      {hint && <p className="max-w-xs text-small text-ink-2">{hint}</p>}
      {action}
      {onRetry && (
        <div className="mt-4">
          <Button kind="secondary" size="medium" busy={busy} onClick={onRetry} data-retry>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  )
}
