import type { Handler } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import { isPassing, transaction, type Tx } from '../../platform/database/transaction.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { takeTry, tryOf } from '../../platform/rateLimits/limit.ts'
import { DAY } from '../../platform/clock/instant.ts'
import { writeMessage } from './write.ts'

const limitOf = (customerId: string) => ({ subject: `complaint:${customerId}`, allowed: 5, within: DAY })

export const handInComplaint: Handler<'/message/complaint'> = async (body, { broker, customer, now }) => {
  const [title, content] = [body.title.trim(), body.content.trim()]
  if (title === '' || content === '') return reject('invalid-parameters', title === '' ? '/title' : '/content')
  if ((await takeTry(broker.db, limitOf(customer.id), tryOf(body), now)) === undefined)
    return reject('submitted-too-frequently')
  const values = {
    customer_id: customer.id,
    title,
    content,
    email: body.email ?? null,
    answer: null,
    answered_at: null,
  }
  const work = async (tx: Tx) => {
    const { number } = await tx
      .insertInto('complaints')
      .values({ ...values, created_at: now })
      .returning('number')
      .executeTakeFirstOrThrow()
    return { id: String(number), time: now.getTime() }
  }
  const intent = intentOf('/message/complaint', body, { customer, now })
  try {
    return await transaction(broker.db, (tx) => once(tx, intent, () => work(tx)), 'repeatable read')
  } catch (cause) {
    // Repeated conflicts or a lost connection answer that the broker is busy.
    if (isPassing(cause)) throw cause
    broker.log.error({ err: cause }, 'a complaint could not be stored')
    return reject('submit-failed')
  }
}

/** Answers a complaint with a message. Returns whether there was one without an answer. */
export const answerComplaint = async (tx: Tx, number: bigint, answer: string, at: Date): Promise<boolean> => {
  const row = await tx
    .updateTable('complaints')
    .set({ answer, answered_at: at })
    .where('number', '=', number)
    .where('answer', 'is', null)
    .returning('customer_id')
    .executeTakeFirst()
  if (row === undefined) return false
  const parameters = { number: String(number), answer }
  await writeMessage(tx, { customerId: row.customer_id, kind: 'complaint-answered', parameters, at })
  return true
}
