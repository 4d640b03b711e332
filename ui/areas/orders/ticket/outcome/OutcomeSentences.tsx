import { abs, multiply } from 'effect/BigDecimal'
import { useEffect } from 'react'
import { compare, type Decimal, percentOf, zero } from '../../../../../domain/money/decimal.ts'
import { formatAmount, formatChange, formatPrice, formatReturn } from '../../../../../domain/money/format.ts'
import { sideOf } from '../../../../../domain/orders/order.ts'
import { bestFor, meetsNobody } from '../../../../../domain/orders/orderPrices.ts'
import type { PlacedOrder } from '../../../../../ports/Orders.ts'
import { useModel } from '../../../../data/app/app.ts'
import { inText, joinSentences } from '../../../../i18n/inText.ts'
import { useWords } from '../../../../i18n/words.ts'
import { usePart, useValue } from '../../../../kit/useValue.ts'
import { priceStep, quantityText, useListingName } from '../../../markets/listing.ts'
import type { Entry } from '../enter/entry.model.ts'
import { makeClosedResultModel } from './closedResult.model.ts'

/** Ends the story of a position: what was sold or bought back, and what it brought in money and as a part of what it was opened for. */
export const ClosedResult = ({ entry, order }: { readonly entry: Entry; readonly order: PlacedOrder }) => {
  const all = useWords()
  const words = all.orders.closed
  const name = useListingName(order)
  const result = useModel(makeClosedResultModel)
  const profit = useValue(result.profit)
  useEffect(() => void result.tell(order), [result, order])
  useEffect(() => result.leave, [result])
  const opened = usePart(entry.ground, (ground) => {
    const position = ground?.standing.position
    return position?.id === order.positionId
      ? order.direction === 'long'
        ? position.buyPrice
        : position.sellPrice
      : null
  })
  if (profit === null) return null
  const what = { quantity: quantityText(all, order.market, order.filled), name }
  const isLoss = compare(profit, zero) < 0
  const percent = opened && percentOf(profit, multiply(opened, order.filled))
  const amount = inText(`${isLoss ? formatAmount(abs(profit)) : formatChange(profit)}\u00a0${order.currency}`)
  const brought = percent ? words.withPercent({ amount, percent: inText(formatReturn(percent)) }) : amount
  return (
    <p className="text-field font-semibold text-balance">
      {joinSentences([
        order.direction === 'long' ? words.sold(what) : words.boughtBack(what),
        isLoss ? words.lost({ result: brought }) : words.made({ result: brought }),
      ])}
    </p>
  )
}

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
