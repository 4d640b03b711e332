import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALENDARS } from '../../../domain/calendar/calendars.ts'
import { sessionsOf } from '../../../domain/calendar/sessions.ts'
import { listingsOf } from '../../market/listing/listings.ts'
import { startTestMarket, type TestMarket } from './testing/testMarket.ts'

let here: TestMarket
beforeAll(async () => {
  here = await startTestMarket()
})
afterAll(() => here.paper.stop())

/** Wednesday, 10:00 in Kuala Lumpur: the markets of Asia trade, those of Europe and the US do not. */
const MORNING = '2026-03-11T02:00:00Z'
/** The same day at 10:30 in New York: Europe and the US trade, Asia does not. */
const EVENING = '2026-03-11T14:30:00Z'
const SATURDAY = '2026-03-14T12:00:00Z'

const INDICES = listingsOf('INDEX').map(({ instrument }) => instrument)
const listed = async () => Object.fromEntries((await here.data('/market/list')).map((one) => [one.code, one]))

beforeEach(() => here.forget())

describe('an index has the hours of its home market', () => {
  it.each([MORNING, EVENING, SATURDAY])('in lists: state and home market at %s', async (time) => {
    await here.at(time)
    const markets = await listed()
    const rows = await here.data('/market/indices')
    expect(rows.map(({ code }) => code)).toEqual(INDICES.map(({ code }) => code))
    for (const { code, home, state } of rows) expect([code, state]).toEqual([code, markets[home ?? '']?.state])
    expect(new Set(rows.map(({ state }) => state)).size).toBeGreaterThan(1)
    const { list } = await here.data('/market/movers', { market: 'INDEX', sort: 'gainers', limit: '100' })
    expect(list.every(({ home }) => home !== undefined)).toBe(true)
  })

  it.each(INDICES)('on its page: zone, sessions and next change of $code', async ({ calendar, code }) => {
    await here.at(MORNING)
    const { home, quote, rules } = await here.data('/quotes/info', { code })
    const { changetime, day, sessions, state, zone } = (await listed())[calendar] ?? {}
    expect(home).toBe(calendar)
    expect({ changetime: rules.changetime, day: rules.day, sessions: rules.sessions, zone: rules.zone }).toEqual({
      changetime,
      day,
      sessions,
      zone,
    })
    expect(quote.state).toBe(state)
    expect(zone).toBe(CALENDARS[calendar].zone)
  })

  it.each(INDICES)('in its movement: the level of $code does not move outside them', async ({ calendar, code }) => {
    await here.at(EVENING)
    const { list } = await here.data('/quotes/candles', { code, period: '5min', limit: '300' })
    expect(list.length).toBeGreaterThan(50)
    for (const time of list.map((candle) => Number(candle.time))) {
      const day = Math.floor(time / 86_400_000)
      const sessions = [day - 1, day, day + 1].flatMap((one) => sessionsOf(calendar, one))
      expect(sessions.some(({ closes, opens }) => opens <= time && time < closes)).toBe(true)
    }
    const level = async () => (await here.data('/quotes/depth', { code })).quote
    const before = await level()
    await here.later(30_000)
    const after = await level()
    if (before.state === 'open') expect(after.time).toBeGreaterThan(Number(before.time))
    else expect(after).toEqual(before)
  })

  it('also where a tester closes it', async () => {
    await here.at(MORNING)
    await here.change({ kind: 'close', calendar: 'MY' })
    const states = (await here.data('/market/indices')).map(({ code, state }) => [code, state])
    expect(states).toContainEqual(['KLCI', 'closed'])
    expect(states).toContainEqual(['TWSIM50', 'open'])
  })
})

it('the group of the indices has no hours of its own: it is open while one of them is, and changes when one of them does', async () => {
  await here.at(MORNING)
  const { INDEX, ...markets } = await listed()
  expect(INDEX).toMatchObject({ homehours: true, zone: 'UTC', day: '2026-03-11', sessions: [], state: 'open' })
  const homes = [...new Set(INDICES.map(({ calendar }) => calendar))]
  const changes = homes.map((home) => Number(markets[home]?.changetime)).filter(Number.isFinite)
  expect(INDEX?.changetime).toBe(Math.min(...changes))
  expect(Object.values(markets).some((one) => 'homehours' in one)).toBe(false)
})

describe('what is kept for all within a second', () => {
  it('follows a change by a tester in the same second', async () => {
    await here.at(MORNING)
    const states = async () => {
      const indices = await here.data('/market/indices')
      const { list } = await here.data('/market/movers', { market: 'MY', sort: 'gainers', limit: '5' })
      return {
        market: (await listed())['MY']?.state,
        index: indices.find(({ home }) => home === 'MY')?.state,
        mover: list[0]?.state,
        depth: (await here.data('/quotes/depth', { code: '96010' })).quote.state,
        info: (await here.data('/quotes/info', { code: '96010' })).quote.state,
      }
    }
    const open = await states()
    await here.change({ kind: 'close', calendar: 'MY' })
    const closed = await states()
    for (const part of ['market', 'index', 'mover', 'depth', 'info'] as const) expect(closed[part]).not.toBe(open[part])
    await here.forget()
    expect(await states()).toEqual(open)
  })

  it('shows in the same second that somebody watches an instrument, and to nobody else', async () => {
    await here.at(MORNING)
    const other = await here.paper.customer()
    const seen = async () => {
      const info = await here.paper.call('/quotes/info', { code: '96010' }, other)
      return [(await here.data('/quotes/info', { code: '96010' })).watched, info.data.watched]
    }
    expect(await seen()).toEqual([false, false])
    await here.data('/quotes/watchadd', { codes: '96010', requestid: randomUUID() })
    expect(await seen()).toEqual([true, false])
  })

  it('has a line that follows a change by a tester in the same second', async () => {
    await here.at('2026-06-10T02:30:00Z')
    const last = async () => (await here.data('/quotes/timeshare', { code: '96010' })).list.at(-1)?.price
    const before = await last()
    const { rules } = await here.data('/quotes/info', { code: '96010' })
    await here.change({ kind: 'price', code: '96010', price: String(rules.upperlimit) })
    expect(await last()).not.toBe(before)
    await here.forget()
    expect(await last()).toBe(before)
  })
})
