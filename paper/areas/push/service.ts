import type { Db } from '../../platform/database/transaction.ts'

/** The key pair of VAPID (RFC 8292), both base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** How the operator runs notifications. */
export interface PushSettings {
  /** Whom a push service may ask about its load: a `mailto:` or `https:` address. */
  readonly contact: string
  /** Whether endpoints of this machine, also over http, are used. For tests only. */
  readonly allowsPrivate: boolean
}

export interface PushService extends PushSettings {
  readonly keys: PushKeys
}

declare module '../../platform/broker/call.ts' {
  interface Broker {
    /** Undefined where the broker sends no notifications. */
    readonly push?: PushService | undefined
  }
}

const readKeys = async (db: Db): Promise<PushKeys | undefined> => {
  const row = await db.selectFrom('push_keys').selectAll().executeTakeFirst()
  return row && { publicKey: row.public_key, privateKey: row.private_key }
}

/** Reads the keys; the first process of a database makes them. Source: RULES.md, notifications. */
const readOrMakeKeys = async (db: Db): Promise<PushKeys> => {
  const stored = await readKeys(db)
  if (stored) return stored
  const { default: webPush } = await import('web-push')
  const { privateKey, publicKey } = webPush.generateVAPIDKeys()
  await db
    .insertInto('push_keys')
    .values({ public_key: publicKey, private_key: privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readKeys(db)) ?? { publicKey, privateKey }
}

/** Notifications of a broker on this database. */
export const openPush = async (db: Db, settings: PushSettings): Promise<PushService> => ({
  ...settings,
  keys: await readOrMakeKeys(db),
})
