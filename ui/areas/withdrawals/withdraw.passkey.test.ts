import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import type { Passkey } from '../../../ports/Account.passkeys.ts'
import type { PasskeyDevice } from '../../../ports/device/PasskeyDevice.ts'
import { PasskeyRefused } from '../../../ports/device/passkeyRefused.ts'
import { Offline, Rejected } from '../../../ports/failure.ts'
import type { Withdrawals } from '../../../ports/Withdrawals.ts'
import { makeServerModel } from '../../app/session/server.model.ts'
import { eventually } from '../../testing/eventually.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { DONE, PAYEE, PREVIEW } from './testing/withdrawing.ts'
import { makeWithdrawModel } from './withdraw.model.ts'

const CHALLENGE = { challenge: 'c', domain: 'localhost', timeout: 300_000, allow: ['k'] }
const ANSWER = {
  credentialId: 'k',
  clientData: 'd',
  authenticatorData: 'a',
  signature: 'MEUCIQDkS0yT',
  userHandle: 'u',
}
const OWN: Passkey = { id: 'p', name: 'Phone', addedAt: 0, usedAt: null, confirmsFunds: true }
const ORDER = { currency: 'EUR', amount: decimal('100'), cardId: PAYEE.id }

interface Other {
  readonly passkeys?: Effect.Effect<ReadonlyArray<Passkey>, Offline>
  readonly sign?: PasskeyDevice['Service']['sign']
  readonly challenge?: Withdrawals['Service']['challenge']
  readonly submitByPasskey?: Withdrawals['Service']['submitByPasskey']
}

/** The form of withdrawals of a customer whose passkey confirms them. */
const screen = async ({ challenge, passkeys = Effect.succeed([OWN]), sign, submitByPasskey }: Other = {}) => {
  const sent: unknown[] = []
  let ids = 0
  const kept = new Map<string, string>()
  const fake = makeFakeApp(
    {
      clock: { now: () => 1_000, newId: () => `id-${(ids += 1)}` },
      credentials: { current: () => ({ token: 't', account: '5550000001' }) },
      payees: { list: () => Effect.succeed([PAYEE]) },
      passkeys: { list: () => passkeys },
      platform: { passkeyHost: Effect.succeed('localhost') },
      passkeyDevice: { sign: sign ?? (() => Effect.succeed(ANSWER)) },
      withdrawals: {
        preview: ({ currency, amount = decimal('0') }) =>
          Effect.succeed({ ...PREVIEW, currency, amount, fee: decimal('0.22'), arrival: amount }),
        challenge: challenge ?? ((order) => Effect.sync(() => (sent.push(order), CHALLENGE))),
        submit: (withdrawal) => Effect.sync(() => (sent.push(withdrawal), DONE)),
        submitByPasskey:
          submitByPasskey ?? ((order, answer, id) => Effect.sync(() => (sent.push([order, answer, id]), DONE))),
        find: () => Effect.succeed(null),
        list: () => Effect.succeed({ list: [], next: null }),
      },
    },
    kept,
  )
  fake.app.model(makeServerModel).settings.value = {
    title: null,
    logo: null,
    customerService: null,
    simulation: false,
    entries: new Map([
      ['security', 'passkeys'],
      ['passkeydomain', 'localhost'],
    ]),
  }
  const model = fake.app.model(makeWithdrawModel)
  const stop = model.start()
  await eventually(() => expect(model.cards.value).toEqual([PAYEE]))
  model.form.change('amount', '100')
  await eventually(() => expect(model.isPriced.value).toBe(true))
  return { ...fake, model, sent, stop, kept }
}
const shown = ({ model }: Awaited<ReturnType<typeof screen>>) =>
  eventually(() => expect(model.passkey.isUsed.value).toBe(true))

describe('a withdrawal that a passkey confirms', () => {
  it('needs no fund password, and keeps no answer of the device', async () => {
    const open = await screen()
    await shown(open)
    const { kept, model, sent, stop } = open
    expect(await model.review()).toBeNull()
    await model.confirm()
    expect(sent).toEqual([ORDER, [ORDER, ANSWER, 'id-1']])
    expect(model.intent.state.value.kind).toBe('done')
    expect([...kept.values()].join()).not.toContain(ANSWER.signature)
    stop()
  })

  it('sends nothing where the device gives none; the fund password takes its place', async () => {
    const open = await screen({ sign: () => Effect.fail(new PasskeyRefused({ why: 'cancelled' })) })
    await shown(open)
    const { model, sent, stop } = open
    await model.review()
    await model.confirm()
    expect([sent, model.passkey.refused.value, model.sheet.reviewing.value]).toEqual([[ORDER], true, true])
    model.sheet.close()
    model.passkey.choose(false)
    expect(await model.review()).toBe('fundPassword')
    model.form.change('fundPassword', '280519')
    await model.review()
    await model.confirm()
    expect(sent[1]).toEqual({ ...ORDER, fundPassword: '280519' })
    stop()
  })

  it('is not confirmed any more once its review is closed, however late the device answers', async () => {
    let answer: () => void = () => undefined
    let stopped = 0
    const sign = () =>
      Effect.callback<typeof ANSWER>((resume) => {
        answer = () => resume(Effect.succeed(ANSWER))
        return Effect.sync(() => void (stopped += 1))
      })
    const open = await screen({ sign })
    await shown(open)
    const { model, sent, stop } = open
    await model.review()
    const first = model.confirm()
    await eventually(() => expect(sent).toEqual([ORDER]))
    model.sheet.close()
    await eventually(() => expect(stopped).toBe(1))
    model.form.change('amount', '250')
    await eventually(() => expect(model.isPriced.value).toBe(true))
    await model.review()
    // The review of another amount is open, and its button waits for nothing.
    expect([model.sheet.reviewing.value, model.passkey.busy.value]).toEqual([true, false])
    answer()
    await first
    expect([sent, model.intent.state.value.kind]).toEqual([[ORDER], 'idle'])
    const second = model.confirm()
    const other = { ...ORDER, amount: decimal('250') }
    await eventually(() => expect(sent).toEqual([ORDER, other]))
    answer()
    await second
    expect(sent.slice(2)).toEqual([[other, ANSWER, 'id-1']])
    stop()
  })

  it('asks for the fund password where the passkey was removed on another device', async () => {
    let own = [OWN]
    const open = await screen({
      passkeys: Effect.suspend(() => Effect.succeed(own)),
      challenge: () => Effect.fail(new Rejected({ code: 'passkey-not-found' })),
    })
    await shown(open)
    const { failures, model, stop } = open
    await model.review()
    own = []
    await model.confirm()
    expect(failures).toEqual([new Rejected({ code: 'passkey-not-found' })])
    expect([model.sheet.reviewing.value, model.passkey.isUsed.value]).toEqual([false, false])
    expect(await model.review()).toBe('fundPassword')
    stop()
  })

  it('stays in the sheet where the server does not accept the passkey', async () => {
    const open = await screen({
      submitByPasskey: () => Effect.fail(new Rejected({ code: 'passkey-not-accepted' })),
    })
    await shown(open)
    const { model, stop } = open
    await model.review()
    await model.confirm()
    expect(model.intent.state.value).toMatchObject({ kind: 'refused', failure: { code: 'passkey-not-accepted' } })
    expect(model.form.errors.value).toEqual({})
    stop()
  })

  it.each([
    ['one that only logs in', Effect.succeed([{ ...OWN, confirmsFunds: false }])],
    ['none', Effect.succeed([])],
    ['a list that cannot be loaded', Effect.fail(new Offline())],
  ])('is not offered to a customer with %s', async (_name, passkeys) => {
    const { failures, model, stop } = await screen({ passkeys })
    await new Promise((resolve) => setImmediate(resolve))
    expect([model.passkey.isUsed.value, failures]).toEqual([false, []])
    expect(await model.review()).toBe('fundPassword')
    stop()
  })
})
