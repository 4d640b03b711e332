import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Failure, Rejected, Timeout } from '../../../../ports/failure.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import { desk } from '../ticket/testing/desk.ts'
import { pass } from '../../../testing/time.ts'
import { placed } from '../ticket/testing/sample.ts'
import { makePendingModel } from './pending.model.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const start = async (cancel: () => Effect.Effect<PlacedOrder, Failure>, pending: () => ReadonlyArray<PlacedOrder>) => {
  const calls: string[] = []
  let ids = 0
  const fake = desk(
    {},
    {
      clock: { now: () => 0, newId: () => `id-${(ids += 1)}` },
      orders: {
        pending: () => Effect.suspend(() => Effect.succeed({ list: pending(), next: null })),
        cancel: (orderId, id) =>
          Effect.suspend(() => {
            calls.push(`${orderId} ${id}`)
            return cancel()
          }),
      },
    },
  )
  const model = fake.app.model(makePendingModel)
  const leave = model.open()
  await pass()
  const shown = () => model.records.rows.value.map(({ id, state }) => `${id} ${state}`)
  return { ...fake, model, leave, calls, shown }
}

describe('waiting orders', () => {
  it('are reloaded while the page is visible, so that fills are shown', async () => {
    let list = [placed('pending')]
    const { shown, leave } = await start(
      () => Effect.never,
      () => list,
    )
    list = [placed('partlyfilled')]
    await pass(3_000)
    expect(shown()).toEqual(['5012 partlyfilled'])
    leave()
    list = []
    await pass(9_000)
    expect(shown()).toEqual(['5012 partlyfilled'])
  })

  it('are cancelled once, however often the button is pressed', async () => {
    let list = [placed('pending')]
    const { model, calls, shown } = await start(
      () => {
        list = []
        return Effect.succeed(placed('cancelled'))
      },
      () => list,
    )
    const both = Promise.all([model.cancel('5012'), model.cancel('5012')])
    await pass()
    expect(await both).toContain(true)
    expect([calls, shown()]).toEqual([['5012 id-1'], []])
  })

  it('stay where a fill came first, and the refusal is shown', async () => {
    const list = [placed('partlyfilled')]
    const { model, failures, shown } = await start(
      () => Effect.fail(new Rejected({ code: 'order-not-pending' })),
      () => list,
    )
    const done = model.cancel('5012')
    await pass()
    expect([await done, failures.length, shown()]).toEqual([false, 1, ['5012 partlyfilled']])
  })

  it('are cancelled again under the same id where no answer arrived', async () => {
    let answers = 0
    const { model, calls } = await start(
      () =>
        Effect.suspend(() =>
          (answers += 1) < 3 ? Effect.fail(new Timeout({ millis: 1 })) : Effect.succeed(placed('cancelled')),
        ),
      () => [placed('pending')],
    )
    void model.cancel('5012')
    await pass()
    expect(model.cancelling('5012').state.value.kind).toBe('unknown')
    await pass(1_000)
    await pass(2_000)
    expect([model.cancelling('5012').state.value.kind, calls]).toEqual([
      'done',
      ['5012 id-1', '5012 id-1', '5012 id-1'],
    ])
  })
})

describe('what was sent about an order that has left the list, and has no answer', () => {
  const stored = (account = 'me') => JSON.stringify({ id: 'id-before', account, sentAt: 0, form: { orderId: '5012' } })

  /** The list without the order 5012, and what the device has stored about it. */
  const open = async (state: 'filled' | 'cancelled' | 'pending', key: string, account?: string) => {
    const kept = new Map([[key, stored(account)]])
    const asked: string[] = []
    const fake = desk(
      {},
      {
        orders: {
          pending: () => Effect.succeed({ list: [], next: null }),
          byId: (id) => Effect.sync(() => (asked.push(id), placed(state))),
        },
      },
      kept,
    )
    const leave = fake.app.model(makePendingModel).open()
    await pass()
    await pass()
    leave()
    return { ...fake, asked }
  }

  it.each([
    ['a change is forgotten and told once the order was filled', 'filled', 'intent.amend.5012', ['order-not-pending']],
    ['so is a cancellation', 'filled', 'intent.cancel.5012', ['order-not-pending']],
    ['a cancellation is forgotten silently once the order was cancelled', 'cancelled', 'intent.cancel.5012', []],
  ] as const)('%s', async (_, state, key, expected) => {
    const { asked, failures, kept } = await open(state, key)
    expect([asked, [...kept.keys()], failures.map((one) => 'code' in one && one.code)]).toEqual([
      ['5012'],
      [],
      expected,
    ])
  })

  it('stays while the order waits on another page, and where another customer sent it', async () => {
    const waiting = await open('pending', 'intent.amend.5012')
    expect([[...waiting.kept.keys()], waiting.failures]).toEqual([['intent.amend.5012'], []])
    const other = await open('filled', 'intent.amend.5012', 'somebody else')
    expect([[...other.kept.keys()], other.asked]).toEqual([['intent.amend.5012'], []])
  })
})
