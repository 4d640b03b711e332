import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/transaction.ts'
import { later, SECOND } from '../clock/instant.ts'

/** How many tries are allowed within a period. */
export interface Limit {
  /** The subject and the action: `bank-add:…`. */
  readonly subject: string
  readonly allowed: number
  /** Milliseconds. */
  readonly within: number
}

/** The name of a request: sent again with the same fields, it is the same try. */
export const tryOf = (fields: object): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 22)

/** The name of a try that always counts, such as a check of a password. */
export const newTry = (): string => randomBytes(9).toString('base64url')

/** A try that counts. */
export interface Taken {
  /** How many count now. */
  readonly made: number
  /** Whether this call, not an earlier one of the same try, has counted the last one allowed. */
  readonly isLast: boolean
}

/** What is stored of a try: its name, and the call that counted it. */
const NAME = sql`split_part(name, ' ', 1)`

/**
 * Counts a try before its work; undefined where the limit is reached. One statement checks, counts and locks the row: of
 * simultaneous tries, on any process, no more pass than the limit. The same try counts once. A refused try does not
 * count. A try that lies further ahead than the period was made before the clock was set back, and would count until it has
 * caught up: it does not count either. Not to be called inside a transaction: the count must stay when that is rolled back.
 * `name` has no space. Source: RULES.md, security.
 */
export const takeTry = async (
  db: Db,
  { allowed, subject, within }: Limit,
  name: string,
  now: Date,
): Promise<Taken | undefined> => {
  const own = `${name} ${newTry()}`
  const { rows } = await sql<{ counted: boolean; own: boolean; made: number }>`
    insert into limited_tries as l (subject, names, times, ends_at)
    values (${subject}, array[${own}::text], array[${now}::timestamptz], ${later(now, within)})
    on conflict (subject) do update set (names, times, ends_at) = (
      with kept as (
        select name, at from unnest(l.names, l.times) as made (name, at)
        where at > ${later(now, -within)} and at < ${later(now, within)}
      ), counted as (
        select name, at from kept
        union all
        select ${own}::text, ${now}::timestamptz
        where (select count(*) from kept) < ${allowed}::integer
          and not exists (select from kept where ${NAME} = ${name})
      )
      select array_agg(name order by at), array_agg(at order by at), max(at) + ${within}::bigint * interval '1 ms'
      from counted)
    returning
      exists (select from unnest(names) as made (name) where ${NAME} = ${name}) as counted,
      ${own} = any (names) as own,
      cardinality(names) as made`.execute(db)
  const [row] = rows
  return row?.counted === true ? { made: row.made, isLast: row.own && row.made === allowed } : undefined
}

/** Seconds until a limit that is reached allows a try again; undefined where it does already. */
export const secondsToWait = async (db: Db, { subject, within }: Limit, now: Date): Promise<number | undefined> => {
  const { rows } = await sql<{ first: Date | null }>`
    select min(at) as first from limited_tries, unnest(times) as at
    where subject = ${subject} and at > ${later(now, -within)} and at < ${later(now, within)}`.execute(db)
  const first = rows[0]?.first
  return first ? Math.ceil((first.getTime() + within - now.getTime()) / SECOND) : undefined
}

/** Removes a try from the count, as if it had not been made: a right password was no guess. */
export const returnTry = async (db: Db, { subject }: Limit, name: string): Promise<void> => {
  const others = sql`unnest(names, times) as made (name, at) where ${NAME} <> ${name}`
  await sql`
    update limited_tries set
      names = coalesce((select array_agg(name order by at) from ${others}), '{}'),
      times = coalesce((select array_agg(at order by at) from ${others}), '{}')
    where subject = ${subject} and exists (select from unnest(names) as made (name) where ${NAME} = ${name})`.execute(
    db,
  )
}

/** Deletes every try of a subject. */
export const clearTries = async (db: Db, { subject }: Limit): Promise<void> => {
  await db.deleteFrom('limited_tries').where('subject', '=', subject).execute()
}
