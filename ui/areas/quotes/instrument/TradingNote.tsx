import type { Detail } from '../../../../ports/Quotes.ts'
import type { TranslationFunctions } from '../../../i18n/i18n-types.ts'
import { locale, useWords } from '../../../i18n/words.ts'
import { useValue } from '../../../kit/useValue.ts'
import { type Condition, conditionOf } from '../../markets/listing.ts'
import { useLatest } from '../../markets/useQuote.ts'
import { useModel } from '../../../data/app/app.ts'
import { weekdayTime } from '../../../data/clock/format.ts'
import { makeInstrumentModel } from './instrument.model.ts'

/** `time` is when the state changes next, null where that is not known. */
const said = (
  { markets, quotes: words }: TranslationFunctions,
  condition: Condition,
  time: string | null,
): string | null => {
  if (condition === 'noPrice') return words.untilPrice()
  if (condition === 'limitUp') return words.highestToday()
  if (condition === 'limitDown') return words.lowestToday()
  if (condition === 'halted') return time === null ? words.goesOnUnknown() : words.goesOn({ time })
  if (time === null) return null
  return condition === 'open' ? markets.closes({ time }) : markets.opens({ time })
}

/** When orders are accepted again, or until when, in the zone of the market; at a price limit, the limit. */
export const TradingNote = ({ detail }: { readonly detail: Detail }) => {
  const words = useWords()
  const { tag } = useValue(locale)
  const condition = conditionOf(useLatest(detail.quote))
  const changesAt = useValue(useModel(makeInstrumentModel).changesAt)
  return said(words, condition, changesAt === null ? null : weekdayTime(changesAt, tag, detail.rules.zone))
}
