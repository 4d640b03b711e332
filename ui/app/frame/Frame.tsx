import { Outlet, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { classes } from '../../kit/classes.ts'
import { lazyPart, makeUseDownload } from '../../kit/lazyPart.tsx'
import { HeaderEndContext } from '../../kit/layout/HeaderEnd.tsx'
import { ScreenTitleContext } from '../../kit/layout/ScreenHeading.tsx'
import { useValue } from '../../kit/useValue.ts'
import { useWide } from '../../kit/layout/useWide.ts'
import { useApp, useModel } from '../../data/app/app.ts'
import { makeServerModel, NO_TITLE } from '../session/server.model.ts'
import { makeSessionModel } from '../session/session.model.ts'
import { useSimulation } from '../session/useSimulation.ts'
import { useRail } from './useRail.ts'

/** Loaded once the screen is rendered, which does not wait for it. */
const useOutside = makeUseDownload(() => import('./outside.ts'))

/** States on every screen that no real money is involved, where the server is a simulation. */
const SimulationRibbon = ({ clock }: { readonly clock: ReactNode }) => {
  const words = useWords()
  if (!useSimulation()) return null
  return (
    <aside
      aria-label={words.simulation()}
      className="bg-amber-soft pt-safe text-micro text-amber lg:sticky lg:top-0 lg:z-20"
    >
      <p className="center-column flex justify-between gap-3 px-4 py-1 font-medium lg:max-w-none">
        {words.simulation()}
        {clock}
      </p>
    </aside>
  )
}

const MasterPane = lazyPart(() => import('./MasterPane.tsx').then((part) => part.default))

/** The list from which the screen was opened, where there is room for both; a phone does not download it. Its room is there before it. */
const BesideWhereWide = ({ className }: { readonly className: string }) =>
  useWide() && (
    <div className={className}>
      <MasterPane />
    </div>
  )

/** A room at the end of every header, over which customer service floats where everything else is taken. */
const HEADER_ROOM = <span className="size-11 shrink-0" />

/** The frame around every screen. Every screen fades in; the frame stays. */
export const Frame = () => {
  const app = useApp()
  const words = useWords()
  // The address of the screen that the outlet draws. The router's resolved location follows only after it is drawn:
  // keyed by that, every screen would be mounted twice and would send every request twice.
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname ?? state.location.pathname })
  const {
    menu = false,
    hideSupportButton,
    masterPane,
    maxPhoneWidth,
  } = useRouterState({ select: (state) => state.matches.at(-1)?.staticData }) ?? {}
  const { title: named } = useModel(makeServerModel)
  const { session } = useModel(makeSessionModel)
  const title = useValue(named)
  const isSimulation = useSimulation()
  const [first, setFirst] = useState<string | null>(path)
  // Each later screen takes the focus (`Arrival.ts`).
  if (first !== null && path !== first) setFirst(null)
  const arriving = first === null
  const [hasShell] = useState(isShellShown)
  const rail = useRail()
  const outside = useOutside()
  const inHeader = useMemo(() => (outside ? <outside.ServiceRoom /> : HEADER_ROOM), [outside])
  const [around, setAround] = useState(false)
  // The menu and its panel are mounted when a screen first shows the menu. They stay mounted, so that the panel can
  // animate while it closes.
  if (!around && (menu || rail)) setAround(true)

  const heading = useRef<string | null>(null)
  const tellHeading = useCallback(
    (text: string | null) => {
      heading.current = text
      document.title = pageTitle(text, title)
    },
    [title],
  )
  useLayoutEffect(() => tellHeading(heading.current), [tellHeading])

  return (
    <div
      className={classes('flex min-h-dvh flex-col', rail && 'ps-22', isSimulation && 'lg:[--above:calc(0.875rem+8px)]')}
    >
      <a href="#main" onClick={skipToMain} className="skip-link">
        {words.skipToContent()}
      </a>
      <SimulationRibbon clock={outside && <outside.BrokerClock />} />
      {outside && (
        <>
          <outside.OfflineBanner />
          <outside.FreezeStatus />
        </>
      )}
      <div className="flex grow">
        {masterPane && session.peek() && <BesideWhereWide className={maxPhoneWidth ? 'grow' : 'w-96 shrink-0'} />}
        <main
          id="main"
          key={path}
          data-path={path}
          tabIndex={-1}
          className={frameClass(arriving || !hasShell, menu, maxPhoneWidth)}
        >
          <HeaderEndContext value={hideSupportButton ? null : inHeader}>
            <ScreenTitleContext value={tellHeading}>
              <Outlet />
            </ScreenTitleContext>
          </HeaderEndContext>
        </main>
      </div>
      {outside && (
        <>
          <outside.Arrival path={path} arriving={arriving} />
          {around && <outside.Around menu={menu} rail={rail} />}
          {!hideSupportButton && <outside.ServiceButton path={path} />}
          <outside.ToastRegion toaster={app.toaster} />
        </>
      )}
    </div>
  )
}

/** What the tab is called: screen and operator, each once; without the operator until its name is known. */
const pageTitle = (heading: string | null, operator: string): string =>
  [...new Set([heading, operator])].filter((part) => part && part !== NO_TITLE).join(' · ') || document.title

/** Whether the page shows the first screen already; that has faded in itself. */
const isShellShown = (): boolean =>
  typeof document !== 'undefined' && document.getElementById('shell')?.hasChildNodes() === true

const frameClass = (fades: boolean, menu: boolean, maxPhoneWidth: boolean | undefined): string =>
  classes(
    'flex min-w-0 grow flex-col outline-none [&>*:last-child]:grow',
    fades && 'screen-fade',
    menu && 'pb-menu [--list-end:4.25rem] lg:pb-0',
    maxPhoneWidth && 'lg:max-w-112',
  )

/** In hash mode a link to an anchor would navigate, so the focus is moved by code. */
const skipToMain = (event: { preventDefault: () => void }) => {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
