import { multiply } from 'effect/BigDecimal'
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
import { priceStep, useListingName } from '../../markets/listing.ts'
import { eventTime } from '../../../data/clock/event.ts'
import { floatingAt } from '../../quotes/instrument/holdings.ts'
import { useModel } from '../../../data/app/app.ts'
import { RecordNumber } from '../../../app/receipts/RecordNumber.tsx'
import { POSITION_TONE } from '../../orders/list/orderTone.ts'
import { isOver, makePositionModel } from './position.model.ts'
import { Term } from '../../../app/terms/Term.tsx'
import { useCover } from '../../../kit/figures/covered.ts'

const some = (amount: Decimal, fact: Fact): ReadonlyArray<Fact> => (compare(amount, zero) > 0 ? [fact] : [])
const known = (value: unknown, fact: Fact): ReadonlyArray<Fact> => (value === null ? [] : [fact])

/** Everything about the position. Source: RULES.md, profit and loss. */
export const PositionFacts = ({ position }: { readonly position: PositionRecord }) => {
  const words = useWords()
  const fields = words.positions.fields
  const { tag } = useValue(locale)
  const name = useListingName(position)
  const cover = useCover()
  const quote = useValue(useModel(makePositionModel).quote)
  const now = quote?.price ?? position.price
  const { currency, zone, decimals, quantity, state, direction, leverage } = position

  const price = (n: Decimal | null) => <Figure>{n && `${formatPrice(n, priceStep(decimals))}\u00a0${currency}`}</Figure>
  const money = (n: Decimal | null) => <Money amount={n} currency={currency} />
  const time = (at: number | null) => (at === null ? price(null) : <span>{eventTime(at, tag, zone)}</span>)
  const floating = floatingAt([position], now)
  const held: ReadonlyArray<Fact> = [
    { label: fields.quantity(), value: <Figure>{cover(formatQuantity(quantity))}</Figure> },
    { label: fields.openedQuantity(), value: <Figure>{cover(formatQuantity(position.openedQuantity))}</Figure> },
    ...some(position.lent, { label: fields.lent(), value: <Figure>{cover(formatQuantity(position.lent))}</Figure> }),
    { label: fields.cost(), value: price(position.averageCost) },
    { label: fields.totalCost(), value: money(position.cost) },
    { label: fields.price(), value: price(now) },
    { label: fields.marketValue(), value: money(now && multiply(now, quantity)) },
    {
      label: fields.profit(),
      term: <Term of="floating" />,
      value: <Change amount={floating?.amount ?? null} currency={currency} />,
    },
  ]
  const margin: ReadonlyArray<Fact> = [
    { label: fields.margin(), term: <Term of="margin" />, value: money(position.margin) },
    ...(isOnMargin(position)
      ? [
          { label: fields.addedMargin(), value: money(position.addedMargin) },
          { label: fields.stopPrice(), term: <Term of="stopOut" />, value: price(position.stopPrice) },
        ]
      : []),
  ]
  const over = isOver(position)
  const { boughtAt, buyPrice, sellPrice, soldAt } = position
  const facts: ReadonlyArray<Fact> = [
    { label: fields.name(), value: name },
    { label: fields.code(), value: <Figure>{position.code}</Figure> },
    {
      label: fields.state(),
      value: <Badge tone={POSITION_TONE[state]}>{words.markets.positionStates[state]()}</Badge>,
    },
    ...(isOnMargin(position) ? [{ label: fields.direction(), value: words.markets.directions[direction]() }] : []),
    // Of a position that is over nothing is held: these would be zeros, and prices of no use.
    ...(over
      ? some(position.openedQuantity, {
          label: fields.openedQuantity(),
          value: <Figure>{cover(formatQuantity(position.openedQuantity))}</Figure>,
        })
      : held),
    {
      label: fields.realisedProfit(),
      term: <Term of="realised" />,
      value: <Change amount={position.realisedProfit} currency={currency} />,
    },
    { label: fields.fees(), value: money(position.fees) },
    { label: fields.leverage(), term: <Term of="leverage" />, value: words.positions.times({ leverage }) },
    ...(over ? [] : margin),
    ...some(position.writtenOff, { label: fields.writtenOff(), value: money(position.writtenOff) }),
    ...known(buyPrice, { label: fields.buyPrice(), value: price(buyPrice) }),
    ...known(boughtAt, { label: fields.buyTime(), value: time(boughtAt) }),
    ...known(sellPrice, { label: fields.sellPrice(), value: price(sellPrice) }),
    ...known(soldAt, { label: fields.sellTime(), value: time(soldAt) }),
    ...(over || position.squareOffAt === null
      ? []
      : [{ label: words.markets.dayTrade.squareOff(), value: time(position.squareOffAt) }]),
    { label: fields.orderNumber(), value: <RecordNumber id={position.orderId} /> },
  ]
  return (
    <Section title={words.positions.details()}>
      <Breakdown facts={facts} />
    </Section>
  )
}
