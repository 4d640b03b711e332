import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Passkeys } from '../../../../../ports/Account.passkeys.ts'
import type { PasskeyDevice } from '../../../../../ports/device/PasskeyDevice.ts'
import { PasskeyRefused } from '../../../../../ports/device/passkeyRefused.ts'
import { Rejected } from '../../../../../ports/failure.ts'
import { makeServerModel } from '../../../../app/session/server.model.ts'
import { makeSessionModel } from '../../../../app/session/session.model.ts'
import { makeForm } from '../../../../data/form/form.ts'
import { loadNamespace, startWords } from '../../../../i18n/words.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { makeFakeApp } from '../../../../testing/fakeApp.ts'
import { fillPlaces, type LastSession } from './fillPlaces.ts'
import { makePasskeyLoginModel } from './passkeyLogin.model.ts'

const SESSION = { token: 'q3VX', account: '0123456789' }
const CHALLENGE = { challenge: 'c', domain: 'localhost', timeout: 300_000, allow: [] }
const ANSWER = { credentialId: 'k', clientData: 'd', authenticatorData: 'a', signature: 's', userHandle: 'u' }

const screen = (
  device: Partial<PasskeyDevice['Service']> = {},
  passkeys: Partial<Passkeys['Service']> = {},
  host: string | null = 'localhost',
) => {
  const asked: unknown[] = []
  const fake = makeFakeApp({
    passkeys: {
      loginChallenge: () => Effect.succeed(CHALLENGE),
      logIn: (answer) => Effect.sync(() => (asked.push(answer), SESSION)),
      ...passkeys,
    },
    passkeyDevice: {
      sign: (challenge) => Effect.sync(() => (asked.push(challenge), ANSWER)),
      ...device,
    },
    platform: { passkeyHost: Effect.succeed(host) },
    credentials: { keep: () => Effect.void },
  })
  return { ...fake, asked, model: makePasskeyLoginModel(fake.app) }
}

beforeAll(() => startWords('us'))

describe('a log-in with a passkey', () => {
  it('signs the challenge, stores the session and opens the requested page', async () => {
    const { app, asked, model, went } = screen()
    await Promise.all([model.logIn('/quotes/index'), model.logIn('/quotes/index')])
    expect(asked).toEqual([CHALLENGE, ANSWER])
    expect(app.model(makeSessionModel).session.value).toEqual(SESSION)
    expect(went).toEqual([`/login/loading?to=${encodeURIComponent('/quotes/index')}`])
  })

  it('stays where the device gives none, and says why', async () => {
    const { failures, model, went } = screen({ sign: () => Effect.fail(new PasskeyRefused({ why: 'cancelled' })) })
    await model.logIn()
    expect([model.refused.value, model.busy.value, went, failures]).toEqual(['cancelled', false, [], []])
    model.forget()
    expect(model.refused.value).toBeNull()
  })

  it('is stopped where the customer leaves the log-in while the device asks', async () => {
    let answer: (() => void) | null = null
    const { model, went } = screen({
      sign: () => Effect.callback((resume) => void (answer = () => resume(Effect.succeed(ANSWER)))),
    })
    const under = model.logIn()
    await eventually(() => expect(answer).not.toBeNull())
    model.forget()
    answer!()
    await under
    expect([went, model.busy.value]).toEqual([[], false])
  })

  it('shows what the server refuses as every other failure', async () => {
    const refused = new Rejected({ code: 'passkey-not-accepted' })
    const { failures, model, went } = screen({}, { logIn: () => Effect.fail(refused) })
    await model.logIn()
    expect([failures, went, model.refused.value]).toEqual([[refused], [], null])
  })
})

describe('the place of the log-in with a passkey', () => {
  const placesOn = (host: string | null, entries: ReadonlyArray<readonly [string, string]>) => {
    const { app } = screen({}, {}, host)
    app.model(makeServerModel).settings.value = {
      title: null,
      logo: null,
      customerService: null,
      simulation: false,
      entries: new Map(entries),
    }
    const places = {
      form: makeForm({ account: '', password: '' }, () => []),
      last: signal(null),
      passkey: signal(null),
    }
    fillPlaces(app, places)
    return places
  }
  const OFFERED = [
    ['security', 'sessions passkeys'],
    ['passkeydomain', 'example.com'],
  ] as const

  it('tells of a session that the server never accepted, and not of one that it did', async () => {
    const fake = screen({}, {}, 'app.example.com')
    const session = fake.app.model(makeSessionModel)
    const told = async () => {
      const last = signal<LastSession | null>(null)
      const form = makeForm({ account: '', password: '' }, () => [])
      session.ended.value = '5550000001'
      fillPlaces(fake.app, { form, last, passkey: signal(null) })
      await loadNamespace('access')
      await Promise.resolve()
      return last.value?.notice
    }
    await fake.app.model(makeSessionModel).signedIn({ token: 't', account: '5550000001' })
    expect(await told()).toContain('did not accept the new session')
    session.isAccepted.value = true
    expect(await told()).toBeUndefined()
  })

  it('is filled on a page within the domain of the server', async () => {
    const { last, passkey } = placesOn('app.example.com', OFFERED)
    await eventually(() => expect(passkey.value).not.toBeNull())
    expect(last.value).toBeNull()
  })

  it.each([
    ['another page', 'example.org', OFFERED],
    ['a browser without passkeys', null, OFFERED],
    ['a server without passkeys', 'example.com', [['security', 'sessions']] as const],
  ])('stays empty: %s', async (_name, host, entries) => {
    const { passkey } = placesOn(host, entries)
    await new Promise((resolve) => setImmediate(resolve))
    expect(passkey.value).toBeNull()
  })
})
