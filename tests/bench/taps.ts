import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { login } from '../demoCustomer.ts'
import { control } from '../e2e/support/control.ts'
import { wordsOf } from '../e2e/support/words.ts'
import { tell } from './measure.ts'
import { fingerOn, meteredPhone } from './phone.ts'
import { median } from './report/figures.ts'

const CODE = '96115'
const ROUNDS = 3
/** The time in which a phone that nobody touches downloads what may come next, in milliseconds. */
const AT_REST_MS = 4_000
/** A tap that is answered later feels late. */
const GOAL_MS = 100

interface Tap {
  readonly name: string
  readonly on: Locator
  /** What the tap leads to: its heading, its sheet, its state. */
  readonly shows: Locator
}

const tapsOf = async (page: Page): Promise<ReadonlyArray<readonly [screen: string, ReadonlyArray<Tap>]>> => {
  const words = await wordsOf('es', 'account', 'home', 'orders', 'positions', 'quotes')
  const main = (path: string) => page.locator(`main[data-path="${path}"]`)
  const menu = page.getByRole('navigation', { name: words.menu })
  const inMenu = (path: string) => menu.locator(`a[href$="#${path}"]`)
  const heading = (path: string) => main(path).locator('h1').first()
  const to = (name: string, path: string): Tap => ({ name, on: inMenu(path), shows: heading(path) })
  return [
    [
      '/home/index',
      [
        {
          name: 'hide the figures',
          on: page.getByRole('button', { name: words.account.hideFigures }).first(),
          shows: page.getByRole('button', { name: words.account.showFigures }).first(),
        },
        {
          name: 'show the figures',
          on: page.getByRole('button', { name: words.account.showFigures }).first(),
          shows: page.getByRole('button', { name: words.account.hideFigures }).first(),
        },
        to('the portfolio, in the menu', '/position/index'),
        {
          name: 'another tab of the portfolio',
          on: page.getByRole('tab', { name: words.positions.assetTabs, exact: true }),
          shows: page.getByRole('tab', { name: words.positions.assetTabs, exact: true, selected: true }).first(),
        },
        to('the quotes, in the menu', '/quotes/index'),
        to('the news, in the menu', '/news/index'),
        to('home, in the menu', '/home/index'),
        {
          name: 'a share of one’s own, on home',
          on: page.getByRole('list', { name: words.home.shares }).getByRole('link').first(),
          shows: heading('/quotes/info'),
        },
      ],
    ],
    [
      `/quotes/info?code=${CODE}`,
      [
        {
          name: 'buy, on the page of a share',
          on: page.getByRole('link', { name: words.quotes.buy, exact: true }),
          shows: heading('/quotes/infoBuy'),
        },
        {
          name: 'review, on the ticket',
          on: page.getByRole('button', { name: words.orders.review }).last(),
          shows: page.getByRole('dialog', { name: words.orders.reviewTitle }),
        },
      ],
    ],
  ]
}

/** Notes how long after a finger the control under it is drawn as pressed. */
const watchPressed = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { pressed: 0 }
    Object.assign(globalThis, { seen })
    const begin = ({ target, timeStamp }: PointerEvent) => {
      seen.pressed = 0
      const control = target instanceof Element && target.closest('a, button')
      if (!control) return
      const look = () => {
        // One that is gone has made room for what it led to.
        if (control.isConnected && !control.matches('[data-pressed], :active')) return requestAnimationFrame(look)
        // Whatever runs next runs after that frame: the next one, or what the finger does. Messages and timers wait after a finger.
        const shown = () => (seen.pressed ||= performance.now() - timeStamp)
        for (const type of ['pointerup', 'touchend', 'click'])
          addEventListener(type, shown, { capture: true, once: true })
        return requestAnimationFrame(shown)
      }
      requestAnimationFrame(look)
    }
    addEventListener('pointerdown', begin, true)
  })

/**
 * The commonest taps at 4× CPU, each from the finger to the frame that shows the control pressed, and from the click to the next frame: the
 * heading of the next screen with its room, or what was asked for.
 */
export const benchTaps = async (url: string, browser: Browser): Promise<void> => {
  await control(url).post('/market/open', { calendar: 'MY' })
  const { forget, noted, page } = await meteredPhone(browser, await login(url))
  await watchPressed(page)
  const finger = await fingerOn(page)
  const took = new Map<string, { readonly pressed: number[]; readonly answered: number[] }>()
  const readPressed = () => page.evaluate(() => (globalThis as unknown as { seen: { pressed: number } }).seen.pressed)
  await page.goto(`${url}/#/home/index`)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [screen, taps] of await tapsOf(page)) {
      await page.evaluate((hash) => (location.hash = hash), screen)
      for (const { name, on, shows } of taps) {
        await expect(on, name).toBeVisible({ timeout: 60_000 })
        await page.waitForTimeout(AT_REST_MS)
        const tap = await finger(on)
        await forget()
        await tap()
        await expect(shows, name).toBeVisible({ timeout: 30_000 })
        await expect.poll(readPressed, { message: name, timeout: 5_000 }).toBeGreaterThan(0)
        const all = took.get(name) ?? { pressed: [], answered: [] }
        all.pressed.push(await readPressed())
        all.answered.push(Math.max(0, ...(await noted()).interactions))
        took.set(name, all)
      }
      await page.keyboard.press('Escape')
    }
  for (const [name, { pressed, answered }] of took) {
    tell(`tap: ${name}, looks pressed`, median(pressed), 'ms', { max: GOAL_MS })
    tell(`tap: ${name}, next frame after it`, median(answered), 'ms')
  }
  await page.context().close()
}
