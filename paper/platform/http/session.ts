import type { Customer, SessionKey } from '../broker/call.ts'
import type { Db } from '../database/transaction.ts'

export interface FoundSession {
  readonly customer: Customer
  /** Identifies the session, but cannot be used as its token. */
  readonly tokenHash: Buffer
  readonly sessionKey: SessionKey
  /** The version of the testers' changes to the market at this moment: a call that quotes need not ask for it again. */
  readonly marketVersion: string
}

/** Finds the customer of a session that is valid now and belongs to the account that the request names. */
export type FindSession = (db: Db, token: string, account: string, now: Date) => Promise<FoundSession | undefined>
