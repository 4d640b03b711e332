import { type Browser, type BrowserContext, expect, type Page, type PlaywrightTestOptions } from '@playwright/test'
import { ROUTE_TABLE } from '../../../src/routeTable.ts'
import type { RunningBroker } from '../../broker.ts'
import { login } from '../../demoCustomer.ts'
import { callsUnderWay } from '../support/calls.ts'
import type { Language } from '../support/words.ts'

/** The detail that the list screen shows: a strategist with the record, a chart. */
const PRODUCT = '/home/follow?code'
/** A savings plan, which its list shows. */
const PLAN = '/home/plans?id'
/** Details that are an address of their list. */
const DETAILS = [PRODUCT, PLAN]

/** Detail screens: opened by the links of other screens, because they need parameters. */
const OF_ONE_THING = new Set([
  '/home/newShareInfo',
  '/home/largeInfo',
  '/quotes/info',
  '/quotes/infoBuy',
  '/position/info',
  '/news/info',
  '/market/subscribeDetail',
  '/mine/messageInfo',
  ...DETAILS,
])

/** Screens that redirect a signed-in customer. */
const PASSING = new Set(['/login/start', '/login/logon', '/login/loading'])

/**
 * Waits until the screen of `address` is ready: nothing is loading, waiting or fading. What moves for longer than a second is
 * not waited for. One that never is fails the test, but does not hide the screens after it. Returns where its links lead.
 */
const linksOf = async (page: Page, pending: ReadonlySet<unknown>, address: string): Promise<ReadonlyArray<string>> => {
  const path = address.split('?')[0]
  let links: ReadonlyArray<string> | null = null
  const read = () =>
    page.evaluate((wanted) => {
      const isReady =
        document.querySelector('main')?.dataset['path'] === wanted &&
        !document.querySelector('[aria-busy=true], dialog[open][data-blocking]') &&
        !document
          .getAnimations()
          .some((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) <= 1_000)
      if (!isReady) return null
      return [...document.querySelectorAll('a[href*="?"]')].map((one) => one.getAttribute('href') ?? '')
    }, path)
  await expect
    .configure({ soft: true })
    .poll(async () => pending.size === 0 && (links = await read()) !== null, {
      intervals: [100],
      timeout: 60_000,
      message: `${address} is not ready`,
    })
    .toBe(true)
  return links ?? []
}

/**
 * Goes through the screens of the app in one page, signed in as `page` is, and calls `look` at each. Those of one thing are
 * the first that other screens link to.
 */
const visitScreens = async (
  page: Page,
  pending: ReadonlySet<unknown>,
  paths: ReadonlyArray<string>,
  look: (address: string) => Promise<void>,
): Promise<void> => {
  const found = new Map<string, string>()
  const visit = async (address: string) => {
    await page.evaluate((hash) => (location.hash = hash), address)
    for (const link of await linksOf(page, pending, address)) {
      const [, to = ''] = link.split('#')
      const path = DETAILS.find((one) => to.startsWith(one)) ?? to.split('?')[0]!
      if (OF_ONE_THING.has(path) && !found.has(path)) found.set(path, to)
    }
    await look(address)
  }
  for (const path of paths) if (!OF_ONE_THING.has(path) && !PASSING.has(path)) await visit(path)
  const withDetails = paths.flatMap((path) => [path, ...DETAILS.filter((one) => one.startsWith(`${path}?`))])
  for (const path of withDetails) {
    const address = found.get(path)
    if (OF_ONE_THING.has(path) && address !== undefined) await visit(address)
  }
}

/** Every screen of the app. */
export const SCREENS: ReadonlyArray<string> = Object.keys(ROUTE_TABLE)

/** Errors of the visit, in addition to the checked property. */
interface Walk {
  /** Errors that the page threw. */
  readonly thrown: ReadonlyArray<Error>
  /** Calls that the broker refused, which checks them by the contract. */
  readonly refused: ReadonlyArray<string>
}

/** How the browser is set up. */
export type Settings = Partial<
  Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch' | 'isMobile' | 'locale' | 'timezoneId'>
>

/** The browser of a walk, and the broker whose app it opens. */
export interface Places {
  readonly browser: Browser
  readonly broker: RunningBroker
}

interface Walking extends Places {
  readonly settings: Settings
  /** Before the app is opened, as to listen to what the broker answers. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>
}

type Look = (page: Page, address: string, language: Language) => Promise<void>

/**
 * Goes through screens in a browser context of its own, signed in as the demo customer: in one language after the other, in
 * one page, which is loaded again for each.
 */
export const walkInLanguages = async (
  { browser, broker, settings, prepare }: Walking,
  languages: ReadonlyArray<Language>,
  pathsIn: (language: Language) => ReadonlyArray<string>,
  look: Look,
): Promise<Walk> => {
  const session = await login(broker.url)
  const { viewport = null, hasTouch = false, isMobile = false, locale = 'es-ES', timezoneId = 'UTC' } = settings
  const context = await browser.newContext({ viewport, hasTouch, isMobile, locale, timezoneId })
  await prepare?.(context)
  const page = await context.newPage()
  const thrown: Error[] = []
  page.on('pageerror', (error) => thrown.push(error))
  const refused: string[] = []
  page.on('response', (answer) => {
    const field = answer.headers()['x-invalid-field']
    if (answer.url().includes('/api/vue/') && (answer.status() >= 400 || field !== undefined))
      refused.push(`${page.url()}: ${answer.status()} of ${answer.url()} ${field}`)
  })
  const pending = callsUnderWay(page)
  await page.addInitScript(({ token, account }) => {
    localStorage.setItem('tokend', token)
    localStorage.setItem('account', account)
  }, session)
  // It has the app's origin and runs nothing, so that the language is there before the app starts.
  await page.goto(`${broker.url}/config.json`)
  for (const language of languages) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
    if (page.url().includes('#')) await page.reload()
    else await page.goto(`${broker.url}/#/home/index`)
    await visitScreens(page, pending, pathsIn(language), (address) => look(page, address, language))
  }
  await context.close()
  return { thrown, refused }
}
