import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { Timeout } from '../../../ports/failure.ts'
import { DONE, setUp } from './testing/withdrawing.ts'
import { eventually } from '../../testing/eventually.ts'

describe('a withdrawal whose answer was lost', () => {
  const lost = Effect.fail(new Timeout({ millis: 20_000 }))
  /** A device whose app was closed while a withdrawal was in flight. */
  const left = async () => {
    const before = setUp({}, lost)
    await before.model.load()
    before.type('100')
    await before.model.review()
    void before.model.confirm()
    await eventually(() => expect(before.model.intent.state.value.kind).toBe('unknown'))
    return before.kept
  }

  it('is looked up by its id, never sent a second time', async () => {
    const { model, sent, sought, type } = setUp({}, lost, { found: DONE })
    await model.load()
    type('100')
    await model.review()
    await model.confirm()
    await eventually(() => expect(model.intent.state.value).toMatchObject({ kind: 'done', outcome: { id: 'w-1' } }))
    expect([sent.length, sought]).toEqual([1, [sent[0]?.[1]]])
  })

  it('is found after the app was closed, without its fund password, and shown automatically', async () => {
    const { model, sent, sought } = setUp({}, Effect.succeed(DONE), { kept: await left(), found: DONE })
    model.sheet.visit()
    await eventually(() => expect(model.intent.state.value.kind).toBe('done'))
    expect([model.sheet.reviewing.value, sent, sought]).toEqual([true, [], ['id-1']])
  })

  it('that never arrived returns to the form after the app was closed: its fund password was cleared', async () => {
    const { model, sent, kept } = setUp({}, Effect.succeed(DONE), { kept: await left(), now: () => 60_000 })
    model.sheet.visit()
    await eventually(() => expect(model.intent.state.value).toMatchObject({ kind: 'lost', certain: true }))
    expect(model.sheet.reviewing.value).toBe(true)
    await model.intent.sendAgain()
    expect(model.form.draft.value).toEqual({ amount: '100,00', card: 'card-1', fundPassword: '' })
    expect([model.sheet.reviewing.value, model.intent.state.value.kind, sent, kept.size]).toEqual([
      false,
      'idle',
      [],
      0,
    ])
  })

  it.each([
    // The grouped text of the field is the same amount.
    ['100,00', 'id-1', '100'],
    ['100,01', 'id-new', '100.01'],
  ])('that is filled in again with %s is sent as %s', async (amount, id, money) => {
    const later = { kept: await left(), now: () => 60_000, newId: () => 'id-new' }
    const { model, sent, type } = setUp({}, Effect.succeed(DONE), later)
    await eventually(() => expect(model.intent.state.value.kind).toBe('lost'))
    await model.load()
    await model.intent.sendAgain()
    type(amount)
    await model.review()
    await model.confirm()
    expect(sent.map(([form, under]) => [formatDecimal(form.amount), under])).toEqual([[money, id]])
  })

  it('is filled in again as its currency writes amounts, yen without decimals', async () => {
    const before = setUp({ limits: { min: decimal('1'), max: decimal('10000') } }, lost)
    before.model.chooseCurrency('JPY')
    await eventually(() => expect(before.model.form.draft.value.card).toBe('card-1'))
    await before.model.load()
    before.type('1.500')
    await before.model.review()
    void before.model.confirm()
    await eventually(() => expect(before.model.intent.state.value.kind).toBe('unknown'))
    const { model } = setUp({}, Effect.succeed(DONE), { kept: before.kept, now: () => 60_000 })
    await eventually(() => expect(model.intent.state.value.kind).toBe('lost'))
    await model.intent.sendAgain()
    expect([model.currency.value, model.form.draft.value.amount]).toEqual(['JPY', '1.500'])
    expect(model.amount.value && formatDecimal(model.amount.value)).toBe('1500')
  })
})
