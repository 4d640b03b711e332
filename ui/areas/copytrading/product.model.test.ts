import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { type Failure, Rejected } from '../../../ports/failure.ts'
import type { FollowOrder, FollowProduct, NewFollow } from '../../../ports/Copytrading.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeProductModel } from './product.model.ts'
import { NOW } from '../../testing/now.ts'
import { FOLLOW_PRODUCT } from './testing/product.ts'

const PRODUCT: FollowProduct = { ...FOLLOW_PRODUCT, raised: decimal('99000.00') }

interface World {
  readonly product?: Partial<FollowProduct>
  readonly available?: string
  readonly refuse?: Failure
}

const setUp = async ({ available = '2000.00', product = {}, refuse }: World = {}) => {
  const sent: Array<NewFollow> = []
  const spans: Array<number> = []
  const fake = makeFakeApp({
    clock: { now: () => NOW, newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    exchange: {
      wallets: () => Effect.succeed([{ currency: 'EUR', available: decimal(available), settled: decimal(available) }]),
    },
    identity: { record: () => Effect.succeed({ state: 'verified' } as never) },
    following: {
      product: () => Effect.succeed({ ...PRODUCT, ...product }),
      record: (_code, days) =>
        Effect.sync(() => {
          spans.push(days)
          return ['1.00', '0.98', '1.04'].map((nav, nth) => ({ at: NOW + nth, nav: decimal(nav) }))
        }),
      buy: (follow) =>
        Effect.suspend(() => {
          sent.push(follow)
          return refuse ? Effect.fail(refuse) : Effect.succeed({ id: 'o', currency: 'EUR' } as FollowOrder)
        }),
    },
  })
  const model = makeProductModel(fake.app)
  await model.open('AUR-20')
  const said = async (amount: string) => {
    model.form.change('amount', amount)
    const field = await model.review()
    return [field, model.form.errors.value.amount]
  }
  return { ...fake, model, sent, spans, said }
}

describe('a copy-trading product', () => {
  it('shows fee, total and missing money for the typed amount', async () => {
    const { model } = await setUp()
    model.form.change('amount', '1.995,00')
    const figures = [model.fee, model.total, model.shortfall, model.remaining].map(({ value }) => value)
    expect(figures.map((figure) => figure && formatDecimal(figure))).toEqual(['9.98', '2004.98', '4.98', '1000.00'])
    model.form.change('amount', '1.000,00')
    expect(model.shortfall.value).toBeNull()
  })

  it('shows its record in percentage points since the first valuation of the span', async () => {
    const { model, spans } = await setUp()
    model.chooseDays(30)
    await expect
      .poll(() => model.growth.value?.map(({ value }) => formatDecimal(value)))
      .toEqual(['0.00', '-2.00', '4.00'])
    expect(spans).toEqual([365, 30])
  })

  it.each([
    ['', 'amount-required'],
    ['499,99', 'below-minimum'],
    ['1.000,01', 'above-remaining'],
    ['12,345', 'too-many-decimals'],
  ])('refuses "%s" before it is sent: %s', async (typed, code) => {
    const { said, model } = await setUp()
    expect(await said(typed)).toEqual(['amount', code])
    expect(model.sheet.reviewing.value).toBe(false)
  })

  it('cannot be bought before it opens, nor after its deadline, nor without the money for its fee', async () => {
    expect(await (await setUp({ product: { opensAt: NOW + 1 } })).said('600,00')).toEqual(['amount', 'not-open'])
    expect(await (await setUp({ product: { stopsAt: NOW } })).said('600,00')).toEqual(['amount', 'deadline-passed'])
    expect(await (await setUp({ available: '600.00' })).said('600,00')).toEqual(['amount', 'more-than-available'])
  })

  it('is bought once, however often the button is tapped', async () => {
    const { model, said, sent } = await setUp()
    expect((await said('600,00'))[0]).toBeNull()
    expect(model.sheet.reviewing.value).toBe(true)
    await Promise.all([model.confirm(), model.confirm(), model.confirm()])
    expect(sent).toEqual([{ code: 'AUR-20', amount: decimal('600.00') }])
    expect(model.intent.state.value.kind).toBe('done')
  })

  it('returns to the amount field where the server refuses it', async () => {
    const { model, said } = await setUp({ refuse: new Rejected({ code: 'follow-scale-reached' }) })
    await said('600,00')
    await model.confirm()
    expect(model.form.errors.value.amount).toBe('follow-scale-reached')
    expect(model.sheet.reviewing.value).toBe(false)
  })

  it('keeps the typed amount for the same product, and clears it for another', async () => {
    const { model } = await setUp()
    model.form.change('amount', '600,00')
    await model.open('AUR-20')
    expect(model.form.draft.value.amount).toBe('600,00')
    await model.open('MTR-3')
    expect(model.form.draft.value.amount).toBe('')
  })
})
