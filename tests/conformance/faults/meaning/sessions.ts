import { type Fault, inAnswer, inSuccess } from '../plant.ts'
import type { Break, Passing } from '../recorded.ts'
import { about, fault } from './fault.ts'

const isOut = ({ status, token }: Passing) => status === 401 && token !== undefined
const userInfo = (): Break => {
  let right: string | undefined
  return ({ path, text, status, token }) => {
    if (path !== '/user/getUserinfo') return {}
    if (status === 200 && text.startsWith('{"status":1')) right = text
    return status === 401 && token !== undefined && token !== 'no-such-session' && right !== undefined
      ? { status: 200, text: right }
      : {}
  }
}
/** A server that does not notice that it is asked the same thing while it works on it. */
const twins = (path: string) => (): Break => {
  const seen = new Map<string, number>()
  return ({ path: called, form, text }) => {
    const id = form['clientorderid'] ?? form['requestid']
    if (called !== path || id === undefined || !text.startsWith('{"status":1')) return {}
    const nth = (seen.get(id) ?? 0) + 1
    seen.set(id, nth)
    return nth > 5 && nth < 20
      ? { text: text.replace(/"(id|unread|time|changetime)":"?([^",}]*)"?/, '"$1":"1111$2"') }
      : {}
  }
}
/** Calls with an id whose answer names a thing. */
const NAMED = [
  '/trade/order',
  '/funds/deposit',
  '/funds/withdraw',
  '/exchange/submit',
  '/bank/add',
  '/follow/buy',
  '/block/buy',
  '/offer/subscribe',
  '/lending/lend',
  '/credit/borrow',
  '/upload/image',
  '/message/complaint',
]

/** Sessions that let in who should stay out. */
export const sessions: ReadonlyArray<Fault> = [
  ...NAMED.map((path) =>
    fault('two things of one that is sent at once', path, twins(path), about(path, '(the first answer|the thing)')),
  ),
  fault('a session that never ends', '/user/getUserinfo', userInfo, about('/user/getUserinfo', 'HTTP status 401')),
  fault(
    'any token will do',
    '/trade/funds',
    inAnswer('/trade/funds', () => ({ status: 200, text: '{"status":1,"data":[]}' }), isOut),
    about('/trade/funds', 'HTTP status 401'),
  ),
  fault(
    'data without a session',
    '/news/list',
    inAnswer(
      '/news/list',
      () => ({ status: 200, text: '{"status":1,"data":{"list":[],"next":""}}' }),
      ({ status }) => status === 401,
    ),
    about('/news/list', 'HTTP status 401'),
  ),
  fault(
    'a login that says the wrong thing',
    '/user/login',
    inSuccess('/user/login', (body) => void (body.data = { sessionId: 'x' })),
    about('/user/login'),
  ),
  fault(
    'a login that fails for everybody',
    '/user/login',
    inAnswer('/user/login', () => ({ status: 500 })),
    about('/user/login'),
  ),
]

/** A token opens any account, and an id is known to all customers. */
const mixedUp: ReadonlyArray<Fault> = [
  fault(
    'a token of somebody else will do',
    '/user/getUserinfo',
    (): Break => {
      const tokens = new Set<string>()
      let right: string | undefined
      return ({ path, status, text, token }) => {
        const given = path === '/user/login' ? /"token":"([^"]+)"/.exec(text)?.[1] : undefined
        if (given !== undefined) tokens.add(given)
        if (path !== '/user/getUserinfo') return {}
        if (status === 200) right ??= text
        return status === 401 && token !== undefined && tokens.has(token) && right !== undefined
          ? { status: 200, text: right }
          : {}
      }
    },
    about('/user/getUserinfo', 'HTTP status 401'),
  ),
  fault(
    'an id that another customer used',
    '/quotes/watchremove',
    (): Break => {
      const first = new Map<string, string>()
      return ({ path, form, text }) => {
        const id = form['requestid']
        if (path !== '/quotes/watchremove' || id === undefined || !text.startsWith('{"status":1')) return {}
        const before = first.get(id)
        first.set(id, before ?? text)
        return before === undefined ? {} : { text: before }
      }
    },
    about('/quotes/watchremove', 'watched by'),
  ),
]

/** The same id again makes another thing. */
export const ids: ReadonlyArray<Fault> = [
  ...mixedUp,
  ...[
    '/trade/order',
    '/funds/deposit',
    '/funds/withdraw',
    '/exchange/submit',
    '/follow/buy',
    '/offer/subscribe',
    '/bank/add',
  ].map((path) => {
    const plant = (): Break => {
      const seen = new Set<string>()
      return ({ path: called, form, text }) => {
        const id = form['requestid'] ?? form['clientorderid'] ?? ''
        if (called !== path || !text.startsWith('{"status":1')) return {}
        if (!seen.has(id)) {
          seen.add(id)
          return {}
        }
        return { text: text.replace(/"id":"([^"]*)"/, '"id":"0000$1"') }
      }
    }
    return fault('one id, two things', path, plant, about(path, '(the first answer|the thing)'))
  }),
]
