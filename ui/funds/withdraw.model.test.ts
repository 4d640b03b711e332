import { Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { decimal, formatDecimal } from '../../domain/money/decimal.ts'
import { type Failure, Rejected, Timeout } from '../../ports/failure.ts'
import type { BoundPayee } from '../../ports/Payees.ts'
import type { NewWithdrawal, PreviewRequest, Withdrawal, WithdrawalPreview } from '../../ports/Withdrawals.ts'
import { makeFakeApp } from '../testing/fakeApp.ts'
import { makeWithdrawModel } from './withdraw.model.ts'

const PREVIEW: WithdrawalPreview = {
  currency: 'EUR',
  settling: [],
  available: decimal('6120.00'),
  limits: { min: decimal('21.71'), max: decimal('108525.34') },
  feeRule: { fixed: decimal('0'), points: decimal('0.1'), least: decimal('0.22'), most: decimal('10.85') },
  amount: decimal('0'),
  fee: decimal('0'),
  arrival: decimal('0'),
  hours: { zone: 'Asia/Kuala_Lumpur', days: [1, 2, 3, 4, 5], open: '08:30', close: '17:00', isOpen: true, nextOpen: 0 },
  dueAt: 1_768_467_600_000,
  standing: { identity: 'verified', hasFundPassword: true, hasCard: true },
}
const CARD: BoundPayee = {
  id: 'card-1',
  kind: 'iban',
  holder: 'M**** R',
  number: 'ES91 **** 1332',
  bank: 'Banco Sereno',
  swift: null,
  bankAddress: null,
  payeeAddress: null,
  accountType: null,
  network: null,
  inUse: false,
  boundAt: 0,
}
const DONE: Withdrawal = {
  id: 'w-1',
  currency: 'EUR',
  amount: decimal('100'),
  fee: decimal('0.22'),
  arrival: decimal('99.78'),
  state: 'under-review',
  card: null,
  reason: null,
  remark: null,
  requestedAt: 1,
  dueAt: 2,
  endedAt: null,
}

interface Before {
  /** What lies on the device. */
  readonly kept: Map<string, string>
  /** What the server has accepted under the id that is asked for. */
  readonly found: Withdrawal | null
  readonly now: () => number
}

const setUp = (
  more: Partial<WithdrawalPreview> = {},
  answer: Effect.Effect<Withdrawal, Failure> = Effect.succeed(DONE),
  { kept = new Map<string, string>(), found = null, now = () => 1_000 }: Partial<Before> = {},
) => {
  const sent: Array<readonly [NewWithdrawal, string]> = []
  const asked: PreviewRequest[] = []
  const cancelled: string[] = []
  const sought: string[] = []
  let onDevice = ''
  let ids = 0
  const fake = makeFakeApp(
    {
      clock: { now, newId: () => `id-${(ids += 1)}` },
      credentials: { current: () => ({ token: 't', account: '5550000001' }) },
      payees: { list: () => Effect.succeed([CARD]) },
      withdrawals: {
        preview: (request) =>
          Effect.sync(() => {
            asked.push(request)
            const amount = request.amount ?? decimal('0')
            return { ...PREVIEW, ...more, amount, fee: decimal('0.22'), arrival: amount }
          }),
        submit: (withdrawal, id) =>
          Effect.suspend(() => {
            sent.push([withdrawal, id])
            onDevice = [...kept.values()].join()
            return answer
          }),
        find: (_, id) =>
          Effect.sync(() => {
            sought.push(id)
            return found
          }),
        cancel: (id) => Effect.sync(() => void cancelled.push(id)),
        list: () => Effect.succeed({ list: [DONE], next: null }),
      },
    },
    kept,
  )
  const model = makeWithdrawModel(fake.app)
  const type = (amount: string, fundPassword = '280519') => {
    model.form.change('amount', amount)
    model.form.change('fundPassword', fundPassword)
  }
  return { ...fake, model, sent, sought, asked, cancelled, type, onDevice: () => onDevice }
}

describe('the gates before a withdrawal', () => {
  it.each([
    [{ identity: 'not-submitted', hasFundPassword: false, hasCard: false }, 'identity'],
    [{ identity: 'verified', hasFundPassword: false, hasCard: false }, 'fund-password'],
    [{ identity: 'verified', hasFundPassword: true, hasCard: false }, 'card'],
    [{ identity: 'verified', hasFundPassword: true, hasCard: true }, undefined],
  ] as const)('stand in their order: %o', async (standing, gate) => {
    const { model } = setUp({ standing })
    await model.load()
    expect(model.gate.value).toBe(gate)
  })
})

describe('a withdrawal', () => {
  it.each([
    ['', 'amount-required'],
    ['21,70', 'below-minimum'],
    ['108525,35', 'above-maximum'],
    ['6120,01', 'more-than-available'],
    ['1,234', 'too-many-decimals'],
    ['12.5', 'ambiguous'],
  ])('is refused in place for the amount "%s"', async (amount, code) => {
    const { model, type, sent } = setUp()
    await model.load()
    type(amount)
    expect(await model.review()).toBe('amount')
    expect(model.form.errors.value.amount).toBe(code)
    expect([model.reviewing.value, sent]).toEqual([false, []])
  })

  it('is refused outside the hours, and for a password that is none', async () => {
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

  it('says at once where the hours ended while it was typed, instead of opening a review that cannot be sent', async () => {
    const until: { hours: WithdrawalPreview['hours'] } = { hours: PREVIEW.hours }
    const { model, type } = setUp(until)
    await model.load()
    type('100')
    until.hours = { ...PREVIEW.hours, isOpen: false }
    expect(await model.review()).toBe('amount')
    expect([model.reviewing.value, model.form.errors.value.amount]).toEqual([false, 'outside-withdrawal-hours'])
  })

  it('is reviewed with the broker’s own cost, then sent once with the chosen card', async () => {
    const { model, type, sent, asked } = setUp()
    await model.load()
    type('100')
    expect(model.isPriced.value).toBe(false)
    expect(await model.review()).toBeNull()
    expect([model.reviewing.value, model.isPriced.value]).toEqual([true, true])
    const last = asked.at(-1)
    expect([last?.cardId, last?.amount && formatDecimal(last.amount)]).toEqual(['card-1', '100'])
    await Promise.all([model.confirm(), model.confirm()])
    expect(sent).toHaveLength(1)
    expect(sent[0]?.[0]).toMatchObject({ currency: 'EUR', cardId: 'card-1', fundPassword: '280519' })
    expect(model.intent.state.value).toMatchObject({ kind: 'done', outcome: { id: 'w-1' } })
  })

  it('keeps its form on the device while it is sent, but never the fund password', async () => {
    const { model, type, onDevice } = setUp()
    await model.load()
    type('100')
    await model.review()
    await model.confirm()
    expect(onDevice()).toContain('card-1')
    expect(onDevice()).not.toContain('280519')
  })

  it('leads back to the field that the server refused', async () => {
    const { model, type, failures } = setUp({}, Effect.fail(new Rejected({ code: 'wrong-fund-password' })))
    await model.load()
    type('100')
    await model.review()
    await model.confirm()
    await vi.waitFor(() => expect(model.intent.state.value.kind).toBe('idle'))
    expect(model.form.errors.value.fundPassword).toBe('wrong-fund-password')
    expect([model.reviewing.value, model.form.draft.value.amount]).toEqual([false, '100'])
    expect(failures).toEqual([new Rejected({ code: 'wrong-fund-password' })])
  })

  it('can be taken back, and the list is asked for again', async () => {
    const { model, cancelled } = setUp()
    await model.load()
    await model.cancel('w-1')
    await vi.waitFor(() => expect(model.cancelling.state.value.kind).toBe('idle'))
    expect(cancelled).toEqual(['w-1'])
  })

  it('takes all there is, but no more than the most at once', async () => {
    const some = setUp()
    await some.model.load()
    some.model.withdrawAll()
    expect(some.model.form.draft.value.amount).toBe('6.120')
    const rich = setUp({ available: decimal('500000') })
    await rich.model.load()
    rich.model.withdrawAll()
    expect(rich.model.form.draft.value.amount).toBe('108.525,34')
  })
})

describe('a withdrawal whose answer was lost', () => {
  const lost = Effect.fail(new Timeout({ millis: 20_000 }))
  /** A device that was left while a withdrawal was under way. */
  const left = async () => {
    const before = setUp({}, lost)
    await before.model.load()
    before.type('100')
    await before.model.review()
    void before.model.confirm()
    await vi.waitFor(() => expect(before.model.intent.state.value.kind).toBe('unknown'))
    return before.kept
  }

  it('is asked for by its id, never sent a second time', async () => {
    const { model, sent, sought, type } = setUp({}, lost, { found: DONE })
    await model.load()
    type('100')
    await model.review()
    await model.confirm()
    await vi.waitFor(() => expect(model.intent.state.value).toMatchObject({ kind: 'done', outcome: { id: 'w-1' } }))
    expect([sent.length, sought]).toEqual([1, [sent[0]?.[1]]])
  })

  it('is found after the app was closed, without its fund password, and told by itself', async () => {
    const { model, sent, sought } = setUp({}, Effect.succeed(DONE), { kept: await left(), found: DONE })
    await vi.waitFor(() => expect(model.intent.state.value.kind).toBe('done'))
    expect([model.reviewing.value, sent, sought]).toEqual([true, [], ['id-1']])
  })

  it('that never arrived is filled in again after the app was closed: its fund password is gone', async () => {
    const { model, sent, kept } = setUp({}, Effect.succeed(DONE), { kept: await left(), now: () => 60_000 })
    await vi.waitFor(() => expect(model.intent.state.value).toMatchObject({ kind: 'lost', certain: true }))
    expect(model.reviewing.value).toBe(true)
    await model.sendAgain()
    expect(model.form.draft.value).toEqual({ amount: '100,00', card: 'card-1', fundPassword: '' })
    expect([model.reviewing.value, model.intent.state.value.kind, sent, kept.size]).toEqual([false, 'idle', [], 0])
  })
})
