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
} satisfies Partial<ControlHandlers>
