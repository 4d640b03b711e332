import { createHashHistory, RouterProvider } from '@tanstack/react-router'
import { ManagedRuntime } from 'effect'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { inNativeShell } from '../adapters/storage/keyValueStore.ts'
import { locale, startWords, useWords } from '../ui/i18n/words.ts'
import { useValue } from '../ui/kit/useValue.ts'
import { preloadOverlays } from '../ui/kit/overlays/overlays.ts'
import { makeOverlayStack } from '../ui/kit/overlays/stack.ts'
import { OverlayStackProvider } from '../ui/kit/overlays/useOverlay.ts'
import { KitWordsProvider } from '../ui/kit/words.ts'
import { AppProvider } from '../ui/data/app/app.ts'
import { makeCustomerModel } from '../ui/app/session/customer.model.ts'
import { kitWordsOf } from '../ui/app/kitWords.ts'
import { makePreferencesModel } from '../ui/app/session/preferences.model.ts'
import { makeServerModel } from '../ui/app/session/server.model.ts'
import { makeSessionModel } from '../ui/app/session/session.model.ts'
import { applyLanguage } from '../ui/theme/preferences.ts'
import { makeApp } from './app.ts'
import { layers } from './layers.ts'
import { overlayHistory } from './overlayHistory.ts'
import { makeRouter } from './router.tsx'
import type { RunConfig } from './ahead.ts'

/** How long the app waits for its first screen and the server's config before it shows without, in milliseconds. */
const PATIENCE = 2_500

/** When sheets, panels and the reading of answers are fetched ahead of their first use, in milliseconds after the start. */
const LATER = 4_000

const preloadLater = (): Promise<unknown> => Promise.all([preloadOverlays(), import('../adapters/http/decode.ts')])

const patience = (waited: Promise<unknown>, millis: number) =>
  Promise.race([waited, new Promise((resolve) => setTimeout(resolve, millis))])

/** Shows the app. `send` is what its calls go out with. */
export const start = async ({ apiBase }: RunConfig, send: typeof fetch): Promise<void> => {
  const runtime = ManagedRuntime.make(layers(apiBase, send))
  const app = makeApp(runtime, () => router)
  const session = app.model(makeSessionModel)
  const overlays = makeOverlayStack()
  const history = overlayHistory(createHashHistory(), overlays)
  const router = makeRouter({ signedIn: () => session.session.peek() !== null }, history)
  // A browser's Back is its history; only a native shell has a button of its own, so no browser downloads this.
  if (inNativeShell()) void import('./followBackButton.ts').then((native) => native.followBackButton(overlays, history))

  const settings = app.model(makeServerModel).load()
  const [language] = await Promise.all([app.model(makePreferencesModel).restore(), session.restore()])
  await startWords(language)
  applyLanguage(document.documentElement, locale.peek().tag, locale.peek().dir)
  if (session.session.peek()) void app.model(makeCustomerModel).load()
  // Who goes back or on while the first screen is still being fetched gets the screen gone to, not the first one.
  const stopFollowing = router.history.subscribe(() => void router.load())
  // With the screen at hand React draws it once, in slices; without, it would draw a gap first and then all in one go.
  await patience(Promise.all([router.load(), settings]), PATIENCE)

  const Root = () => {
    const words = useWords()
    const { tag } = useValue(locale)
    // Once drawn, the router follows the history by itself.
    useLayoutEffect(() => stopFollowing(), [])
    return (
      <AppProvider value={app}>
        <KitWordsProvider value={kitWordsOf(words, tag)}>
          <OverlayStackProvider value={overlays}>
            <RouterProvider router={router} />
          </OverlayStackProvider>
        </KitWordsProvider>
      </AppProvider>
    )
  }
  const root = createRoot(document.getElementById('app') as HTMLElement)
  // In slices, so that a slow phone stays ready for a tap while the first screen is drawn.
  startTransition(() => root.render(<Root />))
  // These are fetched once the first screen stands, so that the first tap opens a sheet or sends a form at once.
  setTimeout(() => void preloadLater().catch(() => undefined), LATER)
}
