import { Effect } from 'effect'
import { decimal } from '../../../../../domain/money/decimal.ts'
import type { Protection } from '../../../../../domain/orders/protection.ts'
import { plain } from '../../../../../domain/orders/testing/samples.ts'
import type { Failure } from '../../../../../ports/failure.ts'
import type { ProtectionRecord } from '../../../../../ports/Positions.protection.ts'
import type { PositionRecord } from '../../../../../ports/Positions.ts'
import { makeOrderFeatures } from '../../../../app/session/orderFeatures.model.ts'
import { makeServerModel } from '../../../../app/session/server.model.ts'
import { NOW } from '../../../../testing/now.ts'
import { pass } from '../../../../testing/time.ts'
import { desk } from '../../../orders/ticket/testing/desk.ts'
import { detail, position } from '../../../orders/ticket/testing/sample.ts'
import { makePositionModel } from '../../detail/position.model.ts'
import { makeProtectModel } from '../protect.model.ts'

export const record = (terms: Protection, more: Partial<ProtectionRecord> = {}): ProtectionRecord => ({
  state: 'active',
  terms,
  trailPrice: null,
  stopNow: null,
  side: null,
  triggerPrice: null,
  triggeredAt: null,
  updatedAt: NOW,
  ...more,
})

export const STOP = { stop: decimal('1.40') }
/** 500 bought at 1,50 for a fee of 8; the last price is 1,54. Each sale costs 8. */
export const held = (more: Partial<PositionRecord> = {}) => position(more)

/** The page of a position with the form open, unless the device has something `stored` that had no answer. */
export const start = async (
  record: PositionRecord = held(),
  answer: (protection: Protection) => Effect.Effect<PositionRecord, Failure> = () => Effect.succeed(record),
  found = detail(),
  stored: object | null = null,
) => {
  const calls: string[] = []
  let ids = 0
  const fake = desk(
    {},
    {
      clock: { now: () => NOW, newId: () => `id-${(ids += 1)}` },
      serverConfig: {
        settings: () =>
          Effect.succeed({
            title: null,
            logo: null,
            customerService: null,
            simulation: true,
            entries: new Map([['orderfeatures', 'protection amend']]),
          }),
      },
      instrumentDetail: {
        detail: () => Effect.succeed(found),
        depth: () => Effect.succeed(found),
        timeShare: () => Effect.never,
        candles: () => Effect.never,
      },
      orders: { fills: () => Effect.succeed({ list: [], next: null }) },
      positions: {
        detail: () => Effect.succeed(record),
        protect: (id, protection, requestId) =>
          Effect.suspend(() => {
            const { stop, stopLimit, takeProfit, trail } = protection
            const figures = [stop, stopLimit, takeProfit, trail?.distance].map((n) => (n ? plain(n) : '-'))
            calls.push([id, ...figures, trail?.unit ?? '-', requestId].join(' '))
            return answer(protection)
          }),
      },
    },
    new Map(stored ? [['intent.protect.7003', JSON.stringify(stored)]] : []),
  )
  await fake.app.model(makeServerModel).load()
  const page = fake.app.model(makePositionModel)
  const model = fake.app.model(makeProtectModel)
  const leavePage = page.open('7003')
  await pass()
  await pass()
  const stops = [leavePage, model.open('7003')]
  await pass()
  if (!stored) model.show()
  const outcomes = () => [model.atStop.value, model.atProfit.value].map((n) => n && plain(n))
  return {
    ...fake,
    page,
    model,
    calls,
    outcomes,
    offered: fake.app.model(makeOrderFeatures).offered,
    leave: () => stops.forEach((stop) => stop()),
  }
}
