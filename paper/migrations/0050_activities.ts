import { type Migration, sql } from 'kysely'

/**
 * Activities: what customers completed, what they claimed, and what testers did to the terms. A fund password also
 * remembers when it was first set: a changed one would otherwise look as if it had been set later.
 */
export const activities: Migration = {
  up: async (db) => {
    await sql`
      create table activity_completions (
        customer_id uuid not null references customers (id),
        activity text not null,
        task text not null,
        reward numeric not null check (reward > 0),
        completed_at timestamptz not null,
        primary key (customer_id, activity, task)
      )`.execute(db)
    await sql`
      create table activity_claims (
        id uuid primary key,
        customer_id uuid not null references customers (id),
        activity text not null,
        currency text not null,
        amount numeric not null check (amount > 0),
        claimed_at timestamptz not null
      )`.execute(db)
    await sql`create index activity_claims_of_customer on activity_claims (customer_id, activity)`.execute(db)
    await sql`
      create table activity_terms (
        activity text primary key,
        starts_at timestamptz,
        ends_at timestamptz not null
      )`.execute(db)
    await sql`alter table fund_passwords add set_at timestamptz`.execute(db)
    await sql`update fund_passwords set set_at = changed_at`.execute(db)
    await sql`alter table fund_passwords alter set_at set not null`.execute(db)
  },
}
