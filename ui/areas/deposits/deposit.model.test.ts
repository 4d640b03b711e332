import { Deferred, Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { type Failure, Offline, Rejected } from '../../../ports/failure.ts'
import type { Deposit, DepositChannel, NewDeposit } from '../../../ports/Deposits.ts'
import type { UploadedImage } from '../../../ports/Uploads.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeDepositModel } from './deposit.model.ts'
import { eventually } from '../../testing/eventually.ts'

const HOURS = { zone: 'Asia/Kuala_Lumpur', days: [1], open: '09:30', close: '19:30', isOpen: true, nextOpen: 0 }
const CHANNEL: DepositChannel = {
  id: 'bank-eur',
  method: 'bank',
  name: 'Bank transfer in euro',
  currency: 'EUR',
  isOpen: true,
  limits: { min: decimal('20'), max: decimal('100000') },
  hours: HOURS,
  arriveHours: 48,
  note: null,
  accounts: [],
}
const WALLET: DepositChannel = { ...CHANNEL, id: 'wallet-usdt', method: 'wallet', currency: 'USDT' }
// 15 January 2026, 17:00 in UTC: already the 16th in Kuala Lumpur.
const NOW = Date.UTC(2026, 0, 15, 17)
const TODAY = { year: 2026, month: 1, day: 16 }
const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0])], 'a.jpg')

const KEPT: UploadedImage = { id: 'image-1', url: '/1', expiresAt: 0 }

const setUp = (
  answer: Effect.Effect<Deposit, Failure>,
  upload: Effect.Effect<UploadedImage, Failure> = Effect.succeed(KEPT),
) => {
  const sent: NewDeposit[] = []
  const fake = makeFakeApp({
    clock: { now: () => NOW, newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    uploads: { image: () => upload },
    deposits: {
      channels: () => Effect.succeed([CHANNEL, WALLET]),
      submit: (deposit) =>
        Effect.suspend(() => {
          sent.push(deposit)
          return answer
        }),
      list: () => Effect.succeed({ list: [], next: null }),
    },
  })
  return { ...fake, model: makeDepositModel(fake.app), sent }
}
const DONE = { id: 'd-1' } as Deposit

describe('a deposit', () => {
  it('starts with its channel, defaults to today in the channel’s zone and requires the missing fields', async () => {
    const { model } = setUp(Effect.succeed(DONE))
    await model.open('bank-eur')
    expect(model.today.value).toEqual(TODAY)
    expect(await model.arrival.submit()).toBe('amount')
    expect(model.form.errors.value).toEqual({ amount: 'amount-required', proof: 'proof-required' })
    expect(model.transferDate.value).toEqual(TODAY)
  })

  it.each([
    ['19,99', 'below-minimum'],
    ['100000,01', 'above-maximum'],
    ['1,5.0', 'ambiguous'],
  ])('refuses %s in place', async (amount, code) => {
    const { model } = setUp(Effect.succeed(DONE))
    await model.open('bank-eur')
    model.form.change('amount', amount)
    await model.arrival.submit()
    expect(model.form.errors.value.amount).toBe(code)
  })

  it('accepts a transfer of 30 days ago, but none older and none of tomorrow', async () => {
    const { model } = setUp(Effect.succeed(DONE))
    await model.open('bank-eur')
    const said = async (day: { year: number; month: number; day: number }) => {
      model.form.change('transferDate', day)
      await model.arrival.submit()
      return model.form.errors.value.transferDate
    }
    expect(await said({ year: 2025, month: 12, day: 17 })).toBeUndefined()
    expect(await said({ year: 2025, month: 12, day: 16 })).toBe('date-too-old')
    expect(await said({ year: 2026, month: 1, day: 17 })).toBe('date-in-future')
  })

  it('is reviewed, sent once and followed by an empty form', async () => {
    const { model, sent } = setUp(Effect.succeed(DONE))
    await model.open('bank-eur')
    model.form.change('amount', '1.500')
    model.form.change('accountType', 'savings')
    await model.upload.add(jpeg)
    expect(await model.arrival.submit()).toBeNull()
    expect(model.sheet.reviewing.value).toBe(true)
    await Promise.all([model.confirm(), model.confirm()])
    expect(sent).toEqual([
      {
        channelId: 'bank-eur',
        currency: 'EUR',
        amount: decimal('1500'),
        transferDay: 20_469,
        accountType: 'savings',
        proof: 'image-1',
      },
    ])
    expect([model.form.draft.value.amount, model.upload.item.value]).toEqual(['', null])
  })

  describe('whose picture is still being uploaded', () => {
    const onItsWay = async () => {
      const answer = Deferred.makeUnsafe<UploadedImage, Failure>()
      const { model } = setUp(Effect.succeed(DONE), Deferred.await(answer))
      await model.open('bank-eur')
      model.form.change('amount', '1500')
      model.form.change('transferDate', TODAY)
      void model.upload.add(jpeg)
      await eventually(() => expect(model.upload.item.value?.status).toBe('uploading'))
      return { model, arrive: (end: Effect.Effect<UploadedImage, Failure>) => Deferred.doneUnsafe(answer, end) }
    }

    it('shows that at the picture, and is reviewed as soon as the upload is finished', async () => {
      const { model, arrive } = await onItsWay()
      const reviewed = model.arrival.submit()
      await eventually(() => expect(model.arrival.waiting.value).toBe(true))
      expect([model.form.errors.value.proof, model.sheet.reviewing.value]).toEqual(['picture-uploading', false])
      arrive(Effect.succeed(KEPT))
      expect(await reviewed).toBeNull()
      expect([model.arrival.waiting.value, model.sheet.reviewing.value]).toEqual([false, true])
      expect(model.form.errors.value).toEqual({})
    })

    it('shows a failed upload, and is not reviewed', async () => {
      const { model, arrive } = await onItsWay()
      const reviewed = model.arrival.submit()
      await eventually(() => expect(model.arrival.waiting.value).toBe(true))
      arrive(Effect.fail(new Offline()))
      expect(await reviewed).toBe('proof')
      expect([model.form.errors.value.proof, model.sheet.reviewing.value]).toEqual(['picture-not-sent', false])
    })

    it('does not wait while another field is invalid, and stops waiting when the screen is left', async () => {
      const { model, arrive } = await onItsWay()
      model.form.change('amount', '1')
      expect(await model.arrival.submit()).toBe('amount')
      expect(model.arrival.waiting.value).toBe(false)
      model.form.change('amount', '1500')
      const reviewed = model.arrival.submit()
      await eventually(() => expect(model.arrival.waiting.value).toBe(true))
      model.arrival.stop()
      arrive(Effect.succeed(KEPT))
      expect(await reviewed).toBeNull()
      expect(model.sheet.reviewing.value).toBe(false)
    })
  })

  it('returns to the field that the server refused, with all input kept', async () => {
    const { model } = setUp(Effect.fail(new Rejected({ code: 'deposit-proof-used' })))
    await model.open('bank-eur')
    model.form.change('amount', '1500')
    model.form.change('transferDate', TODAY)
    await model.upload.add(jpeg)
    await model.arrival.submit()
    await model.confirm()
    await eventually(() => expect(model.intent.state.value.kind).toBe('idle'))
    expect(model.form.errors.value.proof).toBe('deposit-proof-used')
    expect([model.sheet.reviewing.value, model.form.draft.value.amount]).toEqual([false, '1500'])
  })

  it('offers only the currencies of the chosen method', async () => {
    const { model } = setUp(Effect.succeed(DONE))
    await model.open(undefined)
    expect(model.channels.currencies.value).toEqual(['EUR'])
    model.channels.chooseMethod('wallet')
    expect([model.channels.currency.value, model.channels.offered.value.map(({ id }) => id)]).toEqual([
      'USDT',
      ['wallet-usdt'],
    ])
  })
})
