import { textOf } from './contract/amounts.ts'
import type { Form } from './contract/caller.ts'
import type { Row } from './promises/promise.ts'
import { rowsOf } from './promises/lists.ts'
import { quotedMarket } from './workflows/quotedMarket.ts'
import { SHARES } from './workflows/trading/tradable.ts'

/** Calls the server; undefined where it does not answer with a success. */
export type Ask = (path: string, form?: Form) => Promise<unknown>

/** Forms of valid requests by operation, made from the server's own answers; a text is the reason why there is none. */
export type OwnForms = Readonly<Record<string, Form | string>>

const first = (path: string, data: unknown): Row | undefined => (data === undefined ? undefined : rowsOf(path, data)[0])

const idOf = (row: Row | undefined, key = 'id'): string | undefined =>
  row === undefined ? undefined : String(row[key])

/** An instrument and its market, one in which orders can be placed before others. */
const instrument = async (
  ask: Ask,
): Promise<{ readonly market?: string; readonly code?: string; readonly isTradable: boolean }> => {
  const found = quotedMarket(((await ask('/market/list')) ?? []) as ReadonlyArray<Row>)
  const [market, isTradable] = [idOf(found, 'code'), found?.['tradable'] === true]
  if (market === undefined) return { isTradable }
  const code = idOf(
    first('/market/movers', await ask('/market/movers', { market, sort: 'turnover', limit: '2' })),
    'code',
  )
  return code === undefined ? { market, isTradable } : { market, code, isTradable }
}

/** The own password; a set-up of codes replaces only one that was not finished, and that of a passkey none. */
const setUpForms = async (ask: Ask, { password = '' }: Form): Promise<OwnForms> => {
  const state = (await ask('/security/codestate')) as Row | undefined
  const form = String(state?.['on']) === '1' ? 'the account has one-time codes already' : { password }
  return { '/security/codesetup': form, '/security/passkeysetup': form }
}

const NO_TRADING = 'the server has no market to trade on'

const NO_PASSKEY = 'only a device with a passkey of the account can do it'
const NO_ACCOUNT = 'it needs an account: no --account'

/** Why no right form can be made of what only somebody with an account has. */
export const STRANGER: OwnForms = {
  '/user/login': NO_ACCOUNT,
  '/user/recoverystate': NO_ACCOUNT,
  '/user/loginbypasskey': NO_ACCOUNT,
}

/** A withdrawal that a passkey of the account could confirm. */
const challengeForm = async (ask: Ask, cardid: string | undefined): Promise<Form | string> => {
  const passkeys = ((await ask('/security/passkeys')) ?? []) as ReadonlyArray<Row>
  if (!passkeys.some(({ funds }) => String(funds) === '1')) return NO_PASSKEY
  return cardid === undefined ? 'no bank card is bound' : { currency: 'EUR', money: '100.00', cardid }
}

const orderForm = async (ask: Ask, code: string): Promise<Form | string> => {
  const info = (await ask('/quotes/info', { code })) as Row | undefined
  const price = ((info?.['book'] as Row | undefined)?.['bids'] as ReadonlyArray<Row> | undefined)?.at(-1)?.['price']
  if (info === undefined || price === undefined) return `nobody bids for ${code}`
  const quantity = String((info['rules'] as Row)['lot'])
  return { code, direction: 'long', action: 'open', ordertype: 'limit', price: textOf(price), quantity }
}

/**
 * Requests records of the server, so that every later request names existing ones.
 *
 * @param login whose own account and password make a right log-in
 */
export const ownForms = async (ask: Ask, login: Form | undefined): Promise<OwnForms> => {
  const { market, code, isTradable } = await instrument(ask)
  const row = async (path: string, form?: Form) => first(path, await ask(path, form))
  const id = async (path: string, form?: Form, key?: string) => idOf(await row(path, form), key)
  const language = 'us'
  const [order, position] = [await id('/trade/orderhistory'), await id('/trade/positionlist', { which: 'held' })]
  const [article, message] = [await id('/news/list', { language }), await id('/message/list', { language })]
  const product = await id('/follow/list', {}, 'code')
  const block = await row('/block/list')
  const offer =
    (await id('/offer/list', { kind: 'newshare', tab: 'open' })) ??
    (await id('/offer/list', { kind: 'newshare', tab: 'listed' }))
  const card = await id('/bank/list', { type: 'EUR' })
  const activity = await id('/activity/list', { language })
  const plan = await id('/plan/list')
  const month = ((await ask('/trade/statement')) as Row | undefined)?.['latest']
  const made = (value: string | undefined, form: (value: string) => Form, reason: string): Form | string =>
    value === undefined ? reason : form(value)
  const noCode = 'the server has no instrument'
  return {
    ...(login && { '/user/login': login, '/user/recoverystate': login, ...(await setUpForms(ask, login)) }),
    '/user/loginbypasskey': NO_PASSKEY,
    '/funds/withdrawchallenge': await challengeForm(ask, card),
    '/market/movers': made(market, (market) => ({ market, sort: 'gainers', limit: '20' }), 'the server has no market'),
    '/daytrade/list': made(isTradable ? market : undefined, (market) => ({ market }), NO_TRADING),
    '/quotes/list': made(code, (codes) => ({ codes, since: '1' }), noCode),
    '/quotes/info': made(code, (code) => ({ code }), noCode),
    '/quotes/depth': made(code, (code) => ({ code }), noCode),
    '/quotes/timeshare': made(code, (code) => ({ code, since: '1' }), noCode),
    '/quotes/candles': made(code, (code) => ({ code, period: '5min', before: '4102444800000', limit: '20' }), noCode),
    '/trade/orderpreview': code === undefined ? noCode : isTradable ? await orderForm(ask, code) : NO_TRADING,
    '/trade/orderinfo': made(order, (orderid) => ({ orderid }), 'the account has no final order'),
    '/trade/positioninfo': made(position, (positionid) => ({ positionid }), 'the account holds nothing'),
    '/news/info': made(article, (id) => ({ id, language }), 'there are no news'),
    '/message/info': made(message, (id) => ({ id, language }), 'the account has no messages'),
    '/funds/withdrawpreview': made(
      card,
      (cardid) => ({ type: 'EUR', cardid, money: '1500.00' }),
      'no bank card is bound',
    ),
    '/follow/info': made(product, (code) => ({ code }), 'there is no product to follow'),
    '/follow/record': made(product, (code) => ({ code, days: '30' }), 'there is no product to follow'),
    '/block/info': made(idOf(block), (id) => ({ id }), 'no block is offered'),
    '/block/preview': made(
      idOf(block),
      (id) => ({ id, quantity: String(block?.['minquantity']) }),
      'no block is offered',
    ),
    ...(typeof month === 'string' && { '/trade/statement': { month } }),
    '/plan/info': made(plan, (id) => ({ id }), 'the account has no savings plan'),
    '/plan/preview': made(
      market !== undefined && SHARES.has(market) ? code : undefined,
      // A sum that every currency has, also one without decimals.
      (code) => ({ code, money: '1234', rhythm: 'monthly', day: '5' }),
      'the server has no market of shares',
    ),
    '/offer/info': made(offer, (id) => ({ id }), 'nothing is offered'),
    '/activity/info': made(activity, (id) => ({ id, language }), 'there is no activity'),
  }
}
