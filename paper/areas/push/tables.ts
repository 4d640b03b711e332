import type { Generated } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Language } from '../messages/render.ts'
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
      endpoint: string
      /** Keys of the browser, base64url. */
      p256dh: string
      auth: string
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

export type SubscriptionRow = Database['push_subscriptions']
