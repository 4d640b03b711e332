import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { HashCost } from '../../platform/broker/call.ts'
import { reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { makeFairQueue } from '../../platform/load/fairQueue.ts'

/** Source: OWASP Password Storage Cheat Sheet, argon2id with 19 MiB, two passes, one lane. */
export const OWASP_COST: HashCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** As cheap as argon2 allows. Only for tests that open many accounts. */
export const TEST_COST: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Hash of a password with its salt and cost, in the usual `$argon2id$…` text. */
export const hashPassword = (password: string, cost: HashCost): Promise<string> =>
  // argon2id is what the package does unless told otherwise.
  hash(password, cost)

/** Whether a password is the one behind a hash. A hash that cannot be read fits no password. */
export const isPassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password).catch(() => false)

/**
 * One core is left for everything else, and no more than four tries of one password are under way at once. Who waits
 * longest waits for about six seconds. Source: RULES.md, security.
 */
const queue = makeFairQueue({
  atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)),
  perLane: 50,
  altogether: 200,
})

/**
 * Does work that hashes a password, in its lane's turn: a customer's, or that of an address where nobody is logged in.
 * Hashing is slow on purpose. So it is never done inside a transaction, and whoever asks for much of it waits for
 * themselves; beyond the bounds they are refused at once.
 */
export const inPasswordTurn = async <T>(
  lane: string,
  work: () => Promise<T>,
): Promise<T | Rejection<'submitted-too-frequently' | 'system-busy'>> => {
  const done = await queue(lane, work)
  if (done === 'lane-full') return reject('submitted-too-frequently')
  return done === 'full' ? reject('system-busy') : done
}
