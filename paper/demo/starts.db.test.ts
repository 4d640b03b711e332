import { expect, it } from 'vitest'
import { compare, zero } from '../../domain/money/decimal.ts'
import type { Broker } from '../platform/broker/call.ts'
import { auditDividends } from '../areas/dividends/audit.ts'
import { audit } from '../ledger/audit.ts'
import { auditLending } from '../areas/lending/audit.ts'
import { findListing } from '../market/listing/listings.ts'
import { makePaperMarket } from '../market/paperMarket.ts'
import { auditMovements } from '../areas/records/audit.ts'
import { createTestDatabase } from '../testing/database.ts'
import { longRuns } from '../testing/longRuns.ts'
import { auditTrading } from '../areas/orders/audit.ts'
import { prune } from '../main/retention/prune.ts'
import { jobHandlers } from '../main/jobs.ts'
import { DEMO, prepareDemo } from './prepare.ts'

const STARTS = [
  ['a Sunday afternoon', '2026-01-18T15:00:00Z'],
  ['a Monday before any market opens', '2026-11-22T21:40:00Z'],
  ['Christmas', '2026-12-25T12:00:00Z'],
  ['a session in Kuala Lumpur', '2026-06-10T02:30:00Z'],
  ['New Year', '2026-01-01T03:00:00Z'],
  ['a Friday night in New York', '2026-06-13T00:20:00Z'],
  ['a leap day', '2028-02-29T06:06:06Z'],
  ['the night clocks change in Europe', '2027-03-28T00:59:30Z'],
] as const
const SEEDS = ['paper', 'another', 'third']

/** The whole run tries two of them, each with another seed; the nightly run tries all. */
const LIVES = STARTS.flatMap(([name, start], index) =>
  SEEDS.map((seed, place) => ({ name, start, seed, order: (place + index) % SEEDS.length, index })),
)
  .toSorted((a, b) => a.order - b.order || a.index - b.index)
  .slice(0, longRuns(2, STARTS.length * SEEDS.length))

/** A broker with only the parts that the demo needs, and the messages of its log. */
const brokerOf = (db: Broker['db'], seed: string, start: string) => {
  const told: Array<unknown> = []
  const tell = (fields: object) => {
    told.push(fields)
  }
  const broker: Broker = {
    db,
    clock: { now: () => Promise.resolve(new Date(start)) },
    log: { info: tell, warn: tell, error: tell },
    market: makePaperMarket(seed),
    hashCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    supportUrl: '',
    passkeys: { domain: 'localhost', origins: [] },
    reviewAfter: undefined,
  }
  return { broker, told }
}

it.each(LIVES)(
  'has its whole history when the first start is $name ($start) with the seed $seed',
  async ({ seed, start }) => {
    const { db, drop } = await createTestDatabase()
    try {
      const { broker, told } = brokerOf(db, seed, start)
      await prepareDemo(broker, { jobHandlers, prune })
      expect(told).toEqual([])
      const { id } = await db
        .selectFrom('customers')
        .select('id')
        .where('phone', '=', DEMO.account)
        .executeTakeFirstOrThrow()

      const positions = await db.selectFrom('positions').selectAll().where('customer_id', '=', id).execute()
      const held = positions.filter(({ state }) => state === 'holding')
      expect(held.length).toBeGreaterThanOrEqual(12)
      const markets = new Set(held.map(({ code }) => findListing(code)?.instrument.market))
      expect(markets.size).toBeGreaterThanOrEqual(8)

      const closes = await db.selectFrom('realised_profits').selectAll().where('customer_id', '=', id).execute()
      expect(new Set(closes.map(({ profit }) => compare(profit, zero)))).toEqual(new Set([1, -1]))

      const offers = await db.selectFrom('offer_subscriptions').selectAll().where('customer_id', '=', id).execute()
      const results = offers.map(
        ({ kind, settled, state }) => `${kind} ${state} ${compare(settled, zero) > 0 ? 'delivered' : ''}`,
      )
      expect(results.toSorted((a, b) => a.localeCompare(b))).toEqual([
        'new-share not-won ',
        'new-share waiting ',
        'new-share won delivered',
        'placement paid delivered',
      ])

      const copies = await db.selectFrom('product_orders').selectAll().where('customer_id', '=', id).execute()
      expect(new Set(copies.map(({ status }) => status))).toEqual(new Set([0, 1]))
      for (const { amount, paid_out } of copies) if (paid_out && amount) expect(compare(paid_out, amount)).toBe(-1)

      const dividends = await db
        .selectFrom('dividend_payments')
        .select('paid_at')
        .where('customer_id', '=', id)
        .execute()
      expect(dividends.filter(({ paid_at }) => paid_at !== null).length).toBeGreaterThan(1)
      const owed = await db.selectFrom('credit_loans').select('id').where('ended_at', 'is', null).execute()
      expect(owed).toEqual([])

      const late = await db
        .selectFrom('jobs')
        .select('kind')
        .where((eb) => eb.or([eb('due', '<=', new Date(start)), eb('failures', '>', 0)]))
        .execute()
      expect(late).toEqual([])
      const proofs = await Promise.all([
        audit(db),
        auditMovements(db),
        auditTrading(db),
        auditDividends(db),
        auditLending(db),
      ])
      expect(proofs.flat()).toEqual([])
    } finally {
      await drop()
    }
  },
)
