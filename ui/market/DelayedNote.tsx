import { locale, useWords } from '../i18n/words.ts'
import { useValue } from '../kit/useValue.ts'
import { useModel } from '../shell/app.ts'
import { makeLiveQuotes } from './quotes.live.ts'
import { clockTime } from '../times/format.ts'

/** Says since when prices are delayed, in the time of the device; nothing while they are fresh. */
export const DelayedNote = () => {
  const words = useWords()
  const { tag } = useValue(locale)
  const since = useValue(useModel(makeLiveQuotes).delayedSince)
  return (
    <div role="status">
      {since !== null && (
        <p className="bg-amber-soft px-4 py-1.5 text-center text-small text-amber">
          {words.market.delayed({ time: clockTime(since, tag) })}
        </p>
      )}
    </div>
  )
}
