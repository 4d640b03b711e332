import { multiply } from 'effect/BigDecimal'
import type { FastifyInstance } from 'fastify'
import { type DayNumber, dayLabel, parseDay } from '../../../domain/calendar/day.ts'
import { isValuationDay, lastValuationDay } from '../../../domain/copytrading/valuation.ts'
import { decimal, roundTo } from '../../../domain/money/decimal.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { FOLLOW_ENDS } from './buy.ts'
import { SERIES } from './catalogue.ts'
import { findIssue, issuesBetween } from './products.ts'

const body = (required: ReadonlyArray<string>, properties: object) => ({
  schema: { body: { type: 'object', additionalProperties: false, required, properties } },
})
const code = { type: 'string', minLength: 1 }
const percent = { type: 'string', pattern: '^-?\\d{1,3}(\\.\\d{1,4})?$' }

const nextValuationDay = (day: DayNumber): DayNumber => (isValuationDay(day + 1) ? day + 1 : nextValuationDay(day + 1))

/** Percentage points in millionths. */
const partsOf = (points: string): number =>
  Number(roundTo(multiply(decimal(points), decimal('10000')), 0, 'half-even').value)

/**
 * `GET /control/follow` lists the current products. `POST /control/follow/return {series, percent, day?}` sets the
 * return of a valuation, of the next one where no day is given; `…/end {code}` ends a product now, `…/delist {code,
 * delisted}` removes it from the list or restores it.
 */
export const followRoutes = (scope: FastifyInstance, { clock, db }: Broker): void => {
  scope.get('/follow', async () => {
    const at = (await clock.now()).getTime()
    return { products: issuesBetween(at, at + 1).map(({ series, ...issue }) => ({ ...issue, series: series.code })) }
  })

  const set = { series: { enum: SERIES.map((series) => series.code) }, percent, day: { type: 'string' } }
  scope.post<{ Body: { series: string; percent: string; day?: string } }>(
    '/follow/return',
    body(['series', 'percent'], set),
    async (request, reply) => {
      const { percent: points, series } = request.body
      const next = nextValuationDay(lastValuationDay((await clock.now()).getTime()))
      const day = request.body.day === undefined ? next : parseDay(request.body.day)
      const parts = partsOf(points)
      if (day === undefined || !isValuationDay(day))
        return reply.code(400).send({ error: 'day is a Monday to Friday as 2026-01-15' })
      if (Math.abs(parts) > 1_000_000) return reply.code(400).send({ error: 'percent is from -100 to 100' })
      await db
        .insertInto('follow_returns')
        .values({ series, day, parts })
        .onConflict((conflict) => conflict.columns(['series', 'day']).doUpdateSet({ parts }))
        .execute()
      return { day: dayLabel(day) }
    },
  )

  scope.post<{ Body: { code: string } }>('/follow/end', body(['code'], { code }), async (request, reply) => {
    const issue = findIssue(request.body.code)
    if (issue === undefined) return reply.code(404).send({ error: `there is no product ${request.body.code}` })
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
  })

  const delist = { code, delisted: { type: 'boolean' } }
  scope.post<{ Body: { code: string; delisted: boolean } }>(
    '/follow/delist',
    body(['code', 'delisted'], delist),
    async (request, reply) => {
      const { code: wanted, delisted } = request.body
      if (findIssue(wanted) === undefined) return reply.code(404).send({ error: `there is no product ${wanted}` })
      const delisted_at = delisted ? await clock.now() : null
      await db
        .insertInto('follow_products')
        .values({ code: wanted, ends_at: null, delisted_at })
        .onConflict((conflict) => conflict.column('code').doUpdateSet({ delisted_at }))
        .execute()
      return {}
    },
  )
}
