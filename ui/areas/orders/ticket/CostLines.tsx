import { equals } from 'effect/BigDecimal'
import { formatAmount } from '../../../../domain/money/format.ts'
import type { FeeRule } from '../../../../ports/InstrumentDetail.ts'
import type { FeeCharge } from '../../../../ports/Orders.ts'
import { useWords } from '../../../i18n/words.ts'
import { Breakdown, type Fact } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import type { OrderAction } from '../../../../domain/orders/order.ts'
import { feeRate } from '../../quotes/instrument/feeRate.ts'
import type { OrderFigures } from './estimate.ts'
import { inText } from '../../../i18n/inText.ts'

export interface CostLinesProps {
  readonly action: OrderAction
  readonly figures: OrderFigures
  readonly currency: string
  readonly leverage: number
  readonly schedule: ReadonlyArray<FeeRule>
}

/** What an order costs or brings, line by line as on a contract note. */
export const CostLines = ({ action, figures, currency, leverage, schedule }: CostLinesProps) => {
  const words = useWords()
  const { orders, markets } = words
  const lines = orders.lines
  const money = (amount: OrderFigures['amount']) => <Money amount={amount} currency={currency} />

  const feeLabel = ({ name, rate }: FeeCharge): string => {
    const label = markets.fees[name]()
    if (rate === null || rate.value === 0n) return label
    const least = schedule.find((line) => line.name === name && equals(line.rate, rate))?.minimum
    const named = { name: label, rate: inText(feeRate(rate)) }
    return least && least.value > 0n
      ? lines.feeMinimum({ ...named, minimum: inText(`${formatAmount(least)}\u00a0${currency}`) })
      : lines.fee(named)
  }
  const fees: ReadonlyArray<Fact> = figures.fees.map((charge) => ({
    label: feeLabel(charge),
    value: money(charge.amount),
  }))
  const differs =
    figures.held !== null && figures.cost !== null && formatAmount(figures.held) !== formatAmount(figures.cost)
  const opening: ReadonlyArray<Fact> = [
    // Without leverage it is the order value, which stands above it already.
    ...(leverage > 1 ? [{ label: lines.marginAt({ leverage }), value: money(figures.margin) }] : []),
    ...fees,
    { label: lines.cost(), value: money(figures.cost), strong: true },
    ...(differs ? [{ label: lines.held(), value: money(figures.held) }] : []),
  ]
  const closing: ReadonlyArray<Fact> = [
    ...fees,
    { label: lines.proceeds(), value: money(figures.proceeds), strong: true },
    ...(figures.profit
      ? [{ label: lines.profit(), value: <Change amount={figures.profit} currency={currency} /> }]
      : []),
  ]
  return (
    <Breakdown
      facts={[
        { label: lines.amount(), value: money(figures.amount) },
        ...(action === 'open' ? opening : closing),
        { label: lines.after(), value: money(figures.buyingPowerAfter) },
      ]}
    />
  )
}
