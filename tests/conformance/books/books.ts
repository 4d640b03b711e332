import { compare, type Decimal, figure, formatDecimal, isSame, minus, plus, total, zero } from '../contract/amounts.ts'
import type { Row } from '../promises/promise.ts'
import type { Finding } from '../contract/schema.ts'
import { shown } from '../contract/shown.ts'

/** What a change does to the money of one currency: what is free, and what is set aside in cash. */
export interface Move {
  readonly free?: Decimal
  readonly frozen?: Decimal
}

/** What a change does to the money of each currency; a currency that is not named stays as it is. */
export type Moves = Readonly<Record<string, Move>>

/** The customer's money as three calls show it at one time, and the newest movements that explain it. */
export interface Books {
  readonly wallets: ReadonlyMap<string, Row>
  readonly funds: ReadonlyMap<string, Row>
  readonly user: Row
  /** Newest first, of all currencies and both lists. */
  readonly movements: ReadonlyArray<Row>
}

const byCurrency = (rows: ReadonlyArray<Row>): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [String(row['currency']).toUpperCase(), row]))

/** The calls that show them. */
export const BOOKS = ['/funds/wallets', '/trade/funds', '/user/getUserinfo', '/records/funding', '/records/transaction']

/** Reads the books with a call function, all calls at once. */
export const readBooks = async (
  ask: (path: string, form: Record<string, string>) => Promise<unknown>,
): Promise<Books> => {
  const [wallets, funds, user, ...lists] = (await Promise.all([
    ask('/funds/wallets', {}),
    ask('/trade/funds', {}),
    ask('/user/getUserinfo', {}),
    ask('/records/funding', { limit: '30' }),
    ask('/records/transaction', { limit: '30' }),
  ])) as [ReadonlyArray<Row>, ReadonlyArray<Row>, Row, ...ReadonlyArray<{ readonly list: ReadonlyArray<Row> }>]
  const movements = lists.flatMap(({ list }) => list)
  return { wallets: byCurrency(wallets), funds: byCurrency(funds), user, movements }
}

const differs = (path: string, at: string, expected: Decimal, got: unknown, why: string): ReadonlyArray<BookFinding> =>
  isSame(figure(got), expected) ? [] : [{ path, at, expected: `${formatDecimal(expected)}: ${why}`, got: shown(got) }]

/** A finding and the operation of its answer. */
export interface BookFinding extends Finding {
  readonly path: string
}

/** The contradictions between the calls that show one customer's money at one time. */
export const disagreements = ({ wallets, funds, user }: Books): ReadonlyArray<BookFinding> => {
  const found: Array<BookFinding> = []
  for (const [currency, wallet] of wallets) {
    const fund = funds.get(currency)
    const own = user[currency.toLowerCase()]
    const balance = figure(wallet['balance'])
    if (own !== undefined)
      found.push(
        ...differs('/user/getUserinfo', `/data/${currency.toLowerCase()}`, balance, own, 'the balance of the wallet'),
      )
    if (fund === undefined) {
      const isEmpty = compare(figure(wallet['total']), zero) === 0
      if (!isEmpty)
        found.push({
          path: '/trade/funds',
          at: `/data/${currency}`,
          expected: 'an entry: its wallet has money',
          got: 'none',
        })
      continue
    }
    found.push(
      ...differs(
        '/trade/funds',
        `/data/${currency}/available`,
        balance,
        fund['available'],
        'the balance of the wallet',
      ),
    )
    const aside = plus(figure(fund['held']), figure(fund['frozen']))
    found.push(
      ...differs(
        '/funds/wallets',
        `/data/${currency}/frozen`,
        aside,
        wallet['frozen'],
        'held + frozen of /trade/funds',
      ),
    )
  }
  return found
}

/** Whether a movement does not belong to the change, but for example to an old order that was filled meanwhile. */
const isForeign = (movement: Row, own: ReadonlySet<string>): boolean =>
  movement['orderid'] !== '' && !own.has(String(movement['orderid']))

/**
 * The differences between the books after a change and what it should have done: the wallets, and the movements that explain
 * their difference.
 *
 * @param own ids of the change: movements under other ids meanwhile do not belong to it
 */
export const misbooked = (
  before: Books,
  after: Books,
  moves: Moves,
  own: ReadonlySet<string>,
): ReadonlyArray<BookFinding> => {
  const known = new Set(before.movements.map(({ id }) => String(id)))
  const fresh = after.movements.filter(({ id }) => !known.has(String(id)))
  const found: Array<BookFinding> = []
  for (const [currency, wallet] of after.wallets) {
    const was = before.wallets.get(currency)
    const move = moves[currency] ?? {}
    const mine = fresh.filter((row) => row['currency'] === currency)
    const others = mine.filter((row) => isForeign(row, own))
    const expected = (name: string, moved: Decimal | undefined, record: string): Decimal =>
      plus(plus(figure(was?.[name]), moved ?? zero), total(others, record))
    const why = 'what it was and what this call moves'
    found.push(
      ...differs(
        '/funds/wallets',
        `/data/${currency}/balance`,
        expected('balance', move.free, 'money'),
        wallet['balance'],
        why,
      ),
    )
    found.push(
      ...differs(
        '/funds/wallets',
        `/data/${currency}/frozen`,
        expected('frozen', move.frozen, 'frozenmoney'),
        wallet['frozen'],
        why,
      ),
    )
    for (const [name, record] of [
      ['balance', 'money'],
      ['frozen', 'frozenmoney'],
    ] as const) {
      const gained = minus(figure(wallet[name]), figure(was?.[name]))
      if (!isSame(total(mine, record), gained))
        found.push({
          path: '/records/transaction',
          at: `/data/${currency}/${record}`,
          expected: `new movements that explain ${formatDecimal(gained)} of ${name}`,
          got: formatDecimal(total(mine, record)),
        })
    }
  }
  return found
}

/** The effect on a customer of a server that moved nothing. */
export const NOTHING: Moves = {}
