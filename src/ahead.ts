import { isKeyOf } from '../domain/validation/keys.ts'
import { loadWordsAhead } from '../ui/i18n/parts.ts'
import type { ScreenPath } from '../ui/app/navigation/routes.ts'
import { ROUTE_TABLE } from './routeTable.ts'

// The reads and requests that start while the core of the app is still loading.

/** A text of the device's storage before its adapter is loaded; null where there is none, as in a native shell. */
export const storedValue = (key: 'language' | 'tokend'): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The settings of a deployment, in `config.json` beside index.html. */
export interface RunConfig {
  /** Base address of the API: a path on the same origin or a full URL, without a slash at the end. */
  readonly apiBase: string
}

const DEFAULT: RunConfig = { apiBase: '/api/vue' }

/** A config file's content as settings; anything unreadable means the default. */
export const runConfigFrom = (content: unknown): RunConfig => {
  const base: unknown = Object(content).apiBase
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
 * Requests the server's config immediately, before the client of the contract is loaded, and returns a `fetch` that
 * passes the answer to the client's own first call for it. Every other call is sent normally.
 */
export const askConfigEarly = (base: Promise<string>, send: typeof fetch = fetch): typeof fetch => {
  const asked = base.then((apiBase) =>
    send(apiBase + SERVER_CONFIG, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'type=all',
    }),
  )
  // Without an answer the client's own call fails, and reports it.
  asked.catch(() => undefined)
  let waiting = true
  return (input, init) => {
    const first = waiting && input instanceof Request && input.url.endsWith(SERVER_CONFIG)
    if (first) waiting = false
    return first ? asked : send(input, init)
  }
}

/** The screen that an address will show, as far as it is known before the router is loaded. */
export const firstScreen = (hash: string, signedIn: boolean): ScreenPath | null => {
  const path = hash.replace(/^#/, '').split('?')[0] || '/'
  if (path === '/') return '/login/start'
  if (!isKeyOf(ROUTE_TABLE, path)) return null
  return ROUTE_TABLE[path].open || signedIn ? path : '/login/logon'
}

/**
 * Downloads the first screen and its words while the core is still loading; on a slow network that saves the round
 * trips of sequential requests. It only guesses: the app still requests everything itself, and finds it in the cache.
 */
export const loadAhead = (hash: string): void => {
  const screen = firstScreen(hash, storedValue('tokend') !== null)
  const row = screen && ROUTE_TABLE[screen]
  const downloads = [loadWordsAhead(storedValue('language'), row?.words ?? []), row?.load()]
  // The code that needs a missing part reports the failure; here no code needs it yet.
  for (const download of downloads) download?.catch(() => undefined)
}
