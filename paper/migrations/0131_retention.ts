import { type Migration, sql } from 'kysely'

/** So that what has been kept long enough is found without reading what has not. */
export const retention: Migration = {
  up: async (db) => {
    await sql`create index sessions_by_end on sessions (expires_at)`.execute(db)
    await sql`create index idempotent_requests_by_age on idempotent_requests (at) where fingerprint <> ''`.execute(db)
    await sql`create index exchange_quotes_by_end on exchange_quotes (valid_until) where used_at is null`.execute(db)
    await sql`create index login_addresses_by_use on login_addresses (used_at)`.execute(db)
  },
}
