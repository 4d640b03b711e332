import { type Browser, expect, type Page } from '@playwright/test'
import { login } from '../demoCustomer.ts'
import { allowCompiledFunctions, asCheapPhone, readVitals, tell, watchVitals, type Vitals } from './measure.ts'
import { PHONE } from './phone.ts'
import { median } from './report/figures.ts'

const RUNS = 3
/** The time in which a screen comes to rest on slow 4G. */
const AT_REST_MS = 8_000

/** Whether the worker is in charge and has cached what the first visit downloaded. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    if (!navigator.serviceWorker.controller) return false
    const cache = await caches.open('assets')
    const kept = new Set((await cache.keys()).map(({ url }) => url))
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name))
    const found = await Promise.all(scripts.map(async ({ name }) => kept.has(name) || (await caches.match(name))))
    return found.length > 0 && found.every(Boolean)
  })

/** The second visit to an address in a browser with a worker, on a cheap phone; the first one is on a fast line. */
const visitAgain = async (
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<Vitals> => {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'allow' })
  const first = await context.newPage()
  await allowCompiledFunctions(first)
  await prepare(first)
  await first.goto(address)
  await expect.poll(() => isKept(first), { timeout: 60_000 }).toBe(true)
  await first.close()

  const page = await context.newPage()
  await allowCompiledFunctions(page)
  await prepare(page)
  await watchVitals(page)
  await asCheapPhone(page)
  await page.goto(address)
  await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(AT_REST_MS)])
  await expect(page.locator('main h1, main h2').first()).toBeVisible({ timeout: 30_000 })
  const vitals = await readVitals(page)
  await context.close()
  return vitals
}

/** The second visit to login, the account centre and home at 4× CPU and slow 4G, with the service worker. */
export const benchSecondVisit = async (url: string, browser: Browser): Promise<void> => {
  const session = await login(url)
  const signedIn = (page: Page) =>
    page.addInitScript(({ token, account }) => {
      localStorage.setItem('tokend', token)
      localStorage.setItem('account', account)
    }, session)
  const screens: [string, string, (page: Page) => Promise<unknown>][] = [
    ['login', '/#/login/login', async () => undefined],
    ['account centre', '/#/mine/index', signedIn],
    ['home', '/#/home/index', signedIn],
  ]
  for (const [name, path, prepare] of screens) {
    const visits: Vitals[] = []
    for (let turn = 0; turn < RUNS; turn += 1) visits.push(await visitAgain(browser, url + path, prepare))
    const middle = (key: keyof Vitals) => median(visits.map((visit) => visit[key]))
    tell(`second visit to ${name}: largest contentful paint`, middle('lcp'), 'ms', { max: 800 })
    tell(`second visit to ${name}: total blocking time`, middle('tbt'), 'ms')
    tell(`second visit to ${name}: cumulative layout shift`, middle('cls'), '', { max: 0 })
  }
}
