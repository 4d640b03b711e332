import { textByCode } from '../../../../adapters/generated/messages.ts'
import { type Fault, inAnswer, inField, inSuccess } from '../plant.ts'
import type { Break } from '../recorded.ts'
import { about, fault, page } from './fault.ts'

/** States that do not follow from what was done, and words. */
export const states: ReadonlyArray<Fault> = [
  fault(
    'a cancelled order that stays',
    '/trade/pendinglist',
    (): Break => {
      let busy: string | undefined
      return ({ path, form, text }) => {
        if (path !== '/trade/pendinglist' || form['code'] === undefined) return {}
        if (text.includes('"id"')) busy = text
        return busy === undefined ? {} : { text: busy }
      }
    },
    /^\/trade\/pendinglist /,
  ),
  fault(
    'an order in no list',
    '/trade/orderhistory',
    inSuccess(
      '/trade/orderhistory',
      (body) => void page(body).list.shift(),
      ({ form }) => form['code'] !== undefined,
    ),
    about('/trade/orderhistory'),
  ),
  fault(
    'a watchlist that forgets',
    '/quotes/watchlist',
    inSuccess('/quotes/watchlist', ({ data }) => void (data as Array<unknown>).splice(0)),
    about('/quotes/watchlist'),
  ),
  fault(
    'messages stay unread',
    '/message/info',
    inField('/message/info', '/read', () => 0),
    about('/message/info', '/read'),
  ),
  fault(
    'one text in every language',
    '/common/article',
    (): Break => {
      let english: string | undefined
      return ({ path, form, text }) => {
        if (path !== '/common/article') return {}
        if (form['language'] === 'us' && form['name'] === 'agreement') english = text
        return english === undefined || form['name'] !== 'agreement' ? {} : { text: english }
      }
    },
    about('/common/article', 'another language'),
  ),
  fault(
    'one text under every name',
    '/common/article',
    inField('/common/article', '/content', () => '<p>Text</p>'),
    about('/common/article', 'another'),
  ),
  fault(
    'a search that finds nothing',
    '/quotes/search',
    inSuccess('/quotes/search', (body) => void page(body).list.splice(0)),
    about('/quotes/search'),
  ),
  fault(
    'everything found by any word',
    '/quotes/search',
    (): Break => {
      let hits: string | undefined
      return ({ path, text }) => {
        if (path !== '/quotes/search') return {}
        if (text.includes('"code"')) hits ??= text
        return { text: hits ?? text }
      }
    },
    about('/quotes/search'),
  ),
  fault(
    'a success that is always refused',
    '/quotes/depth',
    inAnswer(
      '/quotes/depth',
      () => ({ text: JSON.stringify({ status: 0, msg: textByCode['product-not-found'] }) }),
      ({ text }) => text.startsWith('{"status":1'),
    ),
    about('/quotes/depth', '/status 1'),
  ),
  fault(
    'filled for pending',
    '/trade/pendinglist',
    inField('/trade/pendinglist', '/list/*/state', () => 'filled'),
    about('/trade/pendinglist', '/state'),
  ),
  ...(
    [
      ['/lending/loans', '/list/*/status', 1, 0],
      ['/credit/loans', '/list/*/status', 2, 0],
      ['/offer/subscriptions', '/list/*/state', 'cancelled', 'waiting'],
    ] as const
  ).map(([path, pointer, is, was]) =>
    fault(
      'a state that goes back',
      path,
      inField(path, pointer, (value) => (String(value) === String(is) ? was : value)),
      about(path),
    ),
  ),
]
