import { randomInt } from 'node:crypto'
import { decimal } from '../../../domain/money/decimal.ts'
import { type Currency, money } from '../../../domain/money/money.ts'
import { keysOf } from '../../../domain/validation/keys.ts'
import { reject, type Rejection } from '../../platform/rejection/rejection.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { openOperations } from '../transfers/operation.ts'
import { available, type Entry, house, move, assertFunded, type Shortfall } from '../../ledger/entry.ts'
import { post, type Posted } from '../../ledger/post.ts'
import { writeMessage } from '../messages/write.ts'

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const newInvitationCode = (): string =>
  Array.from({ length: 8 }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('')

/** The practice money of every new account, so that each market can be tried immediately. Source: RULES.md, account. */
export const PRACTICE_MONEY: Readonly<Partial<Record<Currency, string>>> = {
  EUR: '100000.00',
  USD: '100000.00',
  USDT: '50000.00',
  MYR: '400000.00',
  TWD: '3000000.00',
  CNY: '700000.00',
  JPY: '15000000',
}

/** Credits practice money, or takes it where an amount is negative; nothing where the customer has less than that. */
export const givePracticeMoney = async (
  tx: Tx,
  customerId: string,
  amounts: Readonly<Partial<Record<Currency, string>>>,
  clock: Clock,
): Promise<Posted | Shortfall> => {
  const entries = keysOf(amounts).flatMap((currency): ReadonlyArray<Entry> => {
    const amount = amounts[currency]
    return amount === undefined ? [] : move(house('practice'), available(customerId), money(decimal(amount), currency))
  })
  const id = uuidv7(await clock.now(tx))
  return post(tx, clock, { id, kind: 'practice-money', reference: customerId, entries })
}

export interface NewAccount {
  readonly phone: string
  readonly passwordHash: string
  readonly invitedBy: string | null
  /** The customer's own invitation code; random where it is omitted. */
  readonly invitationCode?: string
  readonly practiceMoney?: Readonly<Partial<Record<Currency, string>>>
  readonly clock: Clock
  readonly at: Date
}

/** Opens an account with its practice money and a welcome, all or nothing. */
export const openAccount = async (
  tx: Tx,
  { at, clock, invitationCode, invitedBy, passwordHash, phone, practiceMoney = PRACTICE_MONEY }: NewAccount,
): Promise<{ id: string; number: bigint } | Rejection<'account-exists'>> => {
  const id = uuidv7(at)
  const row = await tx
    .insertInto('customers')
    .values({
      id,
      phone,
      password_hash: passwordHash,
      invitation_code: invitationCode ?? newInvitationCode(),
      invited_by: invitedBy,
      frozen_at: null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('phone').doNothing())
    .returning('number')
    .executeTakeFirst()
  if (row === undefined) return reject('account-exists')
  await openOperations(tx, id)
  if (Object.keys(practiceMoney).length > 0) assertFunded(await givePracticeMoney(tx, id, practiceMoney, clock))
  await writeMessage(tx, { customerId: id, kind: 'welcome', at })
  return { id, number: row.number }
}
