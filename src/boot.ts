import '../ui/theme/theme.css'
import { showStartFailed } from '../ui/app/failures/startFailed.ts'
import { firstScreen, loadAhead, loadChunk, nextTask } from './ahead.ts'
import { ROUTE_TABLE } from './routeTable.ts'
import { early, storedValue } from './shell/choose.ts'

/**
 * Adds the app's styles, which the page only preloads, so that the static shell does not wait for them. Resolves when
 * they apply. A page that is being developed has them from the start.
 */
const loadStyles = (page: Document): Promise<unknown> =>
  Promise.all(
    [...page.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')].map(
      ({ href, crossOrigin }) =>
        new Promise((resolve, reject) => {
          const link = page.createElement('link')
          Object.assign(link, { rel: 'stylesheet', href, crossOrigin, onload: resolve, onerror: reject })
          page.head.append(link)
        }),
    ),
  )

/** The packages, React's renderer among them, and the app's own code are each evaluated in a task of their own. */
const loadMain = async () => {
  await import('react')
  await nextTask()
  await import('react-dom/client')
  await nextTask()
  return import('./main.tsx')
}

/** Small on purpose: it requests everything that the first screen needs, in parallel. */
const boot = async (): Promise<void> => {
  const { config, send } = early()
  const signedIn = storedValue('tokend') !== null
  const screen = firstScreen(location.hash, signedIn)
  const row = screen && ROUTE_TABLE[screen]
  // After the first calls: a browser sends six requests at a time, and the screen has dozens of files.
  void config.then(() => loadAhead(screen))
  try {
    await nextTask()
    const [{ start }] = await Promise.all([loadChunk(loadMain), loadChunk(() => loadStyles(document))])
    await start(await config, send, row)
  } catch (cause) {
    // For developers; the customer gets a message on the page.
    console.error(cause)
    showStartFailed(document, storedValue('language'))
  }
}

// Not awaited: the app imports this module, so each would wait for the other.
void boot()
