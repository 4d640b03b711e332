import type { Generated } from 'kysely'
import type { Counted } from '../../platform/database/columns.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    customers: {
      id: string
      /** The user id as shown to people. */
      number: Counted
      phone: string
      password_hash: string
      /** Null for the first one. */
      password_changed_at: Generated<Date | null>
      /** When one-time codes were last turned off by a recovery. */
      recovered_at: Generated<Date | null>
      invitation_code: string
      invited_by: string | null
      frozen_at: Date | null
      created_at: Date
    }
    sessions: {
      token_hash: Buffer
      /** Names the session to its customer; no session can be opened with it. */
      id: Generated<string>
      customer_id: string
      browser: string
      system: string
      place: string
      created_at: Date
      used_at: Date
      expires_at: Date
      /** The passkey that opened it; null for a password. */
      passkey_id: Generated<string | null>
    }
  }
}
