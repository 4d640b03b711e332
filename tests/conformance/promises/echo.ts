import { compare, figure, known } from '../contract/amounts.ts'
import { type Claim, holds, type Row } from './promise.ts'
import type { Success } from './success.ts'

/**
 * Fields in which an answer repeats its request, by operation: the field of the form, and where in `data` it comes back.
 * A field that the request lacks is not compared.
 */
const ECHOES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/user/login': { account: 'account' },
  '/user/register': { account: 'account' },
  '/common/article': { name: 'name' },
  '/quotes/info': { code: 'code' },
  '/quotes/depth': { code: 'quote/code' },
  '/quotes/timeshare': { code: 'code' },
  '/quotes/candles': { code: 'code', period: 'period' },
  '/trade/orderpreview': { code: 'code' },
  '/trade/order': {
    code: 'code',
    direction: 'direction',
    action: 'action',
    ordertype: 'ordertype',
    price: 'price',
    quantity: 'quantity',
    clientorderid: 'clientorderid',
    positionid: 'positionid',
  },
  '/trade/cancelorder': { orderid: 'id' },
  '/trade/orderinfo': { orderid: 'id', clientorderid: 'clientorderid' },
  '/trade/positioninfo': { positionid: 'id' },
  '/trade/addmargin': { positionid: 'id' },
  '/trade/positionnote': { positionid: 'id' },
  '/alert/add': { code: 'code', kind: 'kind', value: 'value' },
  '/plan/info': { id: 'plan/id' },
  '/plan/preview': { code: 'code' },
  '/plan/add': { code: 'code', money: 'money', rhythm: 'rhythm', day: 'day', reminder: 'reminder' },
  '/plan/change': { id: 'id', money: 'money', rhythm: 'rhythm', day: 'day', reminder: 'reminder' },
  '/plan/state': { id: 'id', state: 'state' },
  '/trade/protect': { positionid: 'id' },
  '/trade/amendorder': { orderid: 'id', price: 'price', quantity: 'quantity' },
  '/news/info': { id: 'id' },
  '/funds/deposit': { channelid: 'channelid', currency: 'currency', money: 'money', transferdate: 'transferdate' },
  '/funds/withdrawpreview': { type: 'currency', money: 'money' },
  '/funds/withdraw': { currency: 'currency', money: 'money', cardid: 'cardid' },
  '/funds/withdrawcancel': { id: 'id' },
  '/bank/add': { method: 'method', network: 'network', accounttype: 'accounttype', bank: 'bank', swift: 'swift' },
  '/exchange/quote': { from: 'from', to: 'to' },
  '/exchange/submit': { money: 'paid' },
  '/identity/submit': { name: 'name' },
  '/message/info': { id: 'id' },
  '/activity/info': { id: 'activity/id' },
  '/activity/claim': { id: 'activity' },
  '/follow/info': { code: 'code' },
  '/follow/buy': { code: 'code', money: 'money' },
  '/follow/redeem': { id: 'id' },
  '/block/info': { id: 'offer/id' },
  '/block/preview': { id: 'id', quantity: 'quantity' },
  '/block/buy': { quantity: 'quantity' },
  '/offer/info': { id: 'id' },
  '/offer/subscribe': { id: 'offerid', quantity: 'quantity' },
  '/offer/pay': { id: 'id' },
  '/offer/cancel': { id: 'id' },
  '/lending/lend': { positionid: 'positionid', quantity: 'quantity', days: 'days' },
  '/lending/recall': { id: 'id' },
  '/credit/terms': { type: 'currency' },
  '/credit/borrow': { currency: 'currency', money: 'money', days: 'days' },
  '/credit/repay': { id: 'id' },
}

const isSame = (asked: string, got: unknown): boolean =>
  String(got).toUpperCase() === asked.toUpperCase() ||
  (known(asked) !== undefined && known(got) !== undefined && compare(figure(asked), figure(got)) === 0)

const valueAt = (data: unknown, place: string): unknown =>
  place.split('/').reduce<unknown>((inner, step) => (inner as Row | undefined)?.[step], data)

/** What was asked for is what was answered. */
export function* echoPromises({ path, form, data }: Success): Iterable<Claim> {
  for (const [field, place] of Object.entries(ECHOES[path] ?? {})) {
    const asked = form[field]
    if (asked !== undefined) {
      const got = valueAt(data, place)
      yield holds(`/data/${place}`, isSame(asked, got), `${JSON.stringify(asked)}, as was asked for`, got)
    }
  }
  const leverage = form['leverage'] ?? '1'
  if (path === '/trade/order' && form['action'] === 'open')
    yield holds(
      '/data/leverage',
      isSame(leverage, (data as Row)['leverage']),
      `${leverage}, as was asked for`,
      (data as Row)['leverage'],
    )
}
