import '../../ui/theme/theme.css'
import type { RouterHistory } from '@tanstack/react-router'
import { Effect } from 'effect'
import { type ReactNode, useLayoutEffect } from 'react'
import { onTestFailed } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Session } from '../../domain/account/session.ts'
import type { Area } from '../../domain/config/areas.ts'
import type { ServerSettings } from '../../ports/ServerConfig.ts'
import { makeCustomerModel } from '../../ui/app/session/customer.model.ts'
import { makePreferencesModel } from '../../ui/app/session/preferences.model.ts'
import { makeServerModel } from '../../ui/app/session/server.model.ts'
import { locale } from '../../ui/i18n/words.ts'
import { startAllWords } from '../../ui/testing/allWords.ts'
import { runtimeOf } from '../../ui/data/app/app.ts'
import { fakePorts, type FakePorts } from '../../ui/testing/fakeApp.ts'
import { NOW } from '../../ui/testing/now.ts'
import { applyLanguage } from '../../ui/theme/preferences.ts'
import { assemble, Root } from '../main.tsx'
import { hashHistory } from '../overlayHistory.ts'

const SETTINGS: ServerSettings = {
  title: 'Test Broker',
  logo: null,
  customerService: 'https://chat.example.com/?room=1',
  simulation: true,
  entries: new Map(),
}

const CUSTOMER: Session = { token: 'token-of-the-test', account: '5550000001' }

interface Mounting {
  readonly language?: 'us' | 'es' | 'ar' | 'it' | 'my' | 'tw' | 'cn' | 'kr'
  /** Nobody is signed in. */
  readonly visitor?: boolean
  /** What is stored on the device. */
  readonly kept?: Map<string, string>
  readonly settings?: Partial<ServerSettings>
  /** The answers that the test is about, beside those that every screen asks for. */
  readonly ports?: FakePorts
}

/** A device that a test takes offline, hides, or freezes the account of. */
const makeDevice = () => {
  const watchers = { online: new Set<(now: boolean) => void>(), visible: new Set<(now: boolean) => void>() }
  const frozen = new Set<(now: boolean) => void>()
  const missing = new Set<(area: Area) => void>()
  const watch = (list: Set<(now: boolean) => void>) => (tell: (now: boolean) => void) => {
    list.add(tell)
    return () => void list.delete(tell)
  }
  const teller = (list: Set<(now: boolean) => void>) => (now: boolean) => list.forEach((tell) => tell(now))
  return {
    watchOnline: watch(watchers.online),
    watchVisible: watch(watchers.visible),
    watchFrozen: watch(frozen),
    watchMissing: (tell: (area: Area) => void) => {
      missing.add(tell)
      return () => void missing.delete(tell)
    },
    setOnline: teller(watchers.online),
    setVisible: teller(watchers.visible),
    setFrozen: teller(frozen),
    /** A call of an area is answered by 404. */
    setMissing: (area: Area) => missing.forEach((tell) => tell(area)),
  }
}

/** The path of the screen that is shown. */
export const shownPath = () => document.querySelector<HTMLElement>('#main')?.dataset['path']

/** What the frame asks for on every screen. */
const everyScreen = (
  device: ReturnType<typeof makeDevice>,
  { visitor = false, settings, ports = {} }: Mounting,
): FakePorts => {
  let session = visitor ? null : CUSTOMER
  let ids = 0
  return {
    ...ports,
    accountFreeze: { watch: device.watchFrozen, ...ports.accountFreeze },
    clock: { now: () => NOW, learn: () => undefined, newId: () => `id-${(ids += 1)}`, ...ports.clock },
    credentials: {
      current: () => session,
      restore: Effect.sync(() => session),
      keep: (next) => Effect.sync(() => void (session = next)),
      forget: Effect.sync(() => void (session = null)),
      ...ports.credentials,
    },
    customerAccount: {
      profile: () => Effect.succeed({ id: '100001', account: CUSTOMER.account, balances: {} }),
      unreadMessages: () => Effect.succeed(0),
      ...ports.customerAccount,
    },
    notices: { list: () => Effect.succeed([]), banners: () => Effect.succeed([]), ...ports.notices },
    platform: { watchOnline: device.watchOnline, watchVisible: device.watchVisible, ...ports.platform },
    serverConfig: {
      settings: () => Effect.succeed({ ...SETTINGS, ...settings }),
      watchMissing: device.watchMissing,
      ...ports.serverConfig,
    },
  }
}

/** Calls back when the app is taken from the page, before its screen and overlays are. */
export const Ending = ({ onEnd, children }: { readonly onEnd: () => void; readonly children: ReactNode }) => {
  useLayoutEffect(() => onEnd, [onEnd])
  return children
}

/**
 * The browser's history in hash mode, from a new entry on, which is the first of the app. It has to be ended with the app: else that
 * goes on to step back from the overlays of the next one.
 */
export const ownHistory = (path: string): { readonly base: RouterHistory; readonly end: () => void } => {
  history.pushState(null, '', `#${path}`)
  const base = hashHistory()
  const { go, push, replace } = base
  let hasEnded = false
  // A step or an entry of an app that is gone would reach the next test.
  base.go = (...step) => (hasEnded ? undefined : go(...step))
  base.push = (...to) => (hasEnded ? undefined : push(...to))
  base.replace = (...to) => (hasEnded ? undefined : replace(...to))
  const end = () => {
    hasEnded = true
    base.destroy()
  }
  return { base, end }
}

/**
 * Renders the whole app at an address: frame, router and all screens, on the history of the browser and on ports in memory. A
 * test passes in the answers that it is about; a call that has none waits for ever, so that other parts of a screen stay as
 * they are before their answer, and is named where the test fails. Not in strict mode, so that calls can be counted.
 */
export const mountApp = async (path: string, mounting: Mounting = {}) => {
  const { language = 'us', kept = new Map<string, string>() } = mounting
  const device = makeDevice()
  const unanswered = new Set<string>()
  const wait = (name: string) => () => {
    unanswered.add(name)
    return Effect.never
  }
  onTestFailed(() => console.log(`Without an answer: ${[...unanswered].join(', ')}`))

  const runtime = runtimeOf(fakePorts(everyScreen(device, mounting), kept, wait))
  const { base, end } = ownHistory(path)
  const { app, overlays, router, session } = assemble(runtime, base)
  await startAllWords(language)
  await Promise.all([app.model(makeServerModel).load(), app.model(makePreferencesModel).restore(), session.restore()])
  applyLanguage(document.documentElement, locale.peek().tag, locale.peek().dir)
  if (!mounting.visitor) void app.model(makeCustomerModel).load()
  await router.load()
  const onEnd = () => {
    end()
    applyLanguage(document.documentElement, 'en', 'ltr')
  }
  const shown = await render(
    <Ending onEnd={onEnd}>
      <Root app={app} overlays={overlays} router={router} />
    </Ending>,
  )
  const { setOnline, setVisible, setFrozen, setMissing } = device
  return { app, kept, setOnline, setVisible, setFrozen, setMissing, leave: () => shown.unmount() }
}
