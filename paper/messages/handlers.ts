import type { Handlers } from '../contract/operations.ts'

export const messageHandlers = {
  '/message/unread': async (_body, { broker, customer }) => {
    const { unread } = await broker.db
      .selectFrom('messages')
      .select((eb) => eb.fn.countAll<bigint>().as('unread'))
      .where('customer_id', '=', customer.id)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow()
    return { unread: String(unread) }
  },
} satisfies Partial<Handlers>
