import { decimal } from '../../domain/money/decimal.ts'
import { money } from '../../domain/money/money.ts'
import { openAccount } from '../account/openAccount.ts'
import { isRejection } from '../contract/rejection.ts'
import type { Tx } from '../database/transaction.ts'
import { findChannel } from '../funds/channels.ts'
import { insertDeposit } from '../funds/deposit.ts'
import { approveDeposit } from '../funds/reviewDeposit.ts'
import { grantIdentity } from '../identity/grant.ts'
import { DAY, later } from '../time/instant.ts'

interface DemoFriend {
  readonly phone: string
  /** How far they came. */
  readonly came: 'registered' | 'verified' | 'deposited'
  /** Days after the demo account was opened. */
  readonly day: number
}

/** Friends of the demo customer, one in every state. Nobody knows their passwords. */
export const DEMO_FRIENDS: ReadonlyArray<DemoFriend> = [
  { phone: '5550000011', came: 'deposited', day: 4 },
  { phone: '5550000012', came: 'verified', day: 26 },
  { phone: '5550000013', came: 'registered', day: 29 },
]

interface Inviter {
  readonly inviterId: string
  readonly passwordHash: string
  readonly at: Date
}

const firstDeposit = async (tx: Tx, customerId: string, now: Date): Promise<void> => {
  const channel = findChannel('bank-eur')
  if (channel === undefined) throw new Error('there is no channel for a demo deposit')
  const transferredOn = now.toISOString().slice(0, 10)
  const deposit = { customerId, channel, money: money(decimal('500.00'), 'EUR'), transferredOn, now }
  const { id } = await insertDeposit(tx, { ...deposit, accountType: null, proofId: null }, undefined)
  await approveDeposit(tx, id, later(now, DAY))
}

/** Opens an account of a friend who followed the demo customer's invitation. */
export const befriend = async (tx: Tx, { came, day, phone }: DemoFriend, inviter: Inviter): Promise<void> => {
  const at = later(inviter.at, day * DAY)
  const { inviterId, passwordHash } = inviter
  const opened = await openAccount(tx, { phone, passwordHash, invitedBy: inviterId, practiceMoney: {}, at })
  if (isRejection(opened)) return
  if (came === 'registered') return
  const identity = { name: 'Practice Friend', idNumber: `FRIEND-${phone}` }
  await grantIdentity(tx, { customerId: opened.id, ...identity, at: later(at, DAY) })
  if (came === 'deposited') await firstDeposit(tx, opened.id, later(at, 2 * DAY))
}
