import { clockText, localMinute } from '../promises/hours.ts'
import { reading } from '../workflow.ts'

/** The days of a year and a little more: they reach over both changes of the clocks. */
const DAYS = '270'
/** Of the days of a year, so many parts may begin at another time: a late opening, or hours that the exchange has changed. */
const MOST_OTHERS = 0.1

/** Every day of a market begins at the time at which it opens today, by the clocks of its zone, in summer and in winter. */
export const hours = reading(
  'the hours of every market, in summer and in winter',
  ['/market/list', '/market/movers', '/quotes/candles'],
  async ({ ask, holds }) => {
    for (const { code: market, sessions, zone } of await ask('/market/list')) {
      const [first] = sessions
      if (first === undefined) continue
      const [most] = (await ask('/market/movers', { market, sort: 'turnover', limit: '1' })).list
      if (most === undefined) continue
      const { list } = await ask('/quotes/candles', { code: most.code, period: 'day', limit: DAYS })
      const opens = localMinute(zone, Number(first.opentime))
      const others = list.filter(({ time }) => localMinute(zone, Number(time)) !== opens)
      const isSame = others.length <= list.length * MOST_OTHERS
      const begun = others.map(
        ({ time }) => `${new Date(Number(time)).toISOString()} (${clockText(localMinute(zone, Number(time)))})`,
      )
      holds(
        '/quotes/candles',
        '/data/list/time',
        `days of ${market} that begin at ${clockText(opens)} in ${zone}, as today does`,
        begun.slice(0, 3),
        isSame,
      )
    }
  },
)
