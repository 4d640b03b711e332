import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { FundsStanding } from '../../../domain/withdrawals/gates.ts'
import { type Failure, Rejected, Timeout } from '../../../ports/failure.ts'
import type { BoundPayee, NewPayee } from '../../../ports/Payees.ts'
import type { WithdrawalPreview } from '../../../ports/Withdrawals.ts'
import { type FakePorts, makeFakeApp } from '../../testing/fakeApp.ts'
import { makeBindModel } from './bind.model.ts'
import { makePayeesModel } from './payees.model.ts'
import { eventually } from '../../testing/eventually.ts'

const BOUND = { id: '7', number: 'ES91 **** 1332' } as BoundPayee

const PLACED: FundsStanding = { identity: 'verified', hasFundPassword: true, hasCard: false, owesCredit: true }

const setUp = (
  answer: Effect.Effect<BoundPayee, Failure> = Effect.succeed(BOUND),
  standing = PLACED,
  bound: ReadonlyArray<BoundPayee> = [BOUND],
  kept = new Map<string, string>(),
) => {
  const sent: NewPayee[] = []
  const proofs: string[] = []
  const unbound: string[] = []
  const ports = {
    clock: { now: () => 1, newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    withdrawals: { preview: () => Effect.succeed({ standing } as WithdrawalPreview) },
    payees: {
      list: () => Effect.sync(() => (unbound.length === 0 ? bound : [])),
      bind: (payee, fundPassword) =>
        Effect.suspend(() => {
          proofs.push(fundPassword)
          sent.push(payee)
          return answer
        }),
      unbind: (id) => Effect.sync(() => void unbound.push(id)),
    },
  } satisfies FakePorts
  const fake = makeFakeApp(ports, kept)
  const model = makeBindModel(fake.app)
  const fill = (number: string) => {
    model.form.change('holder', 'Marina Ribera')
    model.form.change('number', number)
    model.form.change('bank', 'Banco Sereno')
    model.form.change('swift', 'caixesbbxxx')
    model.form.change('fundPassword', '739182')
  }
  return { ...fake, model, fill, sent, proofs, unbound }
}

describe('binding', () => {
  it('asks for nothing in the fields of another method before they are tried', async () => {
    const { fill, model } = setUp()
    await model.review()
    expect(model.form.errors.value.holder).toBeDefined()
    model.choose('wallet')
    expect(model.form.errors.value.address).toBeUndefined()
    model.choose('bank')
    fill('ES00')
    await model.review()
    model.choose('wallet')
    model.choose('bank')
    // What was typed keeps its reason.
    expect(model.form.errors.value.number).toBeDefined()
  })

  it.each([
    [PLACED, undefined],
    [{ ...PLACED, hasFundPassword: false }, 'fund-password'],
    [{ ...PLACED, identity: 'under-review', hasFundPassword: false }, 'identity'],
  ] as const)('requires what is missing: %o', async (standing, gate) => {
    const { model } = setUp(undefined, standing)
    expect(model.gate.value).toBeNull()
    await model.look()
    expect(model.gate.value).toBe(gate)
  })

  it.each([
    [9, false],
    [10, true],
  ])('is full with 10 bound payees: %i', async (count, isFull) => {
    const { model } = setUp(
      undefined,
      PLACED,
      Array.from({ length: count }, () => BOUND),
    )
    await model.look()
    expect(model.isFull.value).toBe(isFull)
  })

  it('detects a typing error in an IBAN and in a card number at its field', async () => {
    const { model, fill, sent } = setUp()
    fill('ES91 2100 0418 4502 0005 1333')
    expect(await model.review()).toBe('number')
    expect(model.form.errors.value.number).toBe('iban-checksum')
    fill('4111 1111 1111 1112')
    await model.review()
    expect(model.form.errors.value.number).toBe('card-checksum')
    expect([model.sheet.reviewing.value, sent]).toEqual([false, []])
  })

  it('sends the input in canonical form, and leaves out empty fields', async () => {
    const { kept, model, fill, proofs, sent } = setUp()
    fill('es91 2100-0418 4502 0005 1332')
    expect(await model.review()).toBeNull()
    const confirming = Promise.all([model.confirm(), model.confirm()])
    expect([...kept.values()].join()).not.toContain('739182')
    await confirming
    expect(proofs).toEqual(['739182'])
    expect(sent).toEqual([
      {
        method: 'bank',
        holder: 'Marina Ribera',
        number: 'ES9121000418450200051332',
        bank: 'Banco Sereno',
        swift: 'CAIXESBBXXX',
      },
    ])
  })

  it('asks for the fund password, and says at its field that it is wrong', async () => {
    const { model, fill } = setUp(Effect.fail(new Rejected({ code: 'wrong-fund-password' })))
    fill('ES91 2100 0418 4502 0005 1332')
    model.form.change('fundPassword', '')
    expect(await model.review()).toBe('fundPassword')
    model.form.change('fundPassword', '111222')
    expect(await model.review()).toBeNull()
    await model.confirm()
    expect(model.form.errors.value.fundPassword).toBe('wrong-fund-password')
    expect(model.sheet.reviewing.value).toBe(false)
  })

  it('sends nothing without the fund password after the app was closed', async () => {
    const form = { method: 'wallet', network: 'TRC20', address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' }
    const lost = JSON.stringify({ id: 'id-1', account: '5550000001', sentAt: 1, form })
    const { model, proofs } = setUp(undefined, PLACED, [BOUND], new Map([['intent.bind', lost]]))
    await eventually(() => expect(model.intent.state.value).toMatchObject({ kind: 'lost', certain: false }))
    await model.intent.sendAgain()
    expect([model.intent.state.value.kind, proofs]).toEqual(['idle', []])
  })

  it('validates a wallet address by its network', async () => {
    const { model, sent } = setUp()
    model.form.change('method', 'wallet')
    model.form.change('network', 'ERC20')
    model.form.change('fundPassword', '739182')
    model.form.change('address', 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')
    expect(await model.review()).toBe('address')
    expect(model.form.errors.value.address).toBe('address-of-other-network')
    model.form.change('network', 'TRC20')
    expect(await model.review()).toBeNull()
    await model.confirm()
    expect(sent).toEqual([{ method: 'wallet', network: 'TRC20', address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' }])
  })

  it('returns to the field that the server refused', async () => {
    const { model, fill } = setUp(Effect.fail(new Rejected({ code: 'card-holder-differs' })))
    fill('ES9121000418450200051332')
    await model.review()
    await model.confirm()
    await eventually(() => expect(model.intent.state.value.kind).toBe('idle'))
    expect([model.form.errors.value.holder, model.sheet.reviewing.value]).toEqual(['card-holder-differs', false])
  })

  it.each([
    ['identity-not-verified', 'identity'],
    ['identity-failed', 'identity'],
    ['fund-password-not-set', 'fund-password'],
  ] as const)(
    'shows the right reason and links to the next step where the server refuses with %s',
    async (code, gate) => {
      const { model, fill } = setUp(Effect.fail(new Rejected({ code })))
      fill('ES9121000418450200051332')
      await model.review()
      await model.confirm()
      await eventually(() => expect(model.intent.state.value.kind).toBe('idle'))
      expect([model.gate.value, model.sheet.reviewing.value, model.form.errors.value]).toEqual([gate, false, {}])
    },
  )
})

describe('unbinding', () => {
  it('asks for confirmation, sends once and reloads the list', async () => {
    const { app, unbound } = setUp()
    const model = makePayeesModel(app)
    await model.load()
    await model.unbind()
    expect(unbound).toEqual([])
    model.ask(model.payees.value[0]!)
    await Promise.all([model.unbind(), model.unbind()])
    await eventually(() => expect(model.payees.value).toEqual([]))
    expect([unbound, model.leaving.value]).toEqual([['7'], null])
  })

  it('unbinds another one while the answer about the first is missing, and not the first again', async () => {
    const asked: string[] = []
    const other = { ...BOUND, id: '8' }
    const { app } = makeFakeApp({
      clock: { now: () => 1, newId: () => '0190a5f0' },
      credentials: { current: () => ({ token: 't', account: '5550000001' }) },
      payees: {
        list: () => Effect.succeed([BOUND, other]),
        unbind: (id) =>
          Effect.suspend(() => {
            asked.push(id)
            return id === BOUND.id ? Effect.fail(new Timeout({ millis: 10_000 })) : Effect.void
          }),
      },
    })
    const model = makePayeesModel(app)
    model.ask(BOUND)
    void model.unbind()
    await eventually(() => expect(model.intent.state.value.kind).toBe('unknown'))
    model.stay()
    model.ask(other)
    await model.unbind()
    expect(asked).toEqual([BOUND.id, other.id])
  })
})
