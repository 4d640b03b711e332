import { Effect } from 'effect'
import { decimal } from '../../../../../domain/money/decimal.ts'
import { plain } from '../../../../../domain/orders/testing/samples.ts'
import type { Failure } from '../../../../../ports/failure.ts'
import type { PositionRecord } from '../../../../../ports/Positions.ts'
import { NOW } from '../../../../testing/now.ts'
import { pass } from '../../../../testing/time.ts'
import { type Broker, desk } from '../../../orders/ticket/testing/desk.ts'
import { position } from '../../../orders/ticket/testing/sample.ts'
import { makeCloseModel } from '../../trade/close.model.ts'
import { makeTopUpModel } from '../../trade/topUp.model.ts'
import { makePositionModel } from '../position.model.ts'

interface World {
  position: () => Effect.Effect<PositionRecord, Failure>
  addMargin: () => Effect.Effect<PositionRecord, Failure>
}

/** The page of a position with what can be done there. */
export const start = async (world: Partial<World> = {}, broker: Partial<Broker> = {}) => {
  let clock = NOW
  let ids = 0
  const asked: string[] = []
  const added: string[] = []
  const known: World = {
    position: () => Effect.succeed(position()),
    addMargin: () => Effect.succeed(position({ addedMargin: decimal('200') })),
    ...world,
  }
  const base = desk(broker)
  const fake = desk(
    { ...base.broker },
    {
      clock: { now: () => clock, newId: () => `id-${(ids += 1)}` },
      instrumentDetail: {
        detail: () => base.broker.detail(),
        depth: () => base.broker.detail(),
        timeShare: () => Effect.never,
        candles: () => Effect.never,
      },
      orders: {
        fills: () => Effect.succeed({ list: [], next: null }),
        preview: () => base.broker.preview({} as never),
        place: (order, id) =>
          Effect.suspend(() => {
            asked.push(`${order.action} ${order.positionId} ${order.type} ${plain(order.quantity)} ${id}`)
            return base.broker.place(order, id)
          }),
        byClientId: (id) => base.broker.byClientId(id),
        byId: (id) => base.broker.byId(id),
      },
      positions: {
        detail: () => Effect.suspend(known.position),
        addMargin: (id, amount, requestId) =>
          Effect.suspend(() => {
            added.push(`${id} ${plain(amount)} ${requestId}`)
            return known.addMargin()
          }),
      },
    },
  )
  const model = fake.app.model(makePositionModel)
  const closing = fake.app.model(makeCloseModel)
  const adding = fake.app.model(makeTopUpModel)
  const stops = [model.open('7003'), closing.open('7003'), adding.open('7003')]
  await pass()
  await pass()
  return {
    ...fake,
    model,
    closing,
    adding,
    asked,
    added,
    leave: () => stops.forEach((stop) => stop()),
    tick: async (millis: number) => {
      clock += millis
      await pass(millis)
    },
  }
}
