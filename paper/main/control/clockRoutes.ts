import type { FastifyInstance } from 'fastify'
import type { Broker } from '../../platform/broker/call.ts'
import { lookAgainFrom } from '../../areas/dividends/snapshotEntitlements.ts'
import { isTestClock } from '../../platform/clock/clock.ts'
import { parseInstant } from '../../platform/clock/instant.ts'

interface Move {
  readonly to?: string
  readonly advanceMilliseconds?: number
  readonly rate?: number
}

const move = {
  type: 'object',
  additionalProperties: false,
  properties: {
    to: { type: 'string' },
    advanceMilliseconds: { type: 'number' },
    rate: { type: 'number', minimum: 0, maximum: 100_000 },
  },
}

/** `GET /control/clock` reads the broker's time; `POST` moves it to an instant, by an amount, or changes its pace. */
export const clockRoutes = (scope: FastifyInstance, { clock, db }: Broker): void => {
  scope.get('/clock', async () => ({ now: await clock.now(), movable: isTestClock(clock) }))
  scope.post<{ Body: Move }>('/clock', { schema: { body: move } }, async ({ body }, reply) => {
    if (!isTestClock(clock))
      return reply.code(409).send({ error: 'start the broker with PAPER_CLOCK=test to move time' })
    const to = body.to === undefined ? undefined : parseInstant(body.to)
    if (body.to !== undefined && to === undefined)
      return reply.code(400).send({ error: 'to is not an ISO 8601 instant' })
    const { advanceMilliseconds = 0, rate } = body
    const change = { byMilliseconds: advanceMilliseconds, ...(to && { to }), ...(rate !== undefined && { rate }) }
    const now = await clock.move(change)
    await lookAgainFrom(db, now)
    return { now, movable: true }
  })
}
