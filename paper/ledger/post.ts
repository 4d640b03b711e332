import { BigDecimal } from 'effect'
import { sql } from 'kysely'
import { formatDecimal, zero } from '../../domain/money/decimal.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { lockAccounts } from './accounts.ts'
import { assertBalanced, LedgerMistake, Shortfall } from './entry.ts'
import { closing, type Content, fingerprintOf, type Line, assignSequence } from './lines.ts'

/** One movement of money. The id makes it idempotent: posting it again changes nothing. */
export interface Transfer extends Content {
  readonly id: string
}

/** The transfer is in the ledger: `first` by this call, at this time, or by an earlier one. */
export type Posted = { readonly id: string } & ({ readonly first: true; readonly at: Date } | { readonly first: false })

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

const write = async (tx: Tx, transfer: Transfer, lines: ReadonlyArray<Line>, at: Date): Promise<boolean> => {
  const written = await tx
    .insertInto('ledger_transfers')
    .values({
      id: transfer.id,
      kind: transfer.kind,
      reference: transfer.reference ?? null,
      fingerprint: fingerprintOf(transfer),
      at,
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
 * Writes a transfer: all its entries or none. Opens accounts that do not exist yet. Its time is read when the accounts are
 * locked, so that the movements of a customer have the order of their times.
 *
 * A Shortfall means that a customer's balance would be negative; nothing was written. A transfer whose id is in the
 * ledger with the same entries is not written again.
 * @throws LedgerMistake when the entries do not balance or the id belongs to other entries.
 */
export const post = async (tx: Tx, clock: Clock, transfer: Transfer): Promise<Posted | Shortfall> => {
  assertBalanced(transfer.entries)
  const lines = assignSequence(transfer.entries, await lockAccounts(tx, clock, transfer.entries))
  const short = closing(lines).find(({ balanceAfter }) => balanceAfter !== null && BigDecimal.isNegative(balanceAfter))
  if (short?.account.owner && short.balanceAfter) {
    if (await isPosted(tx, transfer)) return { id: transfer.id, first: false }
    const { currency } = short.entry.money
    return new Shortfall(short.account.owner, { amount: BigDecimal.negate(short.balanceAfter), currency })
  }
  const at = await clock.now(tx)
  const first = (await write(tx, transfer, lines, at)) || !(await isPosted(tx, transfer))
  return first ? { id: transfer.id, first, at } : { id: transfer.id, first }
}
