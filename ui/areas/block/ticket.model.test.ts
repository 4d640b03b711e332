import { multiply } from 'effect/BigDecimal'
import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { compare, decimal, formatDecimal, zero } from '../../../domain/money/decimal.ts'
import type { BlockTrade, NewBlockTrade } from '../../../ports/Block.ts'
import { type Failure, Rejected } from '../../../ports/failure.ts'
import { BLOCK } from './testing/block.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeBoardModel } from './board.model.ts'
import { makeBlockTicketModel } from './ticket.model.ts'
import { NOW } from '../../testing/now.ts'

const OFFER = { ...BLOCK, closesAt: NOW + 1000 }
const OPEN = { isOpen: true, hasPassword: false }
const DONE = { id: 't', currency: 'MYR' } as BlockTrade

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const setUp = (answer: Effect.Effect<BlockTrade, Failure> = Effect.succeed(DONE), available = '2000') => {
  const sent: Array<NewBlockTrade> = []
  let looks = 0
  const fake = makeFakeApp({
    clock: { now: () => Date.now(), newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    blockTrades: {
      offers: () =>
        Effect.sync(() => {
          looks += 1
          return { channel: OPEN, list: [OFFER], next: null }
        }),
      offer: () => Effect.succeed({ channel: OPEN, offer: OFFER }),
      preview: (_id, quantity) =>
        Effect.sync(() => {
          const total = multiply(decimal('3.28'), quantity)
          const missing = compare(total, decimal(available)) > 0
          return {
            quantity,
            lots: decimal('3'),
            price: decimal('3.28'),
            amount: total,
            fees: [],
            total,
            available: decimal(available),
            shortfall: missing ? decimal('1.00') : zero,
            most: decimal('600'),
            saleBlock: 'sell-blocked-15-minutes',
            sellableFrom: NOW + 900_000,
          } as const
        }),
      buy: (trade) =>
        Effect.suspend(() => {
          sent.push(trade)
          return answer
        }),
    },
  })
  return { ...fake, sent, looks: () => looks, model: fake.app.model(makeBlockTicketModel) }
}

const rest = () => vi.advanceTimersByTimeAsync(400)

describe('the ticket of a block', () => {
  it('opens with the price of the minimum quantity, and buys with the second tap', async () => {
    const { model, sent } = setUp()
    model.start(OFFER, OPEN)
    await rest()
    expect(model.sheet.reviewing.peek()).toBe(true)
    expect(model.isPriced.peek()).toBe(true)
    expect(formatDecimal(model.preview.peek()!.total)).toBe('984.00')
    expect(await model.confirm()).toBeNull()
    expect(sent).toEqual([{ blockId: OFFER.id, quantity: decimal('300') }])
    expect(model.intent.state.peek().kind).toBe('done')
  })

  it.each([
    ['', 'quantity-required'],
    ['350', 'not-whole-lots'],
    ['200', 'purchase-below-minimum'],
    ['1000', 'above-block-remaining'],
    ['1,5', 'too-many-decimals'],
    ['700', 'insufficient-available-balance'],
  ])('does not send %s: %s', async (quantity, code) => {
    const { model, sent } = setUp()
    model.start(OFFER, OPEN)
    model.form.change('quantity', quantity)
    await rest()
    expect(await model.confirm()).toBe('quantity')
    expect(model.form.errors.peek().quantity).toBe(code)
    expect(sent).toEqual([])
  })

  it('requires the channel password where there is one, sends it and clears it', async () => {
    const { model, sent } = setUp()
    model.start(OFFER, { isOpen: true, hasPassword: true })
    await rest()
    expect(await model.confirm()).toBe('password')
    model.form.change('password', 'blue-river')
    expect(await model.confirm()).toBeNull()
    expect(sent[0]).toMatchObject({ channelPassword: 'blue-river' })
    expect(model.form.draft.peek()).toEqual({ quantity: '', password: '' })
  })

  it('shows at the field why the server refused, and refreshes the remaining quantity', async () => {
    const { app, model, looks } = setUp(Effect.fail(new Rejected({ code: 'above-block-remaining' })))
    const stop = app.model(makeBoardModel).open()
    await rest()
    const before = looks()
    model.start(OFFER, OPEN)
    await rest()
    await model.confirm()
    await rest()
    expect(model.intent.state.peek().kind).toBe('idle')
    expect(model.sheet.reviewing.peek()).toBe(true)
    expect(model.form.errors.peek().quantity).toBe('above-block-remaining')
    expect(looks()).toBeGreaterThan(before)
    stop()
  })

  it('shows at its field that the channel password was wrong', async () => {
    const { model, sent } = setUp(Effect.fail(new Rejected({ code: 'wrong-channel-password' })))
    model.start(OFFER, { isOpen: true, hasPassword: true })
    model.form.change('password', 'red-river')
    await rest()
    await model.confirm()
    await rest()
    expect(sent).toHaveLength(1)
    expect(model.form.errors.peek().password).toBe('wrong-channel-password')
    // The server's refusal is about the password that was sent: a new password removes it.
    model.form.change('password', 'blue-river')
    expect(model.form.errors.peek().password).toBeUndefined()
  })

  it('follows its own block, and no other', () => {
    const { model } = setUp()
    model.start(OFFER, OPEN)
    model.follow({ ...OFFER, id: 'x', remaining: zero }, OPEN)
    expect(model.offer.peek()?.remaining).toEqual(OFFER.remaining)
    model.follow({ ...OFFER, remaining: decimal('300') }, { isOpen: false, hasPassword: false })
    expect([model.offer.peek()?.remaining, model.channel.peek()?.isOpen]).toEqual([decimal('300'), false])
  })

  it('keeps the draft of a block that is reopened', async () => {
    const { model } = setUp()
    model.start(OFFER, OPEN)
    model.form.change('quantity', '600')
    model.sheet.close()
    model.start(OFFER, OPEN)
    expect(model.form.draft.peek().quantity).toBe('600')
    model.start({ ...OFFER, id: 'x' }, OPEN)
    expect(model.form.draft.peek().quantity).toBe('300')
    await rest()
    model.takeMost()
    expect(model.form.draft.peek().quantity).toBe('600')
  })
})
