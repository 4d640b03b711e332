import { createHash } from 'node:crypto'
import { BigDecimal } from 'effect'
import { formatDecimal } from '../../domain/money/decimal.ts'
import type { LockedAccount } from './accounts.ts'
import { accountKey, type Entry, LedgerMistake } from './entry.ts'

/** The amounts and the purpose of a transfer. */
export interface Content {
  /** The kind of movement in the customer's records: `practice-money`, `fee`, `withdrawal` … */
  readonly kind: string
  /** The record that it belongs to, for example an order's id. */
  readonly reference?: string | undefined
  readonly entries: ReadonlyArray<Entry>
}

/** The fingerprint by which two transfers of one id are the same: everything except the time of posting. */
export const fingerprintOf = ({ entries, kind, reference }: Content): string => {
  const lines = entries.map(({ account, money }) => [accountKey(account, money.currency), formatDecimal(money.amount)])
  return createHash('sha256')
    .update(JSON.stringify([kind, reference ?? null, lines]))
    .digest('base64url')
}

/** An entry with the account that it changes. The number and the balance are null for the broker's own accounts. */
export interface Line {
  readonly entry: Entry
  readonly account: LockedAccount
  readonly sequence: bigint | null
  readonly balanceAfter: BigDecimal.BigDecimal | null
}

/** Assigns each entry the number of the posting in its account and the balance after it. */
export const assignSequence = (
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
