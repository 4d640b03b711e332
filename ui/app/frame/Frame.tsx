import { Outlet, useRouterState } from '@tanstack/react-router'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { lazyPart } from '../../kit/lazyPart.tsx'
import { HeaderEndContext } from '../../kit/layout/HeaderEnd.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useWide } from '../../kit/layout/useWide.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { makeConnectionModel } from '../../data/app/connection.model.ts'
import { makeServerModel } from '../session/server.model.ts'
import { useRail } from './useRail.ts'

const BrokerClock = lazyPart(() => import('./BrokerClock.tsx').then((part) => part.default))

/** What is not the screen itself is sent for once the screen stands, so that the screen does not wait for it. */
const AfterScreen = ({ children }: { readonly children: ReactNode }) => {
  const [standing, setStanding] = useState(false)
  useEffect(() => startTransition(() => setStanding(true)), [])
  return standing && children
}

/** Says on every screen that no real money is involved, wherever the server is a simulation. */
const SimulationRibbon = () => {
  const words = useWords()
  const settings = useValue(useModel(makeServerModel).settings)
  if (!settings?.simulation) return null
  return (
    <aside
      aria-label={words.simulation()}
      className="bg-amber-soft pt-safe text-micro text-amber lg:sticky lg:top-0 lg:z-20"
    >
      <p className="center-column flex justify-between gap-3 px-4 py-1 font-medium lg:max-w-none">
        {words.simulation()}
        <AfterScreen>
          <BrokerClock />
        </AfterScreen>
      </p>
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

const FreezeStatus = lazyPart(() => import('./FreezeStatus.tsx').then((part) => part.default))
const Toasts = lazyPart(() => import('../../kit/feedback/ToastRegion.tsx').then((part) => part.ToastRegion))

const MasterPane = lazyPart(() => import('./MasterPane.tsx').then((part) => part.default))

/** What the screen was chosen from, where there is room for both; a phone does not download it. */
const BesideWhereWide = () => useWide() && <MasterPane />

const Around = lazyPart(() => import('./Around.tsx').then((part) => part.default))
const loadServiceButton = () => import('../service/ServiceButton.tsx').then((part) => part.default)
const EdgeService = lazyPart(loadServiceButton)

/** Customer service at the end of every header; its room is kept until it has arrived. */
const HeaderService = lazyPart(loadServiceButton, <span className="size-11 shrink-0" />)
const IN_HEADER = <HeaderService place="header" />

/** What stands around every screen. The screen itself fades in; the frame stays. */
export const Frame = () => {
  const app = useApp()
  const words = useWords()
  // The address of the screen that the outlet draws. The router's resolved location follows only after it is drawn: keyed
  // by that, every screen would be mounted twice, and ask for everything twice.
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? state.location.pathname })
  const menu = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.menu === true })
  const bare = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.hideSupportButton === true })
  const narrow = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.maxPhoneWidth === true })
  const { title: named, settings: told } = useModel(makeServerModel)
  const title = useValue(named)
  const settings = useValue(told)
  const [first, setFirst] = useState<string | null>(path)
  // The first screen is there at once; every one after it fades in and takes the focus along.
  if (first !== null && path !== first) setFirst(null)
  const arriving = first === null
  const rail = useRail()
  const [around, setAround] = useState(false)
  // Who has not been where the menu is has no use for it and its panel; once there they stay, so that the panel closes calmly.
  if (!around && (menu || rail)) setAround(true)

  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    const main = document.querySelector<HTMLElement>(`main[data-path="${path}"]`)
    // A screen that has given the focus to its field keeps it there.
    if (arriving && !main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
  }, [path, arriving])

  return (
    <div
      className={classes(
        'flex min-h-dvh flex-col',
        rail && 'ps-22',
        settings?.simulation && 'lg:[--above:calc(0.875rem+8px)]',
      )}
    >
      <a href="#main" onClick={skipToMain} className="skip-link">
        {words.skipToContent()}
      </a>
      <SimulationRibbon />
      <OfflineBanner />
      <AfterScreen>
        <FreezeStatus />
      </AfterScreen>
      <div className="flex grow">
        <BesideWhereWide />
        <main id="main" key={path} data-path={path} tabIndex={-1} className={frameClass(arriving, menu, narrow)}>
          <HeaderEndContext value={bare ? null : IN_HEADER}>
            <Outlet />
          </HeaderEndContext>
        </main>
      </div>
      <AfterScreen>
        {around && <Around menu={menu} rail={rail} />}
        {!bare && <EdgeService place="edge" />}
      </AfterScreen>
      <AfterScreen>
        <Toasts toaster={app.toaster} />
      </AfterScreen>
    </div>
  )
}

const frameClass = (arriving: boolean, menu: boolean, narrow: boolean): string =>
  classes(
    'flex min-w-0 grow flex-col outline-none [&>*:last-child]:grow',
    arriving && 'screen-fade',
    menu && 'pb-menu [--list-end:4.25rem] lg:pb-0',
    narrow && 'lg:max-w-112',
  )

/** In hash mode a link to an anchor would be a navigation; the focus is moved by hand. */
const skipToMain = (event: { preventDefault: () => void }) => {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
