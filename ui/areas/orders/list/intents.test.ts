import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { decimal, formatDecimal } from '../../../../domain/money/decimal.ts'
import { Timeout } from '../../../../ports/failure.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { placed } from '../ticket/testing/sample.ts'
import { makeCancelIntents, makeMarginIntents } from './intents.ts'
import { NOW } from '../../../testing/now.ts'

/** A broker that cancels orders and never answers calls about margin; `calls` records the calls. */
const start = () => {
  const calls: string[] = []
  const { app } = makeFakeApp({
    clock: { now: () => Date.now(), newId: () => 'id-1' },
    credentials: { current: () => ({ token: 't', account: 'me' }) },
    platform: { watchOnline: () => () => undefined, watchVisible: () => () => undefined },
    orders: {
      cancel: (orderId, id) =>
        Effect.sync(() => {
          calls.push(`cancel ${orderId} ${id}`)
          return placed('cancelled')
        }),
    },
    positions: {
      addMargin: (positionId, amount, id) =>
        Effect.suspend(() => {
          calls.push(`margin ${positionId} ${formatDecimal(amount)} ${id}`)
          return Effect.fail(new Timeout({ millis: 1 }))
        }),
    },
  })
  return { app, calls }
}

const realTurn = setImmediate

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a cancellation is stored under the id of its order', async () => {
  const { app, calls } = start()
  const cancelling = makeCancelIntents(app)('5012')
  await cancelling.submit({ orderId: '5012' })
  expect(calls).toEqual(['cancel 5012 id-1'])
  expect(cancelling.state.value).toMatchObject({ kind: 'done', outcome: { state: 'cancelled' } })
})

it('a margin top-up without an answer is sent again under its id, then left to the customer', async () => {
  const { app, calls } = start()
  const margin = makeMarginIntents(app)('7003')
  void margin.submit({ positionId: '7003', amount: decimal('100') })
  await vi.advanceTimersByTimeAsync(200_000)
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => void realTurn(resolve))
    await vi.advanceTimersByTimeAsync(0)
  }
  expect(calls.length).toBeGreaterThan(1)
  expect(new Set(calls)).toEqual(new Set(['margin 7003 100 id-1']))
  expect(margin.state.value).toMatchObject({ kind: 'lost', certain: false })
})
