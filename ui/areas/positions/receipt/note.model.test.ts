import { Effect } from 'effect'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Failure, Rejected, Timeout } from '../../../../ports/failure.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { startWords } from '../../../i18n/words.ts'
import { NOW } from '../../../testing/now.ts'
import { pass } from '../../../testing/time.ts'
import { desk } from '../../orders/ticket/testing/desk.ts'
import { detail, position } from '../../orders/ticket/testing/sample.ts'
import { makePositionModel } from '../detail/position.model.ts'
import { makePositionNoteModel } from './note.model.ts'

beforeAll(() => startWords('us'))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const KEY = 'intent.positionnote.7003'

/** The page of a position, and a broker whose first answers are `lost`: it keeps the note all the same. */
const start = async (lost = 0, kept = new Map<string, string>()) => {
  const sent: string[] = []
  let record = position({ state: 'closed' })
  let silent = lost
  const { app } = desk(
    {},
    {
      instrumentDetail: {
        detail: () => Effect.succeed(detail()),
        depth: () => Effect.succeed(detail()),
        timeShare: () => Effect.never,
        candles: () => Effect.never,
      },
      orders: { fills: () => Effect.succeed({ list: [], next: null }) },
      positions: {
        detail: () => Effect.sync(() => record),
        note: (id, note, before, requestId) =>
          Effect.suspend((): Effect.Effect<PositionRecord, Failure> => {
            if (!sent.some((one) => one.includes(requestId)) && (record.note ?? '') !== before)
              return Effect.fail(new Rejected({ code: 'note-changed' }))
            sent.push(`${id} ${note} ${requestId} ${kept.get(KEY)?.includes(requestId) === true ? 'stored' : ''}`)
            record = { ...record, note }
            return (silent -= 1) >= 0 ? Effect.fail(new Timeout({ millis: 20_000 })) : Effect.succeed(record)
          }),
      },
    },
    kept,
  )
  const page = app.model(makePositionModel)
  const leavePage = page.open('7003')
  await pass()
  const model = app.model(makePositionNoteModel)
  const close = model.open('7003')
  await pass()
  return {
    kept,
    model,
    sent,
    note: () => page.position.value?.note,
    /** Another device changes the note. */
    change: (note: string) => void (record = { ...record, note }),
    read: page.refresh,
    leave: () => {
      close()
      leavePage()
    },
  }
}

it('stores the id of a note before it is sent, and sends it again under that id where the answer is lost', async () => {
  const { kept, leave, model, note, sent } = await start(1)
  model.show()
  model.type('Too early')
  void model.save()
  await pass()
  expect([model.state.value?.kind, note()]).toEqual(['unknown', undefined])
  await pass(60_000)
  expect(sent).toEqual(['7003 Too early id-1 stored', '7003 Too early id-1 stored'])
  expect([note(), model.sheet.value, kept.size]).toEqual(['Too early', false, 0])
  leave()
})

it('shows a note that had no answer when the app is opened again, and sends it by a tap only', async () => {
  const form = { positionId: '7003', note: 'Too early', before: '' }
  const stored = JSON.stringify({ id: 'earlier', account: 'me', sentAt: NOW - 60_000, form })
  const { leave, model, note, sent } = await start(0, new Map([[KEY, stored]]))
  expect([model.sheet.value, model.draft.value, model.state.value?.kind, sent]).toEqual([true, 'Too early', 'lost', []])
  model.sendAgain()
  await pass()
  expect([sent, note(), model.sheet.value]).toEqual([['7003 Too early earlier stored'], 'Too early', false])
  leave()
})

it('keeps what was typed and not sent, until a note is kept', async () => {
  const { leave, model, note, sent } = await start()
  model.show()
  model.type('Too early')
  model.close()
  model.show()
  expect(model.draft.value).toBe('Too early')
  await Promise.all([model.save(), model.save()])
  await pass()
  expect([sent, note()]).toEqual([['7003 Too early id-1 stored'], 'Too early'])
  model.show()
  model.type('Too late')
  await model.remove()
  await pass()
  model.show()
  expect([note(), model.draft.value]).toEqual(['', ''])
  leave()
})

it('keeps both texts where another device has changed the note, and the customer chooses', async () => {
  const { change, leave, model, note, sent } = await start()
  model.show()
  model.type('Mine')
  change('Theirs')
  await model.save()
  await pass()
  expect([sent, model.state.value?.kind, model.sheet.value]).toEqual([[], 'refused', true])
  expect([model.draft.value, model.other.value]).toEqual(['Mine', 'Theirs'])
  await model.saveMine()
  await pass()
  expect([note(), model.other.value, model.sheet.value]).toEqual(['Mine', null, false])
  leave()
})

it('shows what another device has written as soon as it is known, without a change of what was typed', async () => {
  const { change, leave, model, note, read, sent } = await start()
  change('Seen')
  await read()
  expect([model.draft.value, model.other.value]).toEqual(['Seen', null])
  model.show()
  model.type('Seen, and more')
  change('')
  await read()
  expect([model.draft.value, model.other.value]).toEqual(['Seen, and more', ''])
  model.type('Seen, and more of it')
  expect(model.other.value).toBe('')
  model.takeOther()
  expect([model.draft.value, model.other.value, model.sheet.value, note(), sent]).toEqual(['', null, false, '', []])
  leave()
})
