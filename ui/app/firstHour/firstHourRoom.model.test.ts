import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { Offline } from '../../../ports/failure.ts'
import type { Fill, Orders } from '../../../ports/Orders.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { makeFirstHourRoom } from './firstHourRoom.model.ts'
import { beginFirstHour, storeFirstHour } from './keptFirstHour.ts'

const HOUR = 3_600_000
const FILL: Fill = {
  id: 'f-1',
  orderId: 'o-1',
  positionId: 'p-1',
  code: '1155',
  currency: 'MYR',
  direction: 'long',
  action: 'open',
  price: decimal('1.54'),
  quantity: decimal('100'),
  amount: decimal('154'),
  fees: decimal('8'),
  profit: null,
  writtenOff: decimal('0'),
  time: NOW,
}
type Fills = ReturnType<Orders['Service']['fills']>
const filled = (list: ReadonlyArray<Fill>): Fills => Effect.succeed({ list, next: null })

const start = (fills: Fills, kept = new Map<string, string>()) => {
  let now = NOW
  let asked = 0
  const fake = makeFakeApp(
    {
      clock: { now: () => now },
      credentials: { current: () => ({ token: 't', account: 'me' }) },
      orders: {
        fills: () => {
          asked += 1
          return fills
        },
      },
    },
    kept,
  )
  const room = fake.app.model(makeFirstHourRoom)
  return { ...fake, kept, room, asked: () => asked, pass: (milliseconds: number) => (now += milliseconds) }
}

it.each([
  ['a newcomer', filled([]), true],
  ['a customer who has traded', filled([FILL]), false],
])('asks once about %s, and keeps room from the next visit on', async (_, fills, isOpen) => {
  const { asked, room } = start(fills)
  await room.look()
  // Nothing that is on screen moves.
  expect(room.isOpen.value).toBe(false)
  await room.look()
  expect([room.isOpen.value, asked()]).toEqual([isOpen, 1])
})

it('says nothing of a failure and asks again with the next visit', async () => {
  const { asked, failures, kept, room } = start(Effect.fail(new Offline()))
  await room.look()
  await room.look()
  expect([room.isOpen.value, asked(), kept.size, failures]).toEqual([false, 2, 0, []])
})

it('keeps none until a day has passed after "not now", and none for who left, until it begins again', async () => {
  const { app, pass, room } = start(filled([]))
  await app.run(storeFirstHour({ isOn: true, since: 0, hiddenUntil: NOW + 24 * HOUR }))
  await room.look()
  expect(room.isOpen.value).toBe(false)
  pass(24 * HOUR)
  await room.look()
  expect(room.isOpen.value).toBe(true)
  await app.run(storeFirstHour({ isOn: false, since: 0 }))
  await room.look()
  expect(room.isOpen.value).toBe(false)
  await app.run(beginFirstHour)
  await room.look()
  expect(room.isOpen.value).toBe(true)
})

it.each(['', 'null', '{}', '{"isOn":"yes","since":0}', '{"isOn":true,"since":"0"}', '{"isOn":true'])(
  'decides again where the device holds %s',
  async (text) => {
    const { asked, room } = start(filled([]), new Map([['firstHour.me', text]]))
    await room.look()
    await room.look()
    expect([room.isOpen.value, asked()]).toEqual([true, 1])
  },
)
