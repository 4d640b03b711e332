import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decimal, formatDecimal } from '../../../../../domain/money/decimal.ts'
import type { Failure } from '../../../../../ports/failure.ts'
import type { NewOrder, OrderState, PlacedOrder } from '../../../../../ports/Orders.ts'
import { TRADED } from '../../../markets/testing/listing.ts'
import { makeFakeApp } from '../../../../testing/fakeApp.ts'
import { makeOrderIntents } from './orderIntents.ts'
import { NOW } from '../../../../testing/now.ts'

const ORDER: NewOrder = {
  code: 'MY0101',
  action: 'open',
  direction: 'long',
  type: 'limit',
  timeInForce: 'day',
  quantity: decimal('1000'),
  price: decimal('1.540'),
  leverage: 2,
}

const placed = (state: OrderState, filled = '0'): PlacedOrder => ({
  id: '5012',
  clientOrderId: 'id-1',
  ...TRADED,
  direction: 'long',
  action: 'open',
  type: 'limit',
  price: decimal('1.54'),
  quantity: decimal('1000'),
  filled: decimal(filled),
  averagePrice: null,
  amount: decimal('0'),
  leverage: 2,
  held: decimal('0'),
  fees: decimal('0'),
  state,
  reason: null,
  positionId: null,
  createdAt: 0,
  updatedAt: 0,
  expiresAt: 0,
  timeInForce: 'day',
  squareOffAt: null,
})

interface Server {
  place: Effect.Effect<PlacedOrder, Failure>
  byClientId: Effect.Effect<PlacedOrder | null, Failure>
  byId: Effect.Effect<PlacedOrder, Failure>
}

const start = (server: Server, kept = new Map<string, string>()) => {
  const calls: string[] = []
  let tellVisible: (visible: boolean) => void = () => undefined
  let ids = 0
  const said = <A>(call: string, answer: Effect.Effect<A, Failure>) =>
    Effect.suspend(() => {
      calls.push(call)
      return answer
    })
  const fake = makeFakeApp(
    {
      clock: { now: () => Date.now(), newId: () => `id-${(ids += 1)}` },
      credentials: { current: () => ({ token: 't', account: 'me' }) },
      platform: {
        watchVisible: (tell) => {
          tellVisible = tell
          return () => undefined
        },
      },
      orders: {
        place: (order, id) => said(`place ${order.code} ${formatDecimal(order.quantity)} ${id}`, server.place),
        byClientId: (id) => said(`find ${id}`, server.byClientId),
        byId: (id) => said(`order ${id}`, server.byId),
      },
    },
    kept,
  )
  return { ...fake, calls, orders: makeOrderIntents(fake.app), visible: (is: boolean) => tellVisible(is) }
}

const realTurn = setImmediate
const pass = async (millis: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(millis)
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => void realTurn(resolve))
    await vi.advanceTimersByTimeAsync(0)
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const server = (answers: Partial<Server> = {}): Server => ({
  place: Effect.succeed(placed('pending')),
  byClientId: Effect.succeed(null),
  byId: Effect.succeed(placed('pending')),
  ...answers,
})

describe('an order', () => {
  it('is sent, accepted, partly filled and filled, and then no longer polled', async () => {
    const at = server()
    const { orders, calls } = start(at)
    const intent = orders('MY0101')
    const stop = intent.follow()
    expect(intent.stage.value).toBe('idle')
    void intent.submit(ORDER)
    await pass(0)
    expect(intent.stage.value).toBe('accepted')
    at.byId = Effect.succeed(placed('partlyfilled', '400'))
    await pass(1_000)
    expect([intent.stage.value, intent.order.value && formatDecimal(intent.order.value.filled)]).toEqual([
      'partlyfilled',
      '400',
    ])
    at.byId = Effect.succeed(placed('filled', '1000'))
    await pass(1_000)
    expect(intent.stage.value).toBe('filled')
    const asked = calls.length
    await pass(60_000)
    expect(calls).toHaveLength(asked)
    stop()
  })

  it('is not polled while the page is hidden', async () => {
    const { orders, calls, visible } = start(server())
    const intent = orders('MY0101')
    const stop = intent.follow()
    void intent.submit(ORDER)
    await pass(0)
    visible(false)
    await pass(60_000)
    expect(calls.filter((call) => call.startsWith('order')).length).toBeLessThanOrEqual(1)
    const before = calls.length
    visible(true)
    await pass(0)
    expect(calls.length).toBe(before + 1)
    stop()
    await pass(60_000)
    expect(calls.length).toBe(before + 1)
  })

  it('survives a reload with its exact figures and is found by its id', async () => {
    const kept = new Map<string, string>()
    const before = start(server({ place: Effect.never }), kept)
    void before.orders('MY0101').submit(ORDER)
    await pass(0)
    expect(kept.get('intent.order.MY0101')).toContain('1.540')
    const after = start(server({ byClientId: Effect.succeed(placed('rejected')) }), kept)
    const intent = after.orders('MY0101')
    await pass(0)
    expect(after.calls).toEqual(['find id-1'])
    const state = intent.state.value
    expect(state.kind === 'done' && state.form).toEqual(ORDER)
    expect([intent.stage.value, kept.size]).toEqual(['rejected', 0])
  })

  it('has one intent per key, each of its own', async () => {
    const { orders, kept } = start(server({ place: Effect.never }))
    expect(orders('A')).toBe(orders('A'))
    void orders('A').submit(ORDER)
    void orders('close.7003').submit({ ...ORDER, action: 'close', positionId: '7003' })
    await pass(0)
    expect([...kept.keys()]).toEqual(['intent.order.A', 'intent.order.close.7003'])
  })
})
