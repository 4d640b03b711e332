import type { FastifyInstance, FastifyReply } from 'fastify'
import { CALENDAR_CODES, type CalendarCode } from '../../../domain/calendar/calendars.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { isUuid } from '../../platform/wireText/isUuid.ts'
import { findListing } from '../../market/listing/listings.ts'
import { auditTrading } from './audit.ts'
import { changeMarket, type MarketChange } from '../../market/overrides/changeMarket.ts'
import { rejectOrder } from './rejectOrder.ts'
import { sweep } from './matching/sweep.ts'

const body = (properties: object) => ({
  schema: { body: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties } },
})
const code = { type: 'string', minLength: 1 }
const price = { type: 'string', pattern: '^(?=.*[1-9])\\d{1,15}(\\.\\d{1,8})?$' }
const calendar = { enum: CALENDAR_CODES }
const account = { type: 'string', pattern: '^\\d{10}$' }

/** Changes to one instrument, each with its path. */
const OF_CODE = { halt: 'halt', resume: 'resume', 'no-price': 'no-price', 'price-again': 'price-again' } as const
/** Changes to a market's hours. Markets that share a calendar open and close together. */
const OF_CALENDAR = { open: 'open', close: 'closed', hours: 'hours' } as const

/**
 * Changes to the market by testers, for all processes. `POST /control/market/price {code, price}`, `…/halt`,
 * `…/resume`, `…/no-price`, `…/price-again {code}`, `…/open`, `…/close`, `…/hours {calendar}`; `GET /control/market`
 * lists the changes, `DELETE` removes them.
 */
const marketRoutes = (scope: FastifyInstance, { clock, db }: Broker): void => {
  const change = async (wanted: MarketChange) => {
    await changeMarket(db, wanted, await clock.now())
    return {}
  }
  const ofListed = async (wanted: MarketChange & { readonly code: string }, reply: FastifyReply) =>
    findListing(wanted.code) ? change(wanted) : reply.code(404).send({ error: `${wanted.code} is not listed` })

  scope.get('/market', async () => ({
    overrides: (await db.selectFrom('market_overrides').selectAll().orderBy('id').execute()).map((row) => ({
      ...row,
      id: String(row.id),
      price: row.price && formatDecimal(row.price),
    })),
  }))
  scope.delete('/market', async () => change({ kind: 'forget' }))
  scope.post<{ Body: { code: string; price: string } }>('/market/price', body({ code, price }), (request, reply) =>
    ofListed({ kind: 'price', code: request.body.code, price: decimal(request.body.price) }, reply),
  )
  for (const [path, kind] of Object.entries(OF_CODE)) {
    scope.post<{ Body: { code: string } }>(`/market/${path}`, body({ code }), (request, reply) =>
      ofListed({ kind, code: request.body.code }, reply),
    )
  }
  for (const [path, kind] of Object.entries(OF_CALENDAR)) {
    scope.post<{ Body: { calendar: CalendarCode } }>(`/market/${path}`, body({ calendar }), (request) =>
      change({ kind, calendar: request.body.calendar }),
    )
  }
}

/**
 * `POST /control/trading/sweep` does immediately what otherwise runs every second: orders expire and fill, positions
 * are stopped out. `GET /control/trading/audit` audits orders, positions and money against each other. `POST …/reject
 * {orderid, reason}` makes the market refuse an accepted order, `…/margin {account, enabled}` switches an account's
 * two-way margin.
 */
export const tradingRoutes = (scope: FastifyInstance, broker: Broker): void => {
  const { clock, db } = broker
  marketRoutes(scope, broker)
  scope.post('/trading/sweep', async () => sweep(broker))
  scope.get('/trading/audit', async () => ({ problems: await auditTrading(db) }))

  const rejection = {
    orderid: { type: 'string' },
    reason: { enum: ['trading-halted', 'non-trading-time', 'price-not-obtained'] },
  }
  scope.post<{ Body: { orderid: string; reason: string } }>(
    '/trading/reject',
    body(rejection),
    async (request, reply) => {
      const { orderid, reason } = request.body
      const done = isUuid(orderid) && (await rejectOrder(db, orderid, reason, await clock.now()))
      return done ? {} : reply.code(409).send({ error: 'no order without a fill waits under this id' })
    },
  )

  const gate = { account, enabled: { type: 'boolean' } }
  scope.post<{ Body: { account: string; enabled: boolean } }>('/trading/margin', body(gate), async (request, reply) => {
    const customer = await db
      .selectFrom('customers')
      .select('id')
      .where('phone', '=', request.body.account)
      .executeTakeFirst()
    if (customer === undefined) return reply.code(404).send({ error: `there is no account ${request.body.account}` })
    const row = { customer_id: customer.id }
    if (request.body.enabled)
      await db.deleteFrom('customers_without_margin').where('customer_id', '=', customer.id).execute()
    else
      await db
        .insertInto('customers_without_margin')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    return {}
  })
}
