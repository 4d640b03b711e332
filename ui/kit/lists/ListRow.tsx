import ChevronRight from 'lucide-react/icons/chevron-right'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { chosen } from '../choices/chosenRow.ts'
import { classes } from '../classes.ts'

export interface ListRowProps {
  readonly title?: ReactNode
  readonly subtitle?: ReactNode
  /** At the start: an icon, an avatar, a checkbox. */
  readonly leading?: ReactNode
  /** Between title and value: a sparkline. */
  readonly middle?: ReactNode
  /** At the end, first line: a price, a state, the current choice. */
  readonly value?: ReactNode
  /** At the end, second line: a change, a time. */
  readonly note?: ReactNode
  /** The link of the row, such as `<Link to="/mine/bank" />`. Excludes `onPress`. */
  readonly render?: ReactElement<{ className?: string; children?: ReactNode }>
  readonly onPress?: () => void
  /** Shows that the row is a link; the default for links, except for price rows with a value and a note. */
  readonly chevron?: boolean
  readonly tone?: 'plain' | 'danger'
  /** In place of title, subtitle, value and note: `RowLines`, for rows of long figures. */
  readonly lines?: ReactNode
}

/** One row of a list: a link, a button or plain, with a hairline between neighbours. */
export const ListRow = (props: ListRowProps) => {
  const { title, subtitle, leading, middle, value, note, render, onPress, tone = 'plain', lines } = props
  const chevron = props.chevron ?? (render !== undefined && note === undefined)
  const className = classes(
    'flex w-full flex-wrap items-center gap-x-3 gap-y-1 border-line py-2 text-start not-last:border-b [li:not(:last-child)>&]:border-b',
    subtitle || note || lines ? 'min-h-15' : 'min-h-13',
    (render || onPress) && 'transition-colors active:bg-fill',
    render && chosen,
    tone === 'danger' && 'text-red',
    lines !== undefined && '@container',
  )
  const inside = lines ?? (
    <>
      {leading && <span className="shrink-0 text-ink-2">{leading}</span>}
      {/* Where a value does not fit beside the longest word of the name, it moves below; no word breaks for it. */}
      <span className="min-w-28 grow basis-min">
        {/* A name from a server or customer may be cut, at its own end where it has the other direction; the app's own
            words never need six lines. */}
        <span dir="auto" className="line-clamp-6 [text-align:-webkit-match-parent] [text-align:match-parent]">
          {title}
        </span>
        {subtitle && <span className="block text-small text-ink-3">{subtitle}</span>}
      </span>
      {/* Without a box of its own: one that is hidden on narrow screens leaves no gap. */}
      {middle && <span className="contents">{middle}</span>}
      {(value || note || chevron) && (
        <span className="ms-auto flex max-w-full items-center justify-end gap-x-3">
          {(value || note) && (
            <span className="min-w-0 text-end">
              {value && (
                <span className={classes('block', note ? 'font-semibold' : 'text-small text-ink-3')}>{value}</span>
              )}
              {note && <span className="block text-small text-ink-3">{note}</span>}
            </span>
          )}
          {chevron && <ChevronRight aria-hidden className="-me-1 size-4.5 shrink-0 text-ink-3 rtl:-scale-x-100" />}
        </span>
      )}
    </>
  )
  if (render) return cloneElement(render, { className, children: inside })
  if (onPress)
    return (
      <button type="button" onClick={onPress} className={className}>
        {inside}
      </button>
    )
  return <div className={className}>{inside}</div>
}
