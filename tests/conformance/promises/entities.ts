import type { Row } from './promise.ts'

/** Kinds of things that several answers show. */
export type Kind =
  | 'order'
  | 'fill'
  | 'position'
  | 'holding'
  | 'quote'
  | 'book'
  | 'day'
  | 'instrument'
  | 'movement'
  | 'closing'
  | 'wallet'
  | 'funds'
  | 'withdrawal'
  | 'deposit'
  | 'channel'
  | 'card'
  | 'pair'
  | 'rate'
  | 'exchange'
  | 'credit'
  | 'terms'
  | 'shareloan'
  | 'borrowing'
  | 'plan'
  | 'planpurchase'
  | 'planpreview'
  | 'dividend'
  | 'block'
  | 'blocktrade'
  | 'offer'
  | 'subscription'
  | 'product'
  | 'followorder'
  | 'activity'
  | 'message'
  | 'article'
  | 'market'
  | 'candle'
  | 'hours'
  | 'image'

/** Where each kind of thing stands, by operation; `*` is every row of a list. */
const PLACES: Readonly<Record<Kind, Readonly<Record<string, ReadonlyArray<string>>>>> = {
  order: {
    '/trade/order': [''],
    '/trade/cancelorder': [''],
    '/trade/amendorder': [''],
    '/trade/cancelorders': ['/*'],
    '/trade/orderinfo': [''],
    '/trade/pendinglist': ['/list/*'],
    '/trade/orderhistory': ['/list/*'],
    '/daytrade/orders': ['/list/*'],
  },
  fill: { '/trade/fills': ['/list/*'] },
  position: {
    '/trade/positionlist': ['/list/*'],
    '/trade/positioninfo': [''],
    '/trade/addmargin': [''],
    '/trade/positionnote': [''],
    '/trade/protect': [''],
    '/daytrade/positions': ['/list/*/position'],
  },
  holding: { '/trade/userstocklist': ['/*'] },
  quote: {
    '/market/indices': ['/*'],
    '/market/movers': ['/list/*'],
    '/quotes/list': ['/list/*'],
    '/quotes/info': ['/quote'],
    '/quotes/depth': ['/quote'],
    '/quotes/watchlist': ['/*'],
    '/quotes/recommend': ['/list/*'],
    '/news/info': ['/instruments/*'],
  },
  book: { '/quotes/info': ['/book'], '/quotes/depth': ['/book'] },
  day: { '/quotes/info': [''], '/quotes/depth': [''] },
  instrument: {
    '/market/indices': ['/*'],
    '/market/movers': ['/list/*'],
    '/quotes/search': ['/list/*'],
    '/quotes/info': [''],
    '/quotes/watchlist': ['/*'],
    '/quotes/recommend': ['/list/*'],
    '/news/info': ['/instruments/*'],
    '/trade/order': [''],
    '/trade/orderinfo': [''],
    '/trade/cancelorder': [''],
    '/trade/pendinglist': ['/list/*'],
    '/trade/orderhistory': ['/list/*'],
    '/trade/positionlist': ['/list/*'],
    '/trade/positioninfo': [''],
    '/daytrade/list': ['/*'],
    '/block/list': ['/list/*'],
    '/block/info': ['/offer'],
    '/lending/offers': ['/list/*'],
  },
  movement: { '/records/funding': ['/list/*'], '/records/transaction': ['/list/*'] },
  closing: { '/records/position': ['/list/*'] },
  wallet: { '/funds/wallets': ['/*'] },
  funds: { '/trade/funds': ['/*'] },
  withdrawal: { '/funds/withdraw': [''], '/user/withdrawallist': ['/*'] },
  deposit: { '/funds/deposit': [''], '/funds/depositlist': ['/list/*'] },
  channel: { '/funds/channels': ['/*'] },
  card: { '/bank/list': ['/*'], '/bank/add': [''] },
  pair: { '/exchange/pairs': ['/*'] },
  rate: { '/exchange/quote': [''] },
  exchange: { '/exchange/submit': [''], '/exchange/list': ['/list/*'] },
  credit: { '/credit/borrow': [''], '/credit/repay': [''], '/credit/loans': ['/list/*'] },
  terms: { '/credit/terms': [''] },
  shareloan: { '/lending/lend': [''], '/lending/recall': [''], '/lending/loans': ['/list/*'] },
  borrowing: { '/lending/offers': ['/list/*'], '/lending/holdings': ['/list/*/offer'] },
  plan: {
    '/plan/list': ['/*'],
    '/plan/info': ['/plan'],
    '/plan/add': [''],
    '/plan/change': [''],
    '/plan/state': [''],
  },
  planpurchase: { '/plan/info': ['/list/*'] },
  planpreview: { '/plan/preview': [''] },
  dividend: { '/dividend/upcoming': ['/*'], '/dividend/paid': ['/list/*'] },
  block: { '/block/list': ['/list/*'], '/block/info': ['/offer'] },
  blocktrade: { '/block/buy': [''], '/block/mine': ['/list/*'] },
  offer: { '/offer/list': ['/list/*'], '/offer/info': [''] },
  subscription: {
    '/offer/list': ['/list/*/mine/*'],
    '/offer/info': ['/mine/*'],
    '/offer/subscribe': [''],
    '/offer/pay': [''],
    '/offer/cancel': [''],
    '/offer/subscriptions': ['/list/*'],
  },
  product: { '/follow/list': ['/list/*'], '/follow/info': [''] },
  followorder: { '/follow/buy': [''], '/follow/redeem': [''], '/follow/orders': ['/list/*'] },
  activity: { '/activity/list': ['/list/*'], '/activity/info': ['/activity'] },
  message: { '/message/list': ['/list/*'], '/message/info': [''] },
  article: { '/news/list': ['/list/*'], '/news/info': [''] },
  market: { '/market/list': ['/*'] },
  candle: { '/quotes/candles': ['/list/*'] },
  hours: { '/funds/channels': ['/*/hours'], '/funds/withdrawpreview': ['/hours'] },
  image: { '/upload/image': [''] },
}

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Follows a place into an answer, through every row where it says so. */
const follow = (value: unknown, steps: ReadonlyArray<string>, at: string): ReadonlyArray<{ at: string; row: Row }> => {
  const [step, ...rest] = steps
  if (!isObject(value)) return []
  if (step === undefined) return [{ at, row: value }]
  if (step !== '*') return follow(value[step], rest, `${at}/${step}`)
  return Object.entries(value).flatMap(([key, inner]) => follow(inner, rest, `${at}/${key}`))
}

/** Every thing of a kind in an answer's `data`, with the JSON pointer at which it stands. */
export const thingsIn = (kind: Kind, path: string, data: unknown): ReadonlyArray<{ at: string; row: Row }> =>
  (PLACES[kind][path] ?? []).flatMap((place) => follow(data, place.split('/').slice(1), '/data'))

/** The kinds that an operation's answer shows. */
export const kindsOf = (path: string): ReadonlyArray<Kind> =>
  (Object.keys(PLACES) as Array<Kind>).filter((kind) => PLACES[kind][path] !== undefined)
