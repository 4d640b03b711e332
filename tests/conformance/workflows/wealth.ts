import {
  absolute,
  compare,
  decimal,
  type Decimal,
  divideTo,
  figure,
  formatDecimal,
  isSame,
  known,
  minus,
  plus,
  smallest,
  sumOf,
  times,
  total,
  zero,
} from '../contract/amounts.ts'
import { walk } from '../paging.ts'
import type { Row } from '../promises/promise.ts'
import { reading } from '../workflow.ts'

/** Records of a list that may come as a map with summary keys beside them. */
const rows = (data: unknown): ReadonlyArray<Row> =>
  Object.values(data as Row).filter((one): one is Row => typeof one === 'object' && one !== null)

const sum = (list: ReadonlyArray<Row>, name: string, ...statuses: ReadonlyArray<string>): Decimal =>
  total(
    list.filter(({ status }) => statuses.length === 0 || statuses.includes(String(status))),
    name,
  )

/** How often prices may move between two readings before the figures cannot be compared. */
const TRIES = 6

/** The account centre counts its figures from the record lists; `/trade/funds` states the same ones. */
export const oneTotal = reading(
  'one total, however it is counted',
  [
    '/trade/funds',
    '/user/getUserinfo',
    '/trade/usernewstocklist',
    '/user/withdrawallist',
    '/trade/userproductlist',
    '/trade/ustockslist',
    '/trade/userstocklist',
    '/trade/urnjylist',
    '/trade/userstocklists',
  ],
  async ({ ask, holds, stop }) => {
    for (const type of ['EUR', 'USD'] as const) {
      const key = type.toLowerCase() as 'eur' | 'usd'
      for (let left = TRIES; left > 0; left -= 1) {
        const before = (await ask('/trade/funds')).find(({ currency }) => currency === type)
        if (before === undefined) break
        const balance = figure((await ask('/user/getUserinfo', { type }))[key])
        const newShares = sum(rows(await ask('/trade/usernewstocklist', { type })), 'rjmoney', '1', '2')
        const withdrawals = sum(rows(await ask('/user/withdrawallist', { type })), 'money', '0')
        const products = sum(rows(await ask('/trade/userproductlist', { type })), 'money', '0')
        const stocks = sum(rows(await ask('/trade/ustockslist', { type })), 'credit', '0')
        const holdings = rows(await ask('/trade/userstocklist', { type })).filter(
          ({ status }) => String(status) === '0',
        )
        const rebates = sum(rows(await ask('/trade/urnjylist', { buy_type: '0', type })), 'credit', '0')
        const realised = sum(rows(await ask('/trade/userstocklists', { type })), 'yingkui')
        const after = (await ask('/trade/funds')).find(({ currency }) => currency === type)
        if (JSON.stringify(before) !== JSON.stringify(after)) {
          if (left === 1) stop('/trade/funds', `the total in ${type}`, 'prices moved at every reading')
          continue
        }
        const value = sumOf(holdings.map((row) => times(figure(row['nowprice']), figure(row['stock_num']))))
        const frozen = [newShares, withdrawals, products, stocks, value, rebates].reduce(plus)
        const is = (at: string, mine: Decimal, got: unknown, why: string) =>
          holds('/trade/funds', `/data/${type}/${at}`, `${formatDecimal(mine)}: ${why}`, got, isSame(mine, figure(got)))
        is(
          'totalassets',
          plus(balance, frozen),
          before.totalassets,
          'balance and frozen assets, counted from the record lists',
        )
        is('yingkui', sum(holdings, 'yingkui'), before.yingkui, 'the floating profit of the holdings')
        is('realised', realised, before.realised, 'the sum of the realised list')
        is('held', rebates, before.held, 'what pending orders reserve')
        break
      }
    }
  },
)

/** Positions, orders and movements explain what `/trade/funds` and the wallets state, in every currency. */
export const explained = reading(
  'positions, orders and movements explain the money',
  [
    '/trade/funds',
    '/funds/wallets',
    '/trade/positionlist',
    '/trade/pendinglist',
    '/trade/fills',
    '/records/position',
    '/records/funding',
    '/records/transaction',
    '/market/list',
    '/funds/withdrawpreview',
  ],
  async ({ ask, holds, isAsked }) => {
    const loose = ask as unknown as (path: string, form?: object) => Promise<unknown>
    const funds = await ask('/trade/funds')
    const positions = (await walk(loose, '/trade/positionlist', { which: 'held' }, 100, 20)).rows
    const pending = (await walk(loose, '/trade/pendinglist', {}, 100, 20)).rows
    const fills = await walk(loose, '/trade/fills', {}, 100, 20)
    const closings = await walk(loose, '/records/position', {}, 100, 20)
    for (const fund of funds) {
      const mine = (list: ReadonlyArray<Row>) => list.filter(({ currency }) => currency === fund.currency)
      const is = (at: string, counted: Decimal, got: unknown, why: string) =>
        holds(
          '/trade/funds',
          `/data/${fund.currency}/${at}`,
          `${formatDecimal(counted)}: ${why}`,
          got,
          isSame(counted, figure(got)),
        )
      is(
        'margin',
        plus(sum(mine(positions), 'margin'), sum(mine(positions), 'addedmargin')),
        fund.margin,
        'margins of the positions held',
      )
      is('held', sum(mine(pending), 'held'), fund.held, 'what pending orders hold')
      if (fills.isWhole) is('realised', sum(mine(fills.rows), 'profit'), fund.realised, 'the profit of all fills')
      const newest = mine(closings.rows)[0]
      if (newest !== undefined)
        is('realised', figure(newest['total']), fund.realised, 'the total of the newest closed position')
      for (const [nth, row] of mine(closings.rows).entries()) {
        const older = mine(closings.rows)[nth + 1]
        if (older === undefined && !closings.isWhole) continue
        const due = plus(figure(older?.['total']), figure(row['yingkui']))
        holds(
          '/records/position',
          `/data/list/${String(row['id'])}/total`,
          `${formatDecimal(due)}: the total before and this profit`,
          row['total'],
          isSame(due, figure(row['total'])),
        )
      }
    }
    const wallets = await ask('/funds/wallets')
    const settling = await Promise.all(
      wallets
        .filter(({ balance }) => isAsked('/funds/withdrawpreview') && !isSame(figure(balance), zero))
        .map(async ({ currency }) => ask('/funds/withdrawpreview', { type: currency })),
    )
    const both = [
      await walk(loose, '/records/funding', {}, 100, 30),
      await walk(loose, '/records/transaction', {}, 100, 30),
    ]
    const again = await ask('/funds/wallets')
    if (JSON.stringify(wallets) !== JSON.stringify(again)) return
    for (const { available, currency, settling: coming } of settling) {
      const { balance, settled } = wallets.find((one) => one.currency === currency) ?? {}
      const unsettled = sumOf(coming.map(({ money }) => figure(money)))
      const due = compare(figure(balance), unsettled) > 0 ? minus(figure(balance), unsettled) : zero
      const at = `/data/${currency}/settled`
      holds(
        '/funds/wallets',
        at,
        `${formatDecimal(due)}: the balance without what settles later`,
        settled,
        isSame(figure(settled), due),
      )
      const isWithin = compare(figure(available), due) <= 0
      holds(
        '/funds/withdrawpreview',
        '/data/available',
        `no more than ${formatDecimal(due)}, what has settled`,
        available,
        isWithin,
      )
    }
    for (const wallet of wallets) {
      const own = both.flatMap(({ rows }) => rows).filter(({ currency }) => currency === wallet.currency)
      const chain = own.sort(
        (a, b) => Number(b['time']) - Number(a['time']) || String(b['id']).localeCompare(String(a['id'])),
      )
      chained(
        chain,
        wallet,
        both.every(({ isWhole }) => isWhole),
        (at, expected, got, isTrue) => holds('/records/transaction', at, expected, got, isTrue),
      )
    }
  },
)

/** Whether each balance is the one before it and its movement, up to what the wallet has. */
const chained = (
  chain: ReadonlyArray<Row>,
  wallet: { readonly currency: string; readonly balance: unknown; readonly frozen: unknown },
  isWhole: boolean,
  claim: (at: string, expected: string, got: unknown, isTrue: boolean) => void,
): void => {
  const newest = chain[0]
  const sums = { balance: 'money', frozen: 'frozenmoney' } as const
  for (const [name, moved] of Object.entries(sums) as ReadonlyArray<['balance' | 'frozen', string]>) {
    // Of several movements at the newest instant any may be the last.
    const last = chain.filter(({ time }) => Number(time) === Number(newest?.['time']))
    if (newest !== undefined)
      claim(
        `/data/${wallet.currency}/${name}`,
        `${String(wallet[name])}, the ${name} of the wallet`,
        newest[name],
        last.some((row) => isSame(figure(row[name]), figure(wallet[name]))),
      )
    if (isWhole)
      claim(
        `/data/${wallet.currency}/${moved}`,
        `movements that come to the ${name} ${String(wallet[name])}`,
        formatDecimal(sum(chain, moved)),
        isSame(sum(chain, moved), figure(wallet[name])),
      )
    // Movements of one instant stand in any order, so a break counts where the times differ.
    const broken = chain.find((row, nth) => {
      const older = chain[nth + 1]
      const isFree =
        older === undefined ||
        row['time'] === older['time'] ||
        chain[nth + 2]?.['time'] === older['time'] ||
        chain[nth - 1]?.['time'] === row['time']
      return !isFree && !isSame(minus(figure(row[name]), figure(row[moved])), figure(older[name]))
    })
    claim(`/data/list/${name}`, `the ${name} before and this movement`, broken, broken === undefined)
  }
}

/**
 * The one total is what the totals of all currencies come to at the rates that the server names beside it: each may be rounded, and
 * so may each rate.
 */
export const worthOfAll = reading(
  'the worth of all currencies, at the rates of the server',
  ['/trade/funds', '/trade/worth'],
  async ({ ask, holds, stop }) => {
    for (let left = TRIES; left > 0; left -= 1) {
      const before = await ask('/trade/funds')
      const { currency: whole, rates, total: worth } = await ask('/trade/worth')
      if (rates === undefined) return stop('/trade/worth', 'the total of all currencies', 'the server names no rates')
      if (JSON.stringify(before) !== JSON.stringify(await ask('/trade/funds'))) continue
      let due = zero
      let inexact = smallest(whole)
      for (const { currency, totalassets } of before) {
        const own = figure(totalassets)
        const rate = currency === whole ? decimal('1') : known(rates.find((one) => one.currency === currency)?.rate)
        const isRated = rate !== undefined || isSame(own, zero)
        holds('/trade/worth', '/data/rates', `a rate for ${currency}, of which the customer has some`, rates, isRated)
        if (rate === undefined) continue
        due = plus(due, times(own, rate))
        const digits = Math.max(rate.scale, 0)
        const lastDigit = divideTo(decimal('1'), decimal(`1${'0'.repeat(digits)}`), digits, 'down')
        if (currency !== whole) inexact = sumOf([inexact, smallest(whole), times(absolute(own), lastDigit)])
      }
      const apart = absolute(minus(figure(worth), due))
      const why = `${formatDecimal(due)}: the totals of ${before.length} currencies at these rates`
      return holds('/trade/worth', '/data/total', why, worth, compare(apart, inexact) <= 0)
    }
    return stop('/trade/worth', 'the total of all currencies', 'prices moved at every reading')
  },
)

/** The one total has a currency, and its days are in the order of time and past. */
export const worthByDay = reading('what everything is worth, day by day', ['/trade/worth'], async ({ ask, holds }) => {
  const { currency, days, time } = await ask('/trade/worth')
  holds('/trade/worth', '/data/currency', 'EUR, the default type', currency, currency === 'EUR')
  for (const [nth, day] of days.entries()) {
    const next = Number(days[nth + 1]?.time ?? time)
    holds('/trade/worth', `/data/days/${nth}/time`, `before ${next}`, day.time, Number(day.time) < next)
  }
})
