import { Effect } from 'effect'
import { expect, it } from 'vitest'
import type { InstantRange } from '../../../../ports/page.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { placed, position } from '../../orders/ticket/testing/sample.ts'
import { makeHistoryModel } from './history.model.ts'
import { NOW } from '../../../testing/now.ts'
import { eventually } from '../../../testing/eventually.ts'

const day = (month: number, date: number) => ({ year: 2026, month, day: date })

it('orders and closed positions are requested by the chosen days', async () => {
  const asked: Array<readonly [string, InstantRange | undefined]> = []
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    orders: {
      history: ({ range }) => {
        asked.push(['orders', range])
        return Effect.succeed({ list: [placed('filled')], next: null })
      },
    },
    positions: {
      list: ({ which, range }) => {
        asked.push([which, range])
        return Effect.succeed({
          list: [position({ state: 'closed' }), position({ id: '7004', state: 'cancelled' })],
          next: null,
        })
      },
    },
  })
  const model = makeHistoryModel(app, 'Asia/Kuala_Lumpur')
  const leave = model.open()
  await eventually(() => expect(model.orders.rows.value).toHaveLength(1))
  expect(model.today.value).toEqual(day(1, 15))
  model.narrow({ from: day(1, 15), to: day(1, 15) })
  model.choose('positions')
  await eventually(() => expect(model.positions.rows.value).toHaveLength(1))
  model.widen()
  const today = { from: NOW - 36_000_000, until: NOW + 50_400_000 }
  await eventually(() =>
    expect(asked).toEqual([
      ['orders', { from: null, until: null }],
      ['orders', today],
      ['past', today],
      ['past', { from: null, until: null }],
    ]),
  )
  leave()
})

it('a return to the list shows every page that was loaded, with what is new above them', async () => {
  const at = (id: string) => placed('filled', { id })
  const pages = new Map([
    ['', { list: [at('3'), at('2')], next: 'older' }],
    ['older', { list: [at('1')], next: null }],
  ])
  const { app } = makeFakeApp({
    clock: { now: () => NOW },
    orders: { history: ({ cursor = '' }) => Effect.sync(() => pages.get(cursor) ?? { list: [], next: null }) },
  })
  const model = makeHistoryModel(app, 'Asia/Kuala_Lumpur')
  const ids = () => model.orders.rows.value.map(({ id }) => id)
  model.open()()
  const leave = model.open()
  await eventually(() => expect(ids()).toEqual(['3', '2']))
  await model.orders.more()
  leave()
  pages.set('', { list: [at('4'), at('3')], next: 'older' }).set('older', { list: [at('2'), at('1')], next: null })
  const back = model.open()
  expect(ids()).toEqual(['3', '2', '1'])
  await eventually(() => expect(ids()).toEqual(['4', '3', '2', '1']))
  back()
})
