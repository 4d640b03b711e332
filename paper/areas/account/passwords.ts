import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { HashCost } from '../../platform/broker/call.ts'
import { reject, type Rejection } from '../../platform/rejection/rejection.ts'
import { makeFairQueue } from '../../platform/load/fairQueue.ts'

/** Source: OWASP Password Storage Cheat Sheet, argon2id with 19 MiB, two passes, one lane. */
export const OWASP_COST: HashCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** The lowest cost that argon2 allows. Only for tests that open many accounts. */
export const TEST_COST: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Hash of a password with its salt and cost, as the usual `$argon2id$…` text. */
export const hashPassword = (password: string, cost: HashCost): Promise<string> =>
  // argon2id is the package's default.
  hash(password, cost)

/** Whether a password matches a hash. An unreadable hash matches no password. */
export const isPassword = (stored: string, password: string): Promise<boolean> =>
  verify(stored, password).catch(() => false)

/**
 * One core is left for everything else, and at most four tries of one password run at the same time. The longest wait
 * is about six seconds. Source: RULES.md, security.
 */
const queue = makeFairQueue({
  atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)),
  perLane: 50,
  altogether: 200,
})

/**
 * Runs work that hashes a password, in the turn of its lane: that of a customer, or that of an address without a
 * session. Hashing is slow on purpose. So it never runs inside a transaction, and a client that causes much of it
 * delays only its own calls; beyond the limits they are refused immediately.
 */
export const inPasswordTurn = async <T>(
  lane: string,
  work: () => Promise<T>,
): Promise<T | Rejection<'submitted-too-frequently' | 'system-busy'>> => {
  const done = await queue(lane, work)
  if (done === 'lane-full') return reject('submitted-too-frequently')
  return done === 'full' ? reject('system-busy') : done
}
