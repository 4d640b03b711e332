import { hash, verify } from '@node-rs/argon2'
import type { HashCost } from '../contract/call.ts'

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
