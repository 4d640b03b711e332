import { Effect } from 'effect'
import { type Message, Messages } from '../../../ports/Messages.ts'
import { locale } from '../../i18n/words.ts'
import { makeDetailQuery } from '../../data/query/detailQuery.ts'
import type { App } from '../../data/app/app.ts'
import { makeMessagesModel } from './messages.model.ts'

/** One message, which is marked as read when it is opened. */
export const makeMessageModel = (app: App) => {
  const messages = app.model(makeMessagesModel)
  const page = makeDetailQuery<Message>(app, {
    ask: (id) => Effect.flatMap(Messages, (port) => port.one(id, locale.peek().code)),
    absent: 'message-not-found',
  })

  const open = async (id = ''): Promise<void> => {
    const known = messages.rows.peek().find((row) => row.id === id)
    if (known) page.put(id, known)
    const message = known ?? (await page.open(id))
    if (message) await messages.read(message)
  }

  return { opened: page.opened, open }
}
