import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Registration } from '../../../../domain/account/credentials.ts'
import { type Failure, Offline, Rejected, Timeout } from '../../../../ports/failure.ts'
import { loadNamespace, startWords } from '../../../i18n/words.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeLoginModel } from './login.model.ts'
import { makeRegisterModel } from './register.model.ts'

const FORM: Registration = {
  account: '0123456789',
  password: 'calm1234',
  confirmation: 'calm1234',
  invitation: 'welcome1',
  agreed: true,
}

beforeAll(async () => {
  await startWords('us')
  await loadNamespace('login')
})

/** The register screen with a server that returns `answers` one after another. */
const screen = (answers: ReadonlyArray<Effect.Effect<void, Failure>>, login: Failure | null = null) => {
  const sent: Array<{ readonly form: Registration; readonly id: string }> = []
  let ids = 0
  const fake = makeFakeApp({
    clock: { newId: () => `id-${(ids += 1)}` },
    brokerSession: {
      register: (form, id) => {
        sent.push({ form, id })
        return answers[sent.length - 1] ?? Effect.void
      },
      login: (account) => (login ? Effect.fail(login) : Effect.succeed({ token: 't', account })),
    },
    credentials: { keep: () => Effect.void },
  })
  const model = fake.app.model(makeRegisterModel)
  for (const [field, value] of Object.entries(FORM)) model.form.change(field as keyof Registration, value)
  return { ...fake, model, sent }
}

describe('register', () => {
  it('creates the account, signs in and continues', async () => {
    const { model, sent, went, toaster } = screen([])
    expect(await model.submit()).toBeNull()
    expect(sent).toEqual([{ form: { ...FORM, invitation: 'WELCOME1' }, id: 'id-1' }])
    expect(went).toEqual(['/login/loading'])
    expect(toaster.message.value?.text).toBe('You are registered')
    expect(model.form.draft.value.password).toBe('')
  })

  it('opens the login with the number filled in where only the sign-in failed', async () => {
    const { model, app, went } = screen([], new Offline())
    await model.submit()
    expect(went).toEqual(['/login/login'])
    expect(app.model(makeLoginModel).form.draft.value).toEqual({ account: FORM.account, password: '' })
  })

  it('shows at the code that there is no such inviter', async () => {
    const { model, failures } = screen([Effect.fail(new Rejected({ code: 'inviter-not-found' }))])
    expect(await model.submit()).toBe('invitation')
    expect(model.form.errors.value.invitation).toBe('inviter-not-found')
    expect(failures).toHaveLength(1)
  })

  it('sends the same id again after a lost answer, another one for a changed draft', async () => {
    const lost = Effect.fail(new Timeout({ millis: 20_000 }))
    const { model, sent } = screen([lost, lost, lost])
    await model.submit()
    await model.submit()
    model.form.change('account', '0123456780')
    await model.submit()
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-1', 'id-2'])
  })

  it('sends nothing before the agreement is accepted', async () => {
    const { model, sent } = screen([])
    model.form.change('agreed', false)
    expect(await model.submit()).toBe('agreed')
    expect(sent).toEqual([])
  })

  it('uses the code of an invitation link, but never replaces a typed one', () => {
    const { model } = screen([])
    model.invite('other9')
    expect(model.form.draft.value.invitation).toBe('welcome1')
    model.form.change('invitation', '')
    model.invite(' other9 ')
    expect(model.form.draft.value.invitation).toBe('OTHER9')
  })

  it('stores nothing of the draft on the device', async () => {
    const { model, kept } = screen([Effect.fail(new Offline())])
    await model.submit()
    expect([...kept.values()].join()).not.toContain(FORM.password)
    expect(kept.size).toBe(0)
  })
})
