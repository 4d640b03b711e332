import type { BigDecimal } from 'effect'
import { sql } from 'kysely'
import type { Currency } from '../../domain/money/money.ts'
import type { Tx } from '../database/transaction.ts'
import { uuidv7 } from '../database/uuid.ts'
import type { AccountRef, Entry } from './entry.ts'

/** A row of `ledger_accounts` that this transaction has locked (customers) or read (house). */
export interface LockedAccount {
  readonly id: string
  readonly owner: string | null
  /** Undefined for the broker's own accounts: one shared balance would make every transfer wait for every other. */
  readonly balance: BigDecimal.BigDecimal | undefined
  readonly sequence: bigint
}

/** Names an account and a currency as one text, to look it up in a map. */
export const accountKey = ({ owner, kind }: AccountRef, currency: Currency): string =>
  `${owner ?? ''}/${kind}/${currency}`

type Wanted = ReadonlyMap<string, Entry>

const read = async (tx: Tx, wanted: Wanted): Promise<Map<string, LockedAccount>> => {
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select(['id', 'owner', 'kind', 'currency', 'balance', 'sequence'])
    .where((eb) =>
      eb.or(
        [...wanted.values()].map(({ account, money }) =>
          eb.and([
            account.owner === null ? eb('owner', 'is', null) : eb('owner', '=', account.owner),
            eb('kind', '=', account.kind),
            eb('currency', '=', money.currency),
          ]),
        ),
      ),
    )
    .orderBy('id')
    .execute()
  return new Map(
    rows.map((row) => [
      `${row.owner ?? ''}/${row.kind}/${row.currency}`,
      { id: row.id, owner: row.owner, balance: row.balance ?? undefined, sequence: row.sequence },
    ]),
  )
}

/**
 * The accounts that the entries touch, by `accountKey`, opened where they do not exist yet.
 * No row lock is taken: serializable isolation turns two transfers of one customer into a conflict that is retried.
 */
export const openAccounts = async (
  tx: Tx,
  entries: ReadonlyArray<Entry>,
  at: Date,
): Promise<ReadonlyMap<string, LockedAccount>> => {
  const wanted: Wanted = new Map(entries.map((entry) => [accountKey(entry.account, entry.money.currency), entry]))
  const found = await read(tx, wanted)
  const missing = [...wanted].filter(([key]) => !found.has(key))
  if (missing.length === 0) return found
  await tx
    .insertInto('ledger_accounts')
    .values(
      missing.map(([, { account, money }]) => ({
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
  return read(tx, wanted)
}
