import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { Offline, SessionExpired } from '../../../ports/failure.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeSessionModel } from './session.model.ts'
import { signOut } from './signOut.ts'

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
