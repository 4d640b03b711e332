import { sql } from 'kysely'

/** Tables that are no state: which migrations ran, and what was told to streams. */
const STATE = `n.nspname = 'public' and c.relkind = 'r' and c.relname not like 'kysely_%' and c.relname not like 'live\\_%'`

/**
 * Copies every table into the schema that the setting `paper.snapshot` names, in one statement: a hundred round trips
 * would take longer than the copying. The clock does not move in the copy.
 */
export const COPY = sql.raw(`
do $$
declare
  kept text := current_setting('paper.snapshot');
  name text;
begin
  for name in select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${STATE} loop
    execute format('create table %I.%I as table public.%I', kept, name, name);
  end loop;
  execute format(
    'update %I.test_clock set shown = shown + (clock_timestamp() - real) * rate, real = clock_timestamp()', kept);
  execute format('comment on schema %I is %L', kept, json_build_object(
    'at', current_setting('paper.at'), 'taken', clock_timestamp(), 'version', (select max(m.name) from kysely_migration m)));
end $$`)

/**
 * Brings the tables of that schema back. The order follows the foreign keys, which are checked; the broker's own
 * triggers, which would write each movement of money a second time, do not run. Sequences go on, so that no number is
 * given twice. The clock goes on from where it stood. All tables are locked at a moment when nobody uses one, for three
 * seconds at most: waiting for them one by one would end in a deadlock with a transaction that uses several.
 */
export const RESTORE = sql.raw(`
do $$
declare
  kept text := current_setting('paper.snapshot');
  names text[];
  every_table text;
  name text;
  columns text;
begin
  with recursive tables as (
    select c.oid, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${STATE}
  ), depth as (
    select oid, relname, 0 as level from tables
    union
    select t.oid, t.relname, d.level + 1 from depth d
      join pg_constraint k on k.contype = 'f' and k.confrelid = d.oid and k.conrelid <> d.oid
      join tables t on t.oid = k.conrelid
  )
  select array_agg(relname order by level) into names
    from (select relname, max(level) as level from depth group by relname) as ordered;

  select string_agg(format('public.%I', one), ', ') into every_table from unnest(names) as one;
  for attempt in 1..300 loop
    begin
      execute 'lock table ' || every_table || ' in access exclusive mode nowait';
      exit;
    exception when lock_not_available then
      perform pg_sleep(0.01);
    end;
  end loop;
  execute 'truncate ' || every_table;
  foreach name in array names loop
    select string_agg(format('%I', a.attname), ', ') into columns
      from pg_attribute a where a.attrelid = format('public.%I', name)::regclass
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
    execute format('alter table public.%I disable trigger user', name);
    execute format('insert into public.%I (%s) overriding system value select %s from %I.%I',
      name, columns, columns, kept, name);
    execute format('alter table public.%I enable trigger user', name);
  end loop;
  update public.test_clock set real = clock_timestamp();
  -- Each stream begins again: what it was told is no longer so.
  update public.live_history set epoch = substr(md5(random()::text), 1, 8), pruned = pg_current_xact_id();
end $$`)
