import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { type Message, Messages } from '../../ports/Messages.ts'
import { locale } from '../i18n/words.ts'
import { makeLatest } from '../quotes/latest.ts'
import type { App } from '../shell/app.ts'
import { makeMessagesModel } from './messages.model.ts'

export type MessageState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  /** There is none with this id, or no longer. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'ready'; readonly message: Message }

/** One message, read by being opened. */
export const makeMessageModel = (app: App) => {
  const state = signal<MessageState>({ kind: 'loading' })
  const messages = app.model(makeMessagesModel)
  const latest = makeLatest(app)

  const show = async (message: Message): Promise<void> => {
    state.value = { kind: 'ready', message }
    await messages.read(message)
  }

  const open = async (id: string | undefined): Promise<void> => {
    latest.drop()
    if (!id) {
      state.value = { kind: 'missing' }
      return
    }
    const known = messages.rows.peek().find((row) => row.id === id)
    if (known) return show(known)
    state.value = { kind: 'loading' }
    const language = locale.peek().code
    const answer = await latest.ask(Effect.flatMap(Messages, (port) => port.one(id, language)))
    if (answer.is === 'found') return show(answer.value)
    if (answer.is === 'dropped') return
    const missing = answer.failure?._tag === 'Rejected' && answer.failure.code === 'message-not-found'
    state.value = { kind: missing ? 'missing' : 'failed' }
  }

  return { state, open }
}
