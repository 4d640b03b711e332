import { askEarly, type Early } from '../../adapters/http/early.ts'

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
const INSIDE: readonly string[] = ['/home/index', '/mine/index', '/position/index']

/**
 * The address of the screen whose shell is shown before the router is there to decide, and as it will decide; null
 * where the app will first show something else. Not every address has a shell.
 */
export const shellFor = (hash: string, signedIn: boolean): string | null => {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?')
  // The log-in then begins with a message, and the portfolio with another tab, that the shell does not have.
  if (/expired=|tab=/.test(search)) return null
  if (INSIDE.includes(path)) return signedIn ? path : '/login/logon'
  if (path === '/login/login') return path
  if (signedIn) return null
  if (path === '' || path === '/') return '/login/start'
  return path === '/login/start' || path === '/login/logon' ? path : null
}

/** Those of them that begin with the total of all currencies. */
const WITH_TOTAL: ReadonlyArray<string | null> = ['/home/index', '/position/index']

let asked: Early | undefined
/** What is requested before the app is there: from the first call of this on, which is the first script's. */
export const early = (): Early =>
  (asked ??= askEarly(WITH_TOTAL.includes(shellFor(location.hash, storedValue('tokend') !== null)), storedValue))
