import { type Migration, sql } from 'kysely'

/**
 * Cards, bank accounts and wallets that customers bound. This broker pays nobody, so it keeps no number that could be
 * paid to: what is shown of it, and a digest to know it again.
 */
export const banking: Migration = {
  up: async (db) => {
    await sql`
      create table cards (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        method text not null check (method in ('bank', 'wallet')),
        number_type text not null check (number_type in ('iban', 'card', 'address')),
        digest bytea not null check (length(digest) = 32),
        number text not null,
        holder text not null,
        bank text not null,
        swift text not null,
        bank_address text not null,
        payee_address text not null,
        account_type text not null check (account_type in ('savings', 'current', '')),
        network text not null check (network in ('TRC20', 'ERC20', 'BTC', '')),
        bound_at timestamptz not null,
        unbound_at timestamptz,
        check ((method = 'wallet') = (number_type = 'address')),
        check ((method = 'wallet') = (network <> ''))
      )`.execute(db)
    await sql`create unique index cards_bound_once on cards (customer_id, digest) where unbound_at is null`.execute(db)
    await sql`create index cards_of_customer on cards (customer_id, id)`.execute(db)
  },
}
