import { signal } from '@preact/signals-react'
import { make } from 'effect/BigDecimal'
import { decimal } from '../../../domain/money/decimal.ts'
import type { HistoryPoint } from '../lineHistory.ts'
import type { CandleSeries, ChartMarks, ChartRange, ChartSeries, TimeShareSeries } from '../series.ts'
import { dayLine, everyMinutes, walk } from './market.ts'

/** Thursday 15 January 2026, 16:00 in Kuala Lumpur. */
const NOW = 1_768_464_000_000
const MINUTE = 60_000
const WIDTH = { '5min': 5, '15min': 15, '30min': 30, day: 1440, week: 10_080, month: 43_800 } as const

export const zone = 'Asia/Kuala_Lumpur'
export const tick = decimal('0.01')
export const name = 'Kinabalu Semicon'

const PAGE = 160
const HISTORY = 800

/** The last candle of every candle series of the gallery, for a tick. */
export const last = signal<ReturnType<typeof walk>[number] | null>(null)

const candles = (resolution: CandleSeries['resolution']): CandleSeries => {
  const all = walk(everyMinutes(NOW, WIDTH[resolution], HISTORY), 7, 1240)
  return {
    kind: 'candles',
    resolution,
    candles: all.slice(-PAGE),
    last,
    loadOlder: async (before) => {
      const older = all.filter(({ start }) => start < before)
      return { candles: older.slice(-PAGE), more: older.length > PAGE }
    },
  }
}

const opens = 1_768_438_800_000
const timeShare: TimeShareSeries = {
  kind: 'time-share',
  points: dayLine(everyMinutes(opens + 199 * MINUTE, 1, 200), 3, 1240),
  sessions: [
    { opens, closes: opens + 210 * MINUTE },
    { opens: opens + 330 * MINUTE, closes: opens + 480 * MINUTE },
  ],
  previousClose: decimal('12.40'),
}

/** One series for each range; the same object each time. */
export const seriesOf: Readonly<Record<ChartRange, ChartSeries>> = {
  'time-share': timeShare,
  '5min': candles('5min'),
  '15min': candles('15min'),
  '30min': candles('30min'),
  day: candles('day'),
  week: candles('week'),
  month: candles('month'),
}

/** One tick: the newest candle of a range moves by a cent. */
export const tickOnce = (range: ChartRange): void => {
  const series = seriesOf[range]
  const newest = series.kind === 'candles' ? (last.peek() ?? series.candles.at(-1)) : undefined
  if (newest === undefined) return
  const close = make(newest.close.value + 4n, 2)
  last.value = { ...newest, close, high: close.value > newest.high.value ? close : newest.high }
}

export const marks: ChartMarks = {
  cost: decimal('15.26'),
  pending: [
    { id: 'a', side: 'buy', price: decimal('15.22'), quantity: decimal('1200'), isChangeable: true },
    { id: 'b', side: 'sell', price: decimal('15.48'), quantity: decimal('400'), isChangeable: true },
  ],
  fills: [
    { id: 'c', side: 'buy', price: decimal('15.24'), time: NOW - 30 * 15 * MINUTE },
    { id: 'd', side: 'sell', price: decimal('15.36'), time: NOW - 12 * 15 * MINUTE },
  ],
}

const level = (price: string, quantity: string) => ({ price: decimal(price), quantity: decimal(quantity) })
export const bids = [
  level('12.88', '42100'),
  level('12.86', '31500'),
  level('12.84', '18200'),
  level('12.82', '64000'),
  level('12.80', '9700'),
]
export const asks = [level('12.90', '18300'), level('12.92', '55000'), level('12.94', '21400'), level('12.96', '7800')]

const holding = (key: string, amount: string) => ({ key, name: key, amount: decimal(amount) })
export const holdings = [
  holding('Malaysia', '52110.40'),
  holding('Taiwan', '31840.00'),
  holding('US', '18220.15'),
  holding('Funds', '9004.77'),
  holding('Italy', '6120.00'),
  holding('Japan', '2210.30'),
  holding('Forex', '410.00'),
]

export const assets: ReadonlyArray<HistoryPoint> = walk(everyMinutes(NOW, 1440, 90), 11, 12_400_000).map(
  ({ start, close }) => ({ at: start, value: close }),
)
export const profit: ReadonlyArray<HistoryPoint> = assets.map(({ at, value }) => ({
  at,
  value: make(value.value - 12_600_000n, 2),
}))
export const prices = walk(everyMinutes(NOW, 30, 40), 5, 418).map(({ close }) => close)
