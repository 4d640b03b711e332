import type { DayNumber } from '../../domain/calendar/day.ts'
import type { MarketState } from '../../domain/calendar/marketState.ts'
import type { Instant } from '../../domain/calendar/zone.ts'
import { BAR, HALT_BARS } from './path/dayPath.ts'
import { type OwnOverrides, spanAt } from './override.ts'
import { barStart, isInterrupted, momentOf, type Timeline } from './path/timeline.ts'

/** Whether one instrument trades now: its hours, the exchange's interruptions and what a tester changed. */
export interface TradingState {
  readonly state: 'open' | 'break' | 'closed' | 'halted'
  readonly day: DayNumber
  /** When it changes next; `undefined` where that is not known. */
  readonly nextChange: Instant | undefined
  /** Opened by a tester outside its hours. */
  readonly isForced: boolean
}

const known = (until: number): Instant | undefined => (Number.isFinite(until) ? until : undefined)

export const tradingState = (
  hours: MarketState,
  timeline: Timeline,
  own: OwnOverrides | undefined,
  at: Instant,
): TradingState => {
  const { day } = hours
  const closed = own && spanAt(own.closed, at)
  if (closed) return { state: 'closed', day, nextChange: known(closed.until), isForced: false }
  const opened = own && spanAt(own.open, at)
  const isForced = opened !== undefined && hours.state !== 'open'
  if (hours.state !== 'open' && !isForced) return { state: hours.state, day, nextChange: hours.nextChange, isForced }

  const halt = own && spanAt(own.halts, at)
  if (halt) return { state: 'halted', day, nextChange: known(halt.until), isForced }
  if (isForced) return { state: 'open', day, nextChange: known(opened.until), isForced }
  const path = timeline.path(day)
  if (isInterrupted(path, momentOf(path, at).bar)) {
    return { state: 'halted', day, nextChange: barStart(path, path.haltAt + HALT_BARS - 1) + BAR, isForced }
  }
  return { state: 'open', day, nextChange: hours.nextChange, isForced }
}
