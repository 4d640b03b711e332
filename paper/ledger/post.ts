import { createHash } from 'node:crypto'
import { BigDecimal } from 'effect'
import { sql } from 'kysely'
import { formatDecimal, zero } from '../../domain/money/decimal.ts'
import type { Tx } from '../database/transaction.ts'
import { accountKey, lockAccounts, type LockedAccount } from './accounts.ts'
import { assertBalanced, type Entry, LedgerMistake, Shortfall } from './entry.ts'

/** One movement of money. The id makes it happen at most once: posting it again changes nothing. */
export interface Transfer {
  readonly id: string
  /** What the movement is, for the customer's records: `practice-money`, `fee`, `withdrawal` … */
  readonly kind: string
  /** The record that it belongs to, for example an order's id. */
  readonly reference?: string | undefined
  readonly at: Date
  readonly entries: ReadonlyArray<Entry>
}

/** The transfer stands in the ledger; `first` is false where an earlier call had posted it already. */
export interface Posted {
  readonly id: string
  readonly first: boolean
}

/** What must be equal for two transfers of one id to be the same: everything but the time of posting. */
export const fingerprintOf = ({ entries, kind, reference }: Transfer): string => {
  const lines = entries.map(({ account, money }) => [accountKey(account, money.currency), formatDecimal(money.amount)])
  return createHash('sha256')
    .update(JSON.stringify([kind, reference ?? null, lines]))
    .digest('base64url')
}

const isPosted = async (tx: Tx, transfer: Transfer): Promise<boolean> => {
  const row = await tx
    .selectFrom('ledger_transfers')
    .select('fingerprint')
    .where('id', '=', transfer.id)
    .executeTakeFirst()
  if (row && row.fingerprint !== fingerprintOf(transfer)) {
    throw new LedgerMistake(`transfer ${transfer.id} was posted before with other entries`)
  }
  return row !== undefined
}

export interface Line {
  readonly entry: Entry
  readonly account: LockedAccount
  readonly sequence: bigint | null
  readonly balanceAfter: BigDecimal.BigDecimal | null
}

/** Gives each entry its place in its account: the number of the posting and the balance after it. */
export const lineUp = (
  entries: ReadonlyArray<Entry>,
  accounts: ReadonlyMap<string, LockedAccount>,
): ReadonlyArray<Line> => {
  const last = new Map<string, { sequence: bigint; balance: BigDecimal.BigDecimal }>()
  return entries.map((entry) => {
    const account = accounts.get(accountKey(entry.account, entry.money.currency))
    if (account === undefined) throw new LedgerMistake('an account could not be opened')
    if (account.balance === undefined) return { entry, account, sequence: null, balanceAfter: null }
    const before = last.get(account.id) ?? { sequence: account.sequence, balance: account.balance }
    const after = { sequence: before.sequence + 1n, balance: BigDecimal.sum(before.balance, entry.money.amount) }
    last.set(account.id, after)
    return { entry, account, sequence: after.sequence, balanceAfter: after.balance }
  })
}

/** The state of each customer account after its last line. */
export const closing = (lines: ReadonlyArray<Line>): ReadonlyArray<Line> => [
  ...new Map(lines.filter(({ sequence }) => sequence !== null).map((line) => [line.account.id, line])).values(),
]

const write = async (tx: Tx, transfer: Transfer, lines: ReadonlyArray<Line>): Promise<boolean> => {
  const written = await tx
    .insertInto('ledger_transfers')
    .values({
      id: transfer.id,
      kind: transfer.kind,
      reference: transfer.reference ?? null,
      fingerprint: fingerprintOf(transfer),
      at: transfer.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written === undefined) return false
  await tx
    .insertInto('ledger_postings')
    .values(
      lines.map(({ account, balanceAfter, entry, sequence }, index) => ({
        transfer_id: transfer.id,
        line: index + 1,
        account_id: account.id,
        currency: entry.money.currency,
        amount: formatDecimal(entry.money.amount),
        sequence,
        balance_after: balanceAfter && formatDecimal(balanceAfter),
      })),
    )
    .execute()
  const rows = closing(lines).map(
    ({ account, balanceAfter, sequence }) =>
      sql`(${account.id}::uuid, ${formatDecimal(balanceAfter ?? zero)}::numeric, ${sequence}::bigint)`,
  )
  if (rows.length > 0) {
    await sql`
      update ledger_accounts set balance = after.balance, sequence = after.sequence
      from (values ${sql.join(rows)}) as after (id, balance, sequence)
      where ledger_accounts.id = after.id`.execute(tx)
  }
  return true
}

/**
 * Writes a transfer: all its entries or none. Opens accounts that do not exist yet.
 *
 * A Shortfall means that some customer would go below zero; nothing was written. A transfer whose id is in the
 * ledger with the same entries is not written again.
 * @throws LedgerMistake when the entries do not balance or the id stands for other entries.
 */
export const post = async (tx: Tx, transfer: Transfer): Promise<Posted | Shortfall> => {
  assertBalanced(transfer.entries)
  const lines = lineUp(transfer.entries, await lockAccounts(tx, transfer.entries, transfer.at))
  const short = closing(lines).find(({ balanceAfter }) => balanceAfter !== null && BigDecimal.isNegative(balanceAfter))
  if (short?.account.owner && short.balanceAfter) {
    if (await isPosted(tx, transfer)) return { id: transfer.id, first: false }
    const { currency } = short.entry.money
    return new Shortfall(short.account.owner, { amount: BigDecimal.negate(short.balanceAfter), currency })
  }
  const first = (await write(tx, transfer, lines)) || !(await isPosted(tx, transfer))
  return { id: transfer.id, first }
}
