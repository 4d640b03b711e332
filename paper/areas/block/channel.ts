import { isRejection, reject, type Rejection } from '../../platform/rejection/rejection.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { closedServices } from '../transfers/services.ts'
import { provePassword } from '../account/security/provePassword.ts'

/** The name of the service of block trades, by which testers close it. */
export const BLOCK_CHANNEL = 'block-trades'

export interface Channel {
  readonly isOpen: boolean
  /** Hash of the channel password; undefined where a purchase needs none. */
  readonly passwordHash: string | undefined
}

const hashOf = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('block_channel').select('password_hash').executeTakeFirst())?.password_hash

/** The channel of block trades now: whether testers have closed it, and the hash of its password. */
export const channelOf = async (db: Db): Promise<Channel> => {
  const [closed, passwordHash] = [await closedServices(db), await hashOf(db)]
  return { isOpen: !closed.has(BLOCK_CHANNEL), passwordHash }
}

/** The channel as the contract represents it. */
export const showChannel = ({ isOpen, passwordHash }: Channel) => ({
  channel: isOpen ? ('open' as const) : ('closed' as const),
  password: passwordHash === undefined ? 0 : 1,
})

/**
 * The hash that the submitted channel password matches; wrong ones are counted as for every other password. Not to be
 * called inside a transaction. Undefined: no password is required any more.
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
