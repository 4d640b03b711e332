import { type Migration, sql } from 'kysely'

/** Subscriptions of apps in native shells, which have a device token in the place of a browser's endpoint and keys. */
export const pushDevices: Migration = {
  up: async (db) => {
    await sql`alter table push_subscriptions add column device_token text unique`.execute(db)
    for (const column of ['endpoint', 'p256dh', 'auth'])
      await sql`alter table push_subscriptions alter column ${sql.ref(column)} drop not null`.execute(db)
    await sql`
      alter table push_subscriptions add constraint push_subscriptions_one_address check (
        num_nonnulls(endpoint, p256dh, auth) = case when device_token is null then 3 else 0 end)`.execute(db)
  },
}
