import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlacedOrder } from '../../../../ports/Orders.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeOwnModel } from './own.model.ts'
import { order, position } from '../testing/own.ts'
import { device } from '../testing/samples.ts'
import { pass } from '../../../testing/time.ts'
import { NOW } from '../../../testing/now.ts'

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

const setUp = () => {
  const server: { positions: PositionRecord[]; orders: PlacedOrder[] } = { positions: [], orders: [] }
  const asked: string[] = []
  const fake = makeFakeApp({
    ...device(),
    positions: {
      list: ({ which, code }) =>
        Effect.sync(() => {
          asked.push(`${which} ${code}`)
          return { list: server.positions, next: null }
        }),
    },
    orders: {
      pending: () => Effect.sync(() => ({ list: server.orders, next: null })),
      fills: () => Effect.sync(() => ({ list: [], next: null })),
    },
  })
  return { ...fake, model: fake.app.model(makeOwnModel), server, asked }
}

describe('the customer’s data of an instrument', () => {
  it('is reloaded often while an order may be filled, rarely otherwise', async () => {
    const { model, server, asked } = setUp()
    server.orders = [order('a', '1.10')]
    model.open('A')
    await pass(6_000)
    expect(asked).toEqual(['held A', 'held A', 'held A'])
    server.orders = []
    server.positions = [position('1', '100', '120')]
    await pass(3_000)
    expect(model.own.value?.positions).toHaveLength(1)
    await pass(19_000)
    expect(asked).toHaveLength(4)
    model.stop()
  })

  it('passes the same marks to the chart while they are equal, and new ones when they change', async () => {
    const { model, server } = setUp()
    server.positions = [position('1', '100', '120')]
    server.orders = [order('a', '1.10')]
    model.open('A')
    await pass(0)
    const first = model.marks.value
    server.positions = [position('1', '100', '120')]
    await pass(3_000)
    expect(model.marks.value).toBe(first)
    server.orders = [order('a', '1.10'), order('b', '1.20')]
    await pass(3_000)
    expect(model.marks.value.pending).toHaveLength(2)
    model.stop()
  })

  it('leaves out entries of other instruments', async () => {
    const { model, server } = setUp()
    server.positions = [position('1', '100', '120'), { ...position('2', '100', '900'), code: 'B' }]
    server.orders = [{ ...order('b', '9.00'), code: 'B' }]
    model.open('A')
    await pass(0)
    expect(model.own.value?.positions.map(({ id }) => id)).toEqual(['1'])
    expect(model.marks.value.pending).toEqual([])
    model.stop()
  })

  it('is never shown on the page of another instrument', async () => {
    const { model, server } = setUp()
    server.positions = [position('1', '100', '120')]
    model.open('A')
    await pass(0)
    model.stop()
    model.open('B')
    expect([model.own.value, model.marks.value.cost]).toEqual([null, null])
    model.stop()
  })

  it('is not requested again by the page before which it was requested, but by that of another instrument', async () => {
    const { model, server, asked } = setUp()
    server.positions = [position('1', '100', '120')]
    const ready = model.loadEarly('A')
    await pass(0)
    await ready
    expect(model.settled.value).toBe('A')
    model.open('A')
    await pass(19_000)
    expect(asked).toEqual(['held A'])
    await pass(1_000)
    expect(asked).toEqual(['held A', 'held A'])
    model.stop()
    await Promise.all([model.loadEarly('A'), pass(0)])
    model.open('B')
    await pass(0)
    expect(asked.slice(2)).toEqual(['held A', 'held B'])
    model.stop()
  })
})
