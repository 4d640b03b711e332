import { subtract } from 'effect/BigDecimal'
import { percentOf } from '../../../../../domain/money/decimal.ts'
import { formatPercent } from '../../../../../domain/money/format.ts'
import type { Detail } from '../../../../../ports/Quotes.ts'
import { useModel } from '../../../../data/app/app.ts'
import { inText, joinSentences } from '../../../../i18n/inText.ts'
import { useWords } from '../../../../i18n/words.ts'
import { Banner } from '../../../../kit/feedback/Banner.tsx'
import { usePart, useValue } from '../../../../kit/useValue.ts'
import { makeTicketModel } from '../ticket.model.ts'

/** The risk of the order and the earliest time of a sale, before it is sent. */
export default function RiskNote({ detail }: { readonly detail: Detail }) {
  const words = useWords().orders.risk
  const { entry, isDayTrade } = useModel(makeTicketModel)
  const { estimatedPrice: price, stopPrice } = useValue(entry.shown).figures
  const leverage = usePart(entry.draft, (draft) => draft.leverage)
  const long = usePart(entry.draft, (draft) => draft.direction) === 'long'
  const { rules } = detail
  const moved =
    price && stopPrice && price.value > 0n
      ? inText(formatPercent(percentOf(long ? subtract(price, stopPrice) : subtract(stopPrice, price), price)))
      : null
  const stop = moved && (long ? words.fall({ leverage, percent: moved }) : words.rise({ percent: moved }))
  const minutes = rules.saleWait > 0 ? words.wait({ minutes: rules.saleWait }) : null
  const wait = rules.sale === 'T+1' ? words.nextDay() : minutes
  const free = useValue(isDayTrade) ? words.anyTime() : wait
  return <Banner>{joinSentences([long ? null : words.short(), stop, long ? free : null])}</Banner>
}
