import type { FastifyInstance } from 'fastify'
import type { LendingState } from '../../../domain/lending/lending.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { setChannel } from './channel.ts'

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['state'],
  properties: { state: { enum: ['open', 'full', 'closed'] } },
}

/** `POST /control/lending/channel` and `/control/credit/channel {state}`; `/control/jobs/run` settles what is due. */
export const lendingRoutes = (scope: FastifyInstance, { db }: Broker): void => {
  for (const name of ['lending', 'credit'] as const) {
    scope.post<{ Body: { state: LendingState } }>(`/${name}/channel`, { schema: { body } }, async (request) => {
      await setChannel(db, name, request.body.state)
      return {}
    })
  }
}
