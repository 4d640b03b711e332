import { compare, figure, plus, zero } from '../contract/amounts.ts'
import { reading } from '../workflow.ts'
import { quotedMarket } from './quotedMarket.ts'

const PERIODS = ['5min', '15min', '30min', 'day', 'week', 'month'] as const

export const candles = reading(
  'candles and the line of the day',
  ['/market/list', '/market/movers', '/quotes/candles', '/quotes/timeshare'],
  async ({ ask, refuse, need, holds, comesTo }) => {
    const markets = await ask('/market/list')
    const { code: market } = need(quotedMarket(markets), 'the server has no market')
    const { code } = need(
      (await ask('/market/movers', { market, sort: 'turnover', limit: '1' })).list[0],
      `the market ${market} has no instrument`,
    )
    await refuse('/quotes/candles', { code: 'NOSUCHCODE', period: 'day' }, 'product-not-found')
    for (const period of PERIODS) {
      const { list, more } = await ask('/quotes/candles', { code, period, limit: '12' })
      holds('/quotes/candles', '/data/list', 'no more candles than asked for', list.length, list.length <= 12)
      const middle = list[6]
      if (middle === undefined) continue
      const older = await ask('/quotes/candles', { code, period, before: String(middle.time), limit: '6' })
      const expected = list.slice(0, 6).map(({ time }) => String(time))
      const times = older.list.map(({ time }) => String(time))
      holds(
        '/quotes/candles',
        '/data/list',
        `the six before ${String(middle.time)}: ${expected.join()}`,
        times,
        times.join() === expected.join(),
      )
      // A candle that is over never changes.
      const changed = older.list.find((row, nth) =>
        (['open', 'high', 'low', 'close', 'volume'] as const).some(
          (name) => compare(figure(row[name]), figure(list[nth]?.[name])) !== 0,
        ),
      )
      holds('/quotes/candles', '/data/list', 'the same candles for the past', changed, changed === undefined)
      holds(
        '/quotes/candles',
        '/data/more',
        `${more}, as the newest page says of the same first candle`,
        older.more,
        times[0] !== expected[0] || older.more === more,
      )
    }
    const months = await ask('/quotes/candles', { code, period: 'month', limit: '1000' })
    const [oldest] = months.list
    if (oldest !== undefined) {
      const { list } = await ask('/quotes/candles', { code, period: 'month', before: String(oldest.time), limit: '1' })
      const isOlder = list.length > 0
      holds(
        '/quotes/candles',
        '/data/more',
        `${isOlder}, in the answer of the newest 1000 months`,
        months.more,
        months.more === isOlder,
      )
    }
    const quarter = (await ask('/quotes/candles', { code, period: '15min', limit: '6' })).list.at(-3)
    if (quarter !== undefined) {
      const { list } = await ask('/quotes/candles', {
        code,
        period: '5min',
        before: String(Number(quarter.time) + 900_000),
        limit: '3',
      })
      const inside = list.filter(({ time }) => Number(time) >= Number(quarter.time))
      const sum = inside.map(({ volume }) => figure(volume)).reduce(plus, zero)
      const why = `the volumes of these 5min candles, for the 15min candle of ${quarter.time}`
      if (inside.length === 3) comesTo('/quotes/candles', '/data/list/volume', sum, quarter.volume, why)
    }
    const whole = await ask('/quotes/timeshare', { code })
    const last = whole.list.at(-1)
    const gap = whole.list.findIndex(
      (row, nth) => nth > 0 && Number(row.time) - Number(whole.list[nth - 1]?.time) !== 60_000,
    )
    const isBreak =
      gap === -1 || whole.sessions.some(({ opentime }) => Number(opentime) === Number(whole.list[gap]?.time))
    holds('/quotes/timeshare', '/data/list', 'each minute of the sessions so far', whole.list[gap]?.time, isBreak)
    if (whole.list[0] !== undefined) {
      const begins = Number(whole.sessions[0]?.opentime)
      holds(
        '/quotes/timeshare',
        '/data/list/0/time',
        `${begins}, when the day opened`,
        whole.list[0].time,
        Number(whole.list[0].time) === begins,
      )
    }
    if (last !== undefined && whole.list.length > 3) {
      const since = String(whole.list.at(-3)?.time)
      const rest = await ask('/quotes/timeshare', { code, since })
      const first = rest.list[0]?.time
      holds('/quotes/timeshare', '/data/list/0/time', `${since}, the minute it lies in`, first, String(first) === since)
    }
  },
)
