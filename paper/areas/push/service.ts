import type { FcmAccount } from './fcmAccount.ts'
import { type FcmTokens, makeFcmTokens } from './fcmTokens.ts'
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
  /** The account for Firebase Cloud Messaging; undefined where apps in native shells get no notifications. */
  readonly fcm: FcmAccount | undefined
}

export interface PushService extends Omit<PushSettings, 'fcm'> {
  readonly keys: PushKeys
  readonly fcm: { readonly account: FcmAccount; readonly tokens: FcmTokens } | undefined
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
export const openPush = async (db: Db, { fcm: account, ...settings }: PushSettings): Promise<PushService> => ({
  ...settings,
  fcm: account && { account, tokens: makeFcmTokens(account) },
  keys: await readOrMakeKeys(db),
})
