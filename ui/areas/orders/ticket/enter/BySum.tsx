import { useEffect, useState } from 'react'
import { isSuccess } from 'effect/Result'
import { compare, type Decimal, zero } from '../../../../../domain/money/decimal.ts'
import { formatAmount } from '../../../../../domain/money/format.ts'
import { MINOR_UNITS } from '../../../../../domain/money/money.ts'
import { parseFigure } from '../../../../../domain/money/parse.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { inText } from '../../../../i18n/inText.ts'
import { useWords } from '../../../../i18n/words.ts'
import { AmountField } from '../../../../kit/fields/AmountField.tsx'
import { usePart } from '../../../../kit/useValue.ts'
import { quantityText } from '../../../markets/listing.ts'
import type { Entry } from './entry.model.ts'

interface BySumProps {
  readonly entry: Entry
  readonly detail: Detail
}

/** The sum that the customer wants to spend: it gives the quantity in whole lots, and says what stays. Source: RULES.md, orders. */
export default function BySum({ detail, entry }: BySumProps) {
  const all = useWords()
  const words = all.orders.bySum
  const { currency, market } = detail
  const [text, setText] = useState('')
  const read = parseFigure(text, { decimals: MINOR_UNITS[currency] })
  const sum = isSuccess(read) && compare(read.success, zero) > 0 ? read.success : null
  const terms = usePart(
    entry.draft,
    ({ direction, leverage, price, type }) => `${direction} ${leverage} ${price} ${type}`,
  )
  // A market order's price moves by itself.
  const prices = usePart(entry.ground, (ground) => ground?.standing.prices ?? null)
  const bought = sum && entry.forSum(sum)
  const isEnough = bought !== null && compare(bought.quantity, zero) > 0
  useEffect(() => {
    const now = sum && entry.forSum(sum)
    if (now) entry.takeQuantity(now.quantity)
    // The figure as typed stands for the sum, which is another object each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entry, text, terms, prices])
  const money = (n: Decimal) => inText(`${formatAmount(n)}\u00a0${currency}`)
  return (
    <AmountField
      label={words.label()}
      value={text}
      onChange={setText}
      currency={currency}
      error={bought && !isEnough ? words.tooLittle() : undefined}
      hint={
        bought && isEnough ? (
          <span role="status">
            {words.buys({
              quantity: quantityText(all, market, bought.quantity),
              spent: money(bought.spent),
              rest: money(bought.rest),
            })}
          </span>
        ) : undefined
      }
    />
  )
}
