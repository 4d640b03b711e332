import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export interface SectionProps {
  readonly title?: ReactNode
  /** At the end of the title's line: a link, a button, a figure. */
  readonly aside?: ReactNode
  /** No padding at the top and bottom, for a list of rows. */
  readonly flush?: boolean
  readonly children: ReactNode
}

/** A band of a screen between two hairlines; between two bands the page background is visible. */
export const Section = ({ title, aside, flush = false, children }: SectionProps) => (
  <section
    className={classes('border-b border-line bg-surface px-4 not-first:mt-2 not-first:border-t', !flush && 'py-4')}
  >
    {(title || aside) && (
      <div className={classes('flex flex-wrap items-baseline justify-between gap-x-3', flush ? 'pt-4 pb-1' : 'pb-3')}>
        {title && <h2 className="text-head">{title}</h2>}
        {aside && <div className="ms-auto text-small text-ink-3">{aside}</div>}
      </div>
    )}
    {children}
  </section>
)
