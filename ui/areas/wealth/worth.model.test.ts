import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { Unavailable } from '../../../ports/failure.ts'
import type { Worth } from '../../../ports/Wealth.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeWorthModel } from './worth.model.ts'

const DAY = 86_400_000
const NOW = 400 * DAY
const point = (ago: number, total: string) => ({ at: NOW - ago * DAY, total: decimal(total) })

const modelOf = async (days: Worth['days']) => {
  const worth: Worth = { currency: 'EUR', ...point(0, '120'), days, rates: [] }
  const { app } = makeFakeApp({ funds: { worth: () => Effect.succeed(worth) } })
  const model = app.model(makeWorthModel)
  await model.load()
  return model
}

describe('the line of wealth', () => {
  it('reaches from the last point before the span to now', async () => {
    const model = await modelOf([
      point(300, '50'),
      point(40, '90'),
      point(20, '100'),
      point(1.5, '110'),
      point(0.5, '115'),
    ])
    const shown = () => model.points.value.map(({ total }) => formatDecimal(total)).join(' ')
    expect(shown()).toBe('90 100 110 115 120')
    expect(model.change.value && formatDecimal(model.change.value)).toBe('30')
    model.choose('day')
    expect(shown()).toBe('110 115 120')
    model.choose('year')
    expect(shown()).toBe('50 90 100 110 115 120')
  })

  it('ends now, without a vertical step from a day that was just recorded', async () => {
    const model = await modelOf([point(2, '100'), point(1, '110'), point(0.01, '150')])
    expect(model.points.value.map(({ total }) => formatDecimal(total)).join(' ')).toBe('100 110 120')
    expect(model.change.value && formatDecimal(model.change.value)).toBe('20')
  })

  it('begins with the only recorded day, however late that was', async () => {
    const model = await modelOf([point(0.01, '150')])
    expect(model.points.value.map(({ total }) => formatDecimal(total)).join(' ')).toBe('150 120')
  })

  it('is one point, without a change, for a new account', async () => {
    const model = await modelOf([])
    expect([model.points.value.length, model.change.value]).toEqual([1, null])
  })

  it('is not shown where the server does not have it', async () => {
    const { app } = makeFakeApp({ funds: { worth: () => Effect.fail(new Unavailable({ status: 404 })) } })
    const model = app.model(makeWorthModel)
    await model.load()
    expect([model.worth.value, model.points.value]).toEqual([null, []])
  })
})

describe('the total that is loaded before its screen', () => {
  const counting = (answers: ReadonlyArray<Effect.Effect<Worth, Unavailable>>) => {
    let asked = 0
    const { app } = makeFakeApp({ funds: { worth: () => Effect.suspend(() => answers[asked++] ?? Effect.never) } })
    return { model: app.model(makeWorthModel), asked: () => asked }
  }
  const found = Effect.succeed<Worth>({ currency: 'EUR', ...point(0, '120'), days: [], rates: [] })

  it('is the first load of the screen, and not the second', async () => {
    const { asked, model } = counting([found, found])
    await model.loadEarly()
    await model.load()
    expect(asked()).toBe(1)
    await model.load()
    expect(asked()).toBe(2)
  })

  it('is requested again where it failed', async () => {
    const { asked, model } = counting([Effect.fail(new Unavailable({ status: 503 })), found])
    await model.loadEarly()
    await model.load()
    expect(asked()).toBe(2)
    expect(model.status.value).toBe('ready')
  })

  it('is requested again where the screen was left meanwhile', async () => {
    const { asked, model } = counting([Effect.never, found])
    void model.loadEarly()
    model.stop()
    await model.load()
    expect(asked()).toBe(2)
  })
})

describe('the one total', () => {
  it('moves with prices on every screen, and no longer has them once the server has answered again', async () => {
    let total = '120'
    const worth = (): Worth => ({ currency: 'EUR', ...point(0, total), days: [], rates: [] })
    const { app } = makeFakeApp({ funds: { worth: () => Effect.sync(worth) } })
    const model = app.model(makeWorthModel)
    const shown = () => model.total.value && formatDecimal(model.total.value)
    expect(shown()).toBeNull()
    await model.load()
    model.move(decimal('2.5'))
    model.move(decimal('-1'))
    expect([shown(), formatDecimal(model.since.value)]).toEqual(['121.5', '1.5'])
    total = '121.7'
    await model.load()
    expect([shown(), formatDecimal(model.since.value)]).toEqual(['121.7', '0'])
    model.move(decimal('0.3'))
    expect(shown()).toBe('122.0')
  })
})
