import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Session } from '../../../../domain/account/session.ts'
import { type Failure, Rejected, Timeout } from '../../../../ports/failure.ts'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { startWords } from '../../../i18n/words.ts'
import { eventually } from '../../../testing/eventually.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { makeLoginModel } from './login.model.ts'

const SESSION: Session = { token: 'q3VX', account: '0123456789' }

/** The login screen of a server that answers `answer`; the stored sessions, and the number of calls. */
const screen = (answer: Effect.Effect<Session, Failure>) => {
  const kept: Session[] = []
  const asked: Array<readonly [string, string]> = []
  const fake = makeFakeApp({
    brokerSession: {
      login: (account, password) => {
        asked.push([account, password])
        return answer
      },
    },
    credentials: { keep: (session) => Effect.sync(() => void kept.push(session)) },
  })
  const model = makeLoginModel(fake.app)
  model.form.change('account', SESSION.account)
  model.form.change('password', 'calm1234')
  return { ...fake, model, kept, asked }
}

beforeAll(() => startWords('us'))

describe('login', () => {
  it('stores the session, clears the password and opens the requested page', async () => {
    const { model, app, kept, toaster, went } = screen(Effect.succeed(SESSION))
    expect(await model.submit('/quotes/info?code=0317')).toBeNull()
    expect(kept).toEqual([SESSION])
    expect(app.model(makeSessionModel).session.value).toEqual(SESSION)
    expect(model.form.draft.value).toEqual({ account: '', password: '' })
    expect(went).toEqual([`/login/loading?to=${encodeURIComponent('/quotes/info?code=0317')}`])
    await eventually(() => expect(toaster.message.value).toMatchObject({ text: 'Logged in', tone: 'success' }))
  })

  it('sends nothing to the server while a field is invalid', async () => {
    const { model, asked } = screen(Effect.succeed(SESSION))
    model.form.change('account', '12345')
    expect(await model.submit()).toBe('account')
    expect(model.form.errors.value).toMatchObject({ account: 'phone-not-ten-digits' })
    expect(asked).toEqual([])
  })

  it.each([
    ['wrong-credentials', 'password'],
    ['account-not-found', 'account'],
    ['account-frozen', 'account'],
  ] as const)('shows %s at the field and as every other failure', async (code, field) => {
    const { model, failures, went } = screen(Effect.fail(new Rejected({ code })))
    expect(await model.submit()).toBe(field)
    expect(model.form.errors.value[field]).toBe(code)
    expect(failures).toEqual([new Rejected({ code, atField: true })])
    expect(went).toEqual([])
  })

  it('keeps the typed texts when no answer arrived, and can be sent again', async () => {
    const { model, failures, asked } = screen(Effect.fail(new Timeout({ millis: 20_000 })))
    expect(await model.submit()).toBeNull()
    expect(await model.submit()).toBeNull()
    expect(failures).toHaveLength(2)
    expect(asked).toHaveLength(2)
    expect(model.form.draft.value.password).toBe('calm1234')
  })

  it('sends once for two taps', async () => {
    const { model, asked } = screen(Effect.delay(Effect.succeed(SESSION), 5))
    await Promise.all([model.submit(), model.submit()])
    expect(asked).toEqual([['0123456789', 'calm1234']])
  })

  it('waits for the last account where it is pressed before that is filled in', async () => {
    const { app, asked, went } = screen(Effect.succeed(SESSION))
    app.model(makeSessionModel).ended.value = SESSION.account
    const model = makeLoginModel(app)
    model.form.change('password', 'calm1234')
    expect(model.form.draft.value.account).toBe('')
    expect(await model.submit()).toBeNull()
    expect([asked, went]).toEqual([[[SESSION.account, 'calm1234']], ['/login/loading']])
  })

  it('sends a code once the server has asked for it, and keeps the password', async () => {
    const codes: Array<string | undefined> = []
    const required = new Rejected({ code: 'code-required' })
    const answers = [required, required, new Rejected({ code: 'wrong-code' })]
    const fake = makeFakeApp({
      brokerSession: {
        login: (_account, _password, code) => {
          codes.push(code)
          const failure = answers[codes.length - 1]
          return failure ? Effect.fail(failure) : Effect.succeed(SESSION)
        },
      },
      credentials: { keep: () => Effect.void },
    })
    const model = makeLoginModel(fake.app)
    model.form.change('account', SESSION.account)
    model.form.change('password', 'calm1234')
    expect(await model.submit()).toBeNull()
    expect([model.second.value === null, fake.failures, codes]).toEqual([false, [], [undefined]])
    const step = model.second.value
    step?.type('49203')
    expect(await model.submit()).toBe('code')
    expect([step?.problem.value, codes.length]).toEqual(['code-malformed', 1])
    // Codes may have been turned off meanwhile: the server is asked, and still asks for one.
    step?.type('')
    expect(await model.submit()).toBe('code')
    expect([step?.problem.value, model.second.value === step, fake.failures]).toEqual(['code-missing', true, []])
    model.second.value?.type(' 492 039')
    expect(await model.submit()).toBe('code')
    expect(model.second.value?.problem.value).toBe('wrong-code')
    model.second.value?.type('492040')
    expect(await model.submit()).toBeNull()
    expect(codes).toEqual([undefined, undefined, '492039', '492040'])
    expect([model.second.value, fake.went.length]).toEqual([null, 1])
  })

  it('asks for no code where another account is typed', async () => {
    const { asked, model } = screen(Effect.fail(new Rejected({ code: 'code-required' })))
    await model.submit()
    model.typeAccount('0123456780')
    expect(model.second.value).toBeNull()
    await model.submit()
    expect(asked.length).toBe(2)
  })
})
