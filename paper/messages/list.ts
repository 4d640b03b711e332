import type { Selectable } from 'kysely'
import type { Handler } from '../contract/operations.ts'
import { isRejection, reject } from '../contract/rejection.ts'
import { isUuid } from '../database/isUuid.ts'
import type { Database } from '../database/tables.ts'
import { pageAnswer, pageOf } from '../paging/cursor.ts'
import type { MessageKind } from './kinds.ts'
import { type Language, render } from './render.ts'

type MessageRow = Selectable<Database['messages']>

const show = ({ created_at, id, kind, parameters, read_at }: MessageRow, language: Language) => {
  const { content, title, topic } = render(kind as MessageKind, parameters, language)
  return { id, kind: topic, title, content, read: read_at === null ? 0 : 1, time: created_at.getTime() }
}

/** Messages, the last one first: keys begin with the time. */
export const listMessages: Handler<'/message/list'> = async (body, { broker, customer }) => {
  const page = pageOf({ path: '/message/list', customerId: customer.id, fields: body }, body)
  if (isRejection(page)) return page
  const { after, limit } = page
  const rows = await broker.db
    .selectFrom('messages')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .$if(body.read === '0', (query) => query.where('read_at', 'is', null))
    .$if(body.read === '1', (query) => query.where('read_at', 'is not', null))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return pageAnswer(
    page,
    rows,
    ({ id }) => id,
    (row) => show(row, body.language),
  )
}

export const readMessage: Handler<'/message/info'> = async ({ id, language }, { broker, customer }) => {
  if (!isUuid(id)) return reject('message-not-found')
  const row = await broker.db
    .selectFrom('messages')
    .selectAll()
    .where('customer_id', '=', customer.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? show(row, language) : reject('message-not-found')
}
