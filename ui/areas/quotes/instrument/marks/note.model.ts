import { batch, effect, signal, untracked } from '@preact/signals-react'
import { Effect, Option, Schema } from 'effect'
import { isInstant } from '../../../../../domain/calendar/zone.ts'
import { type Note, tidyNote } from '../../../../../domain/quotes/note.ts'
import { AppClock } from '../../../../../ports/device/AppClock.ts'
import { KeyValueStore } from '../../../../../ports/device/KeyValueStore.ts'
import type { App } from '../../../../data/app/app.ts'
import { makeConnectionModel } from '../../../../data/app/connection.model.ts'
import { deviceKey } from '../tools/toolsOpen.model.ts'

const Text = Schema.fromJsonString(Schema.Struct({ text: Schema.String, at: Schema.Number }))
const decode = Schema.decodeUnknownOption(Text)
const encode = Schema.encodeSync(Text)

const read = (code: string) =>
  Effect.gen(function* () {
    return yield* (yield* KeyValueStore).get(yield* deviceKey('note', code))
  })

/** The note of a stored text, within its limits; none where there is none, or one that cannot be shown. */
const noteOf = (text: string | null): Note | null => {
  const found = text === null ? null : Option.getOrNull(decode(text))
  const note = found && { text: tidyNote(found.text), at: found.at }
  return note !== null && note.text !== '' && isInstant(note.at) ? note : null
}

const store = (code: string, note: Note | null) =>
  Effect.gen(function* () {
    const device = yield* KeyValueStore
    const key = yield* deviceKey('note', code)
    yield* note === null ? device.remove(key) : device.set(key, encode(note))
  })

/** A note that is not shown any more, and can be restored: it was removed here, or replaced a newer one of another tab. */
export interface LostNote {
  readonly how: 'removed' | 'replaced'
  readonly note: Note
}

/**
 * The customer's note on the instrument that is open, kept on the device. Another tab may change it too: it is read again when
 * the page is seen again, and a note of another tab that the customer had not seen can be restored.
 */
export const makeNoteModel = (app: App) => {
  const { visible } = app.model(makeConnectionModel)
  const note = signal<Note | null>(null)
  const lost = signal<LostNote | null>(null)
  let code = ''
  /** What the device held last. One that stores nothing never holds another note. */
  let held: string | null = null
  let turn: Promise<void> = Promise.resolve()

  /** One step after the other: a native shell reads and writes with a delay. */
  const inTurn = (step: (own: string) => Promise<void>): Promise<void> => {
    const [own, before] = [code, turn]
    const take = async (): Promise<void> => {
      await before
      await step(own)
    }
    return (turn = take())
  }
  const refresh = (): Promise<void> =>
    inTurn(async (own) => {
      const text = await app.run(read(own))
      if (code !== own || text === held) return
      held = text
      note.value = noteOf(text)
    })
  /** Stores a note in place of `seen`, the one that the customer saw. */
  const put = (next: Note | null, seen: Note | null): void => {
    note.value = next
    void inTurn(async (own) => {
      const kept = noteOf(await app.run(read(own)))
      await app.run(store(own, next))
      const text = await app.run(read(own))
      if (code !== own) return
      held = text
      note.value = next
      const isOthers = kept !== null && kept.text !== (seen?.text ?? '') && kept.text !== next?.text
      if (isOthers) lost.value = { how: next ? 'replaced' : 'removed', note: kept }
    })
  }

  return {
    note,
    /** The note that was removed or replaced last, until another instrument is opened or another note is written. */
    lost,
    open: (next: string): Promise<void> => {
      if (code !== next)
        batch(() => {
          code = next
          held = null
          note.value = null
          lost.value = null
        })
      return refresh()
    },
    /** Reads it, now and whenever the page is seen again, until the returned function is called. */
    follow: (): (() => void) =>
      effect(() => {
        if (visible.value) untracked(() => void refresh())
      }),
    /** Reads it again, before it is changed. */
    refresh,
    /**
     * Stores what was written in place of the note that was seen. An empty text removes the note; the same text keeps its
     * time.
     */
    write: (written: string, seen: Note | null): void => {
      const text = tidyNote(written)
      if (text === (seen?.text ?? '')) return
      batch(() => {
        lost.value = text === '' && seen ? { how: 'removed', note: seen } : null
        put(text === '' ? null : { text, at: app.runtime.runSync(AppClock).now() }, seen)
      })
    },
    /** Restores the lost note with its time. */
    undo: (): void => {
      const last = lost.peek()
      if (!last) return
      batch(() => {
        lost.value = null
        put(last.note, note.peek())
      })
    },
  }
}
