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
const INSIDE: readonly string[] = ['/home/index', '/mine/index']

/**
 * The address of the screen whose shell is shown before the router is there to decide, and as it will decide; null
 * where the app will first show something else. Not every address has a shell.
 */
export const shellFor = (hash: string, signedIn: boolean): string | null => {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?')
  if (INSIDE.includes(path)) return signedIn ? path : '/login/logon'
  // The log-in then begins with a message that the shell does not have.
  if (path === '/login/login') return search.includes('expired=') ? null : path
  if (signedIn) return null
  if (path === '' || path === '/') return '/login/start'
  return path === '/login/start' || path === '/login/logon' ? path : null
}

let asked: Early | undefined
/** What is requested before the app is there: from the first call of this on, which is the first script's. */
export const early = (): Early =>
  (asked ??= askEarly(shellFor(location.hash, storedValue('tokend') !== null) === '/home/index', storedValue))
