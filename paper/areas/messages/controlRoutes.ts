import type { FastifyInstance } from 'fastify'
import type { Broker } from '../../platform/broker/call.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { answerComplaint } from './complaint.ts'

const answered = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'answer'],
  properties: {
    id: { type: 'string', pattern: '^\\d{1,18}$' },
    answer: { type: 'string', minLength: 1, maxLength: 2000 },
  },
}

/** `GET /control/complaints` lists them, newest first; `POST /control/complaints/answer` sends the customer a message. */
export const complaintRoutes = (scope: FastifyInstance, { clock, db }: Broker): void => {
  scope.get('/complaints', async () => {
    const rows = await db
      .selectFrom('complaints as k')
      .innerJoin('customers as c', 'c.id', 'k.customer_id')
      .select(['k.number', 'c.phone as account', 'k.title', 'k.content', 'k.email', 'k.answer', 'k.created_at as at'])
      .orderBy('k.number', 'desc')
      .execute()
    return { complaints: rows.map(({ number, ...row }) => ({ id: String(number), ...row })) }
  })

  scope.post<{ Body: { id: string; answer: string } }>(
    '/complaints/answer',
    { schema: { body: answered } },
    async ({ body: { answer, id } }, reply) => {
      const at = await clock.now()
      const isDone = await transaction(db, (tx) => answerComplaint(tx, BigInt(id), answer, at))
      return isDone ? {} : reply.code(409).send({ error: `no complaint ${id} waits for an answer` })
    },
  )
}
