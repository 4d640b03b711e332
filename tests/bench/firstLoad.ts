import { type Browser, expect, type Page } from '@playwright/test'
import { login } from '../demoCustomer.ts'
import { allowCompiledFunctions, asCheapPhone, readVitals, tell, watchVitals } from './measure.ts'
import { median } from './report/figures.ts'
import { PHONE } from './phone.ts'

const RUNS = 3
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
  await expect(page.locator('main h1, main h2').first()).toBeVisible({ timeout: 30_000 })
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

/** The goals of a screen: kB of scripts on the wire, milliseconds of its largest paint and of blocking. */
interface Goals {
  readonly script: number
  readonly lcp: number
  readonly tbt: number
}

const GOALS = { script: 190, lcp: 1_200, tbt: 150 } as const
/** No more than before it had drawings, alerts, notes, a depth chart and a stream: docs/performance.md. */
const INSTRUMENT = { script: 244, lcp: 3_836, tbt: 738 } as const
/** Trades round the clock, so that its chart has a line at any hour. */
const CODE = 'AURNUSDT'

/** First load of login, of the account centre, of home and of an instrument at 4× CPU and slow 4G. */
export const benchFirstLoad = async (url: string, browser: Browser): Promise<void> => {
  const session = await login(url)
  const signedIn = (page: Page) =>
    page.addInitScript(({ token, account }) => {
      localStorage.setItem('tokend', token)
      localStorage.setItem('account', account)
    }, session)
  const screens: [string, string, (page: Page) => Promise<unknown>, Goals][] = [
    ['login', '/#/login/login', async () => undefined, { ...GOALS, script: 160 }],
    ['account centre', '/#/mine/index', signedIn, GOALS],
    ['home', '/#/home/index', signedIn, GOALS],
    ['instrument', `/#/quotes/info?code=${CODE}`, signedIn, INSTRUMENT],
  ]
  for (const [name, path, prepare, goals] of screens) {
    const loads: Load[] = []
    for (let turn = 0; turn < RUNS; turn += 1) loads.push(await loadOnce(browser, url + path, prepare))
    const middle = (key: keyof Load) => median(loads.map((load) => load[key]))
    tell(`${name}: scripts on the wire`, middle('script'), 'kB', { max: goals.script })
    tell(`${name}: styles on the wire`, middle('style'), 'kB')
    tell(`${name}: largest contentful paint`, middle('lcp'), 'ms', { max: goals.lcp })
    tell(`${name}: total blocking time`, middle('tbt'), 'ms', { max: goals.tbt })
    tell(`${name}: cumulative layout shift`, middle('cls'), '', { max: 0 })
  }
}
