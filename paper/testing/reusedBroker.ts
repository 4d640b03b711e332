import { sql } from 'kysely'
import { type Db, transaction } from '../platform/database/transaction.ts'
import { startTestBroker, type TestBroker } from './broker.ts'

/**
 * Tables that belong to the state of a broker. The others say which migrations ran, what was told to streams, and which
 * process does the work of all.
 */
const STATE = `n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'leases'
  and c.relname not like 'kysely_%' and c.relname not like 'live\\_%'`

/** Keeps the rows of a new broker, which are few. */
const KEEP = sql.raw(`
do $$
declare
  name text;
  filled boolean;
begin
  create schema first_state;
  for name in select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${STATE} loop
    execute format('select exists (select from public.%I)', name) into filled;
    if filled then execute format('create table first_state.%I as table public.%I', name, name); end if;
  end loop;
end $$`)

/**
 * Brings those rows back. Unlike the broker's own reset it deletes rows where there are some and touches no file of an empty
 * table: the files of a hundred tables take the server four times as long. Triggers and foreign keys do not run.
 */
const RESET = sql.raw(`
do $$
declare
  names text[];
  every_table text;
  name text;
  filled boolean;
  columns text;
begin
  set local session_replication_role = replica;
  select array_agg(c.relname), string_agg(format('public.%I', c.relname), ', ') into names, every_table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${STATE};
  -- Not one by one: that would end in a deadlock with work of the broker that uses several.
  for attempt in 1..1000 loop
    begin
      execute 'lock table ' || every_table || ' in access exclusive mode nowait';
      exit;
    exception when lock_not_available then
      perform pg_sleep(0.01);
    end;
  end loop;
  foreach name in array names loop
    execute format('select exists (select from public.%I)', name) into filled;
    if filled then execute format('delete from public.%I', name); end if;
    if to_regclass(format('first_state.%I', name)) is not null then
      select string_agg(format('%I', a.attname), ', ') into columns
        from pg_attribute a where a.attrelid = format('public.%I', name)::regclass
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
      execute format('insert into public.%I (%s) overriding system value select %s from first_state.%I',
        name, columns, columns, name);
    end if;
  end loop;
  update public.test_clock set real = clock_timestamp();
  -- Each stream begins again.
  update public.live_history set epoch = substr(md5(random()::text), 1, 8), pruned = pg_current_xact_id();
end $$`)

const reset = (db: Db): Promise<void> =>
  transaction(
    db,
    async (tx) => {
      await RESET.execute(tx)
    },
    'read committed',
  )

const start = async (): Promise<TestBroker> => {
  const paper = await startTestBroker()
  await KEEP.execute(paper.broker.db)
  return paper
}

/** The brokers of this worker that no file uses now; their databases are removed with the server at the end. */
const idle: Array<TestBroker> = []

/**
 * A broker of its own for a test file, as new: a worker's files use it one after another, and its rows are put back to
 * those of its start. That costs a twentieth of a start, and the server has its plans already. Numbers of sequences go on,
 * and so does the log of decisions. A file that breaks the broker, starts it with settings of its own or tests its start
 * uses `startTestBroker`.
 */
export const reusedTestBroker = async (): Promise<TestBroker> => {
  const used = idle.pop()
  if (used !== undefined) await reset(used.broker.db)
  const paper = used ?? (await start())
  return {
    ...paper,
    stop: async () => {
      // Faults slow down the reset, too.
      const answer = await fetch(`${paper.url}/control/faults`, { method: 'DELETE' })
      if (!answer.ok) throw new Error(`the faults could not be removed: ${answer.status}`)
      idle.push(paper)
    },
  }
}
