import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { type Failure, Rejected, Timeout } from '../../../ports/failure.ts'
import type { NewStockLoan, StockLoan } from '../../../ports/Lending.ts'
import { makeLiveParts } from '../../data/live/parts.model.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeLendingModel } from './lending.model.ts'
import { HOLDING, OFFER } from './testing/lent.ts'
import { NOW } from '../../testing/now.ts'

const LOAN = { id: 'l1', state: 'lending' } as StockLoan

const setUp = (refuse?: Failure) => {
  const sent: Array<NewStockLoan> = []
  const recalled: Array<string> = []
  const lend = { lendable: HOLDING.lendable }
  let looks = 0
  const answer = <A>(value: A) => (refuse ? Effect.fail(refuse) : Effect.succeed(value))
  const fake = makeFakeApp({
    clock: { now: () => NOW, newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    lending: {
      offers: () => Effect.succeed({ channel: 'open' as const, list: [OFFER], next: null }),
      holdings: () => Effect.sync(() => ({ list: [{ ...HOLDING, ...lend }], next: null })),
      loans: () =>
        Effect.sync(() => {
          looks += 1
          return { list: [LOAN], next: null }
        }),
      lend: (loan) =>
        Effect.suspend(() => {
          sent.push(loan)
          return answer(LOAN)
        }),
      recall: (id) =>
        Effect.suspend(() => {
          recalled.push(id)
          return answer(LOAN)
        }),
    },
  })
  const model = makeLendingModel(fake.app)
  const stop = model.open()
  return { ...fake, model, stop, sent, recalled, lend, looks: () => looks }
}

describe('lending shares', () => {
  it('shows whether the channel is open, and lists demand, holdings and loans', async () => {
    const { model, stop } = setUp()
    await expect.poll(() => model.channel.value).toBe('open')
    await expect.poll(() => model.loans.rows.value).toEqual([LOAN])
    expect(model.offers.rows.value.map(({ code }) => code)).toEqual(['MY0101'])
    expect(model.holdings.rows.value.map(({ positionId }) => positionId)).toEqual(['p1'])
    stop()
  })

  it('starts with the minimum, and has the lower of holding and demand as the maximum', async () => {
    const { model } = setUp()
    model.start(HOLDING)
    expect([model.form.draft.value.quantity, model.sheet.reviewing.value]).toEqual(['200', true])
    model.takeMost()
    expect(model.quantity.value && formatDecimal(model.quantity.value)).toBe('900')
  })

  it.each([
    ['', 'quantity-required'],
    ['250', 'not-whole-lots'],
    ['100', 'lend-below-minimum'],
    ['1300', 'above-position'],
    ['1000', 'borrow-unavailable'],
  ])('refuses "%s" before it is sent: %s', async (typed, code) => {
    const { model, sent } = setUp()
    model.start(HOLDING)
    model.form.change('quantity', typed)
    expect([await model.confirm(), model.form.errors.value.quantity, sent]).toEqual(['quantity', code, []])
  })

  it('is sent once with its term, and appears in the list', async () => {
    const { model, looks, sent } = setUp()
    await expect.poll(looks).toBe(1)
    model.start(HOLDING)
    model.chooseDays(30)
    await Promise.all([model.confirm(), model.confirm()])
    expect(sent).toEqual([{ positionId: 'p1', quantity: decimal('200'), days: 30 }])
    await expect.poll(looks).toBe(2)
  })

  it('keeps the sheet open where the server refuses, and shows the reason at the field', async () => {
    const { model } = setUp(new Rejected({ code: 'borrow-unavailable' }))
    model.start(HOLDING)
    await model.confirm()
    expect([model.form.errors.value.quantity, model.sheet.reviewing.value]).toEqual(['borrow-unavailable', true])
  })

  it('has what can still be lent after another tab has lent of it', async () => {
    const { lend, model } = setUp(new Rejected({ code: 'above-position' }))
    await expect.poll(() => model.holdings.status.value).toBe('ready')
    model.start(HOLDING)
    lend.lendable = decimal('300')
    await model.confirm()
    await expect.poll(() => model.chosen.value?.lendable).toEqual(decimal('300'))
    expect([model.form.draft.value.quantity, model.sheet.reviewing.value]).toEqual(['200', true])
  })

  it('keeps the typed quantity for its holding, and not for another', async () => {
    const { model } = setUp()
    model.start(HOLDING)
    model.form.change('quantity', '400')
    model.sheet.close()
    model.start(HOLDING)
    expect(model.form.draft.value.quantity).toBe('400')
    model.start({ ...HOLDING, positionId: 'p2' })
    expect(model.form.draft.value.quantity).toBe('200')
  })

  it.each([undefined, new Rejected({ code: 'loan-not-running' })])('recalls once and reloads (%s)', async (refuse) => {
    const { model, looks, recalled } = setUp(refuse)
    await expect.poll(looks).toBe(1)
    await Promise.all([model.recall('l1'), model.recall('l1')])
    expect(recalled).toEqual(['l1'])
    await expect.poll(looks).toBe(2)
  })

  it('recalls another one while the answer about the first is missing', async () => {
    const { model, recalled } = setUp(new Timeout({ millis: 10_000 }))
    void model.recall('l1')
    await expect.poll(() => model.recalling.state.value.kind).toBe('unknown')
    void model.recall('l2')
    await expect.poll(() => recalled).toEqual(['l1', 'l2'])
  })

  it('is asked for again when a position has changed', async () => {
    const { app, model, looks, stop } = setUp()
    await expect.poll(() => model.loans.status.value).toBe('ready')
    for (const part of app.model(makeLiveParts).all) part.hear({ is: 'positions' })
    await expect.poll(looks).toBe(2)
    stop()
  })
})
