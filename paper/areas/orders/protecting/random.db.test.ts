import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from '../../../ledger/audit.ts'
import { callAt } from '../../../testing/broker.ts'
import { longRuns } from '../../../testing/longRuns.ts'
import { auditMovements } from '../../records/audit.ts'
import { auditTrading } from '../audit.ts'
import { sweep } from '../matching/sweep.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { broken, seenIn } from './testing/broken.ts'
import { beginLife, type Brokers, bought, CODE, moment, nextTuesday } from './testing/life.ts'

let desk: Desk
let twin: Awaited<ReturnType<Desk['twin']>>
beforeAll(async () => {
  desk = await openDesk()
  twin = await desk.twin()
})
afterAll(async () => {
  await twin.stop()
  await desk.stop()
})

it(
  'closes no position twice and never more than is held, whatever market and customers do in two processes (property)',
  { retry: 0, timeout: longRuns(240_000, 3_600_000) },
  async () => {
    const { broker } = desk
    let calls = 0
    const brokers: Brokers = {
      call: (path, body, session) => callAt(calls++ % 2 === 0 ? desk.url : twin.url, path, body, session),
      control: desk.control,
      customer: desk.customer,
      sweep: async () => void (await Promise.all([sweep(broker), sweep(broker)])),
    }
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { minLength: 3, maxLength: 7 }), async (moments) => {
        const life = await beginLife(brokers, nextTuesday(await broker.clock.now()))
        for (const one of moments) {
          await life.act(one)
          await life.pass(one)
          await brokers.sweep()
          expect(await broken(broker, CODE)).toEqual([])
        }
        expect(await auditTrading(broker.db)).toEqual([])
        expect(await audit(broker.db)).toEqual([])
        expect(await auditMovements(broker.db)).toEqual([])
      }),
      { numRuns: longRuns(8, 120), endOnFailure: true, examples: [[[bought('3.20')]], [[bought('4.10')]]] },
    )
    // What the lives contained: a run without it proves nothing.
    const { gaps, parts, sides } = await seenIn(broker)
    expect([sides > 1, gaps > 0, parts > 0]).toEqual([true, true, true])
  },
)
