import { escaped, type Fault, inAnswer, inField, inRefusal, inSuccess } from './plant.ts'

const fault = (mechanism: string, where: string, plant: Fault['plant'], reason: RegExp): Fault => ({
  class: 'schema',
  mechanism,
  where,
  plant,
  reason,
})

/** Figures of different areas, each in its answer. */
const FIGURES: ReadonlyArray<readonly [path: string, pointer: string]> = [
  ['/market/indices', '/0/nowprice'],
  ['/funds/wallets', '/0/balance'],
  ['/trade/positionlist', '/list/0/cost'],
  ['/exchange/quote', '/rate'],
  ['/records/position', '/list/0/yingkui'],
  ['/quotes/candles', '/list/0/open'],
]
const TIMES: ReadonlyArray<readonly [path: string, pointer: string]> = [
  ['/trade/fills', '/list/0/time'],
  ['/market/list', '/0/changetime'],
  ['/follow/info', '/endtime'],
]
const NAMES: ReadonlyArray<readonly [path: string, pointer: string]> = [
  ['/trade/orderhistory', '/list/0/direction'],
  ['/offer/list', '/list/0/stage'],
  ['/block/list', '/channel'],
  ['/quotes/info', '/rules/sale'],
  ['/daytrade/positions', '/list/0/position/state'],
]
const ZONES: ReadonlyArray<readonly [path: string, pointer: string]> = [
  ['/market/list', '/0/zone'],
  ['/quotes/candles', '/zone'],
  ['/funds/withdrawpreview', '/hours/zone'],
]
const PICTURES: ReadonlyArray<readonly [path: string, pointer: string]> = [
  ['/notice/banners', '/0/image'],
  ['/news/list', '/list/0/image'],
]
const UNSIGNED: ReadonlyArray<readonly [path: string, pointer: string]> = [
  ['/message/unread', '/unread'],
  ['/funds/wallets', '/0/frozen'],
  ['/trade/positionlist', '/list/0/quantity'],
  ['/trade/fills', '/list/0/fees'],
  ['/exchange/pairs', '/0/rate'],
]
const STATES: ReadonlyArray<readonly [path: string, pointer: string]> = [
  ['/identity/state', '/status'],
  ['/funds/depositlist', '/list/0/status'],
]
const REQUIRED: ReadonlyArray<readonly [path: string, pointer: string]> = [
  ...FIGURES.slice(0, 3),
  ['/user/getUserinfo', '/account'],
  ['/trade/order', '/held'],
  ['/message/list', '/next'],
  ['/news/info', '/title'],
]
const ROWS: ReadonlyArray<readonly [path: string, pointer: string]> = [
  ['/bank/list', ''],
  ['/follow/orders', '/list'],
  ['/dividend/paid', '/list'],
]

const at = (path: string, pointer: string): RegExp =>
  new RegExp(`^${escaped(path)} /data${escaped(pointer).replaceAll('/0', '/\\d+')}`)

/** A mistake in single values: what each becomes. */
const VALUES: ReadonlyArray<readonly [mechanism: string, sites: typeof FIGURES, become: (value: unknown) => unknown]> =
  [
    ['a truth value for a figure', FIGURES, () => true],
    ['null for a value', REQUIRED, () => null],
    ['a value that is missing', REQUIRED, () => undefined],
    ['an exponent in a figure', FIGURES, () => '1.5e3'],
    ['a decimal comma', FIGURES.slice(0, 4), () => '1.250,50'],
    ['a space in a figure', FIGURES.slice(2, 4), (value) => ` ${String(value)}`],
    ['a figure in words', FIGURES.slice(3), () => 'many'],
    ['a time as a date', TIMES, () => '2026-06-10T02:30:00Z'],
    ['a time with a fraction', TIMES.slice(0, 2), () => 1781058000.5],
    ['a time in seconds', TIMES, (value) => Math.floor(Number(value) / 1000)],
    ['a time in seconds, as text', TIMES.slice(0, 1), (value) => String(value).slice(0, -3)],
    ['a time in microseconds', TIMES.slice(1, 2), (value) => Number(value) * 1000],
    ['an offset for a zone', ZONES, () => 'GMT+8'],
    ['a zone in words', ZONES.slice(0, 1), () => 'Kuala Lumpur time'],
    ['a zone without its area', ZONES.slice(1, 2), () => 'Singapore'],
    ['a script for the address of a picture', PICTURES, () => 'javascript:alert(1)'],
    ['an address of another server without http', PICTURES.slice(0, 1), () => '//ads.example.com/a.png'],
    ['a number below 0 where there is none', UNSIGNED, () => -1],
    ['a text below 0 where there is none', UNSIGNED, () => '-1.00'],
    ['a state below 0', STATES, () => -1],
    ['a state that the contract does not list', STATES, () => 9],
    ['a state in words', STATES.slice(0, 1), () => 'verified'],
    ['a version in words', [['/common/version', '/version']], () => 'newest'],
    ['a page of scripts for a link', [['/invitation/info', '/link']], () => 'javascript:alert(1)'],
    ['a bank without a right code', [['/bank/list', '/0/swift']], () => 'SWIFT: CAIX'],
    ['a date of another country', [['/common/article', '/updatetime']], () => '15/01/2026'],
    ['a word outside its list', NAMES, () => 'sideways'],
    ['a word in capitals', NAMES.slice(0, 3), (value) => String(value).toUpperCase()],
    ['an object for a list', ROWS, () => ({})],
    ['null in a list', ROWS, (value) => [null, ...(value as ReadonlyArray<unknown>)]],
    ['a list for a text', NAMES.slice(0, 2), (value) => [value]],
  ]

const PATHS = ['/market/list', '/funds/wallets', '/trade/funds', '/quotes/info', '/records/funding']
const envelope = (path: string) => new RegExp(`^${escaped(path)} /(status|data|msg|code|)`)

const values = VALUES.flatMap(([mechanism, sites, become]) =>
  sites.map(([path, pointer]) => {
    const plant =
      pointer === '' ? inSuccess(path, (body) => void (body.data = become(body.data))) : inField(path, pointer, become)
    return fault(mechanism, `${path} ${pointer}`, plant, at(path, pointer))
  }),
)

const envelopes = PATHS.slice(0, 3).flatMap((path) => [
  fault(
    'a status that is text',
    path,
    inSuccess(path, (body) => void (body['status'] = '1')),
    envelope(path),
  ),
  fault(
    'a status of its own',
    path,
    inSuccess(path, (body) => void (body['status'] = 200)),
    envelope(path),
  ),
  fault(
    'no data',
    path,
    inSuccess(path, (body) => void delete (body as { data?: unknown }).data),
    envelope(path),
  ),
  fault(
    'a further field of the envelope',
    path,
    inSuccess(path, (body) => void (body['code'] = 0)),
    envelope(path),
  ),
])

const texts = PATHS.slice(0, 3).flatMap((path) => [
  fault(
    'a text that says it is text',
    path,
    inAnswer(path, () => ({ contentType: 'text/plain' })),
    new RegExp(`^${escaped(path)} content-type`),
  ),
  fault(
    'a page for an answer',
    path,
    inAnswer(path, () => ({ contentType: 'text/html', text: '<p>hello' })),
    new RegExp(`^${escaped(path)} (content-type|/)`),
  ),
  fault(
    'half a text',
    path,
    inAnswer(path, ({ text }) => ({ text: text.slice(0, -2) })),
    new RegExp(`^${escaped(path)} / JSON`),
  ),
  fault(
    'HTTP 201',
    path,
    inAnswer(path, ({ status }) => (status === 200 ? { status: 201 } : {})),
    new RegExp(`^${escaped(path)} HTTP status 200`),
  ),
  fault(
    'a name twice',
    path,
    inAnswer(path, ({ text }) => ({ text: text.replace(/^\{"status":1,/, '{"status":1,"status":1,') })),
    new RegExp(`^${escaped(path)} /status each name`),
  ),
])

const digits = ['/funds/wallets', '/exchange/quote', '/trade/fills'].map((path) =>
  fault(
    'a number that no JavaScript number keeps',
    path,
    inAnswer(path, ({ text }) => ({
      text: text.replace(/"(balance|rate|amount)":"?[\d.]+"?/, '"$1":12345678901234567.89'),
    })),
    new RegExp(`^${escaped(path)} /data.* text, or a number`),
  ),
)

const refusals = ['/quotes/info', '/trade/order', '/message/info'].flatMap((path) => [
  fault(
    'a refusal in words of its own',
    path,
    inRefusal(path, () => ({ text: '{"status":0,"msg":"不行"}' })),
    new RegExp(`^${escaped(path)} /msg`),
  ),
  fault(
    'a refusal in English',
    path,
    inRefusal(path, () => ({ text: '{"status":0,"msg":"Invalid parameters"}' })),
    new RegExp(`^${escaped(path)} /msg`),
  ),
  fault(
    'HTTP 400 with a refusal',
    path,
    inRefusal(path, () => ({ status: 400 })),
    new RegExp(`^${escaped(path)} HTTP status 200`),
  ),
  fault(
    'a refusal without words',
    path,
    inRefusal(path, () => ({ text: '{"status":0}' })),
    new RegExp(`^${escaped(path)} /msg`),
  ),
])

const sessions = ['/funds/wallets', '/trade/order', '/user/getUserinfo'].flatMap((path) => [
  fault(
    'HTTP 403 for 401',
    path,
    inAnswer(
      path,
      () => ({ status: 403 }),
      ({ status }) => status === 401,
    ),
    new RegExp(`^${escaped(path)} HTTP status 401`),
  ),
  fault(
    'other words with 401',
    path,
    inAnswer(
      path,
      () => ({ text: '{"status":0,"msg":"unauthorized"}' }),
      ({ status }) => status === 401,
    ),
    new RegExp(`^${escaped(path)} /msg`),
  ),
])

/** Faults in the shape of answers. */
export const schemaFaults: ReadonlyArray<Fault> = [
  ...values,
  ...envelopes,
  ...texts,
  ...digits,
  ...refusals,
  ...sessions,
]
