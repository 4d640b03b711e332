import { formatPrice } from '../../../../../domain/money/format.ts'
import { fromDayNumber } from '../../../../../domain/calendar/day.ts'
import type { Instant } from '../../../../../domain/calendar/zone.ts'
import type { Decimal } from '../../../../../domain/money/decimal.ts'
import type { NewOrder } from '../../../../../ports/Orders.ts'
import { useWords } from '../../../../i18n/words.ts'
import { formatDay } from '../../../../kit/dates/formatDay.ts'
import { Breakdown } from '../../../../kit/figures/Figures.tsx'
import { weekdayTime } from '../../../../data/clock/format.ts'
import type { FormatContext } from '../findings/formatFinding.ts'

export interface OrderFactsProps {
  readonly order: NewOrder
  /** The expected fill price of a market order. */
  readonly estimatedPrice: Decimal | null
  readonly stopPrice: Decimal | null
  /** When a day trade opened by it is squared off; null where it opens none. */
  readonly squareOffAt: Instant | null
  readonly writing: FormatContext
}

/** What the sentence above does not say of the order that will be sent. */
export const OrderFacts = ({ order, estimatedPrice, stopPrice, squareOffAt, writing }: OrderFactsProps) => {
  const { orders, markets } = useWords()
  const words = orders.facts
  const price = (n: Decimal) => (
    <span className="num">{`${formatPrice(n, writing.tick)}\u00a0${writing.currency}`}</span>
  )
  const { goodUntil, timeInForce } = order
  const validity =
    timeInForce === 'day'
      ? words.today()
      : goodUntil === undefined
        ? markets.validities[timeInForce]()
        : `${markets.validities[timeInForce]()}: ${formatDay(fromDayNumber(goodUntil), writing.tag)}`
  return (
    <Breakdown
      facts={[
        { label: words.type(), value: markets.orderTypes[order.type]() },
        ...(!order.price && estimatedPrice ? [{ label: words.estimatedPrice(), value: price(estimatedPrice) }] : []),
        ...(order.action === 'open' && order.leverage > 1
          ? [{ label: words.leverage(), value: orders.times({ leverage: order.leverage }) }]
          : []),
        ...(stopPrice ? [{ label: words.stopPrice(), value: price(stopPrice) }] : []),
        ...(squareOffAt === null
          ? [{ label: words.validity(), value: validity }]
          : [
              { label: words.squareOff(), value: weekdayTime(squareOffAt, writing.tag, writing.zone) },
              { label: words.validity(), value: words.untilSquareOff() },
            ]),
      ]}
    />
  )
}
