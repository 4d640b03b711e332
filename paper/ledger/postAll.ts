import { BigDecimal } from 'effect'
import { sql } from 'kysely'
import type { Money } from '../../domain/money/money.ts'
import type { Clock } from '../platform/clock/clock.ts'
import { recordset } from '../platform/database/recordset.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { lockAccounts, type LockedAccounts } from './accounts.ts'
import { assertBalanced, LedgerMistake, Shortfall } from './entry.ts'
import { closing, fingerprintOf, type Line, assignSequence } from './lines.ts'
import type { Transfer } from './post.ts'

/** A hold whose money is reserved by a transfer of the batch; they have the same id. */
export interface OpenedHold {
  readonly id: string
  readonly owner: string
  readonly money: Money
  readonly reason: string
  readonly reference: string
}

/** The amounts that transfers of the batch capture and release from a hold. */
export interface UsedHold {
  readonly id: string
  readonly captured: BigDecimal.BigDecimal
  readonly released: BigDecimal.BigDecimal
}

/** The amount that a transfer of the batch adds to an open hold. */
export interface GrownHold {
  readonly id: string
  readonly amount: BigDecimal.BigDecimal
}

export interface Batch {
  /** In the order in which balances change. */
  readonly transfers: ReadonlyArray<Transfer>
  readonly opened?: ReadonlyArray<OpenedHold>
  readonly used?: ReadonlyArray<UsedHold>
  readonly grown?: ReadonlyArray<GrownHold>
  /** Accounts that this transaction has locked before and not changed since. */
  readonly locked?: LockedAccounts
}

const postingsOf = (transfers: ReadonlyArray<Transfer>, lines: ReadonlyArray<Line>) => {
  const places = transfers.flatMap(({ entries, id }) => entries.map((_, index) => ({ id, line: index + 1 })))
  return lines.map(({ account, balanceAfter, entry, sequence }, index) => ({
    transfer_id: places[index]?.id,
    line: places[index]?.line,
    account_id: account.id,
    currency: entry.money.currency,
    amount: entry.money.amount,
    sequence,
    balance_after: balanceAfter,
  }))
}

const insertTransfers = (transfers: ReadonlyArray<Transfer>, at: Date) => {
  const heads = transfers.map((transfer) => ({ ...transfer, fingerprint: fingerprintOf(transfer), at }))
  const types = { id: 'uuid', kind: 'text', reference: 'text', fingerprint: 'text', at: 'timestamptz' } as const
  return sql`transfers as (
    insert into ledger_transfers (id, kind, reference, fingerprint, at) select * from ${recordset('t', heads, types)})`
}

const insertPostings = (transfers: ReadonlyArray<Transfer>, lines: ReadonlyArray<Line>) => {
  const types = {
    transfer_id: 'uuid',
    line: 'integer',
    account_id: 'uuid',
    currency: 'text',
    amount: 'numeric',
    sequence: 'bigint',
    balance_after: 'numeric',
  } as const
  return sql`postings as (
    insert into ledger_postings (transfer_id, line, account_id, currency, amount, sequence, balance_after)
    select * from ${recordset('p', postingsOf(transfers, lines), types)})`
}

const updateBalances = (lines: ReadonlyArray<Line>) => {
  const rows = closing(lines).map(({ account, balanceAfter, sequence }) => ({
    id: account.id,
    balance: balanceAfter,
    sequence,
  }))
  return sql`balances as (
    update ledger_accounts a set balance = b.balance, sequence = b.sequence
    from ${recordset('b', rows, { id: 'uuid', balance: 'numeric', sequence: 'bigint' })} where a.id = b.id)`
}

const openHolds = (opened: ReadonlyArray<OpenedHold>, at: Date) => {
  const rows = opened.map(({ money, ...hold }) => ({ ...hold, ...money, opened_at: at }))
  const types = {
    id: 'uuid',
    owner: 'uuid',
    currency: 'text',
    amount: 'numeric',
    reason: 'text',
    reference: 'text',
    opened_at: 'timestamptz',
  } as const
  return sql`opened as (
    insert into ledger_holds (id, owner, currency, amount, reason, reference, opened_at)
    select * from ${recordset('h', rows, types)})`
}

const updateHolds = (used: ReadonlyArray<UsedHold>, at: Date) => sql`used as (
    update ledger_holds h set captured = h.captured + u.captured, released = h.released + u.released,
      closed_at = case when h.captured + u.captured + h.released + u.released = h.amount then ${at}::timestamptz end
    from ${recordset('u', used, { id: 'uuid', captured: 'numeric', released: 'numeric' })}
    where h.id = u.id returning h.id)`

const growHolds = (grown: ReadonlyArray<GrownHold>) => sql`grown as (
    update ledger_holds h set amount = h.amount + g.amount
    from ${recordset('g', grown, { id: 'uuid', amount: 'numeric' })} where h.id = g.id and h.closed_at is null
    returning h.id)`

const write = async (
  tx: Tx,
  { grown = [], opened = [], transfers, used = [] }: Batch,
  lines: ReadonlyArray<Line>,
  at: Date,
) => {
  const parts = [
    insertTransfers(transfers, at),
    insertPostings(transfers, lines),
    updateBalances(lines),
    ...(opened.length > 0 ? [openHolds(opened, at)] : []),
    ...(used.length > 0 ? [updateHolds(used, at)] : []),
    ...(grown.length > 0 ? [growHolds(grown)] : []),
  ]
  const counts = [
    ...(used.length > 0 ? [sql`(select count(*) from used)`] : []),
    ...(grown.length > 0 ? [sql`(select count(*) from grown)`] : []),
    sql`0::bigint`,
  ]
  const { rows } = await sql<{ changed: bigint }>`
    with ${sql.join(parts)} select ${sql.join(counts, sql` + `)} as changed`.execute(tx)
  if (rows[0]?.changed !== BigInt(used.length + grown.length))
    throw new LedgerMistake('a hold of the batch does not exist')
}

/**
 * Posts several transfers in their order, with the holds they open and use, in two statements, however many they are:
 * for filling many orders in one transaction. All or nothing; unlike `post`, an id is never posted twice. They have one
 * time, which is read when the accounts are locked.
 *
 * A Shortfall means that a customer's balance would become negative in between; nothing was written.
 * @throws LedgerMistake when entries do not balance or a hold does not exist; the database refuses an overdrawn hold.
 */
export const postAll = async (tx: Tx, clock: Clock, batch: Batch): Promise<Shortfall | undefined> => {
  const { locked, transfers } = batch
  if (transfers.length === 0) return undefined
  for (const { entries } of transfers) assertBalanced(entries)
  const entries = transfers.flatMap((transfer) => transfer.entries)
  const lines = assignSequence(entries, await lockAccounts(tx, clock, entries, locked))
  const short = lines.find(({ balanceAfter }) => balanceAfter !== null && BigDecimal.isNegative(balanceAfter))
  if (short?.account.owner && short.balanceAfter) {
    const { currency } = short.entry.money
    return new Shortfall(short.account.owner, { amount: BigDecimal.negate(short.balanceAfter), currency })
  }
  await write(tx, batch, lines, await clock.now(tx))
  return undefined
}
