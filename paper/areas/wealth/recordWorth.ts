import { formatDecimal } from '../../../domain/money/decimal.ts'
import type { Broker, Customer } from '../../platform/broker/call.ts'
import { DAY, MINUTE } from '../../platform/clock/instant.ts'
import { startLeased } from '../../platform/jobs/leased.ts'
import { readValuation, storedOf } from './performance/valuation.ts'

/** Customers of one statement. */
const AT_ONCE = 100

/** The beginning of an instant's day in UTC. */
export const dayOf = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY) * DAY)

/** Records what a customer has now, once a day: a second time on the same day changes nothing. */
export const recordWorth = async (broker: Broker, customer: Customer, now: Date): Promise<void> => {
  const valuation = await readValuation({ broker, customer, now })
  const [total, details] = [formatDecimal(valuation.total), JSON.stringify(storedOf(valuation))]
  await broker.db
    .insertInto('worths')
    .values({ customer_id: customer.id, day: dayOf(now), at: now, total, details })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The next customers, by id, whose worth of a day is not recorded. An account opened on the day itself begins the next day. */
const missing = (broker: Broker, day: Date, after: string | undefined) =>
  broker.db
    .selectFrom('customers')
    .select(['id', 'number', 'phone', 'frozen_at'])
    .where('created_at', '<', day)
    .where((condition) =>
      condition.not(
        condition.exists(
          condition
            .selectFrom('worths')
            .select('day')
            .whereRef('worths.customer_id', '=', 'customers.id')
            .where('day', '=', day),
        ),
      ),
    )
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()

/** Records the day for every customer who lacks it. Returns how many there were. One that fails does not stop the others. */
export const recordWorths = async (broker: Broker, now: Date): Promise<number> => {
  const day = dayOf(now)
  let recorded = 0
  let last: string | undefined
  for (let rows = await missing(broker, day, last); rows.length > 0; rows = await missing(broker, day, last))
    for (const { frozen_at, id, number, phone } of rows) {
      last = id
      try {
        await recordWorth(broker, { id, number, phone, frozen: frozen_at !== null }, now)
        recorded += 1
      } catch (cause) {
        broker.log.warn({ err: cause }, 'the worth of a customer could not be recorded; it is tried again')
      }
    }
  return recorded
}

/** Records every day as long as the broker runs; one of several processes on a database does so. */
export const startRecording = (broker: Broker): (() => Promise<void>) =>
  startLeased(broker, {
    name: 'worths',
    pause: 10 * MINUTE,
    work: async () => recordWorths(broker, await broker.clock.now()),
    trouble: 'the worth of customers could not be recorded; it is tried again',
  })
