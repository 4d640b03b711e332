import { multiply } from 'effect/BigDecimal'
import { type DayNumber, dayLabel, parseDay } from '../../../domain/calendar/day.ts'
import { isValuationDay, lastValuationDay } from '../../../domain/copytrading/valuation.ts'
import { decimal, roundTo } from '../../../domain/money/decimal.ts'
import type { ControlHandlers } from '../../platform/control/calls.ts'
import { ControlRefusal } from '../../platform/control/refusal.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { FOLLOW_ENDS } from './buy.ts'
import { findSeries } from './catalogue.ts'
import { findIssue, issuesBetween } from './products.ts'

const nextValuationDay = (day: DayNumber): DayNumber => (isValuationDay(day + 1) ? day + 1 : nextValuationDay(day + 1))

/** Percentage points in millionths. */
const partsOf = (points: string): number =>
  Number(roundTo(multiply(decimal(points), decimal('10000')), 0, 'half-even').value)

const noProduct = (code: string) => new ControlRefusal(404, `there is no product ${code}`)

/** Lists the current products, sets what a valuation brings, ends a product, takes it off the list. */
export const followControl = {
  'GET /follow': async (_, { clock }) => {
    const at = (await clock.now()).getTime()
    return {
      products: issuesBetween(at, at + 1).map(({ code, endsAt, name, opensAt, series, stopsAt }) => {
        return { code, name, series: series.code, opensAt, stopsAt, endsAt }
      }),
    }
  },

  'POST /follow/return': async ({ body }, { clock, db }) => {
    const { percent, series } = body
    if (findSeries(series) === undefined) return new ControlRefusal(404, `there is no series ${series}`)
    const next = nextValuationDay(lastValuationDay((await clock.now()).getTime()))
    const day = body.day === undefined ? next : parseDay(body.day)
    const parts = partsOf(percent)
    if (day === undefined || !isValuationDay(day))
      return new ControlRefusal(400, 'day is a Monday to Friday as 2026-01-15')
    if (Math.abs(parts) > 1_000_000) return new ControlRefusal(400, 'percent is from -100 to 100')
    await db
      .insertInto('follow_returns')
      .values({ series, day, parts })
      .onConflict((conflict) => conflict.columns(['series', 'day']).doUpdateSet({ parts }))
      .execute()
    return { day: dayLabel(day) }
  },

  'POST /follow/end': async ({ body }, { clock, db }) => {
    const issue = findIssue(body.code)
    if (issue === undefined) return noProduct(body.code)
    const now = await clock.now()
    return transaction(db, async (tx) => {
      await tx
        .insertInto('follow_products')
        .values({ code: issue.code, ends_at: now, delisted_at: null })
        .onConflict((conflict) => conflict.column('code').doUpdateSet({ ends_at: now }))
        .execute()
      const ended = await tx
        .updateTable('product_orders')
        .set((eb) => ({ ends_at: now, unlocks_at: eb.fn('least', ['unlocks_at', eb.val(now)]) }))
        .where('code', '=', issue.code)
        .where('status', '=', 0)
        .returning('id')
        .execute()
      const ids = ended.map(({ id }) => id)
      if (ids.length > 0)
        await tx
          .updateTable('jobs')
          .set({ due: now })
          .where('kind', '=', FOLLOW_ENDS)
          .where('subject', 'in', ids)
          .execute()
      return { orders: ids.length }
    })
  },

  'POST /follow/delist': async ({ body: { code, delisted } }, { clock, db }) => {
    if (findIssue(code) === undefined) return noProduct(code)
    const delisted_at = delisted ? await clock.now() : null
    await db
      .insertInto('follow_products')
      .values({ code, ends_at: null, delisted_at })
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ delisted_at }))
      .execute()
    return {}
  },
} satisfies Partial<ControlHandlers>
