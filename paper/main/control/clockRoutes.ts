import type { CalendarCode } from '../../../domain/calendar/calendars.ts'
import { closeOf, openOf } from '../../../domain/calendar/sessions.ts'
import { nextTradingDay, tradingDayOf } from '../../../domain/calendar/tradingDays.ts'
import { lookAgainFrom } from '../../areas/dividends/snapshotEntitlements.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { isTestClock } from '../../platform/clock/clock.ts'
import { parseInstant } from '../../platform/clock/instant.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import { ControlRefusal } from '../../platform/control/refusal.ts'

const stateOf = (clock: Broker['clock'], now: Date) => ({ now: now.toISOString(), movable: isTestClock(clock) })

/** Moves the test clock; dividends are checked again from there. */
const moveTo = async (
  { clock, db }: Broker,
  change: { readonly to?: Date; readonly byMilliseconds?: number; readonly rate?: number },
) => {
  if (!isTestClock(clock)) return new ControlRefusal(409, 'start the broker with PAPER_CLOCK=test to move time')
  const now = await clock.move(change)
  await lookAgainFrom(db, now)
  return stateOf(clock, now)
}

/** The next event of a kind: a job that is due, or a market that opens or closes. */
const nextOf = async (
  { clock, db }: Broker,
  event: 'job' | 'opening' | 'closing',
  calendar: CalendarCode,
): Promise<Date | undefined> => {
  const now = await clock.now()
  if (event === 'job')
    return (await db.selectFrom('jobs').select('due').where('due', '>', now).orderBy('due').executeTakeFirst())?.due
  let day = tradingDayOf(calendar, now.getTime())
  for (let tries = 0; tries < 3; tries += 1) {
    const at = (event === 'opening' ? openOf : closeOf)(calendar, day)
    if (at !== undefined && at > now.getTime()) return new Date(at)
    day = nextTradingDay(calendar, day)
  }
  return undefined
}

/** Reads and moves the broker's time. */
export const clockControl = {
  'GET /clock': async (_, { clock }) => stateOf(clock, await clock.now()),
  'POST /clock': async ({ body }, broker) => {
    const { advanceMilliseconds = 0, rate } = body
    const to = body.to === undefined ? undefined : parseInstant(body.to)
    if (body.to !== undefined && to === undefined) return new ControlRefusal(400, 'to is not an ISO 8601 instant')
    return moveTo(broker, {
      byMilliseconds: advanceMilliseconds,
      ...(to && { to }),
      ...(rate !== undefined && { rate }),
    })
  },
  'POST /clock/next': async ({ body: { calendar = 'MY', event } }, broker) => {
    const to = await nextOf(broker, event, calendar)
    return to === undefined ? new ControlRefusal(409, 'there is no such event ahead') : moveTo(broker, { to })
  },
} satisfies Partial<ControlHandlers>
