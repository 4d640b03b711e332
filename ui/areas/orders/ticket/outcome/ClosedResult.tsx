import { abs, multiply } from 'effect/BigDecimal'
import { Effect, Exit } from 'effect'
import { useEffect, useState } from 'react'
import { compare, type Decimal, formatDecimal, percentOf, sumOf, zero } from '../../../../../domain/money/decimal.ts'
import { formatAmount, formatChange, formatReturn } from '../../../../../domain/money/format.ts'
import { Orders, type PlacedOrder } from '../../../../../ports/Orders.ts'
import { useApp } from '../../../../data/app/app.ts'
import { inText } from '../../../../i18n/inText.ts'
import { useWords } from '../../../../i18n/words.ts'
import { usePart } from '../../../../kit/useValue.ts'
import { quantityText, useListingName } from '../../../markets/listing.ts'
import type { Entry } from '../enter/entry.model.ts'

/** The most trades that the result of an order is added up from: one page of the contract. */
const MOST = 100

/** What an order that closes brought after all fees, over all its trades; null while it is not known. */
const useProfit = ({ filled, id }: PlacedOrder): Decimal | null => {
  const app = useApp()
  const version = `${id} ${formatDecimal(filled)}`
  const [known, setKnown] = useState<{ readonly version: string; readonly profit: Decimal } | null>(null)
  useEffect(() => {
    let isOver = false
    const ask = async (): Promise<void> => {
      const fills = Effect.flatMap(Orders, (orders) => orders.fills({ orderId: id, limit: MOST }))
      const found = await app.attempt(fills, { load: true })
      if (isOver || Exit.isFailure(found) || found.value.next !== null) return
      const profits = found.value.list.flatMap(({ profit }) => (profit === null ? [] : [profit]))
      if (profits.length > 0) setKnown({ version, profit: sumOf(profits) })
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [app, id, version])
  return known?.version === version ? known.profit : null
}

/** Ends the story of a position: what was sold or bought back, and what it brought in money and as a part of what it was opened for. */
export const ClosedResult = ({ entry, order }: { readonly entry: Entry; readonly order: PlacedOrder }) => {
  const all = useWords()
  const words = all.orders.closed
  const name = useListingName(order)
  const profit = useProfit(order)
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
  const result = percent ? words.withPercent({ amount, percent: inText(formatReturn(percent)) }) : amount
  return (
    <p className="text-field font-semibold text-balance">
      {order.direction === 'long' ? words.sold(what) : words.boughtBack(what)}{' '}
      {isLoss ? words.lost({ result }) : words.made({ result })}
    </p>
  )
}
