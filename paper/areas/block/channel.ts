import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { closedServices } from '../transfers/services.ts'
import { provePassword } from '../account/security/provePassword.ts'

/** The service behind block trades, by the name that testers close it under. */
export const BLOCK_CHANNEL = 'block-trades'

export interface Channel {
  readonly isOpen: boolean
  /** Hash of the channel password; undefined where a purchase needs none. */
  readonly passwordHash: string | undefined
}

const hashOf = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('block_channel').select('password_hash').executeTakeFirst())?.password_hash

export const channelOf = async (db: Db): Promise<Channel> => {
  const [closed, passwordHash] = [await closedServices(db), await hashOf(db)]
  return { isOpen: !closed.has(BLOCK_CHANNEL), passwordHash }
}

/** How the contract shows the channel. */
export const showChannel = ({ isOpen, passwordHash }: Channel) => ({
  channel: isOpen ? ('open' as const) : ('closed' as const),
  password: passwordHash === undefined ? 0 : 1,
})

/**
 * The hash of the channel password that a customer knows, counted like every other password. Not to be called inside a
 * transaction. Undefined: none is needed any more.
 */
export const proveChannelPassword = async (
  db: Db,
  customerId: string,
  password: string,
  now: Date,
): Promise<string | undefined | Rejection<'submitted-too-frequently' | 'system-busy' | 'wrong-channel-password'>> => {
  const subject = `channel-password:${customerId}`
  const proof = await provePassword(db, { customerId, password, subject, readHash: hashOf }, now)
  if (isRejection(proof)) return proof
  if (proof === 'not-set') return undefined
  return proof === 'wrong' ? reject('wrong-channel-password', '/channelpassword') : proof.hash
}
