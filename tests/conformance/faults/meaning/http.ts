import { type Fault, inAnswer } from '../plant.ts'
import type { Break, Passing } from '../recorded.ts'
import { about, fault } from './fault.ts'

const CONFIG = '/common/config'

/** Puts other headers on the answers of an operation; undefined takes one away. */
const headed = (
  path: string,
  more: (passing: Passing) => Readonly<Record<string, string | undefined>>,
  when: (passing: Passing) => boolean = () => true,
): Fault['plant'] =>
  inAnswer(
    path,
    (passing) => {
      const all = Object.entries({ ...passing.headers, ...more(passing) })
      return {
        headers: Object.fromEntries(all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
      }
    },
    when,
  )

const isPreflight = ({ isPreflight }: Passing) => isPreflight
const isCrossing = ({ asked, isPreflight }: Passing) => asked['origin'] !== undefined && !isPreflight
const encoded = (encoding: string) => (passing: Passing) => passing.asked['accept-encoding'] === encoding

const dates: ReadonlyArray<Fault> = [
  fault(
    'no Date',
    '/news/list',
    headed('/news/list', () => ({ date: undefined })),
    about('/news/list', 'date the server'),
  ),
  fault(
    'a Date that is none',
    '/funds/wallets',
    headed('/funds/wallets', () => ({ date: '2026-06-10 02:30:00' })),
    about('/funds/wallets', 'date the server'),
  ),
  fault(
    'a Date of another zone than the times in the bodies',
    '/quotes/list',
    headed('/quotes/list', ({ headers }) => ({
      date: new Date(Date.parse(headers['date'] ?? '') + 28_800_000).toUTCString(),
    })),
    about('/quotes/list', 'date about the time in the body'),
  ),
  fault(
    'a Date that goes back',
    '/trade/fills',
    headed('/trade/fills', ({ headers }) => ({
      date: new Date(Date.parse(headers['date'] ?? '') - 600_000).toUTCString(),
    })),
    about('/trade/fills', 'date no time before'),
  ),
]

const origins: ReadonlyArray<Fault> = (
  [
    ['a preflight that allows no headers', 'access-control-allow-headers', 'content-type', isPreflight],
    ['a preflight that allows GET alone', 'access-control-allow-methods', 'GET', isPreflight],
    ['a preflight for somebody else', 'access-control-allow-origin', 'https://other.example.com', isPreflight],
    ['an answer that names no origin', 'access-control-allow-origin', undefined, isCrossing],
    ['an answer whose Date a page cannot read', 'access-control-expose-headers', 'x-request-id', isCrossing],
  ] as const
).map(([mechanism, name, value, when]) =>
  fault(
    mechanism,
    CONFIG,
    headed(CONFIG, () => ({ [name]: value }), when),
    about(CONFIG, name),
  ),
)

/** Busy for a while at first, as a server that counts calls. */
const busy = (status: number, headers: Readonly<Record<string, string>>) => (): Break => (passing) =>
  passing.path === '/news/list' && passing.nth === 0
    ? { status, headers: { ...passing.headers, ...headers }, text: '' }
    : {}

/** What HTTP says beside the body. */
export const http: ReadonlyArray<Fault> = [
  ...dates,
  ...origins,
  fault(
    'a preflight that is not found',
    CONFIG,
    inAnswer(CONFIG, () => ({ status: 404 }), isPreflight),
    about(CONFIG, 'HTTP status of OPTIONS 2xx'),
  ),
  fault(
    'other content in an encoding',
    CONFIG,
    inAnswer(CONFIG, () => ({ text: '{"status":1,"data":[]}' }), encoded('gzip')),
    about(CONFIG, 'the same in gzip'),
  ),
  fault(
    'an encoding that nobody asked for',
    CONFIG,
    headed(CONFIG, () => ({ 'content-encoding': 'gzip' }), encoded('identity')),
    about(CONFIG, 'content-encoding identity'),
  ),
  fault('busy without a time to wait', '/news/list', busy(503, {}), about('/news/list', 'retry-after seconds')),
  fault(
    'too many calls, and a date that is none to wait for',
    '/news/list',
    busy(429, { 'retry-after': 'soon' }),
    about('/news/list', 'retry-after seconds'),
  ),
  fault(
    'a form of any length',
    CONFIG,
    inAnswer(
      CONFIG,
      () => ({ status: 200, text: '{"status":1,"data":[]}' }),
      ({ form }) => (form['type'] ?? '').length > 50_000,
    ),
    about(CONFIG, '/status 0, a refusal'),
  ),
  fault(
    'a page of HTML for a body beyond the limit',
    '/upload/image',
    inAnswer(
      '/upload/image',
      () => ({ status: 413, contentType: 'text/html', text: '<h1>413 Request Entity Too Large</h1>' }),
      ({ fileBytes }) => fileBytes !== undefined,
    ),
    about('/upload/image', 'content-type application/json'),
  ),
]
