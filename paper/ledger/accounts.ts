import type { BigDecimal } from 'effect'
import { sql } from 'kysely'
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

interface AccountRow extends Omit<LockedAccount, 'balance'> {
  readonly kind: string
  readonly currency: string
  readonly balance: BigDecimal.BigDecimal | null
}

type Wanted = ReadonlyMap<string, Entry>

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
  return new Map(
    rows.map(({ balance, currency, id, kind, owner, sequence }) => [
      `${owner ?? ''}/${kind}/${currency}`,
      { id, owner, balance: balance ?? undefined, sequence },
    ]),
  )
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

/**
 * Locks a customer's accounts of a currency, in the order of their ids, for work that reads the free balance and then
 * uses it: no other transaction changes the accounts until it has ended.
 */
export const lockWallet = async (tx: Tx, owner: string, currency: string): Promise<void> => {
  await sql`
    select id from ledger_accounts where owner = ${owner} and currency = ${currency}
    order by id for no key update`.execute(tx)
}

/** The accounts that the entries touch, by `accountKey`, locked; opened where they do not exist yet. */
export const lockAccounts = async (
  tx: Tx,
  entries: ReadonlyArray<Entry>,
  at: Date,
): Promise<ReadonlyMap<string, LockedAccount>> => {
  const wanted: Wanted = new Map(entries.map((entry) => [accountKey(entry.account, entry.money.currency), entry]))
  const found = await lock(tx, wanted)
  const missing = [...wanted].flatMap(([key, entry]) => (found.has(key) ? [] : [entry]))
  if (missing.length === 0) return found
  await open(tx, missing, at)
  const opened = await lock(tx, wanted)
  if (opened.size < wanted.size) throw new LedgerMistake('an account could not be opened')
  return opened
}
