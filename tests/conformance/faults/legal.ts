import { writtenByPhp } from '../../contract/php.ts'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { inAnswer, inField, inRefusal, inSuccess } from './plant.ts'
import type { Break } from './recorded.ts'

/** A legal variation of a correct server. */
export interface Variation {
  readonly name: string
  readonly plant: () => Break
}

const everywhere =
  (change: (text: string) => string): (() => Break) =>
  () =>
  ({ text, status }) =>
    status === 200 ? { text: change(text) } : {}

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reversed(inner)]),
  )
}

const emptied = (path: string, field = 'list'): (() => Break) =>
  inSuccess(path, (body) => {
    if (Array.isArray(body.data)) body.data = []
    else Object.assign(body.data as object, { [field]: [], next: '' })
  })

/** More decimals than needed say the same figure. */
const longer = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d+\.\d+$/.test(value) ? `${value}00` : value
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^-?\d{1,9}(\.\d{1,4})?$/.test(value) ? Number(value) : value
const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

/** Right servers that differ from the paper broker where the contract lets them. */
export const legalVariations: ReadonlyArray<Variation> = [
  { name: 'as recorded', plant: () => () => ({}) },
  { name: 'other order of names', plant: everywhere((text) => JSON.stringify(reversed(JSON.parse(text)))) },
  { name: 'spaces in the text', plant: everywhere((text) => JSON.stringify(JSON.parse(text), null, 2)) },
  {
    name: 'characters as escapes',
    plant: everywhere((text) =>
      text.replaceAll(/[\u0080-\uFFFF]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
    ),
  },
  {
    name: 'a charset in the content type',
    plant:
      () =>
      ({ status }) =>
        status === 200 ? { contentType: 'application/json; charset=UTF-8' } : {},
  },
  {
    name: 'everything as PHP writes it',
    plant:
      () =>
      ({ path, status, text }) =>
        status === 200 || status === 401
          ? { text: JSON.stringify(writtenByPhp(path, JSON.parse(text) as Record<string, unknown>)) }
          : {},
  },
  { name: 'a content type in capitals', plant: () => () => ({ contentType: 'Application/JSON' }) },
  { name: 'wallets with more decimals', plant: inField('/funds/wallets', '/*/balance', longer) },
  { name: 'prices with more decimals', plant: inField('/quotes/depth', '/book/bids/*/price', longer) },
  { name: 'rates with more decimals', plant: inField('/exchange/pairs', '/*/rate', longer) },
  { name: 'fills with more decimals', plant: inField('/trade/fills', '/list/*/amount', longer) },
  { name: 'wallets as numbers', plant: inField('/funds/wallets', '/*/balance', asNumber) },
  { name: 'funds as numbers', plant: inField('/trade/funds', '/*/totalassets', asNumber) },
  { name: 'positions as numbers', plant: inField('/trade/positionlist', '/list/*/quantity', asNumber) },
  { name: 'times as texts', plant: inField('/trade/fills', '/list/*/time', asText) },
  { name: 'states as texts', plant: inField('/credit/loans', '/list/*/status', asText) },
  { name: 'market times as texts', plant: inField('/market/list', '/*/sessions/*/opentime', asText) },
  {
    name: 'holdings as a list',
    plant: inSuccess(
      '/trade/userstocklist',
      (body) => void (body.data = Object.values(body.data as object).filter((one) => typeof one === 'object')),
    ),
  },
  {
    name: 'realised profit as a list',
    plant: inSuccess(
      '/trade/userstocklists',
      (body) => void (body.data = Object.values(body.data as object).filter((one) => typeof one === 'object')),
    ),
  },
  {
    name: 'nothing for zero',
    plant: inField('/funds/wallets', '/*/frozen', (value) => (Number(value) === 0 ? '-' : value)),
  },
  {
    name: 'an empty text for zero',
    plant: inField('/trade/funds', '/*/held', (value) => (Number(value) === 0 ? '' : value)),
  },
  { name: 'no notices', plant: emptied('/notice/list') },
  { name: 'no banners', plant: emptied('/notice/banners') },
  { name: 'no dividends to come', plant: emptied('/dividend/upcoming') },
  { name: 'articles in English in every language', plant: inField('/news/info', '/source', () => 'The desk') },
  {
    name: 'further entries of the configuration',
    plant: inSuccess(
      '/common/config',
      ({ data }) => void (data as Array<unknown>).push({ name: 'colour', value: 'blue' }),
    ),
  },
  { name: 'further pictures', plant: inField('/news/list', '/list/*/image', () => 'https://pictures.example/one.png') },
  { name: 'another name of the bank', plant: inField('/funds/channels', '/*/accounts/*/bank', () => 'Another bank') },
  { name: 'more quotes than changed', plant: inAnswer('/quotes/list', () => ({})) },
  {
    name: 'a busy moment of a call that may refuse',
    plant: inAnswer('/quotes/recommend', ({ nth }) =>
      nth === 10_000 ? { text: JSON.stringify({ status: 0, msg: textByCode['system-busy'] }) } : {},
    ),
  },
  {
    name: 'busy for a moment, and says how long',
    plant: inAnswer('/news/list', ({ nth, headers }) =>
      nth === 0 ? { status: 503, headers: { ...headers, 'retry-after': '0' }, text: '' } : {},
    ),
  },
  {
    name: 'complaints of the day used up',
    plant: inRefusal('/message/complaint', ({ text }) =>
      text.includes(textByCode['request-id-reused'])
        ? { text: JSON.stringify({ status: 0, msg: textByCode['submitted-too-frequently'] }) }
        : {},
    ),
  },
  {
    name: 'a repeat of a withdrawal refused while the first is under way',
    plant: () => {
      const seen = new Map<string, number>()
      return ({ path, form, text }) => {
        const id = form['requestid'] ?? ''
        if (path !== '/funds/withdraw' || !text.startsWith('{"status":1')) return {}
        seen.set(id, (seen.get(id) ?? 0) + 1)
        const isUnderWay = (seen.get(id) ?? 0) <= 30
        return isUnderWay ? { text: JSON.stringify({ status: 0, msg: textByCode['fund-operation-in-progress'] }) } : {}
      }
    },
  },
  {
    name: 'HTTP 413 with the refusal of the contract',
    plant: inAnswer('/upload/image', ({ fileBytes }) => (fileBytes === undefined ? {} : { status: 413 })),
  },
  {
    name: 'any origin',
    plant: inAnswer('/common/config', ({ headers }) =>
      'access-control-allow-origin' in headers
        ? { headers: { ...headers, 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } }
        : {},
    ),
  },
  {
    name: 'withdrawals of a plain server without pages',
    plant: inField('/user/withdrawallist', '/*/remark', () => 'Paid.'),
  },
  {
    name: 'a message written while another is read',
    plant: () => {
      let isRead = false
      const late = inField('/message/list', '/list', (list) => [
        { ...(list as ReadonlyArray<object>)[0], id: '01a00000-0000-7000-8000-00000000aaaa', read: 0 },
        ...(list as ReadonlyArray<object>),
      ])()
      const more = inField('/message/unread', '/unread', (unread) => Number(unread) + 1)()
      const meanwhile = inField('/message/read', '/unread', (unread) => Number(unread) + 1)()
      return (answer) => {
        const isSuccess = answer.text.startsWith('{"status":1')
        if (answer.path === '/message/read' && isSuccess) isRead = true
        if (answer.path === '/message/readall' && isSuccess) isRead = false
        return [meanwhile, late, more].reduce<ReturnType<Break>>(
          (changed, change) => ({ ...changed, ...(isRead ? change(answer) : {}) }),
          {},
        )
      }
    },
  },
]
