import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { ToastRegion } from '../kit/ToastRegion.tsx'
import { useValue } from '../kit/useValue.ts'
import { useApp, useModel } from './app.ts'
import { makeConnectionModel } from './connection.model.ts'
import { makeServerModel } from './server.model.ts'

/** Says on every screen that no real money is involved, wherever the server is a simulation. */
const SimulationRibbon = () => {
  const words = useWords()
  const settings = useValue(useModel(makeServerModel).settings)
  if (!settings?.simulation) return null
  return (
    <aside aria-label={words.simulation()} className="bg-amber-soft pt-safe text-micro text-amber">
      <p className="center-column px-4 py-1">{words.simulation()}</p>
    </aside>
  )
}

const OfflineBanner = () => {
  const words = useWords()
  const online = useValue(useModel(makeConnectionModel).online)
  return (
    <div role="status">
      {!online && <p className="bg-red-soft px-4 py-1.5 text-center text-small text-red">{words.offlineBanner()}</p>}
    </div>
  )
}

// The screen comes first: menu, panel and service button are downloaded beside it.
const Around = lazy(() => import('./Around.tsx'))

/** What stands around every screen. The screen itself fades in; the frame stays. */
export const Frame = () => {
  const app = useApp()
  const words = useWords()
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
  const menu = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.menu === true })
  const title = useValue(useModel(makeServerModel).title)
  const [first, setFirst] = useState<string | null>(path)
  // The first screen is there at once; every one after it fades in and takes the focus along.
  if (first !== null && path !== first) setFirst(null)
  const arriving = first === null

  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    if (arriving) document.querySelector<HTMLElement>(`main[data-path="${path}"]`)?.focus({ preventScroll: true })
  }, [path, arriving])

  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" onClick={skipToMain} className="skip-link">
        {words.skipToContent()}
      </a>
      <SimulationRibbon />
      <OfflineBanner />
      <main id="main" key={path} data-path={path} tabIndex={-1} className={frameClass(arriving, menu)}>
        <Outlet />
      </main>
      <Suspense fallback={null}>
        <Around menu={menu} />
      </Suspense>
      <ToastRegion toaster={app.toaster} />
    </div>
  )
}

const frameClass = (arriving: boolean, menu: boolean): string =>
  `flex grow flex-col outline-none [&>*:last-child]:grow ${arriving ? 'screen-fade' : ''} ${menu ? 'pb-menu' : ''}`

/** In hash mode a link to an anchor would be a navigation; the focus is moved by hand. */
const skipToMain = (event: { preventDefault: () => void }) => {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
