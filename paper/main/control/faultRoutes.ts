import type { FastifyInstance } from 'fastify'
import { hashToken } from '../../areas/account/sessions.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import type { FaultKind } from './tables.ts'

interface NewFault {
  readonly kind: FaultKind
  readonly path?: string
  readonly token?: string
  readonly milliseconds?: number
  readonly times?: number
}

const KINDS: ReadonlyArray<FaultKind> = [
  'latency',
  'unauthorised',
  'unavailable',
  'not-found',
  'broken-body',
  'html',
  'wrong-types',
]

const newFault = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  properties: {
    kind: { enum: KINDS },
    path: { type: 'string', pattern: '^/' },
    token: { type: 'string', minLength: 1 },
    milliseconds: { type: 'integer', minimum: 0, maximum: 600_000 },
    times: { type: 'integer', minimum: 1 },
  },
}

/**
 * `POST /control/faults` injects faults from now on: into calls of one path or of all, of one session or of all, a
 * number of times or until `DELETE /control/faults`. Another broker process on the same database follows within half a
 * second.
 */
export const faultRoutes = (scope: FastifyInstance, { clock, db }: Broker, changed: () => void): void => {
  scope.post<{ Body: NewFault }>('/faults', { schema: { body: newFault } }, async ({ body }) => {
    const { kind, milliseconds = 0, path, times, token } = body
    const id = uuidv7(await clock.now())
    const token_hash = token === undefined ? null : hashToken(token)
    const values = { id, kind, milliseconds, path: path ?? null, token_hash, remaining: times ?? null }
    await db.insertInto('faults').values(values).execute()
    changed()
    return { id }
  })
  scope.delete('/faults', async () => {
    await db.deleteFrom('faults').execute()
    return {}
  })
}
