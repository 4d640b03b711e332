import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export type Tone = 'neutral' | 'accent' | 'good' | 'warning' | 'bad'

const TONE: Record<Tone, string> = {
  neutral: 'bg-fill text-ink-2',
  accent: 'bg-accent-soft text-accent',
  good: 'bg-green-soft text-green',
  warning: 'bg-amber-soft text-amber',
  bad: 'bg-red-soft text-red',
}

export interface BadgeProps {
  readonly tone?: Tone
  readonly children: ReactNode
}

/**
 * A state as a word, or a count. The word has the meaning; the colour only supports it. Not for changes of prices: see
 * `Change`.
 */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span
    className={classes(
      'inline-block max-w-full shrink-0 rounded-[11px] px-2 py-0.75 text-micro font-medium',
      TONE[tone],
    )}
  >
    {children}
  </span>
)
