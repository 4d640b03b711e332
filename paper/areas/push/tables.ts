import type { Generated } from 'kysely'
import type { Language } from '../../../domain/contract/enumerations.ts'
import type { PushTopic } from './topics.ts'

declare module '../../platform/database/database.ts' {
  interface Database {
    /** One row: the key pair of VAPID, both base64url. All processes on the database sign with it. */
    push_keys: { is_only: Generated<boolean>; public_key: string; private_key: string }
    /** Where the notifications of a session go; ends with the session. */
    push_subscriptions: {
      id: string
      session_hash: Buffer
      customer_id: string
      /** Of a browser, with its keys, base64url; null for a device. */
      endpoint: string | null
      p256dh: string | null
      auth: string | null
      /** Of an app in a native shell; null for a browser. */
      device_token: Generated<string | null>
      language: Language
      /** What it is told. */
      topics: ReadonlyArray<PushTopic>
      /** Failures in a row of its push service, and when it is tried again. */
      failures: Generated<number>
      retry_at: Date | null
    }
    /** Notifications that no push service has taken yet; the database notes them with each message that is written. */
    push_deliveries: {
      subscription_id: string
      message_id: string
      /** When a process began to send it, by the database's clock. */
      claimed_at: Date | null
    }
  }
}
