import { type Migration, sql } from 'kysely'

/** Deposits and withdrawals with all that a customer is told about them. */
export const funds: Migration = {
  up: async (db) => {
    await sql`
      create table deposits (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        channel text not null,
        method text not null check (method in ('bank', 'wallet')),
        currency text not null,
        amount numeric not null check (amount > 0),
        transferred_on date not null,
        account_type text check (account_type in ('savings', 'current')),
        proof_id uuid unique,
        status smallint not null default 0 check (status between 0 and 2),
        reason text not null default '',
        remark text not null default '',
        created_at timestamptz not null,
        arrives_by timestamptz not null,
        reviewed_at timestamptz,
        check ((status = 0) = (reviewed_at is null))
      )`.execute(db)
    await sql`create index deposits_of_customer on deposits (customer_id, id)`.execute(db)
    await sql`create index deposits_under_review on deposits (id) where status = 0`.execute(db)
    await sql`
      alter table withdrawals
        drop constraint withdrawals_status_check,
        add constraint withdrawals_status_check check (status between 0 and 3),
        add fee numeric check (fee >= 0),
        add card_id uuid,
        add card text,
        add reason text not null default '',
        add remark text not null default '',
        add arrives_by timestamptz,
        add constraint fee_within_amount check (fee <= amount)`.execute(db)
    await sql`create index withdrawals_under_review on withdrawals (card_id) where status = 0`.execute(db)
    await sql`create table closed_services (name text primary key, since timestamptz not null)`.execute(db)
    await sql`
      create table tries (
        subject text not null,
        try text not null,
        at timestamptz not null,
        primary key (subject, try)
      )`.execute(db)
  },
}
