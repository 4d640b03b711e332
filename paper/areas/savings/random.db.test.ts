import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { subtract, sum } from 'effect/BigDecimal'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compare, decimal, formatDecimal, sumOf, zero } from '../../../domain/money/decimal.ts'
import { auditEverything } from '../../main/audit.ts'
import { MINUTE, SECOND } from '../../platform/clock/instant.ts'
import type { Session } from '../../testing/broker.ts'
import { longRuns } from '../../testing/longRuns.ts'
import { type Desk, nextWeek, openDesk } from '../orders/testing/desk.ts'

const CODE = '96038'
const BEGINNING = '1500.00'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.stop())

/** Nothing is bought, then something, then there is too little money for it. */
const THIN_MONEY = [
  { act: 'change', money: 60, cents: 400 },
  { act: 'change', money: 900, cents: 400 },
  { act: 'halt', money: 900, cents: 400 },
  { act: 'nothing', money: 900, cents: 400 },
  { act: 'nothing', money: 900, cents: 400 },
] as const

/** What happens before a purchase, and the price at which the market then opens. */
const week = fc.record({
  act: fc.constantFrom('nothing', 'pause', 'change', 'halt', 'top up'),
  money: fc.integer({ min: 50, max: 900 }),
  cents: fc.integer({ min: 350, max: 450 }),
})

it(
  'keeps the books in balance and spends no more than its sums, whatever pauses, holidays, halts and shortfalls come (property)',
  { retry: 0, timeout: longRuns(240_000, 3_600_000) },
  async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(week, { minLength: 4, maxLength: 6 }), async (weeks) => {
        await nextWeek(desk, CODE)
        const { account } = await desk.customer({ MYR: BEGINNING })
        const again = async (): Promise<Session> =>
          (await desk.call('/user/login', { account, password: 'test1234' })).data
        let who = await again()
        const terms = { rhythm: 'weekly', day: '3', reminder: '1' } as const
        const first = { ...terms, code: CODE, money: '500', requestid: randomUUID() }
        const { id } = (await desk.call('/plan/add', first, who)).data
        const turn = async (state: 'paused' | 'active') =>
          expect((await desk.call('/plan/state', { id, state, requestid: randomUUID() }, who)).status).toBe(1)
        let credited = decimal(BEGINNING)
        for (const { act, cents, money } of weeks) {
          if (act === 'change') {
            const changed = { ...terms, id, money: String(money), requestid: randomUUID() }
            expect((await desk.call('/plan/change', changed, who)).status).toBe(1)
          }
          if (act === 'top up') {
            credited = sum(credited, decimal(String(money)))
            await desk.control('/credit', { account, currency: 'MYR', amount: String(money) })
          }
          if (act === 'pause') await turn('paused')
          const { data } = await desk.call('/plan/info', { id }, who)
          const opens = act === 'pause' ? (await desk.broker.clock.now()).getTime() : Number(data.plan.nexttime)
          if (act === 'halt') await desk.control('/market/halt', { code: CODE })
          await desk.at(new Date(opens - SECOND).toISOString())
          await desk.setPrice(CODE, `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)
          // A jump of the price interrupts trading for some minutes: the plan then buys later that day.
          for (const step of [SECOND, act === 'halt' ? 9 * 60 * MINUTE : 12 * MINUTE]) {
            await desk.control('/clock', { advanceMilliseconds: step })
            await desk.control('/jobs/run', {})
            await desk.forward(SECOND)
            await desk.control('/clock', { advanceMilliseconds: 4 * SECOND })
            await desk.control('/jobs/run', {})
          }
          if (act === 'halt') await desk.control('/market/resume', { code: CODE })
          who = await again()
          if (act === 'pause') await turn('active')
        }
        const { list, plan } = (await desk.call('/plan/info', { id, limit: '100' }, who)).data
        for (const { state } of list) seen.add(state)
        const granted = sumOf(list.flatMap(({ money, state }) => (state === 'skipped' ? [] : [decimal(String(money))])))
        const spent = sumOf(list.flatMap(({ amount, fees }) => [decimal(String(amount)), decimal(String(fees))]))
        expect(compare(spent, granted)).toBeLessThanOrEqual(0)
        expect(formatDecimal(subtract(granted, spent))).toBe(String(plan.rest))
        for (const one of list) expect(compare(decimal(String(one.restafter)), zero)).toBeGreaterThanOrEqual(0)
        const paid = (await desk.call('/dividend/paid', { limit: '100' }, who)).data.list
        const dividends = sumOf(paid.map(({ net }) => decimal(String(net))))
        const { available, held } = await desk.money(who, 'MYR')
        expect([available, held]).toEqual([formatDecimal(sum(subtract(credited, spent), dividends)), '0.00'])
        expect(await auditEverything(desk.broker.db)).toEqual([])
      }),
      { numRuns: longRuns(2, 60), endOnFailure: true, examples: [[[...THIN_MONEY]]] },
    )
    // What the lives contained: a run without it proves nothing.
    expect([...seen].toSorted()).toEqual(['bought', 'carried', 'skipped'])
  },
)
