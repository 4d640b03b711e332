import { useId } from 'react'
import { compare, type Decimal, decimal, formatDecimal, roundTo } from '../../../../domain/money/decimal.ts'
import { formatPlainPercent } from '../../../../domain/money/format.ts'
import { type CostKind, type CostShare, drawCosts } from '../../../../domain/orders/costShares.ts'
import { useWords } from '../../../i18n/words.ts'
import { inText } from '../../../i18n/inText.ts'
import { classes } from '../../../kit/classes.ts'
import { Money } from '../../../kit/figures/Money.tsx'
import { Term } from '../../../app/terms/Term.tsx'

/** A cost has a pattern of its own, so that the parts are told apart without colours. */
const PATTERN: Readonly<Record<CostKind, string>> = {
  fees: 'bg-accent',
  charges: 'bg-accent',
  taxes: 'bg-[repeating-linear-gradient(135deg,var(--amber)_0_3px,var(--amber-soft)_3px_6px)]',
  spread: 'bg-[repeating-linear-gradient(90deg,var(--text-3)_0_2px,var(--fill)_2px_4px)]',
}

const ONE = decimal('1')
const HUNDRED = decimal('100')

/** Per cent as short as it can be read: three decimals below one per cent, two above. */
export const percentText = (points: Decimal, decimals = compare(points, ONE) < 0 ? 3 : 2): string =>
  inText(formatPlainPercent(roundTo(points, decimals, 'half-up')))

interface Segment {
  readonly key: string
  readonly look: string
  /** Per cent of the bar. */
  readonly length: Decimal
}

const Bar = ({ segments, thin = false }: { readonly segments: ReadonlyArray<Segment>; readonly thin?: boolean }) => (
  <span
    aria-hidden
    className={classes('flex overflow-hidden rounded-1 bg-fill forced-colors:border', thin ? 'h-1.5' : 'h-4')}
  >
    {segments.map(({ key, look, length }) => (
      <span
        key={key}
        className={classes('block shrink-0 forced-colors:border-e', look)}
        style={{ inlineSize: `${formatDecimal(length)}%` }}
      />
    ))}
  </span>
)

export interface CostBarProps {
  /** The order value: what the costs are compared with. */
  readonly value: Decimal
  readonly costs: ReadonlyArray<CostShare>
  readonly currency: string
  /** `estimated` before the order is sent, `charged` from what the broker has booked. */
  readonly from: 'estimated' | 'charged'
}

/**
 * What an order costs, drawn to scale: above, the costs within the whole order value; below, the same costs enlarged
 * by a factor that is said. Each has its name and its figure. Needs the words `costBar`. Source: RULES.md, orders.
 */
export const CostBar = ({ costs, currency, from, value }: CostBarProps) => {
  const words = useWords().costBar
  const id = useId()
  const drawn = drawCosts(value, costs)
  if (drawn === null) return null
  const isWithin = compare(drawn.percent, HUNDRED) <= 0
  const isEnlarged = compare(drawn.scale, HUNDRED) < 0
  return (
    <section aria-labelledby={id} className="grid w-full gap-2.5 text-start">
      <h3 id={id} className="flex flex-wrap justify-between gap-x-3 font-semibold">
        {words.title()}
        <span className="text-small font-normal text-ink-3">{words[from]()}</span>
      </h3>
      <p>
        <strong className="text-title">
          <Money amount={drawn.total} currency={currency} />
        </strong>{' '}
        <span className="text-small text-ink-2">{words.share({ percent: percentText(drawn.percent) })}</span>
      </p>
      {isEnlarged && (
        <div className="grid gap-1">
          <Bar thin segments={[{ key: 'total', look: 'bg-ink', length: drawn.percent }]} />
          <p className="text-micro text-ink-3">{words.scale({ percent: inText(formatPlainPercent(drawn.scale)) })}</p>
        </div>
      )}
      {isWithin && (
        <Bar
          segments={drawn.shares.map(({ kind, length }) => ({
            key: kind,
            look: PATTERN[kind],
            length,
          }))}
        />
      )}
      <dl className="grid gap-y-1.5 text-small">
        {drawn.shares.map(({ kind, amount }) => (
          <div key={kind} className="flex flex-wrap items-center justify-between gap-x-3">
            <dt className="flex items-center gap-2 text-ink-2">
              <span aria-hidden className={classes('size-3 rounded-[3px] forced-colors:border', PATTERN[kind])} />
              {kind === 'spread' ? <Term of="spread">{words.kinds.spread()}</Term> : words.kinds[kind]()}
            </dt>
            <dd className="ms-auto">
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {costs.some(({ kind }) => kind === 'spread') && <p className="text-small text-ink-3">{words.spreadNote()}</p>}
    </section>
  )
}
