import { decimal } from '../../domain/money/decimal.ts'
import { type Currency, money } from '../../domain/money/money.ts'
import type { Tx } from '../database/transaction.ts'
import { uuidv7 } from '../database/uuid.ts'
import { LedgerMistake, Shortfall } from '../ledger/entry.ts'
import { hold } from '../ledger/holds.ts'

/** Lists whose rows tie up an amount while their status says so. */
export type TiedList = 'ipo_subscriptions' | 'withdrawals' | 'product_orders' | 'stock_subscriptions' | 'rebate_items'

/** States in which a row's amount is reserved. Source: RULES.md, wealth. */
const TIED: Readonly<Record<TiedList, ReadonlySet<number>>> = {
  ipo_subscriptions: new Set([1, 2]),
  withdrawals: new Set([0]),
  product_orders: new Set([0]),
  stock_subscriptions: new Set([0]),
  rebate_items: new Set([0]),
}

interface Owned {
  readonly customerId: string
  readonly currency: Currency
  readonly at: Date
}

export interface NewTiedRow extends Owned {
  readonly list: TiedList
  /** Plain decimal text; null where the broker does not know it. */
  readonly amount: string | null
  readonly status: number
  readonly code?: string | undefined
  readonly name?: string | undefined
  readonly buyType?: number | undefined
  /** Whether to reserve the amount in the ledger where the status ties it up. */
  readonly reserve: boolean
}

const reserve = async (tx: Tx, id: string, row: NewTiedRow): Promise<string | null> => {
  if (!row.reserve || row.amount === null || !TIED[row.list].has(row.status)) return null
  const amount = money(decimal(row.amount), row.currency)
  const held = await hold(tx, { id, owner: row.customerId, money: amount, reason: row.list, reference: id, at: row.at })
  if (held instanceof Shortfall) throw new LedgerMistake(`not enough ${row.currency} for a row of ${row.list}`)
  return id
}

/** Adds a row to one of the lists that tie up money. */
export const insertTied = async (tx: Tx, row: NewTiedRow): Promise<void> => {
  const { amount, at, currency, customerId, list, status } = row
  const id = uuidv7(at)
  const holdId = await reserve(tx, id, row)
  const values = { id, customer_id: customerId, currency, amount, status, hold_id: holdId, created_at: at }
  const instrument = { code: row.code ?? '0000', name: row.name ?? 'Practice' }
  switch (list) {
    case 'ipo_subscriptions':
      await tx
        .insertInto(list)
        .values({ ...values, ...instrument, issue_price: null, quantity: null })
        .execute()
      return
    case 'withdrawals':
      await tx
        .insertInto(list)
        .values({ ...values, reviewed_at: status === 0 ? null : at })
        .execute()
      return
    case 'product_orders':
    case 'stock_subscriptions':
      await tx
        .insertInto(list)
        .values({ ...values, ...instrument })
        .execute()
      return
    case 'rebate_items':
      await tx
        .insertInto(list)
        .values({ ...values, buy_type: row.buyType ?? 0 })
        .execute()
  }
}

export interface NewHolding extends Owned {
  readonly code: string
  readonly name: string
  readonly quantity: string
  readonly costPrice: string
  readonly lastPrice: string | null
  readonly profit: string | null
  readonly status: number
}

/** Adds a long holding. Its cost is not posted: the caller says where the money went. */
export const insertHolding = async (tx: Tx, row: NewHolding): Promise<void> => {
  const { at, code, costPrice, currency, customerId, lastPrice, name, profit, quantity, status } = row
  await tx
    .insertInto('holdings')
    .values({
      id: uuidv7(at),
      customer_id: customerId,
      currency,
      code,
      name,
      side: 'long',
      quantity,
      cost_price: costPrice,
      last_price: lastPrice,
      profit,
      status,
      opened_at: at,
      closed_at: status === 0 ? null : at,
    })
    .execute()
}

export interface NewRealised extends Owned {
  readonly code: string
  readonly name: string
  readonly profit: string | null
}

/** Adds a closed position's profit or loss. */
export const insertRealised = async (tx: Tx, row: NewRealised): Promise<void> => {
  const { at, code, currency, customerId, name, profit } = row
  const values = {
    id: uuidv7(at),
    customer_id: customerId,
    holding_id: null,
    currency,
    code,
    name,
    profit,
    realised_at: at,
  }
  await tx.insertInto('realised_profits').values(values).execute()
}
