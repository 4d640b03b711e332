import { Effect } from 'effect'
import { make } from 'effect/BigDecimal'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import type { Candle, Resolution } from '../../../../domain/quotes/candles.ts'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import type { CandlesRequest, Detail } from '../../../../ports/Quotes.ts'
import { listenToCharts, slider } from '../../../charts/testing/drawnChart.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { currentWords } from '../../../i18n/words.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import type { FakePorts } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { NOW } from '../../../testing/now.ts'
import { LISTING, ZONE } from '../../markets/testing/listing.ts'
import { desk } from '../../orders/ticket/testing/desk.ts'
import { detail } from '../../orders/ticket/testing/sample.ts'
import Info from '../instrument/Info.tsx'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const STEPS: Readonly<Record<Resolution, number>> = {
  '5min': 5 * MINUTE,
  '15min': 15 * MINUTE,
  '30min': 30 * MINUTE,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
}
const NEWEST = Math.floor(NOW / DAY) * DAY + 60 * MINUTE
/** Candles in one answer, and in all. */
const ANSWER = 200
const ALL = 350

/** The `nth` candle before the newest, around 1,54: no two neighbours are the same. */
const candle = (code: string, resolution: Resolution, nth: number): Candle => {
  const wave = Math.round(60 * Math.sin(nth / 9)) + (nth % 7)
  const close = BigInt(1_540 + (code === LISTING.code ? wave : -wave))
  return {
    start: NEWEST - nth * STEPS[resolution],
    open: make(close - 4n, 3),
    high: make(close + 6n, 3),
    low: make(close - 7n, 3),
    close: make(close, 3),
    volume: decimal(String(1_000 + nth)),
    turnover: decimal('15000'),
  }
}

/** The oldest candle that there is. */
export const oldestCandle = (resolution: Resolution): number => candle(LISTING.code, resolution, ALL - 1).start

const candlesOf = ({ code, resolution, before = Infinity, limit = ANSWER }: CandlesRequest) => {
  const older = Array.from({ length: ALL }, (_, nth) => candle(code, resolution, nth)).filter(
    ({ start }) => start < before,
  )
  return { zone: ZONE, candles: older.slice(0, limit).toReversed(), more: older.length > limit }
}

const points = Array.from({ length: 60 }, (_, nth) => ({
  time: NOW - (60 - nth) * MINUTE,
  price: make(BigInt(1_520 + nth), 3),
  average: decimal('1.53'),
  volume: decimal('100'),
}))

interface Answers {
  readonly language?: 'us' | 'es' | 'ar'
  /** What the device has stored. */
  readonly kept?: Map<string, string>
  readonly held?: ReadonlyArray<PositionRecord>
  readonly pending?: ReadonlyArray<PlacedOrder>
  readonly found?: Detail
  readonly ports?: FakePorts
}

/** The page of an instrument with candles, in a language, and what it asked of the server; `reopen` is a reload. */
export const openInstrument = async (answers: Answers = {}) => {
  const { language = 'us', kept = new Map<string, string>(), held = [], pending = [], found = detail() } = answers
  listenToCharts()
  await startAllWords(language)
  document.documentElement.lang = language === 'us' ? 'en' : language
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr'
  const asked: CandlesRequest[] = []
  const entries = new Map([
    ['alerts', '1'],
    ['orderfeatures', 'amend protection'],
  ])
  const start = async () => {
    const fake = desk(
      {},
      {
        serverConfig: {
          settings: () => Effect.succeed({ title: null, logo: null, customerService: null, simulation: true, entries }),
        },
        quotes: { batch: () => Effect.never },
        news: { list: () => Effect.succeed({ list: [], next: null }) },
        alerts: { list: () => Effect.succeed([]) },
        instrumentDetail: {
          detail: () => Effect.succeed(found),
          depth: () => Effect.succeed(found),
          timeShare: (code) =>
            Effect.succeed({
              code,
              zone: ZONE,
              day: 20_468,
              previousClose: decimal('1.52'),
              sessions: [{ opens: NOW - 60 * MINUTE, closes: NOW + 150 * MINUTE }],
              time: NOW,
              points,
            }),
          candles: (request) =>
            Effect.sync(() => {
              asked.push(request)
              return candlesOf(request)
            }),
        },
        positions: { list: () => Effect.succeed({ list: held, next: null }) },
        funds: { worth: () => Effect.never },
        orders: {
          pending: () => Effect.succeed({ list: pending, next: null }),
          fills: () => Effect.succeed({ list: [], next: null }),
        },
        ...answers.ports,
      },
      kept,
    )
    await fake.app.model(makeServerModel).load()
    return { ...fake, screen: await mountScreen(fake.app, '/quotes/info', Info, { code: found.code }) }
  }
  let now = await start()
  return {
    words: currentWords(),
    kept,
    asked,
    /** Where the customer was led, in order. */
    went: () => now.went,
    reopen: async () => {
      await now.screen.unmount()
      now = await start()
    },
    /** Chooses a range of the chart, and waits for its candles. */
    range: async (name: Resolution) => {
      const candles = page.getByRole('button', { name: currentWords().charts.candles(), exact: true })
      if (candles.element().ariaPressed === 'false') await candles.click()
      await page.getByRole('radio', { name: currentWords().charts.ranges[name](), exact: true }).click()
      await expect.element(slider).toHaveAccessibleName(new RegExp(` ${currentWords().charts.ranges[name]()}$`))
    },
  }
}
