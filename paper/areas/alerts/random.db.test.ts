import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isMet } from '../../../domain/alerts/alert.ts'
import { ALERT_KINDS } from '../../../domain/contract/enumerations.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { longRuns } from '../../testing/longRuns.ts'
import { type Desk, openDesk } from '../orders/testing/desk.ts'
import { checkAlerts } from './checkAlerts.ts'

/** Two shares and a digital currency, which trade at this hour. */
const CODES = ['96038', '96045', 'AURNUSDT'] as const

let desk: Desk
let customerId: string
beforeAll(async () => {
  desk = await openDesk()
  const { account } = await desk.customer()
  const row = await desk.broker.db.selectFrom('customers').select('id').where('phone', '=', account).executeTakeFirst()
  customerId = row?.id ?? ''
})
afterAll(() => desk.stop())

/** The broker, whose market fails after some quotes: the check ends in the middle, as when its process dies. */
const dyingAfter = (quotes: number): Broker => {
  let left = quotes
  const quote: Broker['market']['quote'] = (...asked) => {
    if ((left -= 1) < 0) throw new Error('killed')
    return desk.broker.market.quote(...asked)
  }
  return { ...desk.broker, market: { ...desk.broker.market, quote } }
}

const alert = fc.record({
  code: fc.constantFrom(...CODES),
  kind: fc.constantFrom(...ALERT_KINDS),
  /** Hundredths of a per cent away from the price, or from no change of the day. */
  away: fc.integer({ min: 1, max: 60 }),
})
const turn = fc.record({
  seconds: fc.integer({ min: 1, max: 300 }),
  processes: fc.integer({ min: 1, max: 3 }),
  diesAfter: fc.option(fc.nat(400), { nil: undefined }),
  price: fc.option(fc.record({ code: fc.constantFrom(...CODES), percent: fc.integer({ min: -3, max: 3 }) }), {
    nil: undefined,
  }),
})

const priceOf = async (code: string) => {
  const { clock, db, market } = desk.broker
  const at = Math.floor((await clock.now()).getTime() / SECOND) * SECOND + SECOND - 1
  const quote = market.quote(code, at, await overridesFor(db))
  if (quote === undefined) throw new Error(`${code} has no price`)
  return quote
}

const set = async ({ away, code, kind }: { code: string; kind: (typeof ALERT_KINDS)[number]; away: number }) => {
  const { previousClose, price } = await priceOf(code)
  const change = (Number(formatDecimal(price)) / Number(formatDecimal(previousClose)) - 1) * 100
  const sign = kind === 'above' || kind === 'rise' ? 1 : -1
  const value =
    kind === 'above' || kind === 'below'
      ? Number(formatDecimal(price)) * (1 + (sign * away) / 10_000)
      : sign * change + away / 100
  if (value <= 0) return undefined
  const created_at = await desk.broker.clock.now()
  const row = { id: randomUUID(), customer_id: customerId, code, kind, value: value.toFixed(4), created_at }
  await desk.broker.db.insertInto('alerts').values(row).execute()
  return row
}

it('is met exactly once, by the first quote that reaches it, whatever processes check and die', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(alert, { minLength: 1, maxLength: 12 }),
      fc.array(turn, { minLength: 1, maxLength: 5 }),
      async (wishes, turns) => {
        const { broker } = desk
        await broker.db.deleteFrom('alerts').execute()
        await broker.db.deleteFrom('messages').execute()
        await desk.control('/clock', { advanceMilliseconds: 30 * SECOND })
        await Promise.allSettled([checkAlerts(broker)])
        const alerts = []
        for (const wish of wishes) alerts.push(await set(wish))
        const from = (await broker.clock.now()).getTime()
        for (const { diesAfter, price, processes, seconds } of turns) {
          if (price) {
            const now = (await priceOf(price.code)).price
            const to = Number(formatDecimal(now)) * (1 + price.percent / 100)
            await desk.setPrice(
              price.code,
              price.code === 'AURNUSDT' ? to.toFixed(0) : (Math.round(to * 100) / 100).toFixed(2),
            )
          }
          await desk.control('/clock', { advanceMilliseconds: seconds * SECOND })
          const dying = diesAfter === undefined ? [] : [checkAlerts(dyingAfter(diesAfter))]
          await Promise.allSettled([...dying, ...Array.from({ length: processes }, () => checkAlerts(broker))])
        }
        await checkAlerts(broker)
        const to = Math.floor((await broker.clock.now()).getTime() / SECOND) * SECOND - SECOND
        const overrides = await overridesFor(broker.db)
        const found = new Map((await broker.db.selectFrom('alerts').selectAll().execute()).map((row) => [row.id, row]))
        let met = 0
        for (const one of alerts) {
          if (one === undefined) continue
          let first: number | undefined
          for (let at = Math.floor(from / SECOND) * SECOND; at <= to && first === undefined; at += SECOND) {
            const end = at + SECOND - 1
            const quote = broker.market.quote(one.code, end, overrides)
            const isOpen = broker.market.state(one.code, end, overrides)?.state === 'open'
            const terms = { kind: one.kind, value: decimal(one.value) }
            if (quote && isOpen && isMet(terms, { last: quote.price, previousClose: quote.previousClose })) first = at
          }
          expect(found.get(one.id)?.met_at?.getTime()).toBe(first)
          if (first !== undefined) met += 1
        }
        const { rows } = await sql<{ n: string }>`
          select count(*) as n from messages where customer_id = ${customerId} and kind like 'alert-%'`.execute(
          broker.db,
        )
        expect(Number(rows[0]?.n)).toBe(met)
      },
    ),
    { numRuns: longRuns(8, 300) },
  )
})
