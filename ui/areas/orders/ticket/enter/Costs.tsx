import { equals } from 'effect/BigDecimal'
import { type ReactNode, useDeferredValue } from 'react'
import { formatAmount, formatRate } from '../../../../../domain/money/format.ts'
import type { Detail, FeeRule } from '../../../../../ports/Quotes.ts'
import type { FeeCharge } from '../../../../../ports/Orders.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Breakdown, type Fact } from '../../../../kit/figures/Figures.tsx'
import { Money } from '../../../../kit/figures/Money.tsx'
import { Change } from '../../../../kit/figures/Change.tsx'
import type { OrderAction } from '../../../../../domain/orders/order.ts'
import { usePart, useValue } from '../../../../kit/useValue.ts'
import type { Entry } from './entry.model.ts'
import type { OrderFigures } from '../estimate.ts'
import { inText } from '../../../../i18n/inText.ts'
import { Term } from '../../../../app/terms/Term.tsx'

export interface CostLinesProps {
  readonly action: OrderAction
  readonly figures: OrderFigures
  readonly currency: string
  readonly leverage: number
  readonly schedule: ReadonlyArray<FeeRule>
  /** The total stands above, the fees below. */
  readonly isReviewed?: boolean
}

/** The fees of an order, line by line as on a contract note. */
export const useFeeFacts = ({
  currency,
  figures,
  schedule,
}: Pick<CostLinesProps, 'currency' | 'figures' | 'schedule'>): ReadonlyArray<Fact> => {
  const { markets, orders } = useWords()
  const { lines } = orders
  const feeLabel = ({ name, rate }: FeeCharge): string => {
    const label = markets.fees[name]()
    if (rate === null || rate.value === 0n) return label
    const least = schedule.find((line) => line.name === name && equals(line.rate, rate))?.minimum
    const named = { name: label, rate: inText(formatRate(rate)) }
    return least && least.value > 0n
      ? lines.feeMinimum({ ...named, minimum: inText(`${formatAmount(least)}\u00a0${currency}`) })
      : lines.fee(named)
  }
  return figures.fees.map((charge) => ({
    label: feeLabel(charge),
    value: <Money amount={charge.amount} currency={currency} />,
  }))
}

/** The costs or proceeds of an order. In the form with its fees and its total; the review says those elsewhere. */
export const CostLines = (props: CostLinesProps) => {
  const { action, currency, figures, isReviewed = false, leverage } = props
  const { lines } = useWords().orders
  const money = (amount: OrderFigures['amount']) => <Money amount={amount} currency={currency} />
  const allFees = useFeeFacts(props)
  const fees = isReviewed ? [] : allFees
  const total = (label: string, amount: OrderFigures['amount']): ReadonlyArray<Fact> =>
    isReviewed ? [] : [{ label, value: money(amount), strong: true }]
  const differs =
    figures.held !== null && figures.cost !== null && formatAmount(figures.held) !== formatAmount(figures.cost)
  const opening: ReadonlyArray<Fact> = [
    // Without leverage it is the order value, which is shown above already.
    ...(leverage > 1
      ? [{ label: lines.marginAt({ leverage }), term: <Term of="margin" />, value: money(figures.margin) }]
      : []),
    ...fees,
    ...total(lines.cost(), figures.cost),
    ...(differs ? [{ label: lines.held(), value: money(figures.held) }] : []),
  ]
  const closing: ReadonlyArray<Fact> = [
    ...fees,
    ...total(lines.proceeds(), figures.proceeds),
    ...(figures.profit
      ? [{ label: lines.profit(), value: <Change amount={figures.profit} currency={currency} /> }]
      : []),
  ]
  return (
    <Breakdown
      facts={[
        { label: lines.amount(), value: money(figures.amount) },
        ...(action === 'open' ? opening : closing),
        { label: lines.after(), term: <Term of="buyingPower" />, value: money(figures.buyingPowerAfter) },
      ]}
    />
  )
}

export interface CostsProps {
  readonly action: OrderAction
  readonly entry: Entry
  readonly detail: Detail
  readonly children?: ReactNode
}

/** The cost of the order in the form, and the source of the figures. */
export const Costs = ({ action, entry, detail, children }: CostsProps) => {
  const words = useWords().orders
  // The field that was tapped is shown first, its figures in the frame after it; both of the same order.
  const { figures, from } = useDeferredValue(useValue(entry.shown))
  const leverage = useDeferredValue(usePart(entry.draft, (draft) => draft.leverage))
  return (
    <section aria-label={words.costs()} className="grid gap-3 border-t border-line pt-3.5">
      <CostLines
        action={action}
        figures={figures}
        currency={detail.currency}
        leverage={leverage}
        schedule={detail.rules.fees}
      />
      {(action === 'close' || figures.amount) && (
        <p className="text-small text-ink-3">{from === 'server' ? words.fromBroker() : words.fromDevice()}</p>
      )}
      {children}
    </section>
  )
}
