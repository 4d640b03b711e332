import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type RunningBroker, startBroker } from '../broker.ts'
import { control, type Customer, makeCustomer } from './control.ts'
import type { Language } from './words.ts'

interface OwnThings {
  /** A customer of this test alone, with practice money. */
  readonly customer: Customer
  /** Opens a screen in a language, signed in as the customer unless `visitor`. */
  readonly open: (path: string, options?: { readonly language?: Language; readonly visitor?: boolean }) => Promise<Page>
  /** Asks the paper broker's control API. */
  readonly steer: ReturnType<typeof control>
}

interface SharedThings {
  readonly broker: RunningBroker
}

/** Every worker has a paper broker of its own, with its own database and its own clock. */
export const test = base.extend<OwnThings, SharedThings>({
  broker: [
    async ({}, use) => {
      const broker = await startBroker({
        NODE_ENV: 'test',
        PAPER_TEST_HASHES: '1',
        PAPER_CLOCK: 'test',
        PAPER_VALIDATE_RESPONSES: '1',
      })
      await use(broker)
      await broker.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  steer: async ({ broker }, use) => use(control(broker.url)),

  customer: async ({ broker }, use) => use(await makeCustomer(broker.url)),

  // What the app writes to the console is for its developers; a page that throws has failed.
  page: async ({ page }, use) => {
    const thrown: Error[] = []
    page.on('pageerror', (error) => thrown.push(error))
    await use(page)
    expect(thrown).toEqual([])
  },

  open: async ({ page, broker, customer }, use) => {
    await use(async (path, { language = 'es', visitor = false } = {}) => {
      await page.addInitScript(
        ({ keep, token, account }) => {
          // Only at the first load: signing out and choosing a language must stay as the app left them.
          if (sessionStorage.getItem('prepared')) return
          sessionStorage.setItem('prepared', '1')
          localStorage.setItem('language', keep)
          if (token) localStorage.setItem('tokend', token)
          if (token) localStorage.setItem('account', account)
        },
        { keep: language, token: visitor ? '' : customer.token, account: customer.account },
      )
      await page.goto(`${broker.url}/#${path}`)
      return page
    })
  },
})

/** Waits until nothing fades any more; what moves for longer than a second is not waited for. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) <= 1_000)
    await Promise.all(fading.map((animation) => animation.finished.catch(() => undefined)))
  })

/** No barrier on this page that axe can see. A colour in the middle of a fade is none that anybody reads. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** Nothing sticks out at the side. */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBeLessThanOrEqual(0)
}

export { expect }
