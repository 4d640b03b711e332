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

/** Renders a screen at its address, as the shell does, with an app of fakes. */
export const mountScreen = (app: App, path: string, Screen: () => ReactNode, search: Record<string, string>) => {
  const root = createRootRoute({ component: Outlet })
  const route = createRoute({ getParentRoute: () => root, path, component: Screen })
  const query = new URLSearchParams(search).toString()
  const router = createRouter({
    routeTree: root.addChildren([route]),
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
