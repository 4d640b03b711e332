import pg from 'pg'
import { LISTINGS } from '../../../paper/market/listing/listings.ts'
import { AMOUNTS, customers, rest } from './crowd.ts'
import type { Size } from './size.ts'
import { PLAN, SUMS, TRADES, WAITING } from './trades.ts'

/** Forty instruments of one market. */
const CODES = LISTINGS.map(({ instrument }) => instrument)
  .filter(({ market }) => market === 'MY')
  .slice(0, 40)
  .map(({ code }) => code)

/**
 * Fills a broker's database with a year of a crowd's trading, and that of one old customer, by statements of the database:
 * through the broker it would take hours. The books stay true; what checks them row by row is off meanwhile. All of it is one
 * transaction: the broker is running, and its jobs and sweeps must not meet half of a crowd.
 */
export const grow = async (
  databaseUrl: string,
  size: Size,
  accounts: { readonly old: string; readonly young: string },
  at: Date,
): Promise<void> => {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const idOf = async (account: string): Promise<string> =>
    (await client.query<{ id: string }>('select id from customers where phone = $1', [account])).rows[0]?.id ?? ''
  const [old, young] = [await idOf(accounts.old), await idOf(accounts.young)]
  const ids = CODES.map((code) => `'${code}'`).join()
  const before = [
    `set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set jit = off`,
    `create temporary table moment as select '${at.toISOString()}'::timestamptz as at`,
    `create temporary table codes as select unnest(array[${ids}]) as code`,
    `create temporary view house as select id, kind from ledger_accounts where owner is null and currency = 'MYR'`,
  ]
  const after = ['drop table growth', 'commit', 'vacuum analyze', 'checkpoint']
  const steps = [
    ...before,
    'begin',
    `select from ledger_accounts where owner in ('${old}', '${young}') for update`,
    customers(size, old, young),
    AMOUNTS,
    PLAN,
    ...TRADES,
    ...WAITING,
    SUMS,
    rest(size, old, young),
    ...after,
  ]
  try {
    for (const step of steps) await client.query(step)
  } finally {
    await client.end()
  }
}
