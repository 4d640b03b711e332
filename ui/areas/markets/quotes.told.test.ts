import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveEvent } from '../../../ports/Live.ts'
import { makeLiveParts } from '../../data/live/parts.model.ts'
import { feed, quote } from './testing/feed.ts'
import { NOW } from '../../testing/now.ts'

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

describe('quotes of which another answer has told', () => {
  it('asks a second later for a code of which the page has just been told', async () => {
    const { live, calls, pass } = feed()
    live.learn([quote('A', '2', { time: NOW - 5_000 })])
    live.watch(['A'], true)
    await pass(999)
    expect(calls).toEqual([])
    await pass(1)
    expect(calls).toMatchObject([{ codes: ['A'], since: NOW - 5_000 }])
  })

  it('does not ask for what a stream has just told, which begins soon, but once a minute all the same', async () => {
    const { app, live, calls, pass, shown } = feed()
    live.watch(['A'])
    await pass(0)
    await calls[0]!.answer([quote('A')])
    const stream = app.model(makeLiveParts)
    const tell = (event: LiveEvent) => {
      for (const part of stream.all) part.hear(event)
    }
    stream.isOpen = true
    tell({ is: 'open', isGap: false })
    await pass(1_999)
    for (let second = 0; second < 60; second += 1) {
      expect(calls).toHaveLength(1)
      tell({ is: 'quotes', batch: { time: NOW + 2_000, quotes: [quote('A', `2.${second}1`)] } })
      await pass(1_000)
    }
    expect(shown('A')).toBe('2.591')
    expect(calls[1]).toMatchObject({ codes: ['A'], since: NOW + 2_000 })
  })

  it('asks two seconds after the opening where the stream has told of some codes alone', async () => {
    const { app, live, calls, pass } = feed()
    live.watch(['A', 'B'])
    await pass(0)
    await calls[0]!.answer([quote('A'), quote('B')])
    const stream = app.model(makeLiveParts)
    stream.isOpen = true
    for (const part of stream.all) {
      part.hear({ is: 'open', isGap: false })
      part.hear({ is: 'quotes', batch: { time: NOW + 500, quotes: [quote('A', '2')] } })
    }
    await pass(1_999)
    expect(calls).toHaveLength(1)
    await pass(1)
    expect(calls[1]).toMatchObject({ codes: ['B', 'A'], since: NOW })
  })
})
