import { clientsClaim } from 'workbox-core'
import { CacheExpiration } from 'workbox-expiration'
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { type NoticeScope, openNotice, showNotice } from './notices.ts'
import { sharedAddress } from './shared.ts'

// The service worker: it opens the app without a connection. It never sees a call of the contract: these are POST, and
// their last answers are kept by the app itself (`adapters/lastSeen/`). docs/decisions/offline.md tells why.

/** What the build writes here (`src/build/appWorker.ts`): what is cached with the worker, and each language's words. */
declare const __PRECACHED__: PrecacheEntry[]
declare const __WORDS__: Readonly<Record<string, readonly string[]>>

interface Waiting {
  /** Keeps the worker running until the work has ended. */
  readonly waitUntil: (work: Promise<unknown>) => void
}
type WorkerMessage = MessageEvent<unknown> & Waiting
type Arrived = Waiting & { readonly data: { readonly json: () => unknown } | null }
type Tapped = Waiting & { readonly notification: Notification }

/** The part of a worker's global scope that is used, which the types of a page do not have. */
declare const self: NoticeScope & {
  readonly location: Location
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'message', listener: (event: WorkerMessage) => void): void
    (type: 'push', listener: (event: Arrived) => void): void
    (type: 'notificationclick', listener: (event: Tapped) => void): void
  }
}

/** How many hashed files are kept besides those cached with the worker, and how long, in seconds. */
const MOST_FILES = 250
const KEPT_FOR = 60 * 24 * 3600

const expiration = new CacheExpiration('assets', { maxEntries: MOST_FILES, maxAgeSeconds: KEPT_FOR })
const expire = async ({ request }: { readonly request: Request }): Promise<void> => {
  await expiration.updateTimestamp(request.url)
  await expiration.expireEntries()
}
/** A server that has a page for every address answers so for a file that a newer version no longer has. */
const unlessPage = async ({ response }: { readonly response: Response }): Promise<Response | null> =>
  response.status === 200 && response.headers.get('content-type')?.startsWith('text/html') !== true ? response : null
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [{ cacheWillUpdate: unlessPage, cacheDidUpdate: expire }],
})
const ASSETS = new URL('./assets/', self.location.href).href

// One page for every address: the parameters are for the app. The server chooses which page is at `./`.
precacheAndRoute(__PRECACHED__, { ignoreURLParametersMatching: [/./], directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()

// What another app shares is an invitation, if anything: it opens the registration with its code.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname.endsWith('/share'),
  ({ url }) => Promise.resolve(Response.redirect(new URL(sharedAddress(url.searchParams), url), 303)),
)
// A hashed file never changes under its name.
registerRoute(({ url }) => url.href.startsWith(ASSETS), assets)
// What the operator may change without a new build is shown as it was at the last visit, and fetched for the next.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /\/(?:config\.json|manifest\.webmanifest|icon[\w-]*\.\w+)$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: 'settings' }),
)

/** Caches hashed files that a page needs, or that it loaded before the worker was there. */
const cacheFiles = (files: ReadonlyArray<unknown>, event: WorkerMessage): Promise<unknown> =>
  Promise.allSettled(
    files.flatMap((file) => {
      if (typeof file !== 'string') return []
      return [assets.handle({ request: new Request(file), event })]
    }),
  )

const field = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined

self.addEventListener('message', (event) => {
  const type = field(event.data, 'type')
  // Only a page whose customer agreed to the reload asks for this.
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (type === 'CACHE_FILES') {
    const loaded = field(event.data, 'loaded')
    const words = __WORDS__[String(field(event.data, 'language'))] ?? []
    event.waitUntil(cacheFiles([...(Array.isArray(loaded) ? loaded : []), ...words], event))
  }
})

/** What was sent, where it is JSON. */
const sentBy = ({ data }: Arrived): unknown => {
  try {
    return data?.json()
  } catch {
    return null
  }
}
self.addEventListener('push', (event) => event.waitUntil(showNotice(self, sentBy(event))))
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self, event.notification)))

// The first visit is under the worker too, so that what it opens later and its figures are kept.
clientsClaim()
