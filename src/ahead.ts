import type { Instant } from '../domain/calendar/zone.ts'
import { isKeyOf } from '../domain/validation/keys.ts'
import { loadWordsAhead } from '../ui/i18n/namespaces.ts'
import type { ScreenPath } from '../ui/app/navigation/routes.ts'
import type { App } from '../ui/data/app/app.ts'
import type { RouteRow } from './routeRow.ts'
import { ROUTE_TABLE } from './routeTable.ts'
import { storedValue } from './shell/choose.ts'
import type { StartWork } from './startSteps.tsx'

// How parts of the app are downloaded, and what is downloaded while its core is still loading.

/** How long a part of the app may take to arrive, in milliseconds. Source: RULES.md, failures. */
export const CHUNK_TIMEOUT = 120_000

/** A script or style part of the app did not arrive. */
export class ChunkLoadFailed extends Error {
  override readonly name = 'LoadFailed'
}

/** Waits for a part of the app; one that fails or takes more than 120 s raises LoadFailed. */
export const loadChunk = async <M>(load: () => Promise<M>): Promise<M> => {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => (waiting = setTimeout(reject, CHUNK_TIMEOUT)))
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    throw new ChunkLoadFailed('', { cause })
  } finally {
    clearTimeout(waiting)
  }
}

/** Ends the current task, so that a slow phone can paint a frame or answer a tap before the next one begins. */
export const nextTask = (): Promise<unknown> => {
  const { scheduler } = globalThis
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/**
 * A `fetch` that begins in a task of its own: what a tap shows is drawn before the requests for it are sent, each of which
 * takes a slow phone some milliseconds.
 */
export const afterTask =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    await nextTask()
    return send(input, init)
  }

/**
 * A `fetch` that keeps the last answers and gives them where there is no connection; `tell` receives the time of the
 * oldest one on screen, null for none. Only for a page that its worker can open without a connection: any other has no
 * use of them, and is sent for as before.
 */
export const rememberAnswers =
  (send: typeof fetch, tell: (oldest: Instant | null) => void): typeof fetch =>
  (input, init) => {
    if (!(input instanceof Request && navigator.serviceWorker?.controller)) return send(input, init)
    const question = input.clone()
    const answer = send(input, init)
    // What fails before the rest is loaded is reported by the rest.
    answer.catch(() => undefined)
    return import('../adapters/lastSeen/deviceAnswers.ts').then(
      (seen) => seen.lastAnswers(tell)(question, answer),
      () => answer,
    )
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
export const loadAhead = async (screen: ScreenPath | null): Promise<void> => {
  const row: RouteRow | null = screen && ROUTE_TABLE[screen]
  // The page has links to the files of the screens with a shell. They are downloaded without being evaluated: an `import()` of
  // the screen would evaluate it together with all packages, in the one task in which the last of them arrives.
  const links = document.querySelector<HTMLTemplateElement>(`template[data-ahead="${screen}"]`)
  if (links) document.head.append(links.content)
  // Each sends several requests, which take a slow phone long enough to delay a frame. The code that needs a missing part
  // reports the failure; here no code needs it yet.
  await nextTask()
  loadWordsAhead(storedValue('language'), row?.words ?? []).catch(() => undefined)
  await nextTask()
  if (!links) row?.load().catch(() => undefined)
}

/** How long a start may take before its steps are shown, in milliseconds. Source: RULES.md, start-up. */
const STEPS_AFTER = 300

/** Shows the steps of a start that takes long, with code that is downloaded for it. Returns the function that ends this. */
export const stepsWhenSlow = (app: App, work: StartWork): (() => void) => {
  let hide = (): void => undefined
  let isOver = false
  const begin = async (): Promise<void> => {
    const { showSteps } = await import('./startSteps.tsx')
    hide = await showSteps(app, work)
    if (isOver) hide()
  }
  const timer = setTimeout(() => void begin().catch(() => undefined), STEPS_AFTER)
  return () => {
    isOver = true
    clearTimeout(timer)
    hide()
  }
}
