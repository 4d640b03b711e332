import { signal } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import { type PositionRecord, Positions } from '../../../../ports/Positions.ts'
import { makeOrderFeatures } from '../../../app/session/orderFeatures.model.ts'
import type { App } from '../../../data/app/app.ts'
import { makeIntent } from '../../../data/intent/intent.ts'
import { perKey } from '../../../data/intent/perKey.ts'
import { makePositionModel } from '../detail/position.model.ts'
import { makePositionSheet } from '../trade/positionSheet.ts'

const Form = Schema.Struct({ positionId: Schema.String, note: Schema.String })

/** Keeping notes, by position id. */
const makeNoteIntents = (app: App) =>
  perKey((positionId) =>
    makeIntent<(typeof Form)['Type'], (typeof Form)['Encoded'], PositionRecord>(app, `positionnote.${positionId}`, {
      form: Form,
      // Another device may have changed the note since: it is sent again only by a tap.
      isOfItsMoment: true,
      send: ({ note, positionId: id }, requestId) =>
        Effect.flatMap(Positions, (positions) => positions.note(id, note, requestId)),
    }),
  )

/** The customer's note about the position of the page. Source: RULES.md, profit and loss. */
export const makePositionNoteModel = (app: App) => {
  const { position } = app.model(makePositionModel)
  const features = app.model(makeOrderFeatures)
  const draft = signal('')
  /** The position that the draft is about; empty where nothing was typed that is not sent. */
  let typedFor = ''
  const noteNow = (): string => position.peek()?.note ?? ''
  const { close, discard, open, sendAgain, sheet, state, submit } = makePositionSheet(app, {
    intents: app.model(makeNoteIntents),
    success: 'modified',
    finished: () => void (typedFor = ''),
    restore: ({ note, positionId }) => {
      typedFor = positionId
      draft.value = note
    },
    watch: (intent, hide) => features.hideIfMissing('notes', intent, hide),
  })
  const send = async (note: string): Promise<void> => {
    const id = position.peek()?.id
    if (id !== undefined) await submit({ positionId: id, note })
  }
  return {
    sheet,
    draft,
    state,
    open,
    close,
    /** Opens the form with what was typed and not sent, else with the note. */
    show: (): void => {
      if (position.peek()?.id !== typedFor) draft.value = noteNow()
      sheet.value = true
    },
    type: (text: string): void => {
      typedFor = position.peek()?.id ?? ''
      draft.value = text
    },
    /** Sends what was typed, once; an empty text removes the note. */
    save: () => send(draft.peek()),
    remove: () => send(''),
    sendAgain,
    discard,
  }
}
