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
    'a watchlist that keeps its order',
    '/quotes/watchorder',
    inSuccess('/quotes/watchorder', ({ data }) => void (data as { codes: Array<unknown> }).codes.reverse()),
    about('/quotes/watchorder', '/codes'),
  ),
  fault(
    'a balance of its own in the user info',
    '/user/getUserinfo',
    inField('/user/getUserinfo', '/usd', () => '1234567.89'),
    about('/user/getUserinfo', '/usd'),
  ),
  fault(
    'a change that was due days ago',
    '/market/list',
    inField('/market/list', '/*/changetime', (value) => (value === '-' ? value : Number(value) - 7 * 24 * 3_600_000)),
    about('/market/list', '/changetime'),
  ),
  fault(
    'older candles that do not exist',
    '/quotes/candles',
    inField('/quotes/candles', '/more', () => true),
    about('/quotes/candles', '/more'),
  ),
  fault(
    'names that are found by their beginning alone',
    '/quotes/search',
    inSuccess('/quotes/search', (body, { form }) => {
      const keyword = String(form['keyword']).toLowerCase()
      page(body).list = page(body).list.filter((row) =>
        ['code', 'name'].some((name) => String(row[name]).toLowerCase().startsWith(keyword)),
      )
    }),
    about('/quotes/search', '/list'),
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
