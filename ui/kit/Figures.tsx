import { Fragment, type ReactNode } from 'react'
import { UNKNOWN_FIGURE } from '../../domain/money/format.ts'
import { classes } from './classes.ts'
import { useKitWords } from './words.ts'

/** A formatted figure, or "—" where it is not known. */
export const Figure = ({ children }: { readonly children: string | null | undefined }) => {
  const words = useKitWords()
  if (children !== null && children !== undefined && children !== '') return <span className="num">{children}</span>
  return (
    <span className="num text-ink-3">
      <span aria-hidden>{UNKNOWN_FIGURE}</span>
      <span className="sr-only">{words.notKnown}</span>
    </span>
  )
}

/** A name and what it is. */
export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** The line that counts: what is paid, what arrives. */
  readonly strong?: boolean
}

/** Key figures in a grid, small name above, figure below. */
export const Stats = ({ facts, columns = 3 }: { readonly facts: ReadonlyArray<Fact>; readonly columns?: 2 | 3 }) => (
  <dl className={classes('grid gap-x-3 gap-y-2.5', columns === 2 ? 'grid-cols-2' : 'grid-cols-3')}>
    {facts.map(({ label, value }) => (
      <div key={label} className="min-w-0">
        <dt className="text-micro font-medium text-ink-3">{label}</dt>
        <dd className="text-small font-medium">{value}</dd>
      </div>
    ))}
  </dl>
)

/** Line by line, as on a receipt: name at the start, figure at the end. */
export const Breakdown = ({ facts }: { readonly facts: ReadonlyArray<Fact> }) => (
  <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-2 text-small">
    {facts.map(({ label, value, strong }) => (
      <Fragment key={label}>
        <dt className={strong ? 'font-semibold' : 'text-ink-2'}>{label}</dt>
        <dd className={strong ? 'text-end font-semibold' : 'text-end'}>{value}</dd>
      </Fragment>
    ))}
  </dl>
)
