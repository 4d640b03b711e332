import { batch, signal } from '@preact/signals-react'
import { Effect, Option, Schema } from 'effect'
import { type Note, tidyNote } from '../../../../../domain/quotes/note.ts'
import { AppClock } from '../../../../../ports/device/AppClock.ts'
import { KeyValueStore } from '../../../../../ports/device/KeyValueStore.ts'
import type { App } from '../../../../data/app/app.ts'
import { deviceKey } from '../tools/toolsOpen.model.ts'

const Text = Schema.fromJsonString(Schema.Struct({ text: Schema.String, at: Schema.Number }))
const decode = Schema.decodeUnknownOption(Text)
const encode = Schema.encodeSync(Text)

const load = (code: string) =>
  Effect.gen(function* () {
    const kept = yield* (yield* KeyValueStore).get(yield* deviceKey('note', code))
    return kept === null ? null : Option.getOrNull(decode(kept))
  })

const store = (code: string, note: Note | null) =>
  Effect.gen(function* () {
    const device = yield* KeyValueStore
    const key = yield* deviceKey('note', code)
    yield* note === null ? device.remove(key) : device.set(key, encode(note))
  })

/** The customer's note on the instrument that is open, kept on the device. */
export const makeNoteModel = (app: App) => {
  const note = signal<Note | null>(null)
  const removed = signal<Note | null>(null)
  let code = ''

  const put = (next: Note | null): void => {
    note.value = next
    void app.run(store(code, next))
  }

  return {
    note,
    /** The note that was removed last, until another instrument is opened or another note is written. */
    removed,
    open: async (next: string): Promise<void> => {
      if (code !== next)
        batch(() => {
          code = next
          note.value = null
          removed.value = null
        })
      const kept = await app.run(load(next))
      if (code === next) note.value = kept
    },
    /** Stores what was written. An empty text removes the note; the same text keeps its time. */
    write: (written: string): void => {
      const text = tidyNote(written)
      const before = note.peek()
      if (text === (before?.text ?? '')) return
      batch(() => {
        removed.value = text === '' ? before : null
        put(text === '' ? null : { text, at: app.runtime.runSync(AppClock).now() })
      })
    },
    /** Restores the removed note with its time. */
    undo: (): void => {
      const last = removed.peek()
      if (!last) return
      batch(() => {
        removed.value = null
        put(last)
      })
    },
  }
}
