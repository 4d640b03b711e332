import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { useKitWords } from './words.ts'

export interface ErrorStateProps {
  /** What could not be done. */
  readonly title: ReactNode
  readonly hint?: ReactNode
  readonly onRetry: () => void
  readonly busy?: boolean
}

/** It did not work, said aloud, and the way to try again. */
export const ErrorState = ({ title, hint, onRetry, busy = false }: ErrorStateProps) => {
  const words = useKitWords()
  return (
    <div role="alert" className="grid content-start justify-items-center gap-1 px-6 py-10 text-center">
      <CloudOff className="mb-2 size-7 text-ink-3" strokeWidth={1.5} />
      <p className="text-head">{title}</p>
      {hint && <p className="max-w-xs text-small text-ink-2">{hint}</p>}
      <div className="mt-4">
        <Button kind="secondary" size="medium" busy={busy} onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
    </div>
  )
}
