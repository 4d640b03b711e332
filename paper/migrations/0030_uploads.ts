import { type Migration, sql } from 'kysely'

/**
 * Images of customers. Their bytes are in the database, not in files, so that every process on one database serves
 * them and a crash never keeps half of one.
 */
export const uploads: Migration = {
  up: async (db) => {
    await sql`
      create table uploads (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        purpose text not null check (purpose in ('proof', 'identity', 'avatar')),
        type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
        size integer not null check (size > 0),
        width integer not null check (width > 0),
        height integer not null check (height > 0),
        digest bytea not null check (length(digest) = 32),
        created_at timestamptz not null,
        expires_at timestamptz
      )`.execute(db)
    await sql`create index uploads_unused on uploads (expires_at) where expires_at is not null`.execute(db)
    await sql`
      create table upload_bytes (
        upload_id uuid primary key references uploads (id) on delete cascade,
        bytes bytea not null
      )`.execute(db)
    // Images are compressed already.
    await sql`alter table upload_bytes alter column bytes set storage external`.execute(db)
    await sql`
      create table avatars (
        customer_id uuid primary key references customers (id),
        upload_id uuid not null unique references uploads (id)
      )`.execute(db)
  },
}
