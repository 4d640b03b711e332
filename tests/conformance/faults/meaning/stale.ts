import { type Fault, inField, inSuccess } from '../plant.ts'
import type { Break } from '../recorded.ts'
import { about, fault } from './fault.ts'

/** The first answer to a form is given again and again, as from a cache that nobody empties. */
const cached =
  (path: string): (() => Break) =>
  () => {
    const kept = new Map<string, string>()
    return (passing) => {
      if (passing.path !== path || !passing.text.startsWith('{"status":1')) return {}
      const key = JSON.stringify([passing.form, passing.token])
      const first = kept.get(key)
      if (first === undefined) kept.set(key, passing.text)
      return first === undefined ? {} : { text: first }
    }
  }

const EIGHT_HOURS = 8 * 3_600_000

const later = (value: unknown): unknown => (Number(value) > 0 ? Number(value) + EIGHT_HOURS : value)

/** Answers of before, and times of another zone. */
export const stale: ReadonlyArray<Fault> = [
  ...[
    '/trade/pendinglist',
    '/trade/positionlist',
    '/quotes/watchlist',
    '/follow/orders',
    '/lending/loans',
    '/credit/loans',
    '/bank/list',
    '/message/unread',
    '/offer/subscriptions',
  ].map((path) =>
    fault(
      'an answer of before a change',
      path,
      cached(path),
      // Where margins of old positions no longer add up, the checks of money find it first.
      path === '/trade/positionlist' ? /^\/trade\/(positionlist|funds \/data\/\w+\/margin) / : about(path),
    ),
  ),
  ...(
    [
      ['/trade/order', '/createtime'],
      ['/trade/fills', '/list/*/time'],
      ['/records/funding', '/list/*/time'],
      ['/funds/deposit', '/requesttime'],
      ['/credit/borrow', '/starttime'],
      ['/exchange/submit', '/time'],
      ['/quotes/candles', '/list/*/time'],
    ] as const
  ).map(([path, pointer]) =>
    fault('a time of another zone', path, inField(path, pointer, later), new RegExp(`time|${about(path).source}`)),
  ),
  ...(['/records/transaction', '/trade/fills'] as const).map((path) =>
    fault(
      'rows of the same time in another order on the next page',
      path,
      inSuccess(
        path,
        ({ data }) => {
          const { list } = data as { list: Array<unknown> }
          list.reverse()
        },
        ({ form }) => form['cursor'] !== undefined,
      ),
      about(path),
    ),
  ),
]
