import type { Instant } from '../../../domain/calendar/zone.ts'
import { locale, useWords } from '../../i18n/words.ts'
import { useValue } from '../../kit/useValue.ts'
import { countdown } from '../../data/clock/countdown.ts'
import { weekdayTime } from '../../data/clock/format.ts'

interface SquareOffProps {
  readonly at: Instant
  /** IANA zone of its market. */
  readonly zone: string
  /** The server's time; null before it is first read. */
  readonly now: Instant | null
}

/** The square-off time of a market, with a countdown. Not announced each second: the time is shown beside it. */
export const SquareOff = ({ at, zone, now, isOpen }: SquareOffProps & { readonly isOpen: boolean }) => {
  const words = useWords()
  const { tag } = useValue(locale)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-3">
      <div>
        <p className="text-small text-ink-2">
          {isOpen ? words.markets.dayTrade.untilSquareOff() : words.daytrade.nextSquareOff()}
        </p>
        {isOpen && now !== null && (
          <p role="timer" className="num w-fit text-title">
            {countdown(at - now)}
          </p>
        )}
      </div>
      <p className="ms-auto text-small">{weekdayTime(at, tag, zone)}</p>
    </div>
  )
}

/** The same for one trade, in one line. After its time it waits until its market trades. */
export const SquareOffLine = ({ at, zone, now }: SquareOffProps) => {
  const words = useWords().markets.dayTrade
  const { tag } = useValue(locale)
  if (now === null) return null
  const time = weekdayTime(at, tag, zone)
  if (at <= now) return <span className="text-amber">{words.squaringOff()}</span>
  return (
    <span className="flex flex-wrap gap-x-1.5">
      <span>{words.squareOffAt({ time })}</span>
      <span aria-hidden>·</span>
      <span role="timer" className="num">
        {countdown(at - now)}
      </span>
    </span>
  )
}
