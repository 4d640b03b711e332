import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { IdentityState } from '../../../../domain/contract/enumerations.ts'
import { type Failure, Offline, Rejected, Timeout } from '../../../../ports/failure.ts'
import type { IdentityRecord } from '../../../../ports/Identity.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeFundPasswordModel } from './fundPassword.model.ts'
import { makeLoginPasswordModel } from './loginPassword.model.ts'

type Answers = ReadonlyArray<Effect.Effect<void, Failure>>
const refused = (code: string) => Effect.fail(new Rejected({ code }))

const start = (answers: Answers = [], has = true, state: IdentityState = 'verified') => {
  const sent: unknown[] = []
  let ids = 0
  let isSet = has
  const take = (call: string) => (form: object, id: string) =>
    Effect.suspend(() => {
      sent.push([call, form, id])
      return answers[sent.length - 1] ?? Effect.void
    })
  const fake = makeFakeApp({
    clock: { newId: () => `id-${(ids += 1)}` },
    identity: { record: () => Effect.succeed({ state } as IdentityRecord) },
    security: {
      changeLoginPassword: take('login'),
      hasFundPassword: () => Effect.sync(() => isSet),
      setFundPassword: take('set'),
      changeFundPassword: take('change'),
    },
  })
  return {
    ...fake,
    sent,
    login: fake.app.model(makeLoginPasswordModel),
    fund: fake.app.model(makeFundPasswordModel),
    setElsewhere: () => {
      isSet = true
    },
  }
}

const LOGIN = { old: 'calm1234', next: 'calm5678', confirmation: 'calm5678' }
const FUND = { old: '280519', next: '730416', confirmation: '730416' }

const loginScreen = (answers?: Answers) => {
  const on = start(answers)
  on.login.open()
  for (const [field, value] of Object.entries(LOGIN)) on.login.form.change(field as keyof typeof LOGIN, value)
  return on
}

const fundScreen = async (answers?: Answers, has = true, state?: IdentityState) => {
  const on = start(answers, has, state)
  await on.fund.open()
  const { old, ...first } = FUND
  for (const [field, value] of Object.entries(has ? FUND : first)) on.fund.form.change(field as 'next', value)
  expect(old).toBe('280519')
  return on
}

describe('the login password', () => {
  it('is changed, and no password stays in memory', async () => {
    const { login, sent, kept } = loginScreen()
    expect(await login.submit()).toBeNull()
    expect(sent).toEqual([['login', LOGIN, 'id-1']])
    expect([login.done.value, login.form.draft.value.old, kept.size]).toEqual([true, '', 0])
    login.open()
    expect(login.done.value).toBe(false)
  })

  it('shows at the field what the server refused', async () => {
    const { login, failures } = loginScreen([refused('wrong-original-password')])
    expect(await login.submit()).toBe('old')
    expect([login.form.errors.value.old, login.done.value]).toEqual(['wrong-original-password', false])
    expect(failures).toHaveLength(1)
  })

  it('is not sent with an invalid field', async () => {
    const { login, sent } = loginScreen()
    login.form.change('confirmation', 'calm5679')
    expect(await login.submit()).toBe('confirmation')
    expect(sent).toEqual([])
  })

  it('shows that there were too many attempts until the next one', async () => {
    const { login } = loginScreen([refused('submitted-too-frequently')])
    await login.submit()
    expect(login.tooMany.value).toBe(true)
    await login.submit()
    expect([login.tooMany.value, login.done.value]).toEqual([false, true])
  })

  it('is sent under the same id after a lost answer, under another one once it was changed', async () => {
    const lost = Effect.fail(new Timeout({ millis: 20_000 }))
    const { login, sent } = loginScreen([lost, lost])
    await login.submit()
    await login.submit()
    login.form.change('old', 'other123')
    await login.submit()
    expect(sent.map((call) => (call as string[])[2])).toEqual(['id-1', 'id-1', 'id-2'])
  })
})

describe('the fund password', () => {
  it('needs the old one where one is set', async () => {
    const { fund, sent } = await fundScreen()
    expect(fund.stage.value.kind).toBe('change')
    expect(await fund.submit()).toBeNull()
    expect(sent).toEqual([['change', FUND, 'id-1']])
    expect(fund.stage.value).toEqual({ kind: 'done', first: false })
  })

  it('needs no old one the first time', async () => {
    const { fund, sent } = await fundScreen([], false)
    expect(fund.stage.value.kind).toBe('first')
    await fund.submit()
    expect(sent).toEqual([['set', { next: FUND.next, confirmation: FUND.confirmation }, 'id-1']])
    expect(fund.stage.value).toEqual({ kind: 'done', first: true })
  })

  it.each(['not-submitted', 'under-review', 'rejected'] as const)(
    'needs a verified identity, which is %s',
    async (state) => {
      const { fund } = await fundScreen([], false, state)
      expect(fund.stage.value).toEqual({ kind: 'identity', state })
    },
  )

  it.each([
    ['wrong-fund-password', 'old'],
    ['fund-password-too-easy', 'next'],
    ['password-unchanged', 'next'],
  ] as const)('shows %s at its field', async (code, field) => {
    const { fund } = await fundScreen([refused(code)])
    expect(await fund.submit()).toBe(field)
    expect(fund.form.errors.value[field]).toBe(code)
  })

  it('requests its state again where it was set elsewhere meanwhile', async () => {
    const { fund, setElsewhere } = await fundScreen([refused('fund-password-already-set')], false)
    setElsewhere()
    await fund.submit()
    await expect.poll(() => fund.stage.value.kind).toBe('change')
    expect(fund.form.draft.value).toEqual({ old: '', next: '', confirmation: '' })
  })

  it('shows when its state could not be loaded', async () => {
    const on = makeFakeApp({ security: { hasFundPassword: () => Effect.fail(new Offline()) } })
    const fund = on.app.model(makeFundPasswordModel)
    await fund.open()
    expect([fund.stage.value.kind, on.failures]).toEqual(['failed', []])
  })
})
