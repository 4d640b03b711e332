import { expect, it } from 'vitest'
import { LONGEST_NOTE } from '../../../../../domain/quotes/note.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { makeFakeApp } from '../../../../testing/fakeApp.ts'
import { NOW } from '../../../../testing/now.ts'
import { makeNoteModel } from './note.model.ts'

const start = (kept = new Map<string, string>(), account = '5550000001') => {
  let now = NOW
  let see = (_isSeen: boolean): void => undefined
  const fake = makeFakeApp(
    {
      clock: { now: () => now },
      credentials: { current: () => ({ token: 't', account }) },
      platform: {
        watchOnline: () => () => undefined,
        watchVisible: (tell) => {
          see = tell
          return () => undefined
        },
      },
    },
    kept,
  )
  const model = fake.app.model(makeNoteModel)
  return {
    kept,
    later: () => void (now += 60_000),
    see: (isSeen: boolean) => see(isSeen),
    model,
    write: (text: string) => model.write(text, model.note.peek()),
  }
}

it('is kept on the device by instrument and customer, with the time of its last change', async () => {
  const { kept, later, model, write } = start()
  await model.open('A')
  write('Below 8 \n')
  later()
  write('Below 8')
  expect(model.note.value).toEqual({ text: 'Below 8', at: NOW })
  write('Below 9')
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
  const { kept, later, model, write } = start()
  await model.open('A')
  write('Below 8')
  later()
  write(' ')
  expect([model.note.value, model.lost.value?.note.text]).toEqual([null, 'Below 8'])
  await eventually(() => expect(kept.size).toBe(0))
  model.undo()
  expect([model.note.value, model.lost.value]).toEqual([{ text: 'Below 8', at: NOW }, null])
  await eventually(() => expect(kept.size).toBe(1))
})

it('cannot be restored on another instrument', async () => {
  const { model, write } = start()
  await model.open('A')
  write('Below 8')
  write('')
  await model.open('B')
  model.undo()
  expect(model.note.value).toBeNull()
})

const twoTabs = async () => {
  const kept = new Map<string, string>()
  const [here, there] = [start(kept), start(kept)]
  await Promise.all([here.model.open('A'), there.model.open('A')])
  return { here, there }
}

it('that another tab changed is read again when the page is seen again', async () => {
  const { here, there } = await twoTabs()
  const stop = here.model.follow()
  there.write('Below 8')
  await there.model.refresh()
  here.see(false)
  here.see(true)
  await eventually(() => expect(here.model.note.value?.text).toBe('Below 8'))
  stop()
})

it('that replaces one which another tab has written meanwhile says so, and gives that back', async () => {
  const { here, there } = await twoTabs()
  const seen = here.model.note.value
  there.write('Below 8')
  await there.model.refresh()
  here.model.write('Above 9', seen)
  await here.model.refresh()
  expect([here.model.note.value?.text, here.model.lost.value?.how]).toEqual(['Above 9', 'replaced'])
  here.model.undo()
  await here.model.refresh()
  await there.model.refresh()
  expect([here.model.note.value?.text, there.model.note.value?.text]).toEqual(['Below 8', 'Below 8'])
  expect(here.model.lost.value).toBeNull()
})

it('that is removed gives back what another tab has written meanwhile', async () => {
  const { here, there } = await twoTabs()
  here.write('Below 8')
  await here.model.refresh()
  const seen = here.model.note.value
  await there.model.refresh()
  there.write('Below 7')
  await there.model.refresh()
  here.model.write('', seen)
  await here.model.refresh()
  expect([here.model.note.value, here.model.lost.value?.how]).toEqual([null, 'removed'])
  here.model.undo()
  expect(here.model.note.value?.text).toBe('Below 7')
})

it('lasts until the app is closed where the device stores nothing', async () => {
  const nothing = new (class extends Map<string, string> {
    override set() {
      return this
    }
  })()
  const { model, write } = start(nothing)
  await model.open('A')
  write('Below 8')
  await model.refresh()
  expect(model.note.value?.text).toBe('Below 8')
})

it.each([
  ['a time that no calendar has', '{"text":"Below 8","at":1e400}', undefined],
  ['a time that is no whole number', '{"text":"Below 8","at":0.5}', undefined],
  ['no text', '{"text":"  ","at":1}', undefined],
  ['a text that is too long', `{"text":"${'x'.repeat(9_000)}","at":1}`, 'x'.repeat(LONGEST_NOTE)],
])('with %s on the device is cut or none', async (_, text, shown) => {
  const { model } = start(new Map([['note.5550000001.A', text]]))
  await model.open('A')
  expect(model.note.value?.text).toBe(shown)
})
