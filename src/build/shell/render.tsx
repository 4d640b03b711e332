import { createMemoryHistory } from '@tanstack/react-router'
import { Effect } from 'effect'
import { renderToStaticMarkup } from 'react-dom/server'
import { makeHiddenModel } from '../../../ui/app/session/hidden.model.ts'
import { makeServerModel } from '../../../ui/app/session/server.model.ts'
import { makeSessionModel } from '../../../ui/app/session/session.model.ts'
import { LOCALES } from '../../../ui/i18n/locales.ts'
import { startWords } from '../../../ui/i18n/words.ts'
import type { ScreenPath } from '../../../ui/app/navigation/routes.ts'
import type { AppRuntime } from '../../../ui/data/app/app.ts'
import { makeOverlayStack } from '../../../ui/kit/overlays/stack.ts'
import { makeApp } from '../../app.ts'
import { Root } from '../../main.tsx'
import { makeRouter } from '../../router.tsx'
import { ROUTE_TABLE } from '../../routeTable.ts'

/** The shell shows what a screen has before any answer: whatever a model asks for here never comes. */
const noAnswers: AppRuntime = {
  runFork: () => Effect.runFork(Effect.never),
  runSync: () => {
    throw new Error('the static shell has no ports')
  },
  runPromise: () => new Promise(() => undefined),
  runPromiseExit: () => new Promise(() => undefined),
}

/** What React renders first for an address, in a language, before any answer of the server. */
const renderScreen = async (address: string, language: string, signedIn: boolean): Promise<string> => {
  await startWords(language)
  const app = makeApp(noAnswers, () => router)
  const router = makeRouter({ signedIn: () => signedIn }, createMemoryHistory({ initialEntries: [address] }))
  app.model(makeSessionModel).session.value = signedIn ? { token: 'x', account: '\u00a0' } : null
  app.model(makeServerModel).settings.value = {
    title: '\u00a0',
    logo: null,
    customerService: null,
    simulation: true,
    entries: new Map(),
  }
  app.model(makeHiddenModel).hidden.value = false
  await router.load()
  return renderToStaticMarkup(<Root app={app} overlays={makeOverlayStack()} router={router} />)
}

/** The screens that have a shell, and whether they are shown to a customer who is signed in. */
const SCREENS = [
  { path: '/login/start', signedIn: false },
  { path: '/login/logon', signedIn: false },
  { path: '/login/login', signedIn: false },
  { path: '/home/index', signedIn: true },
  { path: '/mine/index', signedIn: true },
  { path: '/position/index', signedIn: true },
  { path: '/quotes/info', search: '?code=%C2%A0', signedIn: true },
] satisfies ReadonlyArray<{ readonly path: ScreenPath; readonly search?: string; readonly signedIn: boolean }>

/** What React renders first for each screen with a shell, in each language. */
export const renderScreens = async (): Promise<Record<string, Record<string, string>>> => {
  const rendered: Record<string, Record<string, string>> = {}
  // One after another, since the words in use are those of one language.
  for (const { code } of LOCALES)
    for (const { path, search = '', signedIn } of SCREENS)
      rendered[path] = { ...rendered[path], [code]: await renderScreen(path + search, code, signedIn) }
  return rendered
}

/** The modules that a screen's row imports, as its functions name them: `ui/areas/home/Home.tsx`. */
const MODULE = /ui\/areas\/[\w/.]+\.tsx?/g

/** What the app imports for each screen with a shell: its component, and what loads its figure. */
export const modulesOfScreens = (): Record<string, readonly string[]> =>
  Object.fromEntries(
    SCREENS.map(({ path }) => {
      const { load, figure } = ROUTE_TABLE[path]
      return [path, `${String(load)} ${String(figure)}`.match(MODULE) ?? []]
    }),
  )
