import { type Migration, sql } from 'kysely'

/** What testers did to the market. The version changes with every change, so that a process knows what it has read. */
export const marketOverrides: Migration = {
  up: async (db) => {
    await sql`
      create table market_overrides (
        id bigint primary key generated always as identity,
        kind text not null check (kind in ('price', 'halt', 'no-price', 'session')),
        code text,
        calendar text,
        state text check (state in ('open', 'closed')),
        price numeric check (price > 0),
        since timestamptz not null,
        until timestamptz,
        check ((kind = 'session') = (code is null)),
        check ((kind = 'session') = (calendar is not null and state is not null)),
        check ((kind = 'price') = (price is not null))
      )`.execute(db)
    await sql`
      create table market_overrides_version (
        id boolean primary key default true check (id),
        version uuid not null default gen_random_uuid()
      )`.execute(db)
    await sql`insert into market_overrides_version default values`.execute(db)
  },
}
