import type { CalendarCode } from './calendars.ts'
import type { DayNumber } from './day.ts'
import { closeOf, openOf, sessionsOf } from './sessions.ts'
import { nextTradingDay, tradingDayOf } from './tradingDays.ts'
import type { Instant } from './zone.ts'

export type SessionState = 'open' | 'break' | 'closed'

export interface MarketState {
  readonly state: SessionState
  /** The trading day whose figures count now: in session, or the last that has opened. */
  readonly day: DayNumber
  /** When `state` changes next: the close of this session, or the next open. `undefined` where it never does. */
  readonly nextChange: Instant | undefined
}

/** More adjoining days than any calendar with pauses has. */
const ALWAYS_OPEN_AFTER = 8

/** Round-the-clock markets open the next day as they close one: the change people care about is the real pause. */
const realClose = (code: CalendarCode, day: DayNumber, closes: Instant): Instant | undefined => {
  let [end, following] = [closes, nextTradingDay(code, day)]
  for (let ahead = 0; openOf(code, following) === end; ahead += 1) {
    if (ahead === ALWAYS_OPEN_AFTER) return undefined
    end = closeOf(code, following) ?? end
    following = nextTradingDay(code, following)
  }
  return end
}

/** Whether a market trades at an instant, by its hours alone. Source: RULES.md, trading hours. */
export const marketState = (code: CalendarCode, at: Instant): MarketState => {
  const day = tradingDayOf(code, at)
  for (const session of sessionsOf(code, day)) {
    if (at < session.opens) return { state: 'break', day, nextChange: session.opens }
    if (at < session.closes) return { state: 'open', day, nextChange: realClose(code, day, session.closes) }
  }
  return { state: 'closed', day, nextChange: openOf(code, nextTradingDay(code, day)) }
}
