import type { BigDecimal } from 'effect'
import { sql } from 'kysely'
import type { Currency } from '../../domain/money/money.ts'
import { recordset } from '../platform/database/recordset.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { uuidv7 } from '../platform/wireText/uuid.ts'
import { accountKey, type Entry, LedgerMistake } from './entry.ts'

/** A row of `ledger_accounts` that this transaction has locked (customers) or read (house). */
export interface LockedAccount {
  readonly id: string
  readonly owner: string | null
  /** Undefined for the broker's own accounts: one shared balance would make every transfer wait for every other. */
  readonly balance: BigDecimal.BigDecimal | undefined
  readonly sequence: bigint
}

/** Accounts by `accountKey`. */
export type LockedAccounts = ReadonlyMap<string, LockedAccount>

interface AccountRow extends Omit<LockedAccount, 'balance'> {
  readonly kind: string
  readonly currency: string
  readonly balance: BigDecimal.BigDecimal | null
}

type Wanted = ReadonlyMap<string, Entry>

const byKey = (rows: ReadonlyArray<AccountRow>): Map<string, LockedAccount> =>
  new Map(
    rows.map(({ balance, currency, id, kind, owner, sequence }) => [
      `${owner ?? ''}/${kind}/${currency}`,
      { id, owner, balance: balance ?? undefined, sequence },
    ]),
  )

/**
 * Customers' accounts are locked in the order of their ids: a transaction that posts to the same ones waits, and then
 * has a conflict that is retried, whatever its isolation. The broker's own are shared by all and never locked.
 */
const lock = async (tx: Tx, wanted: Wanted): Promise<Map<string, LockedAccount>> => {
  const names = [...wanted.values()].map(({ account, money }) => ({
    owner: account.owner,
    kind: account.kind,
    currency: money.currency,
  }))
  const { rows } = await sql<AccountRow>`
    with wanted as materialized (
      select * from ${recordset('w', names, { owner: 'uuid', kind: 'text', currency: 'text' })}
    ), locked as materialized (
      select a.id, a.owner, a.kind, a.currency, a.balance, a.sequence
      from wanted w join ledger_accounts a using (owner, kind, currency) order by a.id for no key update of a
    )
    select * from locked
    union all
    select a.id, a.owner, a.kind, a.currency, a.balance, a.sequence
    from wanted w join ledger_accounts a on a.kind = w.kind and a.currency = w.currency
    where w.owner is null and a.owner is null`.execute(tx)
  return byKey(rows)
}

const open = async (tx: Tx, missing: ReadonlyArray<Entry>, at: Date): Promise<void> => {
  await tx
    .insertInto('ledger_accounts')
    .values(
      missing.map(({ account, money }) => ({
        id: uuidv7(at),
        owner: account.owner,
        kind: account.kind,
        currency: money.currency,
        balance: account.owner === null ? null : '0',
        sequence: sql<bigint>`0`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A customer's accounts of one currency. */
export interface Wallet {
  readonly owner: string
  readonly currency: Currency
}

/**
 * Locks customers' accounts, in the order of their ids, for work that reads free balances and then uses them: no other
 * transaction changes the accounts until it has ended. Returns those that exist.
 */
export const lockWallets = async (tx: Tx, wallets: ReadonlyArray<Wallet>): Promise<LockedAccounts> => {
  const { rows } = await sql<AccountRow>`
    select a.id, a.owner, a.kind, a.currency, a.balance, a.sequence
    from ${recordset('w', wallets, { owner: 'uuid', currency: 'text' })} join ledger_accounts a using (owner, currency)
    order by a.id for no key update of a`.execute(tx)
  return byKey(rows)
}

/**
 * The accounts that the entries touch, by `accountKey`, locked; opened where they do not exist yet. `held` are accounts
 * that this transaction has locked before and not changed since.
 */
export const lockAccounts = async (
  tx: Tx,
  entries: ReadonlyArray<Entry>,
  at: Date,
  held: LockedAccounts = new Map(),
): Promise<LockedAccounts> => {
  const wanted: Wanted = new Map(entries.map((entry) => [accountKey(entry.account, entry.money.currency), entry]))
  if ([...wanted.keys()].every((key) => held.has(key))) return held
  const found = await lock(tx, wanted)
  const missing = [...wanted].flatMap(([key, entry]) => (found.has(key) ? [] : [entry]))
  if (missing.length === 0) return found
  await open(tx, missing, at)
  const opened = await lock(tx, wanted)
  if (opened.size < wanted.size) throw new LedgerMistake('an account could not be opened')
  return opened
}
