import { formatPrice, formatQuantity } from '../../../../domain/money/format.ts'
import { compare, type Decimal, zero } from '../../../../domain/money/decimal.ts'
import { isOnMargin } from '../../../../domain/orders/order.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { Badge } from '../../../kit/figures/Badge.tsx'
import { Change } from '../../../kit/figures/Change.tsx'
import { Breakdown, type Fact, Figure } from '../../../kit/figures/Figures.tsx'
import { Money } from '../../../kit/figures/Money.tsx'
import { Section } from '../../../kit/lists/Section.tsx'
import { useValue } from '../../../kit/useValue.ts'
import { priceStep } from '../../markets/listing.ts'
import { eventTime } from '../../../data/clock/event.ts'
import { RecordNumber } from '../../../app/receipts/RecordNumber.tsx'
import { POSITION_TONE } from '../../orders/list/orderTone.ts'
import { isOver } from './position.model.ts'
import { Term } from '../../../app/terms/Term.tsx'
import { useCover } from '../../../kit/figures/covered.ts'

const some = (amount: Decimal, fact: Fact): ReadonlyArray<Fact> => (compare(amount, zero) > 0 ? [fact] : [])
const known = (value: unknown, fact: Fact): ReadonlyArray<Fact> => (value === null ? [] : [fact])

/** What the head leaves out, in groups: what the position brought and cost, its margin, its trades. Source: RULES.md, profit and loss. */
export const PositionFacts = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords()
  const fields = words.positions.fields
  const { tag } = useValue(locale)
  const cover = useCover()
  const { boughtAt, buyPrice, currency, decimals, direction, leverage, sellPrice, soldAt, squareOffAt, zone } = position

  const price = (n: Decimal | null) => <Figure>{n && `${formatPrice(n, priceStep(decimals))}\u00a0${currency}`}</Figure>
  const money = (n: Decimal | null) => <Money amount={n} currency={currency} />
  const quantity = (n: Decimal) => <Figure>{cover(formatQuantity(n))}</Figure>
  const time = (at: number | null) => (at === null ? price(null) : <span>{eventTime(at, tag, zone)}</span>)
  const over = isOver(position)
  const result: ReadonlyArray<Fact> = [
    {
      label: fields.realisedProfit(),
      term: <Term of="realised" />,
      value: <Change amount={position.realisedProfit} currency={currency} />,
    },
    { label: fields.fees(), value: money(position.fees) },
    ...some(position.writtenOff, { label: fields.writtenOff(), value: money(position.writtenOff) }),
  ]
  const margin: ReadonlyArray<Fact> = [
    { label: fields.leverage(), term: <Term of="leverage" />, value: words.positions.times({ leverage }) },
    // Of a position that is over nothing is held: these would be zeros, and a price of no use.
    ...(over
      ? []
      : [
          { label: fields.margin(), term: <Term of="margin" />, value: money(position.margin) },
          ...(isOnMargin(position)
            ? [
                { label: fields.addedMargin(), value: money(position.addedMargin) },
                { label: fields.stopPrice(), term: <Term of="stopOut" />, value: price(position.stopPrice) },
              ]
            : []),
          ...known(squareOffAt, { label: words.markets.dayTrade.squareOff(), value: time(squareOffAt) }),
        ]),
  ]
  const trades: ReadonlyArray<Fact> = [
    {
      label: fields.state(),
      value: <Badge tone={POSITION_TONE[position.state]}>{words.markets.positionStates[position.state]()}</Badge>,
    },
    ...(isOnMargin(position) ? [{ label: fields.direction(), value: words.markets.directions[direction]() }] : []),
    ...some(position.openedQuantity, { label: fields.openedQuantity(), value: quantity(position.openedQuantity) }),
    ...some(position.lent, { label: fields.lent(), value: quantity(position.lent) }),
    ...known(buyPrice, { label: fields.buyPrice(), value: price(buyPrice) }),
    ...known(boughtAt, { label: fields.buyTime(), value: time(boughtAt) }),
    ...known(sellPrice, { label: fields.sellPrice(), value: price(sellPrice) }),
    ...known(soldAt, { label: fields.sellTime(), value: time(soldAt) }),
    { label: fields.orderNumber(), value: <RecordNumber id={position.orderId} /> },
  ]
  return (
    <Section title={words.positions.details()}>
      <div>
        {[result, margin, trades].map((facts, nth) => (
          <div key={nth} className="border-line py-3 not-last:border-b last:pb-0">
            <Breakdown facts={facts} />
          </div>
        ))}
      </div>
    </Section>
  )
}
