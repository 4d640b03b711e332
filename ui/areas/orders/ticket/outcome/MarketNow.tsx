import { formatPrice } from '../../../../../domain/money/format.ts'
import type { Decimal } from '../../../../../domain/money/decimal.ts'
import { sideOf } from '../../../../../domain/orders/order.ts'
import { bestFor, meetsNobody } from '../../../../../domain/orders/orderPrices.ts'
import type { PlacedOrder } from '../../../../../ports/Orders.ts'
import { inText } from '../../../../i18n/inText.ts'
import { useWords } from '../../../../i18n/words.ts'
import { usePart } from '../../../../kit/useValue.ts'
import { priceStep } from '../../../markets/listing.ts'
import type { Entry } from '../enter/entry.model.ts'

/** Where the market went after the order was accepted: for a waiting limit order its best opposite price beside the limit. */
export const MarketNow = ({ entry, order }: { readonly entry: Entry; readonly order: PlacedOrder }) => {
  const words = useWords().orders.result
  const prices = usePart(entry.ground, (ground) => ground?.standing.prices ?? null)
  if (!prices) return null
  const say = (n: Decimal) => inText(`${formatPrice(n, priceStep(order.decimals))}\u00a0${order.currency}`)
  const side = sideOf(order.action, order.direction)
  const waits = order.state === 'pending' || order.state === 'partlyfilled'
  const { price: limit } = order
  const now =
    waits && limit && !meetsNobody(side, prices)
      ? (side === 'buy' ? words.marketAsk : words.marketBid)({ price: say(bestFor(side, prices)), limit: say(limit) })
      : words.marketNow({ price: say(prices.last) })
  return <p className="text-small text-ink-2">{now}</p>
}
