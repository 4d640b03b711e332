import { Effect, Exit } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { type Message, Messages } from '../../../ports/Messages.ts'
import { makePages } from '../../data/query/pages.ts'
import { currentWords, locale } from '../../i18n/words.ts'
import type { App } from '../../data/app/app.ts'
import { makeCustomerModel } from '../../app/session/customer.model.ts'

/** Messages to the customer: the unread ones first, each part newest first. */
export const makeMessagesModel = (app: App) => {
  const part = (read: boolean) => (cursor: string | undefined) =>
    Effect.flatMap(Messages, (messages) => messages.list({ language: locale.peek().code, read, cursor }))
  const pages = makePages<Message>(app, ({ id }) => id)
  const customer = app.model(makeCustomerModel)

  /** How many were unread when the list was last up to date. */
  let known = 0
  const learn = (unread: number): void => {
    customer.unread.value = unread
    known = unread
  }

  const refresh = async (): Promise<void> => {
    await Promise.all([pages.begin([part(false), part(true)], { keep: true }), customer.loadUnread()])
    known = customer.unread.peek()
  }

  /** The list is shown. It keeps its rows, and so its scroll position, unless there are new messages. */
  const open = async (): Promise<void> => {
    if (pages.status.peek() === 'idle') return refresh()
    await customer.loadUnread()
    if (customer.unread.peek() > known) await refresh()
  }

  /** Marks an unread message as read, here and on the server. Without an answer it stays unread. */
  const read = async ({ id, read }: Message): Promise<void> => {
    if (read) return
    const unread = await app.attempt(
      Effect.gen(function* () {
        return yield* (yield* Messages).markRead(id, (yield* AppClock).newId())
      }),
      { quiet: true },
    )
    if (!Exit.isSuccess(unread)) return
    learn(unread.value)
    pages.change((row) => (row.id === id ? { ...row, read: true } : row))
  }

  /** Marks all as read up to the newest one that is shown; later ones stay unread. */
  const readAll = async (): Promise<void> => {
    const until = Math.max(...pages.rows.peek().map(({ time }) => time))
    if (!Number.isFinite(until)) return
    const unread = await app.attempt(
      Effect.gen(function* () {
        return yield* (yield* Messages).markAllRead(until, (yield* AppClock).newId())
      }),
    )
    if (!Exit.isSuccess(unread)) return
    learn(unread.value)
    pages.change((row) => (row.time <= until ? { ...row, read: true } : row))
    app.toaster.show(currentWords().messages.allRead(), 'success')
  }

  return { ...pages, open, refresh, read, readAll, unread: customer.unread }
}
