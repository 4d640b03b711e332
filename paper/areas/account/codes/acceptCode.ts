import { createHash, createHmac } from 'node:crypto'
import { Secret } from 'otpauth'
import { isTimeCode, RECOVERY_CODES, tidyCode } from '../../../../domain/account/loginCode.ts'
import type { Db } from '../../../platform/database/transaction.ts'
import { stepOf } from './timeCode.ts'

/**
 * 80 bits each: a stored hash cannot be reversed by trying all of them. They follow from the secret and a key of the session that sets codes
 * up, so that they can be shown again without being stored. Source: RULES.md, security.
 */
export const recoveryCodesOf = (key: Buffer, secret: Buffer): ReadonlyArray<string> =>
  Array.from({ length: RECOVERY_CODES }, (_, n) => {
    const bits = createHmac('sha256', key).update(secret).update(Uint8Array.of(n)).digest().subarray(0, 10)
    return new Secret({ buffer: new Uint8Array(bits).buffer }).base32
  })

export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(code).digest()

/** The one-time codes of a customer that are turned on; undefined where there are none. */
export const codesOf = (db: Db, customerId: string) =>
  db
    .selectFrom('login_codes')
    .select(['secret', 'on_since'])
    .where('customer_id', '=', customerId)
    .where('on_since', 'is not', null)
    .executeTakeFirst()

/** A code that was accepted, and the recovery codes that are left where it was one of them. */
export interface Accepted {
  readonly recoveryLeft: number | undefined
}

const acceptTimeCode = async (db: Db, customerId: string, code: string, now: Date): Promise<Accepted | undefined> => {
  const row = await db
    .selectFrom('login_codes')
    .select('secret')
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  const step = row && stepOf(row.secret, code, now)
  if (step === undefined) return undefined
  // Of simultaneous requests with the same code, on any process, one finds an earlier step.
  const used = await db
    .updateTable('login_codes')
    .set({ used_step: String(step) })
    .where('customer_id', '=', customerId)
    .where('used_step', '<', String(step))
    .returning('used_step')
    .executeTakeFirst()
  return used && { recoveryLeft: undefined }
}

const acceptRecoveryCode = async (db: Db, customerId: string, code: string): Promise<Accepted | undefined> => {
  const used = await db
    .deleteFrom('recovery_codes')
    .where('customer_id', '=', customerId)
    .where('hash', '=', hashRecoveryCode(code))
    .returning('hash')
    .executeTakeFirst()
  return used && { recoveryLeft: await recoveryLeft(db, customerId) }
}

/** How many recovery codes a customer has left. */
export const recoveryLeft = async (db: Db, customerId: string): Promise<number> => {
  const rows = await db.selectFrom('recovery_codes').select('hash').where('customer_id', '=', customerId).execute()
  return rows.length
}

/**
 * Uses up a code of the app or a recovery code; undefined for one that is wrong or was used. The caller limits the
 * tries. Source: RULES.md, security.
 */
export const acceptCode = (db: Db, customerId: string, typed: string, now: Date): Promise<Accepted | undefined> => {
  const code = tidyCode(typed)
  return isTimeCode(code) ? acceptTimeCode(db, customerId, code, now) : acceptRecoveryCode(db, customerId, code)
}
