import { type RouterHistory, RouterProvider } from '@tanstack/react-router'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { RunConfig } from '../adapters/http/early.ts'
import { inNativeShell } from '../adapters/storage/keyValueStore.ts'
import { locale, startWords, useWords } from '../ui/i18n/words.ts'
import { ignoreComposingEnter } from '../ui/kit/fields/composing.ts'
import { useValue } from '../ui/kit/useValue.ts'
import { KitWordsProvider } from '../ui/kit/words.ts'
import { kitWordsOf } from '../ui/app/kitWords.ts'
import { type App, AppProvider, type AppRuntime, runtimeOf } from '../ui/data/app/app.ts'
import { OverlayStackProvider } from '../ui/kit/overlays/useOverlay.ts'
import { makeOverlayStack, type OverlayStack } from '../ui/kit/overlays/stack.ts'
import { makeConnectionModel } from '../ui/data/app/connection.model.ts'
import { makeSecretsModel } from '../ui/data/form/secrets.model.ts'
import { Areas } from '../ui/app/session/Areas.tsx'
import { makePreferencesModel } from '../ui/app/session/preferences.model.ts'
import { makeServerModel } from '../ui/app/session/server.model.ts'
import { makeSessionModel } from '../ui/app/session/session.model.ts'
import { applyLanguage } from '../ui/theme/preferences.ts'
import { makeApp } from './app.ts'
import type { RouteRow } from './routeRow.ts'
import { searchIn } from './shell/choose.ts'
import { hashHistory, overlayHistory } from './overlayHistory.ts'
import { realPorts } from './ports.ts'
import { makeRouter } from './router.tsx'
import { afterTask, nextTask, rememberAnswers, stepsWhenSlow } from './ahead.ts'

/**
 * How long the app waits for its first screen and the server's config before it renders without them, in milliseconds.
 */
const PATIENCE = 2_500

/** When what is of use later is downloaded, in milliseconds after the start. Each second without the stream costs a poll or two. */
const LATER = 600

interface RootProps {
  readonly app: App
  readonly overlays: OverlayStack
  readonly router: ReturnType<typeof makeRouter>
  /** Called once the screen is rendered. */
  readonly onRendered?: () => void
}

/** The whole app as React renders it, in the browser and for the static shell. */
export const Root = ({ app, overlays, router, onRendered }: RootProps) => {
  const words = useWords()
  const { tag } = useValue(locale)
  useLayoutEffect(() => onRendered?.(), [onRendered])
  return (
    <AppProvider value={app}>
      <KitWordsProvider value={kitWordsOf(words, tag)}>
        <OverlayStackProvider value={overlays}>
          <Areas>
            <RouterProvider router={router} />
          </Areas>
        </OverlayStackProvider>
      </KitWordsProvider>
    </AppProvider>
  )
}

/** Connects app, overlays and router over a history, which is the browser's in hash mode. */
export const assemble = (runtime: AppRuntime, base: RouterHistory) => {
  const app = makeApp(runtime, () => router)
  const session = app.model(makeSessionModel)
  const overlays = makeOverlayStack()
  const history = overlayHistory(base, overlays)
  const router = makeRouter({ signedIn: () => session.session.peek() !== null }, history)
  // The screen that is left stays until the next one is downloaded; its passwords do not.
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) app.model(makeSecretsModel).forgetAll()
  })
  return { app, overlays, router, session }
}

/** Renders the app. `send` is the `fetch` of its calls, `first` the row of the first screen. */
export const start = async ({ apiBase }: RunConfig, send: typeof fetch, first?: RouteRow | null): Promise<void> => {
  ignoreComposingEnter(window)
  const remembering = rememberAnswers(send, (at) => (app.model(makeConnectionModel).figuresOf.value = at))
  const runtime = runtimeOf(await realPorts(apiBase, afterTask(remembering)))
  const { app, overlays, router, session } = assemble(runtime, hashHistory())

  await nextTask()
  const settings = app.model(makeServerModel).load()
  const [language] = await Promise.all([app.model(makePreferencesModel).restore(), session.restore()])
  await startWords(language)
  applyLanguage(document.documentElement, locale.peek().tag, locale.peek().dir)
  // Before anything of the customer is shown or asked for.
  if (inNativeShell()) await import('./nativeShell.ts').then((shell) => shell.followNativeShell(app, overlays, router))
  const isInside = session.session.peek() !== null
  // The static shell may show the figure already: React begins with it too.
  const figure =
    isInside &&
    first
      ?.figure?.()
      .then((load) => load(app, searchIn(location.hash)))
      .catch(() => undefined)
  // A visitor does not download it.
  if (isInside && !first?.asksCustomer)
    void import('../ui/app/session/customer.model.ts').then(
      ({ makeCustomerModel }) => app.model(makeCustomerModel).load(),
      () => undefined,
    )
  // If the customer navigates while the first screen is still loading, the app shows the target, not the first screen.
  const stopFollowing = router.history.subscribe(() => void router.load())
  // With the screen and its figure loaded, React renders it once, in slices; otherwise it would render a placeholder
  // first and then everything in one task.
  const quotes = Promise.all([router.load(), figure])
  // The log-in has its own steps.
  const endSteps =
    isInside && !location.hash.startsWith('#/login/') && stepsWhenSlow(app, { quotes, warrants: settings })
  await Promise.race([Promise.all([quotes, settings]), new Promise((resolve) => setTimeout(resolve, PATIENCE))])

  await nextTask()
  if (endSteps) endSteps()
  const root = createRoot(document.getElementById('app') ?? document.body)
  // In slices, so that a slow phone reacts to taps while the first screen is rendered.
  startTransition(() =>
    // Once rendered, the router follows the history itself.
    root.render(<Root app={app} overlays={overlays} router={router} onRendered={stopFollowing} />),
  )
  // These are preloaded after the first screen is rendered, so that the first tap opens a sheet or sends a form
  // immediately.
  setTimeout(() => {
    void import('./later.ts')
      .then((later) => later.startLater(app, (shown) => router.subscribe('onResolved', shown)))
      .catch(() => undefined)
  }, LATER)
}
