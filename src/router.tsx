import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { keysOf } from '../domain/validation/keys.ts'
import { loadNamespace } from '../ui/i18n/words.ts'
import { Frame } from '../ui/app/frame/Frame.tsx'
import { lazyPart } from '../ui/kit/lazyPart.tsx'
import { PartFailed } from '../ui/app/failures/PartFailed.tsx'
import { type ScreenPath, searchOf } from '../ui/app/navigation/routes.ts'
import { useLacks } from '../ui/app/session/Areas.tsx'
import { loadChunk } from './ahead.ts'
import type { Part, RouteRow } from './routeRow.ts'
import { ROUTE_TABLE } from './routeTable.ts'

interface RouterContext {
  readonly signedIn: () => boolean
}

/** Seldom shown, so its code and words are loaded with it. */
const NoScreen = lazyPart(async () => {
  const [part] = await Promise.all([import('../ui/app/frame/NoScreen.tsx'), loadNamespace('home')])
  return part.NoScreen
})

const NotFound = () => <NoScreen />

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Frame, notFoundComponent: NotFound })

/** Code and words of a part arrive together, before it is shown. */
const load = async (row: Part): Promise<ComponentType> => {
  const [screen] = await Promise.all([
    loadChunk(row.load),
    ...(row.words ?? []).map((name) => loadChunk(() => loadNamespace(name))),
  ])
  return screen.default
}

/** One element for each part, so that it stays mounted while the screens beside it change. */
const panels = new Map<Part, ReactElement>()
const panelOf = (row: Part): ReactElement => {
  const known = panels.get(row) ?? createElement(lazyPart(() => load(row)))
  panels.set(row, known)
  return known
}

const screenRoute = <P extends ScreenPath>(path: P, row: RouteRow) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: {
      menu: row.menu === true,
      hideSupportButton: row.hideSupportButton === true,
      maxPhoneWidth: row.maxPhoneWidth === true,
      ...(row.masterPane && { masterPane: panelOf(row.masterPane) }),
    },
    validateSearch: searchOf<P>(),
    beforeLoad: ({ context, location }) => {
      if (!row.open && !context.signedIn())
        throw redirect({ to: '/login/logon', search: { to: location.href }, replace: true })
    },
    loader: () => load(row),
    staleTime: Infinity,
    gcTime: Infinity,
    component: function Screen() {
      const Loaded: ComponentType = rootTree[path].useLoaderData()
      return useLacks(path) ? <NoScreen known /> : <Loaded />
    },
  })

type ScreenRoutes = { readonly [P in ScreenPath]: ReturnType<typeof screenRoute<P>> }

/** One route per row, so the keys are the paths; the type of each is that of its path. */
const rootTree = Object.fromEntries(
  keysOf(ROUTE_TABLE).map((path) => [path, screenRoute(path, ROUTE_TABLE[path])]),
) as ScreenRoutes

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/login/start', replace: true })
  },
})

/** Galleries of components exist only in development; a build leaves them out. */
const galleries: Record<string, () => Promise<ComponentType>> = {
  '/kit': async () => (await import('../ui/kit/gallery/Gallery.tsx')).default,
  '/kit/charts': async () => {
    const [{ ChartGallery }] = await Promise.all([
      import('../ui/charts/gallery/ChartGallery.tsx'),
      loadNamespace('charts'),
    ])
    return ChartGallery
  },
}

const galleryRoute = (path: string, gallery: () => Promise<ComponentType>) => {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path,
    loader: gallery,
    component: function Gallery() {
      const Loaded: ComponentType = route.useLoaderData()
      return <Loaded />
    },
  })
  return route
}

const developmentRoutes: object = import.meta.env.DEV
  ? Object.entries(galleries).map(([path, gallery]) => galleryRoute(path, gallery))
  : []

/** The screens with their types; galleries are no screens, so no link of the app leads to them. */
const routeTree = rootRoute.addChildren(Object.assign({ ...rootTree, index: indexRoute }, developmentRoutes))

const searchText = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** The router over a history, which is the browser's in hash mode with the entries of overlays (`overlayHistory.ts`). */
export const makeRouter = (context: RouterContext, history: RouterHistory) => {
  const router = createRouter({
    routeTree,
    history,
    context,
    // Parameters are text as typed: the router's own parser turns `12E4` into 120000 and shortens long ids.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: searchText,
    scrollRestoration: true,
    defaultPreload: false,
    defaultPendingMs: 400,
    defaultErrorComponent: PartFailed,
    defaultNotFoundComponent: NotFound,
  })
  // A navigation to the current address would re-run guards and loaders and fade the screen; it is ignored instead.
  const commit = router.commitLocation
  router.commitLocation = (next) => {
    const here = router.latestLocation
    return next.href === here.href && router.state.resolvedLocation ? Promise.resolve() : commit(next)
  }
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    readonly router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    readonly menu?: boolean
    readonly hideSupportButton?: boolean
    readonly maxPhoneWidth?: boolean
    readonly masterPane?: ReactElement
  }
}
