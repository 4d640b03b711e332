import type { FastifyInstance, FastifyReply } from 'fastify'
import { dayLabel, parseDay } from '../../../domain/calendar/day.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { DAY } from '../../platform/clock/instant.ts'
import { seededDividends } from './announce.ts'
import { eventOf } from './event.ts'
import { settleDividends } from './settle.ts'

interface Declared {
  readonly code: string
  readonly pershare: string
  readonly exdate: string
  readonly paydate: string
}

const day = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' }
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'pershare', 'exdate', 'paydate'],
  properties: {
    code: { type: 'string' },
    pershare: { type: 'string', pattern: '^(?=.*[1-9])\\d{1,9}(\\.\\d{1,4})?$' },
    exdate: day,
    paydate: day,
  },
}

/** How far a tester looks back and ahead, in days. */
const SHOWN = 366

/**
 * `POST /control/dividends/declare {code, pershare, exdate, paydate}` announces a dividend beside those of the market;
 * both days are trading days. `POST …/settle` does immediately what otherwise runs every few seconds: records
 * entitlements and pays due dividends. `GET /control/dividends?code=…` lists the announced dividends of an instrument
 * from a year ago until a year ahead.
 */
export const dividendRoutes = (scope: FastifyInstance, broker: Broker): void => {
  const { clock, db, market } = broker

  const declare = async ({ code, exdate, paydate, pershare }: Declared, reply: FastifyReply) => {
    const [exDay, payDay, now] = [parseDay(exdate), parseDay(paydate), await clock.now()]
    const id = uuidv7(now)
    const announced = { id, code, perShare: decimal(pershare), announcedAt: now.getTime() }
    const event = exDay !== undefined && payDay !== undefined && eventOf({ ...announced, exDay, payDay })
    if (!event || event.exAt <= now.getTime())
      return reply.code(400).send({ error: 'needs a company, and two future trading days, the ex-date first' })
    const row = { id, code, ex_day: exdate, pay_day: paydate, per_share: pershare, announced_at: now }
    await db.insertInto('declared_dividends').values(row).execute()
    return { id }
  }

  scope.post<{ Body: Declared }>('/dividends/declare', { schema: { body } }, (request, reply) =>
    declare(request.body, reply),
  )

  scope.post('/dividends/settle', async () => {
    await settleDividends(broker)
    return {}
  })

  scope.get<{ Querystring: { code?: string } }>('/dividends', async ({ query: { code = '' } }) => {
    const today = Math.floor((await clock.now()).getTime() / DAY)
    return {
      dividends: seededDividends(market, code, today - SHOWN, today + SHOWN).map((event) => ({
        code: event.code,
        exdate: dayLabel(event.exDay),
        paydate: dayLabel(event.payDay),
        pershare: formatDecimal(event.perShare),
        announced: new Date(event.announcedAt),
      })),
    }
  })
}
