import { type Fault, inField, inSuccess } from '../plant.ts'
import type { Break } from '../recorded.ts'
import { about, fault, page } from './fault.ts'

/** Market data that cannot be. */
export const market: ReadonlyArray<Fault> = [
  fault(
    'candles from the newest',
    '/quotes/candles',
    inSuccess('/quotes/candles', (body) => void page(body).list.reverse()),
    about('/quotes/candles', 'oldest first'),
  ),
  fault(
    'a candle twice',
    '/quotes/candles',
    inSuccess('/quotes/candles', (body) => void page(body).list.push(page(body).list.at(-1) ?? {})),
    about('/quotes/candles'),
  ),
  fault(
    'a candle left out',
    '/quotes/candles',
    inSuccess(
      '/quotes/candles',
      (body) => void page(body).list.splice(3, 1),
      ({ form }) => form['before'] === undefined,
    ),
    about('/quotes/candles'),
  ),
  fault(
    'high below close',
    '/quotes/candles',
    inField('/quotes/candles', '/list/2/high', () => '0.001'),
    about('/quotes/candles', '/high'),
  ),
  fault(
    'a turnover that counts prices which were not traded',
    '/quotes/candles',
    inField('/quotes/candles', '/list/*/turnover', (_value, { volume, high }) =>
      String(Math.floor(Number(volume) * Number(high) * 1.005) + 1),
    ),
    about('/quotes/candles', '/turnover between volume'),
  ),
  fault(
    'before is ignored',
    '/quotes/candles',
    inField('/quotes/candles', '/list/*/time', (value) => Number(value) + 10 ** 9),
    about('/quotes/candles'),
  ),
  fault(
    'a crossed book',
    '/quotes/depth',
    inSuccess('/quotes/depth', ({ data }) => {
      const { book } = data as { book: Record<string, unknown> }
      const { bids, asks } = book
      Object.assign(book, { bids: asks, asks: bids })
    }),
    about('/quotes/depth', '/book'),
  ),
  fault(
    'a book out of order',
    '/quotes/info',
    inSuccess('/quotes/info', ({ data }) => void (data as { book: { bids: Array<unknown> } }).book.bids.reverse()),
    about('/quotes/info', '/book/bids'),
  ),
  fault(
    'a date of a company that has passed',
    '/quotes/info',
    inField('/quotes/info', '/profile/dates/*/day', () => '2001-01-01'),
    about('/quotes/info', '/profile/dates'),
  ),
  fault(
    'the time of a quote goes back',
    '/quotes/depth',
    inField('/quotes/depth', '/quote/time', (value) => Number(value) - 3_600_000),
    about('/quotes/depth', '/time'),
  ),
  fault(
    'since is ignored',
    '/quotes/timeshare',
    (): Break => {
      let whole: string | undefined
      return ({ path, form, text }) => {
        if (path !== '/quotes/timeshare') return {}
        if (form['since'] === undefined) whole = text
        return form['since'] === undefined || form['since'] === '1' || whole === undefined ? {} : { text: whole }
      }
    },
    about('/quotes/timeshare', '(minutes from|the minute it lies in)'),
  ),
  fault(
    'a price outside the day',
    '/quotes/info',
    inField('/quotes/info', '/day/high', () => '0.001'),
    about('/quotes/info', '/day|/quote'),
  ),
  fault(
    'a minute left out',
    '/quotes/timeshare',
    inSuccess(
      '/quotes/timeshare',
      (body) => void page(body).list.splice(5, 1),
      ({ form }) => form['since'] === undefined,
    ),
    about('/quotes/timeshare'),
  ),
  fault(
    'losers for gainers',
    '/market/movers',
    inSuccess(
      '/market/movers',
      (body) => void page(body).list.reverse(),
      ({ form }) => form['sort'] === 'gainers' && form['limit'] !== '2',
    ),
    about('/market/movers', 'gainers first'),
  ),
]
