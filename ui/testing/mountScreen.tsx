import '../theme/theme.css'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { render } from 'vitest-browser-react'
import { englishWords } from '../kit/gallery/words.ts'
import { KitWordsProvider } from '../kit/words.ts'
import { Areas } from '../app/session/Areas.tsx'
import { type App, AppProvider } from '../data/app/app.ts'

/** Renders a screen at its address, as the shell does, with an app of fakes; `others` are the paths it may lead to. */
export const mountScreen = (
  app: App,
  path: string,
  Screen: () => ReactNode,
  search: Record<string, string>,
  others: ReadonlyArray<string> = [],
) => {
  const root = createRootRoute({ component: Outlet })
  const routeOf = (path: string, component: () => ReactNode = () => null) =>
    createRoute({ getParentRoute: () => root, path, component })
  const query = new URLSearchParams(search).toString()
  const router = createRouter({
    routeTree: root.addChildren([routeOf(path, Screen), ...others.map((other) => routeOf(other))]),
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    history: createMemoryHistory({ initialEntries: [`${path}?${query}`] }),
  })
  return render(
    <StrictMode>
      <AppProvider value={app}>
        <KitWordsProvider value={englishWords}>
          <Areas>
            <RouterProvider router={router as never} />
          </Areas>
        </KitWordsProvider>
      </AppProvider>
    </StrictMode>,
  )
}
