import { type Migration, sql } from 'kysely'

/** Messages by time, and complaints with the answers that customer service gave. */
export const messages: Migration = {
  up: async (db) => {
    await sql`create index messages_of_customer on messages (customer_id, id)`.execute(db)
    await sql`
      create table complaints (
        number bigint primary key generated always as identity (start with 100001),
        customer_id uuid not null references customers (id),
        title text not null,
        content text not null,
        email text,
        answer text,
        created_at timestamptz not null,
        answered_at timestamptz,
        check ((answer is null) = (answered_at is null))
      )`.execute(db)
  },
}
