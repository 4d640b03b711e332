import type { Selectable } from 'kysely'
import type { Handler } from '../contract/operations.ts'
import { reject } from '../contract/rejection.ts'
import type { Database } from '../database/tables.ts'
import { isOwn, ownPage } from '../paging/own.ts'
import type { MessageKind } from './kinds.ts'
import { type Language, render } from './render.ts'

type MessageRow = Selectable<Database['messages']>

const show = ({ created_at, id, kind, parameters, read_at }: MessageRow, language: Language) => {
  const { content, title, topic } = render(kind as MessageKind, parameters, language)
  return { id, kind: topic, title, content, read: read_at === null ? 0 : 1, time: created_at.getTime() }
}

/** Messages, the last one first: keys begin with the time. */
export const listMessages: Handler<'/message/list'> = (fields, { broker, customer }) => {
  let query = broker.db.selectFrom('messages').selectAll()
  if (fields.read !== undefined) query = query.where('read_at', fields.read === '0' ? 'is' : 'is not', null)
  const listing = { path: '/message/list', customerId: customer.id, fields }
  return ownPage(listing, query, 'created_at', () => (row) => show(row, fields.language))
}

export const readMessage: Handler<'/message/info'> = async ({ id, language }, { broker, customer }) => {
  const row = await broker.db.selectFrom('messages').selectAll().where(isOwn(customer.id, id)).executeTakeFirst()
  return row ? show(row, language) : reject('message-not-found')
}
