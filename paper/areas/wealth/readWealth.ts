import { sql } from 'kysely'
import type { Direction } from '../../../domain/contract/enumerations.ts'
import { type Decimal, zero } from '../../../domain/money/decimal.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { SubscriptionState } from '../../../domain/offers/subscription.ts'
import type { Balance } from '../../ledger/balances.ts'
import { overridesOf, overridesVersion } from '../../market/overrides/overrides.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { type Db, transaction } from '../../platform/database/transaction.ts'
import { areEnough, type HeldGroup, readHeldSums, sumsHeld } from './heldSums.ts'
import { type FrozenRecord, frozenBy } from './lists.ts'

/** A row of the one statement. What a part does not use is null; `market` has the version of the testers' changes as its name. */
type Row = { readonly currency: Currency; readonly amount: Decimal } & (
  | { readonly part: 'wallet'; readonly name: 'available' | 'held' }
  | { readonly part: 'new-share' | 'placement'; readonly name: SubscriptionState; readonly settled: Decimal }
  | { readonly part: 'withdrawal' | 'product' | 'order'; readonly status: number }
  | { readonly part: 'realised' }
  | { readonly part: 'market'; readonly name: string }
  | {
      readonly part: 'held'
      readonly name: string
      readonly direction: Direction
      readonly on_margin: boolean
      readonly settled: Decimal
      readonly margin: Decimal
      readonly above_margin: bigint
    }
)

/**
 * All that a customer has, by one statement: the account centre, home and each recorded day ask for it, and to send a statement
 * costs more than to answer it. The conditions are those of the record lists (`lists.ts`); a test compares both.
 */
const readRows = async (db: Db, customerId: string) => {
  const { rows } = await sql<Row>`
    select 'wallet' as part, currency, balance as amount, kind as name, null::numeric as settled, null::numeric as margin,
        null::text as direction, null::boolean as on_margin, null::bigint as above_margin, 0 as status
      from ledger_accounts where owner = ${customerId} and balance is not null
    union all
    select kind, currency, held, state, settled, null, null, null, null, 0
      from offer_subscriptions where customer_id = ${customerId}
    union all
    select 'withdrawal', currency, amount, null, null, null, null, null, null, status
      from withdrawals where customer_id = ${customerId} and status = 0
    union all
    select 'product', currency, amount, null, null, null, null, null, null, status
      from product_orders where customer_id = ${customerId} and amount is not null
    union all
    select 'order', currency, held, null, null, null, null, null, null, 0
      from orders where customer_id = ${customerId} and state in ('pending', 'partlyfilled') and action = 'open'
    union all
    select 'held', currency, quantity, code, cost, margin, direction, on_margin, above_margin, 0
      from position_sums where customer_id = ${customerId} and positions > 0
    union all
    select 'realised', currency, profit, null, null, null, null, null, null, 0
      from realised_sums where customer_id = ${customerId}
    union all
    select 'market', null, 0, ${overridesVersion}::text, null, null, null, null, null, 0`.execute(db)
  return rows
}

const balancesIn = (rows: ReadonlyArray<Row>): ReadonlyMap<Currency, Balance> => {
  const wallets = new Map<Currency, Balance>()
  for (const row of rows) {
    if (row.part !== 'wallet') continue
    const before = wallets.get(row.currency) ?? { available: zero, held: zero }
    wallets.set(row.currency, { ...before, [row.name]: row.amount })
  }
  return wallets
}

const groupsIn = (rows: ReadonlyArray<Row>): ReadonlyArray<HeldGroup> =>
  rows.flatMap((row) =>
    row.part === 'held' ? [{ ...row, code: row.name, quantity: row.amount, cost: row.settled }] : [],
  )

const subscribedIn = (rows: ReadonlyArray<Row>, kind: 'new-share' | 'placement'): ReadonlyArray<FrozenRecord> =>
  rows.flatMap((row) =>
    row.part === kind
      ? [frozenBy(kind, { currency: row.currency, held: row.amount, settled: row.settled, state: row.name })]
      : [],
  )

const frozenIn = (rows: ReadonlyArray<Row>, part: 'withdrawal' | 'product' | 'order'): ReadonlyArray<FrozenRecord> =>
  rows.flatMap((row) => (row.part === part ? [row] : []))

const partsOf = (rows: ReadonlyArray<Row>) => ({
  wallets: balancesIn(rows),
  newShares: subscribedIn(rows, 'new-share'),
  withdrawals: frozenIn(rows, 'withdrawal'),
  products: frozenIn(rows, 'product'),
  stockCredits: subscribedIn(rows, 'placement'),
  rebateCredits: frozenIn(rows, 'order'),
  realised: new Map(rows.flatMap((row) => (row.part === 'realised' ? [[row.currency, row.amount] as const] : []))),
})

/** As they were at the moment of the statement. */
const overridesIn = (db: Db, rows: ReadonlyArray<Row>) =>
  overridesOf(db, rows.flatMap((row) => (row.part === 'market' ? [row.name] : []))[0] ?? '')

/**
 * All parts of a customer's assets, in every currency, at one moment: no order can be filled between two of these
 * reads, so no amount is missing or counted twice. Where positions may have lost more than their margin, they are read too, in one
 * transaction with the rest. `more` is read at the same moment. Source: RULES.md, wealth.
 */
export const readWealth = async <T = undefined>(
  { db, market }: Broker,
  customerId: string,
  now: Date,
  more?: (db: Db) => Promise<T>,
) => {
  const rows = more === undefined ? await readRows(db, customerId) : undefined
  const groups = rows && groupsIn(rows)
  if (rows && groups && areEnough(groups)) {
    const moment = { market, overrides: await overridesIn(db, rows), now }
    return { ...partsOf(rows), held: sumsHeld(groups, moment), more: undefined }
  }
  return transaction(
    db,
    async (tx) => {
      const all = await readRows(tx, customerId)
      const moment = { market, overrides: await overridesIn(tx, all), now }
      const held = await readHeldSums(tx, customerId, groupsIn(all), moment)
      return { ...partsOf(all), held, more: await more?.(tx) }
    },
    'repeatable read',
  )
}

export type ReadWealth = Awaited<ReturnType<typeof readWealth>>
