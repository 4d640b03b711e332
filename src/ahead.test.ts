import { expect, test } from 'vitest'
import { firstScreen } from './ahead.ts'

test.each([
  ['', false, '/login/start'],
  ['#/', true, '/login/start'],
  ['#/login/login?to=%2Fmine%2Findex', false, '/login/login'],
  ['#/mine/index', true, '/mine/index'],
  ['#/quotes/info?code=96115', true, '/quotes/info'],
  ['#/mine/index', false, '/login/logon'],
  ['#/mine/privacy', false, '/mine/privacy'],
  ['#/nowhere', true, null],
])('the address %j shows, with a session %j, %j first', (hash, signedIn, screen) => {
  expect(firstScreen(hash, signedIn)).toBe(screen)
})
