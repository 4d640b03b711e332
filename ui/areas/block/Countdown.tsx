import type { Instant } from '../../../domain/calendar/zone.ts'
import { inText } from '../../i18n/inText.ts'
import { countdown } from '../../data/clock/countdown.ts'

interface CountdownProps {
  readonly until: Instant
  /** The server's time; null before it is first read. */
  readonly now: Instant | null
  /** Formats the remaining time. */
  readonly say: (rest: { readonly time: string }) => string
}

/** A countdown by the second. Not announced each second: the end time is shown beside it. */
export const Countdown = ({ until, now, say }: CountdownProps) =>
  now === null ? null : (
    <span role="timer" className="tabular-nums">
      {say({ time: inText(countdown(until - now)) })}
    </span>
  )
