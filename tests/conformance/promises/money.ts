import {
  compare,
  decimalsOf,
  figure,
  formatDecimal,
  instant,
  isSame,
  known,
  minus,
  percentOf,
  plus,
  roundTo,
  smallest,
  times,
  zero,
} from '../contract/amounts.ts'
import { type Claim, equals, goesWith, holds, type Row, rounds } from './promise.ts'
import type { PromiseOf } from './success.ts'

const DAY = 86_400_000

export const walletPromises: PromiseOf = function* (row, at) {
  yield equals(`${at}/total`, row['total'], plus(figure(row['balance']), figure(row['frozen'])), 'balance + frozen')
  yield holds(
    `${at}/settled`,
    compare(figure(row['settled']), figure(row['balance'])) <= 0,
    'no more than the balance',
    row['settled'],
  )
  for (const name of ['balance', 'settled', 'frozen'])
    yield holds(`${at}/${name}`, compare(figure(row[name]), zero) >= 0, 'not below 0', row[name])
}

export const fundsPromises: PromiseOf = function* (row, at) {
  const parts = ['available', 'held', 'margin', 'frozen', 'yingkui'].map((name) => figure(row[name]))
  yield equals(
    `${at}/totalassets`,
    row['totalassets'],
    parts.reduce(plus),
    'available + held + margin + frozen + yingkui',
  )
  yield equals(
    `${at}/buyingpower`,
    row['buyingpower'],
    figure(row['available']),
    'the money that orders can bind: what is available',
  )
}

/** The fee of a withdrawal by the published terms of its preview. */
export const withdrawalFee = (terms: Row, money: unknown) => {
  const currency = terms['currency']
  const share = roundTo(percentOf(figure(money), figure(terms['feerate'])), decimalsOf(currency), 'half-even')
  const [least, most] = [figure(terms['feemin']), figure(terms['feemax'])]
  const limited = compare(share, least) < 0 ? least : compare(share, most) > 0 ? most : share
  const fee = plus(figure(terms['feefixed']), limited)
  return compare(fee, figure(money)) > 0 ? figure(money) : fee
}

export const withdrawalPromises: PromiseOf = function* (row, at, { path }) {
  yield equals(`${at}/arrival`, row['arrival'], minus(figure(row['money']), figure(row['fee'])), 'money - fee')
  yield holds(`${at}/fee`, compare(figure(row['fee']), zero) >= 0, 'not below 0', row['fee'])
  if (path === '/funds/withdraw')
    yield holds(`${at}/status`, String(row['status']) === '0', '0, under review', row['status'])
  if (row['endtime'] === undefined) return
  yield goesWith(
    `${at}/endtime`,
    known(row['endtime']) !== undefined,
    String(row['status']) !== '0',
    'a time once the review has ended',
  )
  yield goesWith(`${at}/reason`, row['reason'] !== '', String(row['status']) === '2', 'a reason of a rejection only')
}

export const withdrawPreview: PromiseOf = function* (row, at, { form }) {
  const money = figure(form['money'])
  yield equals(`${at}/money`, row['money'], money, 'the amount that was asked about')
  yield equals(`${at}/fee`, row['fee'], withdrawalFee(row, row['money']), 'the published fee')
  yield equals(`${at}/arrival`, row['arrival'], minus(figure(row['money']), figure(row['fee'])), 'money - fee')
  yield holds(`${at}/min`, compare(figure(row['min']), figure(row['max'])) <= 0, 'no more than max', row['min'])
}

export const depositPromises: PromiseOf = function* (row, at, { path }) {
  const status = String(row['status'])
  if (path === '/funds/deposit') yield holds(`${at}/status`, status === '0', '0, under review', status)
  yield goesWith(
    `${at}/reviewtime`,
    known(row['reviewtime']) !== undefined,
    status !== '0',
    'a time once it was reviewed',
  )
  yield goesWith(`${at}/reason`, row['reason'] !== '', status === '2', 'a reason of a rejection only')
}

export const pairPromises: PromiseOf = function* (row, at) {
  yield holds(`${at}/rate`, compare(figure(row['rate']), zero) > 0, 'above 0', row['rate'])
  const bought = (paid: ReturnType<typeof figure>) =>
    roundTo(times(paid, figure(row['rate'])), decimalsOf(row['to']), 'down')
  const min = figure(row['min'])
  const less = minus(min, smallest(row['from']))
  yield holds(
    `${at}/min`,
    !isSame(bought(min), zero) && isSame(bought(less), zero),
    'the smallest amount that buys anything',
    row['min'],
  )
}

export const ratePromises: PromiseOf = function* (row, at) {
  const lasts = (instant(row['expiretime']) ?? 0) - (instant(row['quotetime']) ?? 0)
  yield holds(`${at}/expiretime`, lasts === 30_000, '30,000 ms after quotetime', row['expiretime'])
}

export const exchangePromises: PromiseOf = function* (row, at) {
  const exact = roundTo(times(figure(row['paid']), figure(row['rate'])), decimalsOf(row['to']), 'down')
  yield equals(`${at}/received`, row['received'], exact, 'paid × rate, rounded down')
}

/** Interest of so many begun days on what is owed, as it is paid. */
const interestOf = (row: Row, days: number) =>
  roundTo(
    times(percentOf(figure(row['outstanding']), figure(row['rate'])), figure(days)),
    decimalsOf(row['currency']),
    'half-even',
  )

export const creditPromises: PromiseOf = function* (row, at, { path, memory }) {
  const [owes, status] = [figure(row['outstanding']), String(row['status'])]
  yield equals(`${at}/owed`, row['owed'], plus(owes, figure(row['interest'])), 'outstanding + interest')
  yield rounds(
    `${at}/dayinterest`,
    row['dayinterest'],
    percentOf(owes, figure(row['rate'])),
    row['currency'],
    'outstanding × rate',
  )
  yield holds(
    `${at}/outstanding`,
    compare(owes, figure(row['money'])) <= 0,
    'no more than was borrowed',
    row['outstanding'],
  )
  yield goesWith(`${at}/endtime`, known(row['endtime']) !== undefined, status === '2', 'a time once it was repaid')
  const due = Number(row['starttime']) + Number(row['days']) * DAY
  yield holds(`${at}/duetime`, Number(row['duetime']) === due, `${due}: the term after its beginning`, row['duetime'])
  if (status === '2') yield equals(`${at}/owed`, row['owed'], zero, 'nothing once it was repaid')
  const isUntouched = isSame(figure(row['paid']), zero) && status === '0'
  if (isUntouched)
    yield equals(`${at}/outstanding`, row['outstanding'], figure(row['money']), 'all of it while nothing was repaid')
  if (!isUntouched) return
  // The first day counts from its beginning. A day may have begun since the server last said what time it is.
  const begun = path === '/credit/borrow' ? 1 : Math.floor((memory.now - Number(row['starttime'])) / DAY) + 1
  const [least, most] = [interestOf(row, Math.max(begun, 1)), interestOf(row, begun + 1)]
  if (path === '/credit/borrow')
    yield equals(`${at}/interest`, row['interest'], least, 'interest of the first day, rounded half-even')
  else
    yield holds(
      `${at}/interest`,
      isSame(figure(row['interest']), least) || (begun > 0 && isSame(figure(row['interest']), most)),
      `${formatDecimal(least)}: interest of each begun day, rounded half-even`,
      row['interest'],
    )
}

export const termsPromises: PromiseOf = function* (row, at) {
  yield equals(`${at}/yearrate`, row['yearrate'], times(figure(row['rate']), figure('365')), 'rate × 365')
  const free = minus(figure(row['quota']), figure(row['owed']))
  yield holds(
    `${at}/max`,
    compare(figure(row['max']), compare(free, zero) > 0 ? plus(free, smallest(row['currency'])) : zero) <= 0,
    'within the remaining quota',
    row['max'],
  )
}

/** The fees of shares that were lent. */
export const shareLoanPromises: PromiseOf = function* (row, at) {
  const value = figure(row['value'])
  const decimals = decimalsOf(row['currency'])
  const due = (days: unknown) => roundTo(times(percentOf(value, figure(row['rate'])), figure(days)), decimals, 'down')
  yield rounds(
    `${at}/value`,
    row['value'],
    times(figure(row['price']), figure(row['quantity'])),
    row['currency'],
    'price × quantity',
  )
  yield equals(`${at}/dayfee`, row['dayfee'], due(1), 'value × rate, rounded down')
  yield equals(`${at}/paid`, row['paid'], due(row['paiddays']), 'value × rate × paid days, rounded down')
  if (String(row['status']) === '0')
    yield equals(`${at}/total`, row['total'], due(row['days']), 'value × rate × days, rounded down')
  yield holds(
    `${at}/paiddays`,
    Number(row['paiddays']) <= Number(row['days']),
    'no more than the term',
    row['paiddays'],
  )
  const end = Number(row['starttime']) + Number(row['days']) * DAY
  if (String(row['status']) === '0')
    yield holds(`${at}/endtime`, Number(row['endtime']) === end, `${end}: the term after its beginning`, row['endtime'])
  yield goesWith(
    `${at}/returntime`,
    known(row['returntime']) !== undefined,
    String(row['status']) === '2',
    'a time once they are back',
  )
}

export const borrowingPromises: PromiseOf = function* (row, at) {
  yield equals(
    `${at}/minquantity`,
    row['minquantity'],
    times(figure(row['minlots']), figure(row['lot'])),
    'minlots × lot',
  )
  yield equals(`${at}/yearrate`, row['yearrate'], times(figure(row['rate']), figure('365')), 'rate × 365')
}

export function* dividendPromises(row: Row, at: string): Iterable<Claim> {
  const [gross, tax, currency] = [figure(row['gross']), figure(row['tax']), row['currency']]
  const isLong = row['direction'] === 'long'
  const whole = roundTo(times(figure(row['pershare']), figure(row['quantity'])), decimalsOf(currency), 'half-even')
  const why = 'per share × quantity, rounded half-even; below 0 of a short'
  yield equals(`${at}/gross`, row['gross'], isLong ? whole : minus(zero, whole), why)
  const due = isLong ? roundTo(percentOf(gross, figure(row['taxrate'])), decimalsOf(currency), 'down') : zero
  yield equals(`${at}/tax`, row['tax'], due, 'taxrate of gross, rounded down')
  yield equals(`${at}/net`, row['net'], plus(minus(gross, tax), figure(row['writtenoff'])), 'gross - tax + writtenoff')
  yield goesWith(
    `${at}/paytime`,
    known(row['paytime']) !== undefined,
    String(row['state']) === '2',
    'a time once it was paid',
  )
}
