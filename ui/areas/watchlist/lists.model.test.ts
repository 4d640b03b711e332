import { expect, it } from 'vitest'
import { MOST_LISTED, MOST_LISTS } from '../../../domain/watchlist/lists.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { eventually } from '../../testing/eventually.ts'
import { makeListsModel } from './lists.model.ts'

const KEY = 'lists.5550000001'

const start = (kept = new Map<string, string>(), tab = '') => {
  let ids = 0
  let see = (_isSeen: boolean): void => undefined
  const fake = makeFakeApp(
    {
      clock: { newId: () => `${tab}id${(ids += 1)}` },
      credentials: { current: () => ({ token: 't', account: '5550000001' }) },
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
  const model = fake.app.model(makeListsModel)
  return {
    kept,
    model,
    see: (isSeen: boolean) => see(isSeen),
    names: () => model.lists.value.map(({ name }) => name).join(' '),
  }
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

const settled = async (one: ReturnType<typeof start>) => {
  await one.model.load()
  return one.names()
}

it('two tabs keep what the other one made, renamed, moved and removed', async () => {
  const kept = new Map<string, string>()
  const [here, there] = [start(kept, 'h'), start(kept, 't')]
  const tech = here.model.create('Tech')!
  await settled(here)
  await there.model.load()
  there.model.create('Income')
  there.model.choose(tech)
  await settled(there)
  here.model.choose(null)
  here.model.rename(tech, 'Chips')
  here.model.create('income')
  expect([await settled(here), await settled(there)]).toEqual(['Chips Income income 2', 'Chips Income income 2'])
  expect([here.model.chosen.value, there.model.chosen.value?.name]).toEqual([null, 'Chips'])
  here.model.move(tech, 2)
  there.model.remove(tech)
  there.model.putOn(tech, ['A'])
  await settled(there)
  here.model.putOn(tech, ['B'])
  expect([await settled(here), await settled(there)]).toEqual(['Income income 2', 'Income income 2'])
  there.model.undo()
  expect([await settled(there), await settled(here)]).toEqual(['Chips Income income 2', 'Chips Income income 2'])
})

it('are loaded again when the page is seen again', async () => {
  const kept = new Map<string, string>()
  const [here, there] = [start(kept, 'h'), start(kept, 't')]
  const stop = here.model.follow()
  there.model.create('Tech')
  await settled(there)
  here.see(false)
  here.see(true)
  await eventually(() => expect(here.names()).toBe('Tech'))
  stop()
})

it('lasts until the app is closed where the device stores nothing', async () => {
  const nothing = new (class extends Map<string, string> {
    override set() {
      return this
    }
  })()
  const one = start(nothing)
  one.model.create('A')
  await settled(one)
  one.model.create('B')
  expect(await settled(one)).toBe('A B')
})

it('starts empty where the device has a text that is none', async () => {
  const { model } = start(new Map([[KEY, '{"lists":1}']]))
  await model.load()
  expect(model.lists.value).toEqual([])
})

it('reads no more lists and instruments from the device than it would keep', async () => {
  const codes = Array.from({ length: MOST_LISTED + 9 }, (_, nth) => `N${nth}`)
  const lists = Array.from({ length: MOST_LISTS + 9 }, (_, nth) => ({ id: `${nth}`, name: `${nth}`, codes }))
  const { model } = start(new Map([[KEY, JSON.stringify({ chosen: null, lists })]]))
  await model.load()
  expect([model.lists.value.length, model.lists.value[0]?.codes.length]).toEqual([MOST_LISTS, MOST_LISTED])
})
