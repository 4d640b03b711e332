import { type Migration, sql } from 'kysely'

/**
 * What has changed for a customer, for streams. Written by the database with the change itself, whoever makes it, so no
 * change is ever missing. `written_by` is the transaction: an event is final once every earlier transaction has ended,
 * so a reader that goes on after the oldest running one skips none. One row holds all subjects of a statement.
 */
export const liveEvents: Migration = {
  up: async (db) => {
    await sql`
      create table live_events (
        written_by xid8 not null default pg_current_xact_id(),
        id bigint not null generated always as identity,
        customer_id uuid not null,
        topic text not null,
        subjects text[] not null,
        at timestamptz not null default clock_timestamp(),
        primary key (written_by, id)
      )`.execute(db)
    await sql`
      create table live_history (
        is_only boolean primary key default true check (is_only),
        epoch text not null,
        pruned xid8 not null
      )`.execute(db)
    await sql`
      insert into live_history (epoch, pruned) values (substr(md5(random()::text), 1, 8), pg_current_xact_id())`.execute(
      db,
    )
    for (const one of TRIGGERS) await writing(one).execute(db)
    await frozen.execute(db)
  },
}

interface Watched {
  readonly table: string
  readonly topic: string
  readonly on: ReadonlyArray<'insert' | 'update' | 'delete'>
  readonly customer: string
  /** What names the changed record; absent where the whole topic is read again. */
  readonly subject?: string
  readonly which?: string
}

const TRIGGERS: ReadonlyArray<Watched> = [
  { table: 'orders', topic: 'orders', on: ['insert', 'update'], customer: 'customer_id', subject: 'id::text' },
  { table: 'fills', topic: 'fills', on: ['insert'], customer: 'customer_id', subject: 'id::text' },
  {
    table: 'positions',
    topic: 'positions',
    on: ['insert', 'update'],
    customer: 'customer_id',
    subject: 'id::text',
    // Of a position that waits for its order, the order tells.
    which: "where state <> 'pending'",
  },
  {
    table: 'ledger_accounts',
    topic: 'wallets',
    on: ['update'],
    customer: 'owner',
    subject: 'distinct currency',
    which: 'where owner is not null',
  },
  { table: 'messages', topic: 'messages', on: ['insert', 'update'], customer: 'customer_id' },
  { table: 'sessions', topic: 'session', on: ['delete'], customer: 'customer_id' },
]

const writing = ({ customer, on, subject, table, topic, which = '' }: Watched) => {
  const subjects = subject === undefined ? "'{}'::text[]" : `array_agg(${subject})`
  return sql.raw(`
    create function live_${table}() returns trigger language plpgsql as $$
    begin
      insert into live_events (customer_id, topic, subjects)
        select ${customer}, '${topic}', ${subjects} from changed ${which} group by ${customer};
      return null;
    end $$;
    ${on
      .map(
        (event) => `
    create trigger live_${table}_${event} after ${event} on ${table}
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function live_${table}();`,
      )
      .join('')}`)
}

/** A frozen account has no stream. */
const frozen = sql`
  create function live_customers() returns trigger language plpgsql as $$
  begin
    insert into live_events (customer_id, topic, subjects) values (new.id, 'session', '{}');
    return null;
  end $$;

  create trigger live_customers_update after update on customers
    for each row when (old.frozen_at is distinct from new.frozen_at) execute function live_customers();
`
