import { expect, it } from 'vitest'
import { HOME, wantedPage } from './session.ts'

it('has a home', () => expect(HOME).toBe('/home/index'))

it.each(['/mine/index', '/quotes/info?code=KLCI&from=home', '/position', '/loginHelp/index', '/mine/login'])(
  'returns to %s',
  (path) => expect(wantedPage(path)).toBe(path),
)

it.each([
  null,
  undefined,
  '',
  '/',
  '/login/login',
  '/login',
  '/LOGIN/start?x=1',
  '//evil.example/mine',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/mine/index#x',
  '/mine/../login',
  'mine/index',
])('goes home instead of %j', (path) => expect(wantedPage(path)).toBe(HOME))
