import { Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { Rejected, Unavailable } from '../../../ports/failure.ts'
import type { WithdrawalPreview } from '../../../ports/Withdrawals.ts'
import { PAYEE, PREVIEW, setUp } from './testing/withdrawing.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { eventually } from '../../testing/eventually.ts'

describe('the gates before a withdrawal', () => {
  it.each([
    [{ identity: 'not-submitted', hasFundPassword: false, hasCard: false, owesCredit: true }, 'identity'],
    [{ identity: 'verified', hasFundPassword: false, hasCard: false, owesCredit: true }, 'fund-password'],
    [{ identity: 'verified', hasFundPassword: true, hasCard: false, owesCredit: true }, 'card'],
    [{ identity: 'verified', hasFundPassword: true, hasCard: true, owesCredit: true }, 'credit'],
    [{ identity: 'verified', hasFundPassword: true, hasCard: true, owesCredit: false }, undefined],
  ] as const)('are in order: %o', async (standing, gate) => {
    const { model } = setUp({ standing })
    await model.load()
    expect(model.gate.value).toBe(gate)
  })
})

describe('the payees of a withdrawal', () => {
  it.each([
    ['the first that is paid now', [2_000, null, null], 'card-1'],
    ['the first, where all have to wait', [2_000, 3_000], 'card-0'],
  ])('has %s chosen', async (_name, paidFrom, chosen) => {
    const payees = paidFrom.map((time, n) => ({ ...PAYEE, id: `card-${n}`, paidFrom: time }))
    const { model } = setUp({}, undefined, { payees })
    await model.load()
    expect(model.form.draft.value.card).toBe(chosen)
  })

  it('that could not be loaded are not none: the form has the reason, until they are loaded again', async () => {
    const { model, down, failures } = setUp()
    down.cards = true
    await model.load()
    expect([model.cards.value, model.cardsFailed.value?.failure?._tag]).toEqual([[], 'Offline'])
    // The form shows it in place of the choice.
    expect(failures).toEqual([])
    down.cards = false
    await model.loadCards()
    expect([model.cards.value, model.cardsFailed.value]).toEqual([[PAYEE], null])
    expect(model.form.draft.value.card).toBe(PAYEE.id)
  })

  it('of the last currency and their failure are forgotten with it', async () => {
    const { model, down } = setUp()
    down.cards = true
    await model.load()
    down.cards = false
    model.chooseCurrency('USD')
    expect(model.cardsFailed.value).toBeNull()
    await eventually(() => expect(model.cards.value).toEqual([PAYEE]))
  })
})

describe('a withdrawal', () => {
  it.each([
    ['', 'amount-required'],
    ['21,70', 'below-minimum'],
    ['108525,35', 'above-maximum'],
    ['6120,01', 'more-than-available'],
    ['1,234', 'too-many-decimals'],
    ['1.23,4', 'ambiguous'],
  ])('is refused in place for the amount "%s"', async (amount, code) => {
    const { model, type, sent } = setUp()
    await model.load()
    type(amount)
    expect(await model.review()).toBe('amount')
    expect(model.form.errors.value.amount).toBe(code)
    expect([model.sheet.reviewing.value, sent]).toEqual([false, []])
  })

  it('is refused outside the hours, and for an invalid password', async () => {
    const closed = setUp({ hours: { ...PREVIEW.hours, isOpen: false } })
    await closed.model.load()
    closed.type('100')
    await closed.model.review()
    expect(closed.model.form.errors.value.amount).toBe('outside-withdrawal-hours')
    const open = setUp()
    await open.model.load()
    open.type('100', '12345')
    expect(await open.model.review()).toBe('fundPassword')
    expect(open.model.form.errors.value.fundPassword).toBe('not-six-digits')
  })

  it('shows immediately that the hours ended during typing, instead of opening a review that cannot be sent', async () => {
    const until: { hours: WithdrawalPreview['hours'] } = { hours: PREVIEW.hours }
    const { model, type } = setUp(until)
    await model.load()
    type('100')
    until.hours = { ...PREVIEW.hours, isOpen: false }
    expect(await model.review()).toBe('amount')
    expect([model.sheet.reviewing.value, model.form.errors.value.amount]).toEqual([false, 'outside-withdrawal-hours'])
  })

  it('is reviewed once the hours have begun, although the form was opened before', async () => {
    const until: { hours: WithdrawalPreview['hours'] } = { hours: { ...PREVIEW.hours, isOpen: false } }
    const { model, type } = setUp(until)
    await model.load()
    type('100')
    until.hours = PREVIEW.hours
    expect(await model.review()).toBeNull()
    expect([model.sheet.reviewing.value, model.form.errors.value.amount]).toEqual([true, undefined])
  })

  it.each([
    ['new-payee', 'card', 'payee-waiting'],
    ['changed-password', 'amount', 'withdrawals-waiting'],
    ['recovered-login', 'amount', 'recovery-waiting'],
  ] as const)('waits in place for a %s, and is reviewed once that is over', async (reason, field, code) => {
    const until: { wait: WithdrawalPreview['wait'] } = { wait: { until: 2_000, reason } }
    const { model, type } = setUp(until)
    await model.load()
    type('100')
    expect(await model.review()).toBe(field)
    expect([model.sheet.reviewing.value, model.form.errors.value[field]]).toEqual([false, code])
    until.wait = null
    expect(await model.review()).toBeNull()
    expect([model.sheet.reviewing.value, model.form.errors.value]).toEqual([true, {}])
  })

  it('no longer waits on a screen that is open at the end of the wait', async () => {
    const clock = { now: 1_000 }
    const until: { wait: WithdrawalPreview['wait'] } = { wait: { until: 2_000, reason: 'changed-password' } }
    const { app, asked, model } = setUp(until, undefined, { now: () => clock.now })
    const stop = model.start()
    await eventually(() => expect(model.preview.value?.wait).toEqual(until.wait))
    const before = asked.length
    const { looking } = app.model(makeNowModel)
    clock.now = 1_999
    await app.run(looking)
    expect(asked.length).toBe(before)
    until.wait = null
    clock.now = 2_000
    await app.run(looking)
    await eventually(() => expect(model.preview.value?.wait).toBeNull())
    stop()
  })

  it('asks for its cost once when its screen is opened again, and again for another amount', async () => {
    const { asked, model, type } = setUp()
    await model.load()
    const before = asked.length
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stop = model.start()
    vi.advanceTimersByTime(300)
    vi.useRealTimers()
    await eventually(() => expect(asked).toHaveLength(before + 1))
    type('100')
    await eventually(() => expect(asked).toHaveLength(before + 2))
    stop()
  })

  it('to another payee does not wait for the one of the last preview', async () => {
    const until: { wait: WithdrawalPreview['wait'] } = { wait: { until: 2_000, reason: 'new-payee' } }
    const { model, type } = setUp(until)
    await model.load()
    type('100')
    expect(await model.review()).toBe('card')
    until.wait = null
    model.form.change('card', 'card-2')
    expect(model.form.errors.value.card).toBeUndefined()
    expect(await model.review()).toBeNull()
  })

  it('is reviewed with money that came in after the form was opened', async () => {
    const until = { available: decimal('50.00') }
    const { model, type } = setUp(until)
    await model.load()
    type('100')
    until.available = decimal('150.00')
    expect(await model.review()).toBeNull()
    expect(model.sheet.reviewing.value).toBe(true)
  })

  it('is not reviewed at the cost of another card where that of the chosen one is unknown', async () => {
    const { model, type, down, failures } = setUp()
    await model.load()
    type('100')
    await model.review()
    model.sheet.close()
    model.form.change('card', 'card-2')
    expect(model.isPriced.value).toBe(false)
    down.preview = true
    expect(await model.review()).toBeNull()
    expect([model.sheet.reviewing.value, failures]).toEqual([false, [new Unavailable({ status: 503 })]])
  })

  it('is reviewed with the broker’s own cost, then sent once with the chosen card', async () => {
    const { model, type, sent, asked } = setUp()
    await model.load()
    type('100')
    expect(model.isPriced.value).toBe(false)
    expect(await model.review()).toBeNull()
    expect([model.sheet.reviewing.value, model.isPriced.value]).toEqual([true, true])
    const last = asked.at(-1)
    expect([last?.cardId, last?.amount && formatDecimal(last.amount)]).toEqual(['card-1', '100'])
    await Promise.all([model.confirm(), model.confirm()])
    expect(sent).toHaveLength(1)
    expect(sent[0]?.[0]).toMatchObject({ currency: 'EUR', cardId: 'card-1', fundPassword: '280519' })
    expect(model.intent.state.value).toMatchObject({ kind: 'done', outcome: { id: 'w-1' } })
  })

  it('stores its form on the device while it is sent, but never the fund password', async () => {
    const { model, type, onDevice } = setUp()
    await model.load()
    type('100')
    await model.review()
    await model.confirm()
    expect(onDevice()).toContain('card-1')
    expect(onDevice()).not.toContain('280519')
  })

  it('returns to the field that the server refused', async () => {
    const { model, type, failures } = setUp({}, Effect.fail(new Rejected({ code: 'wrong-fund-password' })))
    await model.load()
    type('100')
    await model.review()
    await model.confirm()
    await eventually(() => expect(model.intent.state.value.kind).toBe('idle'))
    expect(model.form.errors.value.fundPassword).toBe('wrong-fund-password')
    expect([model.sheet.reviewing.value, model.form.draft.value.amount]).toEqual([false, '100'])
    expect(failures).toEqual([new Rejected({ code: 'wrong-fund-password' })])
  })

  it('shows a wait that began after the review was opened, with its end', async () => {
    const until: { wait: WithdrawalPreview['wait'] } = { wait: null }
    const { model, type } = setUp(until, Effect.fail(new Rejected({ code: 'withdrawals-waiting' })))
    await model.load()
    type('100')
    await model.review()
    until.wait = { until: 2_000, reason: 'changed-password' }
    await model.confirm()
    await eventually(() => expect(model.preview.value?.wait).toEqual(until.wait))
    expect([model.sheet.reviewing.value, model.form.errors.value.amount]).toEqual([false, 'withdrawals-waiting'])
  })

  it('can be cancelled, and the list is reloaded', async () => {
    const { model, cancelled } = setUp()
    await model.load()
    await model.past.cancel('w-1')
    await eventually(() => expect(model.past.cancelling.state.value.kind).toBe('idle'))
    expect(cancelled).toEqual(['w-1'])
  })

  it('uses the whole balance, but at most the maximum of one withdrawal', async () => {
    const some = setUp()
    await some.model.load()
    some.model.withdrawAll()
    expect(some.model.form.draft.value.amount).toBe('6.120,00')
    const rich = setUp({ available: decimal('500000') })
    await rich.model.load()
    rich.model.withdrawAll()
    expect(rich.model.form.draft.value.amount).toBe('108.525,34')
  })

  it('follows the balance with an amount that is everything, until another is typed', async () => {
    let available = decimal('6120')
    const { model } = setUp({
      get available() {
        return available
      },
    })
    await model.load()
    model.withdrawAll()
    available = decimal('5995')
    await model.load()
    expect(model.form.draft.value.amount).toBe('5.995,00')
    model.form.change('amount', '6000')
    available = decimal('5900')
    await model.load()
    expect(model.form.draft.value.amount).toBe('6000')
  })
})
