import { Workbox } from 'workbox-window'
import type { AppWorker, WaitingUpdate } from '../../ports/device/AppWorker.ts'

/** How long the worker may take to take over before the page is reloaded all the same, in milliseconds. */
const TAKE_OVER = 5_000

/** Registers the worker that the build wrote beside the page; null where the browser has none or refuses it. */
export const registerWorker = async (): Promise<AppWorker | null> => {
  if (!('serviceWorker' in navigator)) return null
  const worker = new Workbox('./worker.js')
  let tell: (update: WaitingUpdate) => void = () => undefined
  let waiting: WaitingUpdate | null = null
  const offer = (update: WaitingUpdate): void => {
    waiting = update
    tell(update)
  }
  let isReloading = false
  const reload = (): void => {
    if (!isReloading) location.reload()
    isReloading = true
  }
  worker.addEventListener('waiting', () =>
    offer({
      reload: () => {
        worker.addEventListener('controlling', reload)
        worker.messageSkipWaiting()
        setTimeout(reload, TAKE_OVER)
      },
    }),
  )
  let isControlled = navigator.serviceWorker.controller !== null
  // Another tab let it take over: this one still runs the older version. The first worker is no update.
  worker.addEventListener('controlling', () => {
    if (isControlled) offer({ reload })
    isControlled = true
  })
  const isRegistered = await worker.register().then(
    (registration) => registration !== undefined,
    () => false,
  )
  if (!isRegistered) return null
  return {
    watchUpdates: (hear) => {
      tell = hear
      if (waiting) hear(waiting)
    },
    watchTaps: (open) =>
      navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
        if (typeof data !== 'object' || data === null) return
        const type: unknown = Reflect.get(data, 'type')
        const opened: unknown = Reflect.get(data, type === 'OPEN_MESSAGE' ? 'id' : 'code')
        if ((type !== 'OPEN_MESSAGE' && type !== 'OPEN_INSTRUMENT') || typeof opened !== 'string') return
        // The worker then leaves it to this page.
        ports[0]?.postMessage(true)
        open(type === 'OPEN_MESSAGE' ? { messageId: opened } : { code: opened })
      }),
    look: () => worker.update().catch(() => undefined),
    keepLoaded: async (language) => {
      // Resolves when the worker is there, and never where registering is blocked.
      const { active } = await navigator.serviceWorker.ready
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const own = loaded.filter((name) => name.startsWith(new URL('assets/', document.baseURI).href))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin
      active?.postMessage({ type: 'CACHE_FILES', loaded: own, language })
    },
  }
}
