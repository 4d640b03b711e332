import type { Instant } from '../../../domain/calendar/zone.ts'
import { inText } from '../../i18n/inText.ts'
import { countdown } from '../../data/clock/countdown.ts'

interface CountdownProps {
  readonly until: Instant
  /** The server's time; null before the first look. */
  readonly now: Instant | null
  /** Puts the rest into words. */
  readonly say: (rest: { readonly time: string }) => string
}

/** How long something still lasts, by the second. Not spoken each second: the time it ends stands beside it. */
export const Countdown = ({ until, now, say }: CountdownProps) =>
  now === null ? null : (
    <span role="timer" className="tabular-nums">
      {say({ time: inText(countdown(until - now)) })}
    </span>
  )
