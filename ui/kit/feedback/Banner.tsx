import type { ReactNode } from 'react'
import type { Tone } from '../figures/Badge.tsx'
import { classes } from '../classes.ts'

const TONE: Record<Tone, string> = {
  neutral: 'bg-fill text-ink-2',
  accent: 'bg-accent-soft text-ink',
  good: 'bg-green-soft text-green',
  warning: 'bg-amber-soft text-amber',
  bad: 'bg-red-soft text-red',
}

export interface BannerProps {
  readonly tone?: Tone
  readonly title?: ReactNode
  readonly icon?: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
  /** Announced when it appears: for events, not for permanent notes. */
  readonly live?: boolean
}

/** A note inside a screen: a risk, a limit, what to do first. */
export const Banner = ({ tone = 'warning', title, icon, action, children, live = false }: BannerProps) => (
  <div
    role={live ? 'status' : undefined}
    className={classes('flex gap-2.5 rounded-2 px-3 py-2.5 text-small', TONE[tone])}
  >
    {icon && (
      <span aria-hidden className="shrink-0">
        {icon}
      </span>
    )}
    <div className="min-w-0 grow">
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
    {action && <div className="shrink-0 self-center">{action}</div>}
  </div>
)
