import { loadWordsAhead } from '../ui/i18n/parts.ts'
import type { ScreenPath } from '../ui/app/navigation/routes.ts'
import { storedValue } from './storedValue.ts'
import { ROUTE_TABLE, type RouteRow } from './routeTable.ts'

/** The screen that an address will show, as far as can be told before the router is here. */
export const firstScreen = (hash: string, signedIn: boolean): ScreenPath | null => {
  const path = hash.replace(/^#/, '').split('?')[0] || '/'
  if (path === '/') return '/login/start'
  const row = (ROUTE_TABLE as Partial<Record<string, RouteRow>>)[path]
  if (!row) return null
  return row.open || signedIn ? (path as ScreenPath) : '/login/logon'
}

/**
 * Downloads the first screen and its words while the core is still loading; on a slow network that saves the
 * round trips of asking one after the other. It only guesses: the app asks for everything itself, and finds it here.
 */
export const loadAhead = (hash: string): void => {
  const screen = firstScreen(hash, storedValue('tokend') !== null)
  const row = screen && ROUTE_TABLE[screen]
  const downloads = [loadWordsAhead(storedValue('language'), row?.words ?? []), row?.load()]
  // Whoever asks for a part that did not arrive is told so; here nobody has asked yet.
  for (const download of downloads) download?.catch(() => undefined)
}
