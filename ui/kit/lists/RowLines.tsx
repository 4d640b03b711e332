import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

export interface RowLinesProps {
  readonly leading?: ReactNode
  readonly title: ReactNode
  readonly value?: ReactNode
  readonly subtitle?: ReactNode
  readonly note?: ReactNode
  /** A third line: badges, a time. */
  readonly more?: ReactNode
}

const LINE = 'flex flex-wrap items-baseline justify-between gap-x-3'

/** Title and value share a line, and so do subtitle and note, each as wide as it is: for the `ListRow` of long figures. */
export const RowLines = ({ leading, title, subtitle, value, note, more }: RowLinesProps) => (
  <>
    {/* In the narrowest rows, and where text is large, the words and figures need its room. */}
    {leading && <span className="shrink-0 text-ink-2 @max-[18.1rem]:hidden">{leading}</span>}
    <span className="min-w-0 grow basis-40">
      <span className={LINE}>
        {/* As wide as its longest word at least. */}
        <span
          dir="auto"
          className="line-clamp-6 grow basis-min [text-align:-webkit-match-parent] [text-align:match-parent]"
        >
          {title}
        </span>
        <span className="ms-auto font-semibold">{value}</span>
      </span>
      <span className={classes(LINE, 'text-small text-ink-3')}>
        {subtitle}
        {/* As wide as there is room, so that its begin stays while its figure changes. */}
        <span className="grow text-end">{note}</span>
        {more}
      </span>
    </span>
  </>
)
