import { type Migration, sql } from 'kysely'

/**
 * Dividends: what testers announced, how far ex-dates were processed, and who gets or owes what. One event concerns a
 * customer once per direction, whatever processes look at it.
 */
export const dividends: Migration = {
  up: async (db) => {
    await sql`
      create table declared_dividends (
        id uuid primary key,
        code text not null,
        ex_day text not null,
        pay_day text not null,
        per_share numeric not null check (per_share > 0),
        announced_at timestamptz not null
      )`.execute(db)
    await sql`
      create table dividend_progress (
        id boolean primary key default true check (id),
        through timestamptz not null
      )`.execute(db)
    await sql`
      create table dividend_payments (
        id uuid primary key,
        event text not null,
        customer_id uuid not null references customers (id),
        code text not null,
        currency text not null,
        direction text not null check (direction in ('long', 'short')),
        ex_day text not null,
        pay_day text not null,
        per_share numeric not null check (per_share > 0),
        quantity numeric not null check (quantity > 0),
        gross numeric not null,
        tax_rate numeric not null check (tax_rate >= 0),
        tax numeric not null check (tax >= 0),
        written_off numeric not null check (written_off >= 0),
        net numeric not null,
        pay_at timestamptz not null,
        fixed_at timestamptz not null,
        paid_at timestamptz,
        paid_as uuid unique,
        check ((paid_at is null) = (paid_as is null)),
        unique (customer_id, event, direction),
        check ((direction = 'long') = (gross > 0)),
        check (net = gross - tax + written_off)
      )`.execute(db)
    await sql`create index dividend_payments_due on dividend_payments (pay_at) where paid_at is null`.execute(db)
    await sql`create index dividend_payments_paid on dividend_payments (customer_id, paid_as)`.execute(db)
  },
}
