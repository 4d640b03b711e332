import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { OpenSession } from '../../../../ports/Account.ts'
import { type Failure, Offline } from '../../../../ports/failure.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeDevicesModel } from './devices.model.ts'

const session = (id: string, isCurrent = false): OpenSession => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  place: '203.0.113.x',
  openedAt: 1_768_442_400_000,
  usedAt: 1_768_442_400_000,
  isCurrent,
})

const screen = async (left: Effect.Effect<ReadonlyArray<string>, Failure>) => {
  const sent: Array<readonly [string | null, string]> = []
  let ids = 0
  const fake = makeFakeApp({
    clock: { newId: () => `id-${(ids += 1)}` },
    security: {
      sessions: () => Effect.succeed([session('a', true), session('b'), session('c')]),
      endSession: (id, requestId) => {
        sent.push([id, requestId])
        return left
      },
    },
  })
  const model = fake.app.model(makeDevicesModel)
  await model.load()
  return { ...fake, model, sent, shown: () => model.sessions.value?.map(({ id }) => id) }
}

describe('the devices of a customer', () => {
  it('are those that are left after one was logged out', async () => {
    const { model, sent, shown } = await screen(Effect.succeed(['a', 'c']))
    expect(shown()).toEqual(['a', 'b', 'c'])
    expect(await model.end('b')).toBe(true)
    expect([sent, shown()]).toEqual([[['b', 'id-1']], ['a', 'c']])
  })

  it('stay where the server did not answer', async () => {
    const { failures, model, shown } = await screen(Effect.fail(new Offline()))
    expect(await model.end(null)).toBe(false)
    expect([shown(), failures, model.busy.value]).toEqual([['a', 'b', 'c'], [new Offline()], false])
  })

  it('are logged out once for two taps', async () => {
    const { model, sent } = await screen(Effect.delay(Effect.succeed(['a']), 5))
    expect(await Promise.all([model.end(null), model.end(null)])).toEqual([true, false])
    expect(sent).toEqual([[null, 'id-1']])
  })
})
