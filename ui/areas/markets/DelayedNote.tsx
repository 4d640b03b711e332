import { locale, useWords } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { useModel } from '../../data/app/app.ts'
import { makeLiveQuotes } from './quotes.live.ts'
import { clockTime } from '../../data/clock/format.ts'

export interface DelayedNoteProps {
  /** IANA zone of the screen's market; omitted where there are several: then the device's zone. */
  readonly zone?: string
}

/** Shows since when prices are delayed, with the zone; renders nothing while they are fresh. */
export const DelayedNote = ({ zone }: DelayedNoteProps) => {
  const words = useWords()
  const { tag } = useValue(locale)
  const since = useValue(useModel(makeLiveQuotes).delayedSince)
  return (
    <div role="status">
      {since !== null && (
        <p className="bg-amber-soft px-4 py-1.5 text-center text-small text-amber">
          {words.markets.delayed({ time: clockTime(since, tag, zone) })}
        </p>
      )}
    </div>
  )
}
