import { type Migration, sql } from 'kysely'

/** Proofs of identity, the last one of each customer. One ID number proves one account. */
export const identity: Migration = {
  up: async (db) => {
    await sql`
      create table identities (
        customer_id uuid primary key references customers (id),
        status smallint not null check (status between 1 and 3),
        name text not null,
        id_number text not null,
        front_id uuid not null references uploads (id),
        back_id uuid not null references uploads (id),
        reason text not null default '',
        remark text not null default '',
        submitted_at timestamptz not null,
        reviewed_at timestamptz,
        check (front_id <> back_id),
        check ((status = 1) = (reviewed_at is null)),
        check ((status = 3) = (reason <> ''))
      )`.execute(db)
    await sql`create unique index identities_by_number on identities (id_number) where status in (1, 2)`.execute(db)
  },
}
