import { openAccount } from '../areas/account/openAccount.ts'
import { decimal } from '../../domain/money/decimal.ts'
import { money } from '../../domain/money/money.ts'
import { isRejection } from '../platform/rejection/rejection.ts'
import { findChannel } from '../areas/deposits/channels.ts'
import { insertDeposit } from '../areas/deposits/deposit.ts'
import { approveDeposit } from '../areas/deposits/reviewDeposit.ts'
import { submitPracticeProof } from '../areas/identity/grant.ts'
import { reviewIdentity } from '../areas/identity/review.ts'
import { HOUR } from '../platform/clock/instant.ts'
import type { Life, Story } from './life.ts'
import { workday } from './moments.ts'

interface DemoFriend {
  readonly phone: string
  /** The state of the invitation. */
  readonly came: 'registered' | 'verified' | 'deposited'
  /** Days after the demo account was opened. */
  readonly day: number
}

/** Friends of the demo customer, one in every state. Their passwords are random. */
export const DEMO_FRIENDS: ReadonlyArray<DemoFriend> = [
  { phone: '5550000011', came: 'deposited', day: 18 },
  { phone: '5550000012', came: 'verified', day: 88 },
  { phone: '5550000013', came: 'registered', day: 171 },
]

const transfer = (life: Life, customerId: string): Promise<string> =>
  life.act(async (tx, now) => {
    const channel = findChannel('bank-eur')
    if (channel === undefined) throw new Error('there is no channel for a demo deposit')
    const transferredOn = now.toISOString().slice(0, 10)
    const deposit = { customerId, channel, money: money(decimal('500.00'), 'EUR'), transferredOn, now }
    const { id } = await insertDeposit(tx, { ...deposit, accountType: null, proofId: null }, undefined)
    return id
  })

/** A friend who registered with the demo customer's invitation code. */
export const friendStory = ({ came, day, phone }: DemoFriend, passwordHash: string): Story =>
  async function* friend(life) {
    yield workday(life, day, [12, 33])
    const invited = { phone, passwordHash, invitedBy: life.customer.id, practiceMoney: {} }
    const opened = await life.act((tx, at) => openAccount(tx, { ...invited, clock: life.broker().clock, at }))
    if (isRejection(opened) || came === 'registered') return
    const { id: customerId } = opened
    yield workday(life, day + 1, [18, 2])
    const identity = { customerId, name: 'Practice Friend', idNumber: `FRIEND-${phone}` }
    await life.act((tx, at) => submitPracticeProof(tx, { ...identity, at }))
    yield life.now().getTime() + 2 * HOUR
    await life.act((tx, at) => reviewIdentity(tx, customerId, { approve: true }, at))
    if (came === 'verified') return
    yield workday(life, day + 2, [10, 51])
    const deposit = await transfer(life, customerId)
    yield life.now().getTime() + 5 * HOUR
    await life.act((tx) => approveDeposit(tx, deposit, life.broker().clock))
  }
