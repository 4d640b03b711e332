import { sql } from 'kysely'
import type { Term } from '../../../domain/rewards/task.ts'
import { later } from '../../platform/clock/instant.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { leastUuidv7 } from '../../platform/wireText/uuid.ts'
import { findListing } from '../../market/listing/listings.ts'
import type { Fact } from './catalogue.ts'

interface FactRequest {
  readonly customerId: string
  readonly from: Date
  readonly until: Date
}

type FindTime = (db: Db, request: FactRequest) => Promise<Date | null>

const first = async (query: ReturnType<typeof sql<{ at: Date | null }>>, db: Db): Promise<Date | null> =>
  (await query.execute(db)).rows[0]?.at ?? null

/** Keys borrow from the next milliseconds where one has many. */
const BORROWED = 1_000

/**
 * Fills of a term by their keys, which carry their time: only those of the term are read, however many there are. The keys
 * of some later ones are within it, so their time is compared too.
 */
const madeIn = ({ customerId, from, until }: FactRequest) =>
  sql<boolean>`f.customer_id = ${customerId} and f.at >= ${from} and f.at < ${until}
    and f.id >= ${leastUuidv7(from)} and f.id < ${leastUuidv7(later(until, BORROWED))}`

/** The first fill in a second market: the first fill of each instrument, then of each market; the second of these. */
const secondMarket: FindTime = async (db, request) => {
  const rows = await db
    .selectFrom('fills as f')
    .select(({ fn }) => ['code', fn.min('at').as('at')])
    .where(madeIn(request))
    .groupBy('code')
    .execute()
  const firsts = new Map<string, Date>()
  for (const { at, code } of rows) {
    const market = findListing(code)?.instrument.market
    const known = market === undefined ? undefined : firsts.get(market)
    if (market !== undefined && (known === undefined || at < known)) firsts.set(market, at)
  }
  return [...firsts.values()].sort((a, b) => a.getTime() - b.getTime())[1] ?? null
}

/** When each thing first happened within a term. Source: RULES.md, activities. */
const WHEN: Readonly<Record<Fact, FindTime>> = {
  identity: (db, { customerId, from, until }) =>
    first(
      sql`select reviewed_at as at from identities
        where customer_id = ${customerId} and status = 2 and reviewed_at >= ${from} and reviewed_at < ${until}`,
      db,
    ),
  fundpassword: (db, { customerId, from, until }) =>
    first(
      sql`select set_at as at from fund_passwords
        where customer_id = ${customerId} and set_at >= ${from} and set_at < ${until}`,
      db,
    ),
  card: (db, { customerId, from, until }) =>
    first(
      sql`select min(bound_at) as at from cards
        where customer_id = ${customerId} and bound_at >= ${from} and bound_at < ${until}`,
      db,
    ),
  deposit: (db, { customerId, from, until }) =>
    first(
      sql`select min(reviewed_at) as at from deposits
        where customer_id = ${customerId} and status = 1 and reviewed_at >= ${from} and reviewed_at < ${until}`,
      db,
    ),
  trade: (db, request) => first(sql`select min(f.at) as at from fills f where ${madeIn(request)}`, db),
  friend: (db, { customerId, from, until }) =>
    first(
      sql`select min(i.reviewed_at) as at from customers c join identities i on i.customer_id = c.id
        where c.invited_by = ${customerId} and i.status = 2 and i.reviewed_at >= ${from} and i.reviewed_at < ${until}`,
      db,
    ),
  exchange: (db, { customerId, from, until }) =>
    first(
      sql`select min(made_at) as at from exchanges
        where customer_id = ${customerId} and made_at >= ${from} and made_at < ${until}`,
      db,
    ),
  // Each fill's order by its key: a join reads all orders of everybody where it expects many fills.
  limitorder: (db, request) =>
    first(
      sql`select min(f.at) as at from fills f where ${madeIn(request)}
        and (select o.type = 'limit' and o.state = 'filled' from orders o where o.id = f.order_id)`,
      db,
    ),
  secondmarket: secondMarket,
}

/** The first time of something within a term; null if it did not happen. */
export const happenedAt = (db: Db, fact: Fact, customerId: string, { endsAt, startsAt }: Term): Promise<Date | null> =>
  WHEN[fact](db, { customerId, from: new Date(startsAt), until: new Date(endsAt) })
