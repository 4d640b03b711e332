import { type CalendarCode, CALENDARS } from '../calendar/calendars.ts'
import type { DayNumber } from '../calendar/day.ts'
import { openOf } from '../calendar/sessions.ts'
import { addTradingDays } from '../calendar/tradingDays.ts'
import { type Instant, instantOf, localDay, localMinute } from '../calendar/zone.ts'
import type { OfferStage } from '../contract/enumerations.ts'

export type { OfferStage } from '../contract/enumerations.ts'

/** When an offer does what, from its first day to the shares in the account. */
export interface OfferTimetable {
  readonly opensAt: Instant
  /** From this instant on customers can neither subscribe nor cancel. */
  readonly closesAt: Instant
  readonly drawsAt: Instant
  /** When customers learn what they were allotted. */
  readonly announcedAt: Instant
  /** Until then who won pays, where nothing was held from the start. */
  readonly payBy: Instant
  /** When money that bought nothing is free again. */
  readonly refundsAt: Instant
  /** When the shares are delivered: a new share's first trade. */
  readonly listsAt: Instant
}

/** The stage of an offer at an instant. A stage includes the instant at which it begins. */
export const stageOf = (timetable: OfferTimetable, now: Instant): OfferStage => {
  if (now < timetable.opensAt) return 'upcoming'
  if (now < timetable.closesAt) return 'open'
  if (now < timetable.announcedAt) return 'drawing'
  return now < timetable.listsAt ? 'to-be-listed' : 'listed'
}

const DAY = 86_400_000

/** Days left to subscribe, a day that has begun counted as one; 0 once it is over. */
export const daysLeft = ({ closesAt }: OfferTimetable, now: Instant): number =>
  Math.max(0, Math.ceil((closesAt - now) / DAY))

/** A quarter past nine, in minutes after midnight. */
const RECORDED_UNTIL = 9 * 60 + 15

/**
 * The trading day in whose record a subscription appears: the day itself where it is submitted before 9:15 of a
 * trading day, else the next one. Source: RULES.md, subscriptions.
 */
export const recordDayOf = (calendar: CalendarCode, at: Instant): DayNumber => {
  const { zone } = CALENDARS[calendar]
  const today = localDay(zone, at)
  return addTradingDays(calendar, localMinute(zone, at) < RECORDED_UNTIL ? today : today + 1, 0)
}

const at = (calendar: CalendarCode, day: DayNumber, hour: number): Instant =>
  instantOf(CALENDARS[calendar].zone, day, hour * 60)

interface Window {
  readonly opens: DayNumber
  readonly closes: DayNumber
}

/** Trading days from one step to the next, and the local hours at which the steps happen. */
interface Pace {
  readonly draw: number
  readonly result: number
}

const PACES: Readonly<Record<'new-share' | 'placement', Pace>> = {
  'new-share': { draw: 1, result: 1 },
  placement: { draw: 0, result: 1 },
}

/** The timetable that follows from the days of subscribing; a day without trading moves on to the next with. */
export const timetableOf = (
  kind: keyof typeof PACES,
  calendar: CalendarCode,
  { closes, opens }: Window,
): OfferTimetable => {
  const pace = PACES[kind]
  const lastDay = addTradingDays(calendar, closes, 0)
  const drawDay = addTradingDays(calendar, lastDay, pace.draw)
  const resultDay = addTradingDays(calendar, drawDay, pace.result)
  const listDay = addTradingDays(calendar, resultDay, 3)
  return {
    opensAt: at(calendar, addTradingDays(calendar, opens, 0), 0),
    closesAt: at(calendar, lastDay, 15),
    drawsAt: at(calendar, drawDay, 18),
    announcedAt: at(calendar, resultDay, 9),
    payBy: at(calendar, addTradingDays(calendar, resultDay, 2), 16),
    refundsAt: at(calendar, addTradingDays(calendar, resultDay, 1), 10),
    listsAt: openOf(calendar, listDay) ?? at(calendar, listDay, 9),
  }
}
