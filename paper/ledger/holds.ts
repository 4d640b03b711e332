import { BigDecimal } from 'effect'
import { compare, formatDecimal, isSame, sumOf, zero } from '../../domain/money/decimal.ts'
import type { Currency, Money } from '../../domain/money/money.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { available, entry, type Entry, held, LedgerMistake, move, assertFunded, Shortfall } from './entry.ts'
import { post, type Posted } from './post.ts'

/** Money of a customer that is reserved until it is captured or released. */
export interface NewHold {
  /** Also the id of the transfer that reserves the money: a second hold with it changes nothing. */
  readonly id: string
  readonly owner: string
  readonly money: Money
  /** The purpose: `withdrawal`, `order` … Also the kind of the transfer. */
  readonly reason: string
  readonly reference?: string | undefined
}

interface Open {
  readonly owner: string
  readonly currency: Currency
  readonly reason: string
  readonly remaining: BigDecimal.BigDecimal
  readonly captured: BigDecimal.BigDecimal
  readonly released: BigDecimal.BigDecimal
}

const find = async (tx: Tx, id: string): Promise<Open> => {
  const row = await tx.selectFrom('ledger_holds').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new LedgerMistake(`there is no hold ${id}`)
  const used = BigDecimal.sum(row.captured, row.released)
  return { ...row, remaining: BigDecimal.subtract(row.amount, used) }
}

const save = (tx: Tx, id: string, next: Pick<Open, 'captured' | 'released' | 'remaining'>, at: Date) =>
  tx
    .updateTable('ledger_holds')
    .set({
      captured: formatDecimal(next.captured),
      released: formatDecimal(next.released),
      closed_at: isSame(next.remaining, zero) ? at : null,
    })
    .where('id', '=', id)
    .execute()

/**
 * Reserves money: moves it from the customer's free to the held account. On a Shortfall nothing is written.
 * @throws LedgerMistake on an amount that is not positive.
 */
export const hold = async (
  tx: Tx,
  clock: Clock,
  { id, money, owner, reason, reference }: NewHold,
): Promise<Posted | Shortfall> => {
  if (compare(money.amount, zero) <= 0) throw new LedgerMistake('a hold reserves a positive amount')
  const posted = await post(tx, clock, {
    id,
    kind: reason,
    reference,
    entries: move(available(owner), held(owner), money),
  })
  if (posted instanceof Shortfall || !posted.first) return posted
  const { currency } = money
  const row = { id, owner, currency, amount: formatDecimal(money.amount), reason, reference: reference ?? null }
  await tx
    .insertInto('ledger_holds')
    .values({ ...row, opened_at: posted.at, closed_at: null })
    .execute()
  return posted
}

/** A payment out of a hold, of all or a part of it. */
export interface Capture {
  /** Id of the transfer: a second capture with it changes nothing. */
  readonly id: string
  readonly hold: string
  readonly kind: string
  readonly reference?: string | undefined
  /** The receivers of the money. Amounts in the hold's currency are taken from the hold. */
  readonly to: ReadonlyArray<Entry>
}

/**
 * Takes money out of a hold and posts it to its receivers. The rest stays reserved.
 * @throws LedgerMistake when more would be taken than remains.
 */
export const capture = async (
  tx: Tx,
  clock: Clock,
  { hold: holdId, id, kind, reference, to }: Capture,
): Promise<Posted> => {
  const open = await find(tx, holdId)
  const { currency, owner } = open
  const amount = sumOf(to.filter(({ money }) => money.currency === currency).map(({ money }) => money.amount))
  if (compare(amount, zero) <= 0) throw new LedgerMistake('a capture takes a positive amount')
  const entries = [entry(held(owner), { amount: BigDecimal.negate(amount), currency }), ...to]
  const result = await post(tx, clock, { id, kind, reference, entries })
  if (!(result instanceof Shortfall) && !result.first) return result
  const remaining = BigDecimal.subtract(open.remaining, amount)
  if (result instanceof Shortfall || BigDecimal.isNegative(remaining)) {
    throw new LedgerMistake(`hold ${holdId} has only ${formatDecimal(open.remaining)} ${currency} left`)
  }
  await save(tx, holdId, { ...open, captured: BigDecimal.sum(open.captured, amount), remaining }, result.at)
  return result
}

/** A release of the rest of a hold, or of a part of it. A hold that is used up stays unchanged. */
export interface Release {
  /** Id of the transfer. */
  readonly id: string
  readonly hold: string
  /** The whole rest where it is omitted. */
  readonly amount?: BigDecimal.BigDecimal
}

/**
 * Releases the rest of a hold, or a part of it, and returns the released amount.
 * @throws LedgerMistake when more would be released than remains.
 */
export const release = async (tx: Tx, clock: Clock, { amount: part, hold: holdId, id }: Release): Promise<Money> => {
  const open = await find(tx, holdId)
  const { currency, owner, reason } = open
  const amount = part ?? open.remaining
  if (isSame(amount, zero)) return { amount: zero, currency }
  const remaining = BigDecimal.subtract(open.remaining, amount)
  if (BigDecimal.isNegative(remaining)) {
    throw new LedgerMistake(`hold ${holdId} has only ${formatDecimal(open.remaining)} ${currency} left`)
  }
  const entries = move(held(owner), available(owner), { amount, currency })
  const posted = assertFunded(await post(tx, clock, { id, kind: `${reason}-released`, reference: holdId, entries }))
  if (posted.first)
    await save(tx, holdId, { ...open, released: BigDecimal.sum(open.released, amount), remaining }, posted.at)
  return { amount, currency }
}
