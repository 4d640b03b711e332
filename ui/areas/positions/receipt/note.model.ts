import { computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import { Rejected } from '../../../../ports/failure.ts'
import { type PositionRecord, Positions } from '../../../../ports/Positions.ts'
import { makeOrderFeatures } from '../../../app/session/orderFeatures.model.ts'
import type { App } from '../../../data/app/app.ts'
import { makeIntent } from '../../../data/intent/intent.ts'
import { perKey } from '../../../data/intent/perKey.ts'
import { makePositionModel } from '../detail/position.model.ts'
import { makePositionSheet } from '../trade/positionSheet.ts'

const Form = Schema.Struct({
  positionId: Schema.String,
  note: Schema.String,
  /** The note that it takes the place of, as it was seen. */
  before: Schema.String,
})

/** Keeping notes, by position id. */
const makeNoteIntents = (app: App) =>
  perKey((positionId) =>
    makeIntent<(typeof Form)['Type'], (typeof Form)['Encoded'], PositionRecord>(app, `positionnote.${positionId}`, {
      form: Form,
      // Another device may have changed the note since: it is sent again only by a tap.
      isOfItsMoment: true,
      send: ({ before, note, positionId: id }, requestId) =>
        Effect.flatMap(Positions, (positions) => positions.note(id, note, before, requestId)),
    }),
  )

/** The customer's note about the position of the page. Source: RULES.md, profit and loss. */
export const makePositionNoteModel = (app: App) => {
  const { position, refresh } = app.model(makePositionModel)
  const features = app.model(makeOrderFeatures)
  const kept = computed(() => position.value?.note ?? '')
  /** What was typed and is not kept yet, and the note that was seen before; null where nothing was typed. */
  const typed = signal<(typeof Form)['Type'] | null>(null)
  const mine = computed(() => (typed.value?.positionId === position.value?.id ? typed.value : null))
  const { close, discard, open, sendAgain, sheet, state, submit } = makePositionSheet(app, {
    intents: app.model(makeNoteIntents),
    success: 'modified',
    finished: () => void (typed.value = null),
    restore: (form) => void (typed.value = form),
    watch: (intent, hide) => {
      const stopHiding = features.hideIfMissing('notes', intent, hide)
      const stopReading = effect(() => {
        const now = intent.state.value
        const isChanged =
          now.kind === 'refused' && now.failure instanceof Rejected && now.failure.code === 'note-changed'
        if (isChanged) untracked(() => void refresh())
      })
      return () => {
        stopHiding()
        stopReading()
      }
    },
  })
  const send = async (note: string, before: string): Promise<void> => {
    const id = position.peek()?.id
    if (id !== undefined) await submit({ positionId: id, note, before })
  }
  return {
    sheet,
    /** What was typed, else the note. */
    draft: computed(() => mine.value?.note ?? kept.value),
    state,
    /**
     * The note as another device has changed it since it was seen here, with something else typed here; null where
     * there is none.
     */
    other: computed(() => {
      const isSent = state.value !== null && state.value.kind !== 'idle' && state.value.kind !== 'refused'
      if (mine.value === null || isSent) return null
      return [mine.value.before, mine.value.note.trim()].includes(kept.value) ? null : kept.value
    }),
    open,
    close,
    show: (): void => void (sheet.value = true),
    type: (note: string): void => {
      const id = position.peek()?.id
      if (id !== undefined) typed.value = { positionId: id, note, before: mine.peek()?.before ?? kept.peek() }
    },
    /** Sends what was typed, once; an empty text removes the note. */
    save: () => send(mine.peek()?.note ?? kept.peek(), mine.peek()?.before ?? kept.peek()),
    remove: () => send('', mine.peek()?.before ?? kept.peek()),
    /** Keeps what was typed over what another device has written, which the customer sees. */
    saveMine: () => send(mine.peek()?.note ?? '', kept.peek()),
    /** Gives up what was typed. */
    takeOther: (): void => {
      typed.value = null
      sheet.value = false
    },
    sendAgain,
    discard,
  }
}
