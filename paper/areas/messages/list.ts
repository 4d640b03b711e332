import type { Selectable } from 'kysely'
import { FOLLOW_ZONE } from '../../../domain/copytrading/valuation.ts'
import type { Handler } from '../../platform/contract/operations.ts'
import { reject } from '../../platform/rejection/rejection.ts'
import type { Database } from '../../platform/database/database.ts'
import { zoneField } from '../../market/listing/listedFields.ts'
import { isOwn, ownPage } from '../../platform/paging/ownRows.ts'
import type { Language } from '../../../domain/contract/enumerations.ts'
import { linkOf } from './kinds.ts'
import { render } from './render.ts'

type MessageRow = Selectable<Database['messages']>

/** The zone of the market of a message's event. The instrument is named by its code and its name. */
const zoneOf = ({ instrument, product }: Readonly<Record<string, string>>): { readonly zone?: string } =>
  product === undefined ? zoneField(instrument?.split(' ', 1)[0] ?? '') : { zone: FOLLOW_ZONE }

const show = ({ created_at, id, kind, parameters, read_at }: MessageRow, language: Language) => {
  const { content, title, topic } = render(kind, parameters, language)
  const link = linkOf(kind, parameters)
  return {
    id,
    kind: topic,
    title,
    content,
    read: read_at === null ? 0 : 1,
    time: created_at.getTime(),
    ...(link !== undefined && { link }),
    ...zoneOf(parameters),
  }
}

/** Messages, newest first: keys begin with the time. */
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
