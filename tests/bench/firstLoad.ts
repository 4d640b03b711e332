import { type Browser, expect, type Page } from '@playwright/test'
import { login } from '../demoCustomer.ts'
import { allowCompiledFunctions, asCheapPhone, readVitals, tell, watchVitals } from './measure.ts'
import { untilRest, type UntilRest } from './mainThread.ts'
import { servePeer } from './peer.ts'
import { median } from './report/figures.ts'
import { PHONE } from './phone.ts'

const RUNS = 5
/** The time in which a screen comes to rest on slow 4G. Home is never idle: its prices go on. */
const AT_REST_MS = 8_000

interface Load {
  readonly script: number
  readonly style: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

/** Loads an address on a cheap phone with an empty cache; sizes are those of the transfer, in kB. */
const loadOnce = async (
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<Load> => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await allowCompiledFunctions(page)
  await prepare(page)
  await watchVitals(page)
  await asCheapPhone(page)
  await page.goto(address)
  // What looks for the heading is a script in the page too: it comes after what is measured.
  await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(AT_REST_MS)])
  await expect(page.locator('h1, h2, form, canvas').first()).toBeAttached({ timeout: 30_000 })
  const sizes = await page.evaluate(() => {
    const sum = (pattern: RegExp) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => pattern.test(entry.name))
        .reduce((total, entry) => total + (entry as PerformanceResourceTiming).encodedBodySize, 0)
    return { script: sum(/\.js$/), style: sum(/\.css$/) }
  })
  const vitals = await readVitals(page)
  await context.close()
  return { ...vitals, script: sizes.script / 1000, style: sizes.style / 1000 }
}

/**
 * The goals of a screen: kB of scripts on the wire, milliseconds of its largest paint and of blocking, and how many times the
 * main thread of the peer's log-in it may take.
 */
interface Goals {
  readonly script: number
  readonly lcp: number
  readonly tbt: number
  readonly times: number
}

const GOALS = { script: 190, lcp: 1_200, tbt: 150, times: 1.6 } as const
/** Trades round the clock, so that its chart has a line at any hour. */
const CODE = 'AURNUSDT'
/** What a screen may send for until it is at rest, scripts among it. */
const REQUESTS = 40
/** The largest paint of the first screen may take this share of the peer's. */
const FIRST_PAINT = 0.3

type Prepare = (page: Page) => Promise<unknown>
interface Screen {
  readonly name: string
  readonly address: string
  readonly prepare: Prepare
  /** None for the peer. */
  readonly goals?: Goals
}

const PEER = 'peer log-in'

const tellVitals = (name: string, loads: readonly Load[], goals: Goals | undefined): void => {
  const middle = (key: keyof Load) => median(loads.map((load) => load[key]))
  tell(`${name}: scripts on the wire`, middle('script'), 'kB', goals && { max: goals.script })
  tell(`${name}: styles on the wire`, middle('style'), 'kB')
  tell(`${name}: largest contentful paint`, middle('lcp'), 'ms', goals && { max: goals.lcp })
  tell(`${name}: total blocking time`, middle('tbt'), 'ms', goals && { max: goals.tbt })
  tell(`${name}: cumulative layout shift`, middle('cls'), '', goals && { max: 0 })
}

/**
 * First load of each screen at 4× CPU and slow 4G, and the time of its main thread on a fast line, by the clock of the thread.
 * Screens are loaded in turn. With `PEER`, the folder of OpenAlgo's published build (`frontend/dist`), its log-in is loaded among
 * them, and each figure is told as a multiple of its own.
 */
export const benchFirstLoad = async (url: string, browser: Browser): Promise<void> => {
  const session = await login(url)
  const signedIn = (page: Page) =>
    page.addInitScript(({ token, account }) => {
      localStorage.setItem('tokend', token)
      localStorage.setItem('account', account)
    }, session)
  const asVisitor = async () => undefined
  const folder = process.env['PEER']
  const peer = folder === undefined ? undefined : await servePeer(folder)
  const screens: readonly Screen[] = [
    ...(peer ? [{ name: PEER, address: `${peer.url}/login`, prepare: asVisitor }] : []),
    { name: 'first screen', address: `${url}/`, prepare: asVisitor, goals: { ...GOALS, script: 160, times: 0.9 } },
    {
      name: 'login',
      address: `${url}/#/login/login`,
      prepare: asVisitor,
      goals: { ...GOALS, script: 160, times: 0.9 },
    },
    { name: 'account centre', address: `${url}/#/mine/index`, prepare: signedIn, goals: { ...GOALS, times: 1.2 } },
    { name: 'home', address: `${url}/#/home/index`, prepare: signedIn, goals: GOALS },
    { name: 'portfolio', address: `${url}/#/position/index`, prepare: signedIn, goals: { ...GOALS, script: 244 } },
    {
      name: 'instrument',
      address: `${url}/#/quotes/info?code=${CODE}`,
      prepare: signedIn,
      goals: { ...GOALS, script: 244 },
    },
  ]
  const loads = new Map<string, Load[]>()
  const rests = new Map<string, UntilRest[]>()
  try {
    for (let turn = 0; turn < RUNS; turn += 1)
      for (const { address, name, prepare } of screens) {
        loads.set(name, [...(loads.get(name) ?? []), await loadOnce(browser, address, prepare)])
        rests.set(name, [...(rests.get(name) ?? []), await untilRest(browser, address, prepare)])
      }
  } finally {
    await peer?.stop()
  }
  const middle = (name: string, key: keyof UntilRest) => median((rests.get(name) ?? []).map((rest) => rest[key]))
  for (const { goals, name } of screens) {
    tellVitals(name, loads.get(name) ?? [], goals)
    tell(`${name}: requests until rest`, middle(name, 'requests'), '', goals && { max: REQUESTS })
    tell(`${name}: main thread until rest`, middle(name, 'thread'), 'ms')
    if (peer && goals)
      tell(`${name}: main thread, of the peer's`, middle(name, 'thread') / middle(PEER, 'thread'), '×', {
        max: goals.times,
      })
  }
  if (!peer) return
  const paint = (name: string) => median((loads.get(name) ?? []).map(({ lcp }) => lcp))
  tell(`first screen: largest paint, of the peer's`, paint('first screen') / paint(PEER), '×', { max: FIRST_PAINT })
}
