import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BlockOffer, BlockTrade } from '../../../ports/Block.ts'
import { Rejected } from '../../../ports/failure.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeBoardModel, makeRushModel } from './board.model.ts'
import { makeMyBlocksModel } from './mine.model.ts'
import { makeBlockModel } from './block.model.ts'
import { NOW } from '../../testing/now.ts'

const CHANNEL = { isOpen: true, hasPassword: false }

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const setUp = () => {
  const asked: Array<string> = []
  let isVisible: (visible: boolean) => void = () => undefined
  const fake = makeFakeApp({
    clock: { now: () => Date.now() },
    platform: {
      watchVisible: (tell) => {
        isVisible = tell
        return () => undefined
      },
    },
    blockTrades: {
      offers: (which) =>
        Effect.sync(() => {
          asked.push(which)
          return { channel: CHANNEL, list: [{ id: `${which}-1` } as BlockOffer], next: null }
        }),
      offer: (id) =>
        Effect.suspend(() => {
          asked.push(id)
          if (id === 'gone') return Effect.fail(new Rejected({ code: 'product-not-found' }))
          return Effect.succeed({ channel: CHANNEL, offer: { id } as BlockOffer })
        }),
      mine: ({ cursor }) =>
        Effect.sync(() => {
          asked.push(`mine ${cursor ?? ''}`.trim())
          return { list: [{ id: `t${cursor ?? ''}` } as BlockTrade], next: cursor === undefined ? '2' : null }
        }),
    },
  })
  return { ...fake, asked, look: (visible: boolean) => isVisible(visible) }
}

it('the board has the channel’s state and is refreshed every ten seconds, the fast lane every four', async () => {
  const { app, asked } = setUp()
  const [board, rush] = [makeBoardModel(app), makeRushModel(app)]
  const stops = [board.open(), rush.open()]
  await vi.advanceTimersByTimeAsync(10_500)
  expect(board.channel.value).toEqual(CHANNEL)
  expect(board.offers.rows.value.map(({ id }) => id)).toEqual(['all-1'])
  expect(asked.filter((which) => which === 'all')).toHaveLength(2)
  expect(asked.filter((which) => which === 'open')).toHaveLength(3)
  stops.forEach((stop) => stop())
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toHaveLength(5)
})

it('the board pauses while the page is hidden, and counts down by the second while it is visible', async () => {
  const { app, asked, look } = setUp()
  const board = makeBoardModel(app)
  const stop = board.open()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(board.now.value).toBe(NOW + 2_000)
  look(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  look(true)
  await vi.advanceTimersByTimeAsync(10_500)
  expect(asked).toHaveLength(2)
  stop()
})

it('one block is fetched every five seconds while its page is open, and an unknown one is reported as unknown', async () => {
  const { app, asked } = setUp()
  const model = makeBlockModel(app)
  const stop = model.open('245617-0')
  await vi.advanceTimersByTimeAsync(5_500)
  expect(model.shown.value).toEqual({ channel: CHANNEL, offer: { id: '245617-0' } })
  expect(asked).toEqual(['245617-0', '245617-0'])
  stop()
  const stopGone = model.open('gone')
  await vi.advanceTimersByTimeAsync(100)
  expect(model.opened.value.is).toBe('unknown')
  stopGone()
})

it('own block trades are loaded page by page, and from the start when the customer returns', async () => {
  const { app, asked } = setUp()
  const model = makeMyBlocksModel(app)
  const stop = model.open()
  await vi.advanceTimersByTimeAsync(0)
  await model.records.more()
  expect(model.records.rows.value.map(({ id }) => id)).toEqual(['t', 't2'])
  stop()
  model.open()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.slice(0, 3)).toEqual(['mine', 'mine 2', 'mine'])
})
