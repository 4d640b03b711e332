import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { type Failure, Rejected } from '../../../ports/failure.ts'
import type { Offer, OfferSubscription } from '../../../ports/Offers.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeOfferModel } from './offer.model.ts'
import { funds } from '../orders/ticket/testing/sample.ts'

const OFFER = {
  id: 'MY-41',
  currency: 'MYR',
  terms: {
    payment: 'up-front',
    price: decimal('1.25'),
    minimum: decimal('100'),
    step: decimal('100'),
    maximum: decimal('1000'),
  },
} as Offer

interface World {
  readonly terms?: Partial<Offer['terms']>
  readonly available?: string
  readonly refuse?: Failure
}

const setUp = async ({ available = '500.00', refuse, terms = {} }: World = {}) => {
  const sent: Array<string> = []
  let looks = 0
  const fake = makeFakeApp({
    clock: { now: () => 0, newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    funds: { list: () => Effect.succeed([funds(available)]) },
    offers: {
      find: (id) =>
        Effect.sync(() => {
          looks += 1
          return { ...OFFER, id, terms: { ...OFFER.terms, ...terms } }
        }),
      subscribe: ({ bid, offerId, quantity }) =>
        Effect.suspend(() => {
          const price = bid === undefined ? '' : ` at ${bid === 'cut-off' ? bid : formatDecimal(bid)}`
          sent.push(`${offerId} ${formatDecimal(quantity)}${price}`)
          return refuse ? Effect.fail(refuse) : Effect.succeed({ id: 's' } as OfferSubscription)
        }),
    },
  })
  const model = makeOfferModel(fake.app)
  const stop = model.open('MY-41')
  await expect.poll(() => model.available.value).not.toBeNull()
  return { ...fake, model, sent, stop, looks: () => looks }
}

describe('the ticket of an offer', () => {
  it('starts with the minimum quantity and its cost', async () => {
    const { model } = await setUp()
    expect([model.text.value, model.amount.value && formatDecimal(model.amount.value)]).toEqual(['100', '125.00'])
  })

  it('writes it as the limit beside it is written', async () => {
    const { model } = await setUp({ terms: { minimum: decimal('1000'), maximum: decimal('39000') } })
    expect([model.text.value, model.error.value, model.quantity.value && formatDecimal(model.quantity.value)]).toEqual([
      '1.000',
      'not-enough-money',
      '1000',
    ])
  })

  it.each([
    ['', 'quantity-required'],
    ['abc', 'not-a-number'],
    ['150', 'not-whole-steps'],
    ['1100', 'above-maximum-quantity'],
  ])('refuses "%s" once it is to be reviewed: %s', async (typed, code) => {
    const { model } = await setUp()
    model.type(typed)
    expect(model.error.value).toBeNull()
    expect(model.review()).toBe(false)
    expect([model.error.value, model.sheet.reviewing.value]).toEqual([code, false])
  })

  it('shows missing money immediately', async () => {
    const { model } = await setUp({ available: '200.00' })
    model.type('200')
    expect([model.error.value, formatDecimal(model.shortfall.value)]).toEqual(['not-enough-money', '50.00'])
  })

  it('requires no money before an allotment, where that is the rule', async () => {
    const { model } = await setUp({ available: '0.00', terms: { payment: 'after-winning' } })
    expect([model.error.value, model.review()]).toEqual([null, true])
  })

  it('is sent once, and the page is reloaded', async () => {
    const { looks, model, sent } = await setUp()
    model.type('300')
    expect(model.review()).toBe(true)
    await Promise.all([model.confirm(), model.confirm()])
    expect(sent).toEqual(['MY-41 300'])
    await expect.poll(looks).toBe(2)
    expect(model.text.value).toBe('100')
  })

  it('is reloaded where the server reports that it has changed', async () => {
    const { looks, model } = await setUp({ refuse: new Rejected({ code: 'already-subscribed' }) })
    await model.confirm()
    expect(model.intent.state.value).toMatchObject({ kind: 'refused', failure: { code: 'already-subscribed' } })
    await expect.poll(looks).toBe(2)
  })

  it('keeps the typed quantity of each offer', async () => {
    const { model, stop } = await setUp()
    model.type('400')
    stop()
    const stopOther = model.open('MY-42')
    await expect.poll(() => model.offer.value?.id).toBe('MY-42')
    expect(model.text.value).toBe('100')
    stopOther()
    model.open('MY-41')
    await expect.poll(() => model.text.value).toBe('400')
  })
})

describe('the ticket of an offer that is sold by bids', () => {
  const band = { low: decimal('1.00'), high: decimal('1.30'), step: decimal('0.01') }
  const bidding = (world: World = {}) => setUp({ terms: { band, price: band.high }, ...world })

  it('starts at the highest price of the band, and freezes the bid', async () => {
    const { model } = await bidding()
    const amount = () => model.amount.value && formatDecimal(model.amount.value)
    expect([model.draft.value.text, amount()]).toEqual(['1,30', '130.00'])
    model.typeBid('1,05')
    expect([model.bidError.value, amount()]).toEqual([null, '105.00'])
    model.bidAtCutOff(true)
    expect([model.bid.value, amount()]).toEqual(['cut-off', '130.00'])
  })

  it.each([
    ['0,99', 'bid-below-minimum'],
    ['1,31', 'bid-above-band'],
    ['1,055', 'bid-not-on-step'],
    ['abc', 'bid-not-a-price'],
  ])('says with the key what is wrong with %s: %s', async (typed, code) => {
    const { model } = await bidding()
    model.typeBid(typed)
    expect([model.bidError.value, model.amount.value, model.review()]).toEqual([code, null, false])
    expect(model.wrongField()).toBe('bid')
    model.bidAtCutOff(true)
    expect([model.bidError.value, model.review()]).toEqual([null, true])
  })

  it('says that a price is missing when it is to be reviewed, not before', async () => {
    const { model } = await bidding()
    model.typeBid('')
    expect(model.bidError.value).toBeNull()
    expect([model.review(), model.bidError.value]).toEqual([false, 'bid-required'])
  })

  it('compares the wallet with the bid', async () => {
    const { model } = await bidding({ available: '110.00' })
    expect(formatDecimal(model.shortfall.value)).toBe('20.00')
    model.typeBid('1,10')
    expect([formatDecimal(model.shortfall.value), model.error.value]).toEqual(['0.00', null])
  })

  it('sends the price of the bid, or that it is at cut-off; at a fixed price neither', async () => {
    const { model, sent } = await bidding()
    model.typeBid('1,10')
    await model.confirm()
    expect(model.draft.value.text).toBe('1,30')
    const other = await bidding()
    other.model.bidAtCutOff(true)
    await other.model.confirm()
    expect([...sent, ...other.sent]).toEqual(['MY-41 100 at 1.10', 'MY-41 100 at cut-off'])
  })
})
