import { Effect } from 'effect'
import { afterEach, expect, it, vi } from 'vitest'
import { Offline, SessionExpired } from '../../../ports/failure.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeCustomerModel } from './customer.model.ts'
import { EXPIRY_DELAY, makeSessionModel } from './session.model.ts'
import { signOut } from './signOut.ts'

afterEach(() => void vi.useRealTimers())

it.each([
  ['the server revokes the token', Effect.void],
  ['there is no connection', Effect.fail(new Offline())],
  ['the session has ended already', Effect.fail(new SessionExpired({ code: 'unknown' }))],
  ['the app has a defect', Effect.die(new TypeError('of the app'))],
])('signing out leads to the login without a message where %s', async (_, logout) => {
  const { app, failures, went } = makeFakeApp({
    brokerSession: { logout: () => logout },
    credentials: { restore: Effect.succeed({ token: 't', account: '5550000001' }), forget: Effect.void },
  })
  const { session, restore } = app.model(makeSessionModel)
  await restore()
  await signOut(app)
  expect(session.value).toBeNull()
  expect(failures).toEqual([])
  expect(went).toEqual(['/', '/login/login'])
})

it('signing out removes what belongs to the customer, and leaves what belongs to the device', async () => {
  const kept = new Map(['searchList', 'hideFigures', 'draft.5550000001', 'language'].map((key) => [key, '1']))
  const session = { token: 't', account: '5550000001' }
  const { app } = makeFakeApp(
    {
      brokerSession: { logout: () => Effect.void },
      credentials: { keep: () => Effect.void, forget: Effect.void },
    },
    kept,
  )
  await app.model(makeSessionModel).signedIn(session)
  await signOut(app)
  expect([...kept.keys()]).toEqual(['language'])
})

it('keeps the account whose session the server has ended for the next log-in, until the customer signs out', async () => {
  const session = { token: 't', account: '5550000001' }
  const { app } = makeFakeApp({
    brokerSession: { logout: () => Effect.void },
    credentials: { keep: () => Effect.void, forget: Effect.void },
  })
  const { ended, expired, signedIn } = app.model(makeSessionModel)
  await signedIn(session)
  expect(ended.value).toBe('')
  expired(new SessionExpired({ code: 'login-again', token: 't' }))
  expect(ended.value).toBe(session.account)
  await signedIn(session)
  await signOut(app)
  expect(ended.value).toBe('')
})

const expiring = async (isAnswered = true) => {
  vi.useFakeTimers()
  const fake = makeFakeApp({
    credentials: { keep: () => Effect.void, forget: Effect.void },
    customerAccount: { profile: () => Effect.succeed({ id: '7', account: '5550000001', balances: {} } as never) },
  })
  const model = fake.app.model(makeSessionModel)
  await model.signedIn({ token: 't', account: '5550000001' })
  if (isAnswered) await fake.app.run(Effect.orDie(fake.app.model(makeCustomerModel).ask))
  const expire = () => model.expired(new SessionExpired({ code: 'login-again', token: 't' }))
  return { ...fake, ...model, expire, pass: () => vi.advanceTimersByTimeAsync(EXPIRY_DELAY) }
}

it('does not open the log-in for a customer who has logged in again before it opens', async () => {
  const { expire, pass, signedIn, session, went } = await expiring()
  expire()
  await vi.advanceTimersByTimeAsync(EXPIRY_DELAY - 1)
  await signedIn({ token: 'second', account: '5550000001' })
  await pass()
  expect(went).toEqual([])
  expect(session.value?.token).toBe('second')
})

it.each([
  ['/login/loading?to=%2Fposition%2Findex', '/login/login?to=%2Fposition%2Findex&expired=1'],
  ['/login/logon', '/login/login?expired=1'],
  ['/position/info?id=p-1', '/login/login?to=%2Fposition%2Finfo%3Fid%3Dp-1&expired=1'],
])('the log-in after the end of a session at %s leads to the screen that was requested', async (here, login) => {
  const { expire, pass, went } = await expiring()
  went.push(here)
  expire()
  await pass()
  expect(went).toEqual([here, login])
})

it('keeps the reason that another tab gave, also where a call was refused for it before, until the next log-in', async () => {
  const { expire, pass, signedIn, went, why } = await expiring()
  went.push('/mine/about')
  expire()
  why.value = 'another tab'
  expire()
  await pass()
  expect([why.value, went.length]).toEqual(['another tab', 2])
  await signedIn({ token: 't', account: '5550000001' })
  expect(why.value).toBeUndefined()
})

it('does not say that a session has ended of which no call was answered since the log-in', async () => {
  const { expire, isAccepted, pass, signedIn, went } = await expiring(false)
  went.push('/login/loading')
  expire()
  await pass()
  expect([isAccepted.value, went.at(-1)]).toEqual([false, '/login/login'])
  await signedIn({ token: 't', account: '5550000001' })
  expect(isAccepted.value).toBe(false)
})
