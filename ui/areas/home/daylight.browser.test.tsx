import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Unavailable } from '../../../ports/failure.ts'
import type { MarketNow } from '../../../ports/Markets.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { Daylight } from './Daylight.tsx'
import { Movers } from './Movers.tsx'

const HOUR = 3_600_000
/** 04:45 UTC on Wednesday, 10 June 2026: lunch in Kuala Lumpur, trading in Tokyo, night in New York. */
const NOW = Date.UTC(2026, 5, 10, 4, 45)

const market = (fields: Pick<MarketNow, 'code' | 'state' | 'zone' | 'sessions' | 'changesAt'>): MarketNow => ({
  name: fields.code,
  currency: 'MYR',
  day: 0,
  hasHomeHours: false,
  sale: 'T+0',
  settlementDays: 2,
  shorting: true,
  tradable: true,
  leverages: [1],
  ...fields,
})
const night = market({
  code: 'US',
  state: 'closed',
  zone: 'America/New_York',
  sessions: [{ opens: NOW + 8.75 * HOUR, closes: NOW + 15.25 * HOUR }],
  changesAt: NOW + 8.75 * HOUR,
})
const lunch = market({
  code: 'MY',
  state: 'break',
  zone: 'Asia/Kuala_Lumpur',
  sessions: [
    { opens: NOW - 3.75 * HOUR, closes: NOW - 0.25 * HOUR },
    { opens: NOW + 1.75 * HOUR, closes: NOW + 4.25 * HOUR },
  ],
  changesAt: NOW + 1.75 * HOUR,
})
const trading = market({
  code: 'JP',
  state: 'open',
  zone: 'Asia/Tokyo',
  sessions: [{ opens: NOW - 1.25 * HOUR, closes: NOW + 1.25 * HOUR }],
  changesAt: NOW + 1.25 * HOUR,
})

beforeAll(async () => {
  await startAllWords('us')
})

it('tells open, lunch and closed apart by sign and word, the open ones first, with the day to scale', async () => {
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    markets: { list: () => Effect.succeed([night, lunch, trading]) },
  })
  await mountScreen(app, '/home/index', Daylight, {})
  await expect.element(page.getByText('Lunch break')).toBeVisible()
  const tiles = page.getByRole('listitem').elements()
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    expect.stringMatching(/^JapanOpen · closes .*15:00/i),
    expect.stringMatching(/^MalaysiaLunch break · opens .*14:30/i),
    expect.stringMatching(/^USClosed · opens .*09:30/i),
  ])
  const signs = tiles.map((tile) => tile.querySelector('svg')?.innerHTML)
  expect(new Set(signs).size).toBe(3)
  // Malaysia's morning is over and the afternoon has not begun; half of Tokyo's session is.
  const filled = tiles.map((tile) =>
    [...tile.querySelectorAll<HTMLElement>('[style] > [style]')].map(({ style }) => style.inlineSize),
  )
  expect(filled).toEqual([['50%'], ['100%', '0%'], []])
})

it.each([
  ['they cannot be loaded', Effect.fail(new Unavailable({ status: 503 }))],
  ['there are none', Effect.succeed([])],
])('leaves no heading without markets where %s', async (_, list) => {
  const { app } = makeFakeApp({ clock: { now: () => NOW }, markets: { list: () => list } })
  await mountScreen(app, '/home/index', Daylight, {})
  await expect.element(page.getByRole('heading', { name: 'Market hours' })).not.toBeInTheDocument()
})

it('has the hours and movers of all markets where the server takes no orders yet', async () => {
  const quoted = [lunch, trading].map((one) => ({ ...one, tradable: false }))
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    markets: { list: () => Effect.succeed(quoted) },
    quotes: { movers: () => Effect.succeed({ list: [], next: null }) },
  })
  await mountScreen(
    app,
    '/home/index',
    () => (
      <>
        <Daylight />
        <Movers />
      </>
    ),
    {},
  )
  await expect.element(page.getByRole('listitem').getByText('Japan')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Japan' })).toBeVisible()
})

it('says that nothing is listed where there is no market, and loads nothing any more', async () => {
  const { app } = makeFakeApp({ clock: { now: () => NOW }, markets: { list: () => Effect.succeed([]) } })
  const { container } = await mountScreen(app, '/home/index', Movers, {})
  await expect.element(page.getByText('Nothing is listed here at the moment')).toBeVisible()
  expect(container.querySelector('[aria-busy=true]')).toBeNull()
})
