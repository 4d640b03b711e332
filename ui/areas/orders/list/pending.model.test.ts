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
