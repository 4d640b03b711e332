import { expect, it } from 'vitest'
import { MOST_LISTS } from '../../../domain/watchlist/lists.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { eventually } from '../../testing/eventually.ts'
import { makeListsModel } from './lists.model.ts'

const KEY = 'lists.5550000001'

const start = (kept = new Map<string, string>()) => {
  let ids = 0
  const fake = makeFakeApp(
    {
      clock: { newId: () => `id${(ids += 1)}` },
      credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    },
    kept,
  )
  const model = fake.app.model(makeListsModel)
  return { kept, model, names: () => model.lists.value.map(({ name }) => name).join(' ') }
}

it('keeps names, order and what is shown on the device', async () => {
  const { kept, model } = start()
  const tech = model.create(' Tech ', ['A', 'B'])!
  model.create('Income')
  model.move(tech, 1)
  model.rename(tech, 'Chips')
  model.choose(tech)
  await eventually(() => expect(kept.get(KEY)).toContain('Chips'))
  const again = start(kept)
  await again.model.load()
  expect(again.names()).toBe('Income Chips')
  expect(again.model.chosen.value).toEqual({ id: tech, name: 'Chips', codes: ['A', 'B'] })
})

it('stays within the lists when a list is moved', () => {
  const { model, names } = start()
  const a = model.create('A')!
  model.create('B')
  expect([model.move(a, 9), names()]).toEqual([1, 'B A'])
  expect([model.move(a, -1), names()]).toEqual([0, 'A B'])
})

it('restores a removed list to its place, also after another change', () => {
  const { model, names } = start()
  model.create('A')
  const b = model.create('B')!
  model.create('C')
  model.choose(b)
  model.remove(b)
  expect([names(), model.chosen.value, model.removed.value?.list.name]).toEqual(['A C', null, 'B'])
  model.create('D')
  model.undo()
  expect([names(), model.chosen.value?.name, model.removed.value]).toEqual(['A B C D', 'B', null])
})

it('takes no place on the device once the last list is removed', async () => {
  const { kept, model } = start()
  const a = model.create('A')!
  await eventually(() => expect(kept.has(KEY)).toBe(true))
  model.remove(a)
  await eventually(() => expect(kept.has(KEY)).toBe(false))
})

it('makes no more lists than there may be', () => {
  const { model } = start()
  for (let nth = 0; nth < MOST_LISTS; nth += 1) expect(model.create(`L${nth}`)).not.toBeNull()
  expect(model.create('One more')).toBeNull()
  expect(model.lists.value).toHaveLength(MOST_LISTS)
})

it('starts empty where the device has a text that is none', async () => {
  const { model } = start(new Map([[KEY, '{"lists":1}']]))
  await model.load()
  expect(model.lists.value).toEqual([])
})
