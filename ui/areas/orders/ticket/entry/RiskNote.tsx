import { subtract } from 'effect/BigDecimal'
import { formatPercent } from '../../../../../domain/money/format.ts'
import type { Decimal } from '../../../../../domain/money/decimal.ts'
import type { Direction } from '../../../../../domain/orders/order.ts'
import { percentOf } from '../../../../../domain/quotes/statistics.ts'
import type { TradingRules } from '../../../../../ports/InstrumentDetail.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Banner } from '../../../../kit/feedback/Banner.tsx'
import { inText } from '../../../../i18n/inText.ts'

export interface RiskNoteProps {
  readonly direction: Direction
  readonly leverage: number
  readonly price: Decimal | null
  readonly stopPrice: Decimal | null
  readonly rules: Pick<TradingRules, 'sale' | 'saleWait'>
  readonly isDayTrade: boolean
}

/** What can go wrong and from when one can get out again, before the order is sent. */
export const RiskNote = ({ direction, leverage, price, stopPrice, rules, isDayTrade }: RiskNoteProps) => {
  const words = useWords().orders.risk
  const long = direction === 'long'
  const moved =
    price && stopPrice && price.value > 0n
      ? inText(formatPercent(percentOf(long ? subtract(price, stopPrice) : subtract(stopPrice, price), price)))
      : null
  const stop = moved && (long ? words.fall({ leverage, percent: moved }) : words.rise({ percent: moved }))
  const wait = rules.sale === 'T+1' ? words.nextDay() : words.wait({ minutes: rules.saleWait })
  const free = isDayTrade ? words.anyTime() : wait
  return <Banner>{[long ? null : words.short(), stop, long ? free : null].filter(Boolean).join(' ')}</Banner>
}
