import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { wordsOf } from '../e2e/support/words.ts'
import { tradersOn } from './customers.ts'
import { tell } from './measure.ts'
import { fingerOn, meteredPhone } from './phone.ts'
import { median } from './report/figures.ts'

const CODE = '96115'
const ROUNDS = 3
/** The time in which a phone that nobody touches downloads what may come next, in milliseconds. */
const AT_REST_MS = 4_000
const GOAL_MS = 300

interface Told {
  awaited: string
  /** From the finger's end to the frame that has the heading of the next screen, in milliseconds. */
  took: number
}

/** Notes how long after a finger the heading of an awaited screen is drawn. */
const watchArrivals = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: Told = { awaited: '', took: 0 }
    Object.assign(globalThis, { told })
    const begin = (event: PointerEvent) => {
      if (!told.awaited) return
      const heading = `main[data-path="${told.awaited}"] :is(h1, h2)`
      told.awaited = ''
      const look = () => {
        if (!document.querySelector(heading)) return
        watching.disconnect()
        // A task after a frame: what was found is on the screen.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => (told.took = performance.now() - event.timeStamp))
          port1.start()
          port2.postMessage(null)
        })
      }
      const watching = new MutationObserver(look)
      watching.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-path'] })
    }
    addEventListener('pointerup', begin, true)
  })

/** From a tap on the way through the app to the heading of the next screen, at 4× CPU, its code on the device already. */
export const benchNextScreen = async (url: string, browser: Browser): Promise<void> => {
  const [customer] = await tradersOn(url, 1)
  const words = await wordsOf('es', 'quotes')
  const { page } = await meteredPhone(browser, customer!)
  await watchArrivals(page)
  await page.goto(`${url}/#/home/index`)
  await expect(page.locator('main h1').first()).toBeAttached({ timeout: 60_000 })
  const finger = await fingerOn(page)
  const inMenu = (path: string) => page.getByRole('navigation', { name: words.menu }).locator(`a[href$="#${path}"]`)
  const steps: ReadonlyArray<readonly [string, string, () => Locator]> = [
    ['the list of quotes', '/quotes/index', () => inMenu('/quotes/index')],
    ['the portfolio', '/position/index', () => inMenu('/position/index')],
    ['news', '/news/index', () => inMenu('/news/index')],
    ['home', '/home/index', () => inMenu('/home/index')],
  ]
  const took = new Map<string, number[]>()
  const go = async (name: string, path: string, link: Locator): Promise<void> => {
    await page.waitForTimeout(AT_REST_MS)
    const tap = await finger(link)
    await page.evaluate((awaited) => {
      Object.assign((globalThis as unknown as { told: Told }).told, { awaited, took: 0 })
    }, path)
    await tap()
    const read = () => page.evaluate(() => (globalThis as unknown as { told: Told }).told.took)
    await expect.poll(read, { timeout: 30_000 }).toBeGreaterThan(0)
    took.set(name, [...(took.get(name) ?? []), await read()])
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, path, link] of steps) await go(name, path, link())
    await page.evaluate((code) => (location.hash = `#/quotes/info?code=${code}`), CODE)
    await expect(page.locator('main[data-path="/quotes/info"] h1')).toBeVisible({ timeout: 60_000 })
    await go('a ticket', '/quotes/infoBuy', page.getByRole('link', { name: words.quotes.buy, exact: true }))
    await page.evaluate(() => (location.hash = '#/home/index'))
    await expect(page.locator('main[data-path="/home/index"] h1')).toBeAttached({ timeout: 60_000 })
  }
  for (const [name, all] of took) tell(`next screen: ${name}, first content`, median(all), 'ms', { max: GOAL_MS })
  await page.context().close()
}
