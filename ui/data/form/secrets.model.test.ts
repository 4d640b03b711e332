import { Effect } from 'effect'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SessionExpired } from '../../../ports/failure.ts'
import { makeSentSecret } from '../intent/sentSecret.ts'
import { makeSessionModel } from '../../app/session/session.model.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { fakedNow, pass, settled } from '../../testing/time.ts'
import { makeForm } from './form.ts'
import { HIDDEN_WITHIN, makeSecretsModel } from './secrets.model.ts'

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

/** A form with a typed password and one that is being sent. */
const typed = async () => {
  let look: (visible: boolean) => void = () => undefined
  const { app } = makeFakeApp({
    clock: { now: fakedNow },
    platform: {
      watchVisible: (tell) => {
        look = tell
        return () => undefined
      },
    },
    credentials: { keep: () => Effect.void, forget: Effect.void },
  })
  const form = makeForm({ amount: '', password: '' }, () => [])
  const sent = makeSentSecret<string>(app)
  const leave = app.model(makeSecretsModel).hold(() => form.forget('password'))
  await settled()
  form.change('amount', '100')
  form.change('password', '280519')
  sent.keep('loan', '280519')
  return { app, leave, look: (visible: boolean) => look(visible), now: () => [form.draft.value, sent.of('loan')] }
}
const GONE = [{ amount: '100', password: '' }, null]
const THERE = [{ amount: '100', password: '280519' }, '280519']

it('a password is cleared when its field is unmounted; the rest of the draft stays', async () => {
  const { leave, now } = await typed()
  leave()
  expect(now()).toEqual([GONE[0], '280519'])
})

it('passwords are cleared after the app was hidden for a minute', async () => {
  const { look, now } = await typed()
  look(false)
  await pass(HIDDEN_WITHIN - 1)
  expect(now()).toEqual(THERE)
  await pass(1)
  expect(now()).toEqual(GONE)
})

it('hiding the app for a moment clears nothing', async () => {
  const { look, now } = await typed()
  look(false)
  await pass(HIDDEN_WITHIN - 1)
  look(true)
  await pass(HIDDEN_WITHIN)
  expect(now()).toEqual(THERE)
})

it('passwords are cleared also where the phone had suspended the app meanwhile', async () => {
  const { look, now } = await typed()
  look(false)
  await settled()
  // Its timers did not run.
  vi.setSystemTime(NOW + HIDDEN_WITHIN)
  look(true)
  await settled()
  expect(now()).toEqual(GONE)
})

it('passwords are cleared as soon as the session has ended', async () => {
  const { app, now } = await typed()
  const { expired, signedIn } = app.model(makeSessionModel)
  await signedIn({ token: 't', account: '5550000001' })
  expect(expired(new SessionExpired({ code: 'login-again', token: 't' }))).toBe(true)
  await settled()
  expect(now()).toEqual(GONE)
})
