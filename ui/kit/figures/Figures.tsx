import ChevronRight from 'lucide-react/icons/chevron-right'
import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { UNKNOWN_FIGURE } from '../../../domain/money/format.ts'
import { classes } from '../classes.ts'
import { useKitWords } from '../words.ts'
import { COVER } from './covered.ts'

/** A formatted figure, stars for one that is covered, or "—" where it is not known. */
export const Figure = ({ children }: { readonly children: string | null | undefined }) => {
  const words = useKitWords()
  if (children === COVER)
    return (
      <span className="num text-ink-3">
        <span aria-hidden>{COVER}</span>
        <span className="sr-only">{words.amountHidden}</span>
      </span>
    )
  if (children !== null && children !== undefined && children !== '') return <span className="num">{children}</span>
  return (
    <span className="num text-ink-3">
      <span aria-hidden>{UNKNOWN_FIGURE}</span>
      <span className="sr-only">{words.notKnown}</span>
    </span>
  )
}

/** A name and its value. */
export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** Explains the label: an element that receives it as its content. */
  readonly term?: ReactElement<{ children?: ReactNode }>
  /** The most important line: the total, the amount received. */
  readonly strong?: boolean
}

const labelOf = ({ label, term }: Pick<Fact, 'label' | 'term'>): ReactNode =>
  term ? cloneElement(term, { children: label }) : label

interface LeadProps {
  readonly id?: string
  readonly className?: string
  readonly children?: ReactNode
  readonly 'aria-labelledby'?: string
}

/** A key figure, which may link to its parts. */
export interface Stat extends Omit<Fact, 'strong'> {
  /** A link or a button, which receives the content. */
  readonly render?: ReactElement<LeadProps> | undefined
}

/** The whole cell is the touch target. */
const LEADS = 'after:absolute after:inset-0 after:rounded-1 active:opacity-60'

/** Key figures in a grid, small name above, figure below. */
export const Stats = ({ facts, columns = 3 }: { readonly facts: ReadonlyArray<Stat>; readonly columns?: 2 | 3 }) => {
  const id = useId()
  return (
    <dl
      className={classes(
        'grid gap-x-3 gap-y-2.5',
        // With enlarged text the grid has fewer columns, so that no figure breaks.
        columns === 2
          ? 'grid-cols-[repeat(auto-fill,minmax(max(7.75rem,34%),1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(max(6rem,26%),1fr))]',
      )}
    >
      {facts.map(({ label, render, term, value }, nth) => (
        // Beside a name of two lines the figures of a row stay in one line.
        <div key={label} className={classes('min-w-0', render ? 'relative min-h-11' : 'flex flex-col justify-between')}>
          <dt id={`${id}-${nth}`} className="text-micro font-medium text-ink-3 hyphens-auto">
            {labelOf({ label, ...(term && { term }) })}
            {/* Takes no room, so that it never stands on a line of its own. */}
            {render && <ChevronRight aria-hidden className="ms-0.5 -me-3 inline size-3 rtl:-scale-x-100" />}
          </dt>
          <dd className="text-small font-medium">
            {render
              ? cloneElement(render, {
                  id: `${id}-${nth}-value`,
                  className: LEADS,
                  'aria-labelledby': `${id}-${nth} ${id}-${nth}-value`,
                  children: value,
                })
              : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Line by line, as on a receipt: name at the start, figure at the end, below the name where both do not fit. */
export const Breakdown = ({ facts }: { readonly facts: ReadonlyArray<Fact> }) => (
  <dl className="grid gap-y-2 text-small">
    {facts.map(({ label, term, value, strong }, line) => (
      // Two fees may have one name.
      <div
        key={`${line} ${label}`}
        className={classes('flex flex-wrap justify-between gap-x-3', strong && 'font-semibold')}
      >
        <dt className={strong ? undefined : 'text-ink-2'}>{labelOf({ label, ...(term && { term }) })}</dt>
        <dd className="ms-auto min-w-0 text-end">{value}</dd>
      </div>
    ))}
  </dl>
)
