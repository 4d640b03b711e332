import { sql } from 'kysely'
import type { BigDecimal } from 'effect'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { type Decimal, zero } from '../../../domain/money/decimal.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { SetReturns } from './navs.ts'
import type { Issue } from './products.ts'

/** The changes of testers: never cached between two requests. */
export interface FollowState {
  readonly returnsOf: (series: string) => SetReturns
  readonly isDelisted: (code: string) => boolean
  /** The issue with the end that a tester set; from then on it is not sold any more. */
  readonly asChanged: (issue: Issue) => Issue
}

const NOTHING: SetReturns = new Map()

/** Reads the changes of testers. */
export const followState = async (db: Db): Promise<FollowState> => {
  const [returns, products] = await Promise.all([
    db.selectFrom('follow_returns').selectAll().execute(),
    db.selectFrom('follow_products').selectAll().execute(),
  ])
  const bySeries = new Map<string, Map<number, number>>()
  for (const { day, parts, series } of returns) {
    const days = bySeries.get(series) ?? new Map<number, number>()
    bySeries.set(series, days.set(day, parts))
  }
  const changed = new Map(products.map((row) => [row.code, row]))
  return {
    returnsOf: (series) => bySeries.get(series) ?? NOTHING,
    isDelisted: (code) => (changed.get(code)?.delisted_at ?? null) !== null,
    asChanged: (issue) => {
      const endsAt: Instant | undefined = changed.get(issue.code)?.ends_at?.getTime()
      if (endsAt === undefined) return issue
      return { ...issue, endsAt, stopsAt: Math.min(issue.stopsAt, endsAt) }
    },
  }
}

/** The amounts that the broker's own customers have in products, by code. */
export const investedIn = async (db: Db, codes: ReadonlyArray<string>): Promise<(code: string) => Decimal> => {
  if (codes.length === 0) return () => zero
  const rows = await db
    .selectFrom('product_orders')
    .select(['code', sql<BigDecimal.BigDecimal | null>`sum(amount)`.as('amount')])
    .where('code', 'in', codes)
    .where('bought_at_nav', 'is not', null)
    .groupBy('code')
    .execute()
  const amounts = new Map(rows.map(({ amount, code }) => [code, amount]))
  return (code) => amounts.get(code) ?? zero
}
