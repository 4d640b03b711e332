import { type Migration, sql } from 'kysely'

/** What customers wrote about their positions. */
export const positionNotes: Migration = {
  up: async (db) => {
    await sql`
      create table position_notes (
        position_id uuid primary key references positions (id),
        customer_id uuid not null references customers (id),
        note text not null check (char_length(note) between 1 and 1000),
        updated_at timestamptz not null
      )`.execute(db)
  },
}
