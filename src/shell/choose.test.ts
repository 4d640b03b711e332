import { expect, it } from 'vitest'
import { keysOf } from '../../domain/validation/keys.ts'
import { firstScreen } from '../ahead.ts'
import { ROUTE_TABLE } from '../routeTable.ts'
import { firstCall, shellFor } from './choose.ts'

const PATHS = ['', '#', '#/', '#/nowhere', ...keysOf(ROUTE_TABLE).map((path) => `#${path}`)]

it.each([true, false])('is the screen that the router shows, or none (signed in: %s)', (signedIn) => {
  const chosen = PATHS.map((hash) => ({ hash, shell: shellFor(hash, signedIn) })).filter(({ shell }) => shell !== null)
  expect(chosen).toEqual(chosen.map(({ hash }) => ({ hash, shell: firstScreen(hash, signedIn) })))
  expect(chosen.length).toBeGreaterThanOrEqual(3)
})

it.each([
  ['', false, '/login/start'],
  ['#/login/login?to=%2Fmine%2Findex', false, '/login/login'],
  // A signed-in customer is sent on to the start-up steps.
  ['#/login/start', true, null],
  ['', true, null],
  // It begins with a message that the shell does not have.
  ['#/login/login?to=%2Fhome%2Findex&expired=1', false, null],
  ['#/position/index', true, '/position/index'],
  // The shell has its first tab.
  ['#/position/index?tab=funds', true, null],
  ['#/mine/index', false, '/login/logon'],
  ['#/mine/index', true, '/mine/index'],
  ['#/mine/privacy', false, null],
  ['#/quotes/info?code=700', true, '/quotes/info'],
  // It is shown that there is no such instrument.
  ['#/quotes/info', true, null],
])('of %j, with a session %j, is %j', (hash, signedIn, shell) => expect(shellFor(hash, signedIn)).toBe(shell))

it.each([
  ['#/home/index', '/trade/worth', ''],
  ['#/position/index', '/trade/worth', ''],
  ['#/mine/index', '/trade/funds', ''],
  ['#/quotes/info?code=A%26B', '/quotes/info', 'code=A%26B&language=es'],
])('the first call of %j is %s with %j', (hash, path, fields) =>
  expect(firstCall(hash, true)).toEqual({ path, fields }),
)

it.each(['#/mine/privacy', '#/quotes/info', '#/quotes/info?code=', '#/position/index?tab=funds'])(
  '%j has no first call',
  (hash) => expect(firstCall(hash, true)).toBeNull(),
)
