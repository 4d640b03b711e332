import { askEarly, type Early, type FirstCall } from '../../adapters/http/early.ts'
import { localeRow } from '../../ui/i18n/locales.ts'

/** A text of the device's storage before its adapter is loaded; null where there is none, as in a native shell. */
export const storedValue = (
  key: 'account' | 'appearance' | 'brand' | 'figures' | 'hideFigures' | 'language' | 'tokend',
): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The screens with a shell that need a session: without one, the choice between login and registration is shown. */
const INSIDE: readonly string[] = ['/home/index', '/mine/index', '/position/index', '/quotes/info']

/** The parameters of the screen's address. */
export const searchIn = (hash: string): URLSearchParams => new URLSearchParams(hash.split('?')[1])

/**
 * The address of the screen whose shell is shown before the router is there to decide, and as it will decide; null
 * where the app will first show something else. Not every address has a shell.
 */
export const shellFor = (hash: string, signedIn: boolean): string | null => {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?')
  // The log-in then begins with a message, the portfolio with another tab and an instrument without one with a way out,
  // which the shell does not have.
  if (/expired=|tab=/.test(search) || (path === '/quotes/info' && !/code=./.test(search))) return null
  if (INSIDE.includes(path)) return signedIn ? path : '/login/logon'
  if (path === '/login/login') return path
  if (signedIn) return null
  if (path === '' || path === '/') return '/login/start'
  return path === '/login/start' || path === '/login/logon' ? path : null
}

/**
 * The call for the figure that a screen begins with: the total of all currencies or of one, or an instrument with its price. Null where
 * the screen has none.
 */
export const firstCall = (hash: string, signedIn: boolean): FirstCall | null => {
  const path = shellFor(hash, signedIn)
  if (path === '/home/index' || path === '/position/index') return { path: '/trade/worth', fields: '' }
  if (path === '/mine/index') return { path: '/trade/funds', fields: '' }
  const code = searchIn(hash).get('code')
  if (path !== '/quotes/info' || !code) return null
  const fields = new URLSearchParams({ code, language: localeRow(storedValue('language')).code })
  return { path, fields: String(fields) }
}

let asked: Early | undefined
/** What is requested before the app is there: from the first call of this on, which is the first script's. */
export const early = (): Early =>
  (asked ??= askEarly(firstCall(location.hash, storedValue('tokend') !== null), storedValue))
