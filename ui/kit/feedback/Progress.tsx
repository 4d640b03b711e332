import { clampProgress } from '../../../domain/money/progress.ts'

export interface ProgressProps {
  /** 0 to 100; other values are clamped. */
  readonly percent: number
  /** What is progressing. */
  readonly label: string
  /** Shows the percentage behind the bar. */
  readonly showPercent?: boolean
}

/** A progress bar. */
export const Progress = ({ percent, label, showPercent = false }: ProgressProps) => {
  const now = clampProgress(percent)
  return (
    <div className="flex items-center gap-2">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={now}
        className="h-1 grow overflow-hidden rounded-full bg-fill"
      >
        <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${now}%` }} />
      </div>
      {showPercent && <span aria-hidden className="num min-w-9 text-end text-micro text-ink-3">{`${now}\u00a0%`}</span>}
    </div>
  )
}
