import { expect, it } from 'vitest'
import { eventually } from '../../../../testing/eventually.ts'
import { makeFakeApp } from '../../../../testing/fakeApp.ts'
import { NOW } from '../../../../testing/now.ts'
import { makeNoteModel } from './note.model.ts'

const start = (kept = new Map<string, string>(), account = '5550000001') => {
  let now = NOW
  const fake = makeFakeApp(
    { clock: { now: () => now }, credentials: { current: () => ({ token: 't', account }) } },
    kept,
  )
  return { kept, later: () => void (now += 60_000), model: fake.app.model(makeNoteModel) }
}

it('is kept on the device by instrument and customer, with the time of its last change', async () => {
  const { kept, later, model } = start()
  await model.open('A')
  model.write('Below 8 \n')
  later()
  model.write('Below 8')
  expect(model.note.value).toEqual({ text: 'Below 8', at: NOW })
  model.write('Below 9')
  expect(model.note.value).toEqual({ text: 'Below 9', at: NOW + 60_000 })
  await eventually(() => expect([...kept.keys()]).toEqual(['note.5550000001.A']))
  await model.open('B')
  expect(model.note.value).toBeNull()
  const again = start(kept)
  await again.model.open('A')
  expect(again.model.note.value?.text).toBe('Below 9')
  const other = start(kept, '5550000002')
  await other.model.open('A')
  expect(other.model.note.value).toBeNull()
})

it('is removed by an empty text, and restored with its time', async () => {
  const { kept, later, model } = start()
  await model.open('A')
  model.write('Below 8')
  later()
  model.write(' ')
  expect([model.note.value, model.removed.value?.text]).toEqual([null, 'Below 8'])
  await eventually(() => expect(kept.size).toBe(0))
  model.undo()
  expect([model.note.value, model.removed.value]).toEqual([{ text: 'Below 8', at: NOW }, null])
  await eventually(() => expect(kept.size).toBe(1))
})

it('cannot be restored on another instrument', async () => {
  const { model } = start()
  await model.open('A')
  model.write('Below 8')
  model.write('')
  await model.open('B')
  model.undo()
  expect(model.note.value).toBeNull()
})
