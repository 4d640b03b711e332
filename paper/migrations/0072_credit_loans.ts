import { type Migration, sql } from 'kysely'

/** Credit loans: principal and exact interest, and what was repaid of both. */
export const creditLoans: Migration = {
  up: async (db) => {
    await sql`
      create table credit_loans (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        currency text not null,
        principal numeric not null check (principal > 0),
        outstanding numeric not null check (outstanding >= 0 and outstanding <= principal),
        rate numeric not null check (rate > 0),
        interest numeric not null default 0 check (interest >= 0),
        interest_paid numeric not null default 0 check (interest_paid >= 0),
        charged_days integer not null default 0 check (charged_days >= 0),
        term integer not null check (term > 0),
        overdue boolean not null default false,
        started_at timestamptz not null,
        due_at timestamptz not null,
        ended_at timestamptz,
        constraint ended_when_repaid check (ended_at is null or outstanding = 0)
      ) with (fillfactor = 80)`.execute(db)
    await sql`create index credit_loans_of_customer on credit_loans (customer_id, id)`.execute(db)
    await sql`create index credit_loans_running on credit_loans (customer_id) where ended_at is null`.execute(db)
  },
}
