import { loadWordsAhead } from '../ui/i18n/parts.ts'
import type { ScreenPath } from '../ui/app/navigation/routes.ts'
import { ROUTE_TABLE, type RouteRow } from './routeTable.ts'

// What is read and sent for while the core of the app is still loading.

/** A text of the device's storage before its adapter is here; null where there is none, as in a native shell. */
export const storedValue = (key: 'language' | 'tokend'): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** What whoever deploys the build sets in `config.json` beside index.html. */
export interface RunConfig {
  /** Base address of the API: a path on the same origin or a full URL, without a slash at the end. */
  readonly apiBase: string
}

const DEFAULT: RunConfig = { apiBase: '/api/vue' }

/** A config file's content as settings; anything unreadable means the default. */
export const runConfigFrom = (content: unknown): RunConfig => {
  const base = (content as { apiBase?: unknown } | null)?.apiBase
  return typeof base === 'string' && base !== '' ? { apiBase: base.replace(/\/+$/, '') } : DEFAULT
}

/** Reads `config.json`, so that one build serves any backend. */
export const readRunConfig = async (): Promise<RunConfig> => {
  try {
    const answer = await fetch('./config.json', { credentials: 'same-origin' })
    return runConfigFrom(await answer.json())
  } catch {
    return DEFAULT
  }
}

const SERVER_CONFIG = '/common/config'

/**
 * Asks for the server's config at once, before the client of the contract is here, and gives a `fetch` that hands the
 * answer to the client's own first call of it. Every other call goes out as ever.
 */
export const askConfigEarly = (base: Promise<string>, send: typeof fetch = fetch): typeof fetch => {
  const asked = base.then((apiBase) =>
    send(apiBase + SERVER_CONFIG, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'type=all',
    }),
  )
  // Without an answer the client's own call fails with it, and says so.
  asked.catch(() => undefined)
  let waiting = true
  return (input, init) => {
    const first = waiting && input instanceof Request && input.url.endsWith(SERVER_CONFIG)
    if (first) waiting = false
    return first ? asked : send(input, init)
  }
}

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
