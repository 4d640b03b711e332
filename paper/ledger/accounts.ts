import type { BigDecimal } from 'effect'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock/clock.ts'
import { isOneOf, recordset } from '../platform/database/recordset.ts'
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

const accountsOf = (owners: ReadonlyArray<string>) => sql`
  select id, owner, kind, currency, balance, sequence from ledger_accounts where ${isOneOf('owner', owners)}
  order by id for no key update`

/**
 * All accounts of the customers are locked, in the order of their ids: a transaction that posts to one of them waits, and
 * then has a conflict that is retried, whatever its isolation. So the movements of a customer follow each other also where
 * their currencies differ. The broker's own accounts are shared by all and never locked.
 */
const lock = async (tx: Tx, wanted: Wanted): Promise<Map<string, LockedAccount>> => {
  const entries = [...wanted.values()]
  const owners = entries.flatMap(({ account: { owner } }) => owner ?? [])
  const house = entries.flatMap(({ account: { kind, owner }, money: { currency } }) =>
    owner === null ? [{ kind, currency }] : [],
  )
  const { rows } = await sql<AccountRow>`
    with locked as materialized (${accountsOf(owners)})
    select * from locked
    union all
    select a.id, a.owner, a.kind, a.currency, a.balance, a.sequence
    from ${recordset('w', house, { kind: 'text', currency: 'text' })} join ledger_accounts a using (kind, currency)
    where a.owner is null`.execute(tx)
  return byKey(rows)
}

const open = async (tx: Tx, clock: Clock, missing: ReadonlyArray<Entry>): Promise<void> => {
  const at = await clock.now(tx)
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
 * Locks all accounts of customers, in the order of their ids, for work that reads free balances and then uses them: no
 * other transaction changes the accounts until it has ended. Returns those that exist.
 */
export const lockAccountsOf = async (tx: Tx, owners: ReadonlyArray<string>): Promise<LockedAccounts> => {
  const { rows } = await sql<AccountRow>`${accountsOf(owners)}`.execute(tx)
  return byKey(rows)
}

/**
 * The accounts that the entries touch, by `accountKey`, locked; opened where they do not exist yet. `held` are accounts
 * that this transaction has locked before and not changed since.
 */
export const lockAccounts = async (
  tx: Tx,
  clock: Clock,
  entries: ReadonlyArray<Entry>,
  held: LockedAccounts = new Map(),
): Promise<LockedAccounts> => {
  const wanted: Wanted = new Map(entries.map((entry) => [accountKey(entry.account, entry.money.currency), entry]))
  if ([...wanted.keys()].every((key) => held.has(key))) return held
  const found = await lock(tx, wanted)
  const missing = [...wanted].flatMap(([key, entry]) => (found.has(key) ? [] : [entry]))
  if (missing.length === 0) return found
  await open(tx, clock, missing)
  const opened = await lock(tx, wanted)
  if ([...wanted.keys()].some((key) => !opened.has(key))) throw new LedgerMistake('an account could not be opened')
  return opened
}
