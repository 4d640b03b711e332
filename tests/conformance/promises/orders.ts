import {
  compare,
  decimal,
  decimalsOf,
  divideTo,
  figure,
  formatDecimal,
  instant,
  isMultipleOf,
  isNear,
  isSame,
  known,
  minus,
  plus,
  smallest,
  times,
  zero,
} from '../contract/amounts.ts'
import type { Form } from '../contract/caller.ts'
import { chargesOf, feePromises, rest, sideOf } from './fees.ts'
import { tickAt } from './market.ts'
import { type Claim, equals, goesWith, holds, type Row, rounds } from './promise.ts'
import type { PromiseOf } from './success.ts'

/** Reasons that an order with an id of the client can have, though it was accepted. */
const OF_OWN_ORDERS = new Set<unknown>(['savings-plan', 'not-filled-at-once'])

const FINAL = ['filled', 'cancelled', 'rejected', 'expired']

const stateFits = (row: Row): boolean => {
  const [filled, quantity] = [figure(row['filled']), figure(row['quantity'])]
  const [none, all] = [isSame(filled, zero), isSame(filled, quantity)]
  if (row['state'] === 'filled') return all
  if (row['state'] === 'partlyfilled') return !none && !all
  if (row['state'] === 'pending' || row['state'] === 'rejected') return none
  return !all
}

/** What an order that opens and has no fill yet reserves at a price: margin and fees. */
export const reserveOf = (row: Row, rules: Row, price: unknown) => {
  const amount = times(figure(price), figure(row['quantity']))
  const decimals = decimalsOf(row['currency'])
  const margin = divideTo(amount, figure(row['leverage']), decimals, 'up')
  return plus(margin, chargesOf(rules, sideOf(row['direction'], row['action']), amount, row['currency']).total)
}

function* held(row: Row, at: string, rules: Row | undefined): Iterable<Claim> {
  const isOver = FINAL.includes(String(row['state'])) || row['action'] === 'close'
  if (isOver) {
    yield equals(`${at}/held`, row['held'], zero, 'nothing is reserved for an order that is final or closes')
    return
  }
  yield holds(
    `${at}/held`,
    compare(figure(row['held']), zero) > 0,
    'the money reserved for the unfilled part',
    row['held'],
  )
  if (rules === undefined || row['direction'] !== 'long' || row['state'] !== 'pending' || row['ordertype'] !== 'limit')
    return
  yield equals(`${at}/held`, row['held'], reserveOf(row, rules, row['price']), 'margin and fees at the limit')
}

/**
 * What an order's fills come to.
 *
 * @param rules of its instrument, where the order is a new one: an older one was charged what was published then
 */
function* filled(row: Row, at: string, rules: Row | undefined): Iterable<Claim> {
  const [quantity, amount] = [figure(row['filled']), figure(row['amount'])]
  const isNone = isSame(quantity, zero)
  yield goesWith(
    `${at}/averageprice`,
    known(row['averageprice']) !== undefined,
    !isNone,
    'a mean price once there is a fill',
  )
  if (isNone) {
    yield equals(`${at}/amount`, row['amount'], zero, 'nothing was traded')
    yield equals(`${at}/fees`, row['fees'], zero, 'nothing was charged')
    return
  }
  const mean = figure(row['averageprice'])
  const exact = divideTo(amount, quantity, mean.scale, 'half-even')
  const unit = { ...mean, value: 1n }
  yield holds(
    `${at}/averageprice`,
    compare(minus(mean, exact), unit) <= 0 && compare(minus(exact, mean), unit) <= 0,
    'amount / filled',
    row['averageprice'],
  )
  if (rules !== undefined) {
    const due = chargesOf(rules, sideOf(row['direction'], row['action']), amount, row['currency']).total
    yield equals(`${at}/fees`, row['fees'], due, 'what the published fees come to')
  }
  if (row['ordertype'] !== 'limit') return
  const off = compare(mean, figure(row['price']))
  const isBetter = sideOf(row['direction'], row['action']) === 'buy' ? off <= 0 : off >= 0
  yield holds(`${at}/averageprice`, isBetter, `the limit ${String(row['price'])} or better`, row['averageprice'])
}

/** A market may move so far, as a part of the price, between the book that was seen and the fill. */
const MOVES = decimal('0.01')

/** An order at the market is filled at prices of its book, not at those of a moment that is long over. */
function* atMarket(row: Row, at: string, book: Row | undefined): Iterable<Claim> {
  const mean = known(row['averageprice'])
  const [low, high] = (['bids', 'asks'] as const).map((side) =>
    known((book?.[side] as ReadonlyArray<Row> | undefined)?.at(-1)?.['price']),
  )
  if (mean === undefined || low === undefined || high === undefined) return
  const isNow = compare(mean, minus(low, times(low, MOVES))) >= 0 && compare(mean, plus(high, times(high, MOVES))) <= 0
  const expected = `about ${formatDecimal(low)} to ${formatDecimal(high)}, the prices of the book`
  yield holds(`${at}/averageprice`, isNow, expected, row['averageprice'])
}

export const orderPromises: PromiseOf = function* (row, at, { path, memory }) {
  const state = String(row['state'])
  if (path === '/trade/pendinglist')
    yield holds(`${at}/state`, !FINAL.includes(state), 'pending or partlyfilled', state)
  if (path === '/trade/orderhistory') yield holds(`${at}/state`, FINAL.includes(state), 'a final state', state)
  yield holds(
    `${at}/filled`,
    compare(figure(row['filled']), figure(row['quantity'])) <= 0,
    'no more than the quantity',
    row['filled'],
  )
  yield holds(
    `${at}/state`,
    stateFits(row),
    `what ${String(row['filled'])} of ${String(row['quantity'])} filled make`,
    state,
  )
  yield goesWith(
    `${at}/price`,
    known(row['price']) !== undefined,
    row['ordertype'] === 'limit',
    'a price with a limit order only',
  )
  yield goesWith(
    `${at}/reason`,
    row['reason'] !== '',
    state === 'rejected' || row['clientorderid'] === '' || OF_OWN_ORDERS.has(row['reason']),
    'a reason where it was rejected or the broker placed it',
  )
  yield holds(
    `${at}/updatetime`,
    (instant(row['updatetime']) ?? 0) >= (instant(row['createtime']) ?? 0),
    'not before createtime',
    row['updatetime'],
  )
  const rules = memory.rulesOf(row['code'])
  yield* held(row, at, rules)
  yield* filled(row, at, path === '/trade/order' ? rules : undefined)
  if (path === '/trade/order' && row['ordertype'] === 'market') yield* atMarket(row, at, memory.bookOf(row['code']))
}

export const fillPromises: PromiseOf = function* (row, at) {
  yield rounds(
    `${at}/amount`,
    row['amount'],
    times(figure(row['price']), figure(row['quantity'])),
    row['currency'],
    'price × quantity',
  )
  yield goesWith(
    `${at}/profit`,
    known(row['profit']) !== undefined,
    row['action'] === 'close',
    'a profit of a closing fill only',
  )
  yield holds(`${at}/fees`, compare(figure(row['fees']), zero) >= 0, 'not below 0', row['fees'])
  yield holds(`${at}/quantity`, compare(figure(row['quantity']), zero) > 0, 'above 0', row['quantity'])
}

/**
 * The amount of a preview. A mean price is rounded for showing, though not to less than the tick; the amount is that of the
 * exact one. A limit is exact.
 */
const amountAtPrice = (row: Row, at: string, form: Form, rules: Row | undefined): Claim => {
  const [price, quantity] = [figure(row['estimateprice']), figure(form['quantity'])]
  const exact = times(price, quantity)
  const why = 'estimated price × quantity'
  if (form['ordertype'] === 'limit' || rules === undefined)
    return rounds(`${at}/amount`, row['amount'], exact, row['currency'], why)
  const scale = Math.max(price.scale, tickAt(rules, row['estimateprice']).scale)
  const slack = plus(times(quantity, { ...price, value: 1n, scale }), smallest(row['currency']))
  const isClose = isNear(figure(row['amount']), exact, slack)
  return holds(`${at}/amount`, isClose, `${formatDecimal(exact)}, from a rounded mean: ${why}`, row['amount'])
}

const ORDER_OF_SEVERITY = ['error', 'warning']

/** A preview of `/trade/orderpreview`, from the request that it answers. */
export const previewPromises: PromiseOf = function* (row, at, { form, memory }) {
  const opens = form['action'] === 'open'
  const [amount, fees] = [figure(row['amount']), figure(row['feetotal'])]
  const rules = memory.rulesOf(row['code'])
  const severities = (row['problems'] as ReadonlyArray<Row>).map(({ severity }) =>
    ORDER_OF_SEVERITY.indexOf(String(severity)),
  )
  yield holds(
    `${at}/problems`,
    severities.every((one, nth) => nth === 0 || one >= (severities[nth - 1] ?? 0)),
    'errors first',
    severities,
  )
  if (known(row['estimateprice']) === undefined || severities.includes(0)) return
  yield* feePromises(row, at, rules, sideOf(form['direction'], form['action']))
  yield amountAtPrice(row, at, form, rules)
  if (form['ordertype'] === 'limit')
    yield equals(`${at}/estimateprice`, row['estimateprice'], figure(form['price']), 'the limit of the order')
  const before = figure(row['buyingpower'])
  if (!opens) {
    for (const name of ['margin', 'cost', 'held'])
      yield equals(`${at}/${name}`, row[name], zero, 'nothing for an order that closes')
    yield equals(
      `${at}/buyingpowerafter`,
      row['buyingpowerafter'],
      plus(before, figure(row['proceeds'])),
      'buyingpower + proceeds',
    )
    return
  }
  const margin = divideTo(amount, figure(form['leverage'] ?? '1'), decimalsOf(row['currency']), 'up')
  yield equals(`${at}/margin`, row['margin'], margin, 'amount / leverage, rounded up')
  yield equals(`${at}/cost`, row['cost'], plus(figure(row['margin']), fees), 'margin + fees')
  yield equals(
    `${at}/buyingpowerafter`,
    row['buyingpowerafter'],
    minus(before, figure(row['held'])),
    'buyingpower - held',
  )
  for (const name of ['proceeds', 'profit'])
    yield equals(`${at}/${name}`, row[name], zero, 'nothing for an order that opens')
  if (rules === undefined || known(row['holdprice']) === undefined) return
  const order = { ...form, leverage: form['leverage'] ?? '1', currency: row['currency'] }
  yield equals(`${at}/held`, row['held'], reserveOf(order, rules, row['holdprice']), 'margin and fees at holdprice')
  if (form['ordertype'] === 'limit' && form['direction'] === 'long')
    yield equals(`${at}/holdprice`, row['holdprice'], figure(form['price']), 'the limit of a purchase')
  yield holds(
    `${at}/maxquantity`,
    isMultipleOf(figure(row['maxquantity']), figure(rules['lot'])),
    'a multiple of the lot',
    row['maxquantity'],
  )
  const most = figure(row['maxquantity'])
  const cost = reserveOf({ ...order, quantity: row['maxquantity'] }, rules, row['holdprice'])
  yield holds(
    `${at}/maxquantity`,
    compare(most, zero) === 0 || compare(rest(cost, before), zero) === 0,
    'affordable at holdprice, fees included',
    row['maxquantity'],
  )
}
