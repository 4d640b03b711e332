import { Effect } from 'effect'
import type { Platform } from '../../ports/device/Platform.ts'

const worked = (use: () => Promise<unknown>): Effect.Effect<boolean> =>
  Effect.tryPromise(use).pipe(
    Effect.as(true),
    Effect.orElseSucceed(() => false),
  )

const download = (name: string, blob: Blob) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The download holds its own reference to the data once the click was handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** How long a step back may take, in milliseconds. */
const STEP_BACK = 1_000

/** The part of the window that a reload needs. */
export type ReloadedWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly history: Pick<History, 'state'>
  readonly location: Pick<Location, 'reload'>
}

const nextStep = (page: ReloadedWindow): Effect.Effect<void> =>
  Effect.callback((resume) => {
    const stepped = () => resume(Effect.void)
    page.addEventListener('popstate', stepped, { once: true })
    return Effect.sync(() => page.removeEventListener('popstate', stepped))
  })

/** Reloads the page. Waits for the step back of an overlay that has just closed, which would cancel the reload. */
export const reloadPage = (page: ReloadedWindow): Effect.Effect<void> => {
  const state: unknown = page.history.state
  const isLeaving = typeof state === 'object' && state !== null && 'overlay' in state
  const reload = Effect.sync(() => page.location.reload())
  return isLeaving ? Effect.andThen(Effect.timeoutOption(nextStep(page), STEP_BACK), reload) : reload
}

/** The platform functions of a browser and of a native shell's web view. */
export const browserPlatform: Platform['Service'] = {
  reload: Effect.suspend(() => reloadPage(window)),
  languages: Effect.sync(() => navigator.languages),
  openOutside: (url) =>
    Effect.sync(() => {
      window.open(url, '_blank', 'noopener,noreferrer')
    }),
  copy: (text) => worked(() => navigator.clipboard.writeText(text)),
  share: (what) => worked(() => navigator.share(what)),
  shareFile: (name, content) =>
    Effect.promise(async () => {
      const files = [new File([content], name, { type: content.type })]
      // Older browsers share addresses, but no files.
      if (typeof navigator.canShare !== 'function' || !navigator.canShare({ files })) return 'unavailable'
      return navigator.share({ files }).then(
        () => 'shared' as const,
        () => 'left' as const,
      )
    }),
  saveFile: (name, type, content) => Effect.sync(() => download(name, new Blob([content], { type }))),
  print: Effect.sync(() => window.print()),
  passkeyHost: Effect.sync(() => ('PublicKeyCredential' in window ? location.hostname : null)),
  watchOnline: (tell) => {
    const online = () => tell(true)
    const offline = () => tell(false)
    tell(navigator.onLine)
    addEventListener('online', online)
    addEventListener('offline', offline)
    return () => {
      removeEventListener('online', online)
      removeEventListener('offline', offline)
    }
  },
  watchVisible: (tell) => {
    const changed = () => tell(document.visibilityState === 'visible')
    changed()
    document.addEventListener('visibilitychange', changed)
    return () => document.removeEventListener('visibilitychange', changed)
  },
}
