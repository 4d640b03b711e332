import { test as base, expect, type Page } from '@playwright/test'
import { TEST_CLOCK } from '../../../paper/testing/clock.ts'
import { type RunningBroker, startBroker } from '../../broker.ts'
import { login } from '../../demoCustomer.ts'
import { control, type Customer, makeCustomer } from './control.ts'
import { fcmAccountFile } from './fcmAccount.ts'
import type { Language } from './words.ts'

interface Opening {
  readonly language?: Language
  readonly visitor?: boolean
  readonly at?: string
}

interface OwnThings {
  /** The customer's first balances by currency; by default those of every new customer. */
  readonly practiceMoney: Readonly<Record<string, string>> | undefined
  /** A customer only for this test, with practice money. */
  readonly customer: Customer
  /** The customer's session: `now` is the one that `open` uses, `renew` starts another. */
  readonly session: { readonly now: () => Customer; readonly renew: () => Promise<Customer> }
  /** Opens a screen in a language, signed in as the customer unless `visitor`; `at` is another address of the app. */
  readonly open: (path: string, options?: Opening) => Promise<Page>
  /** Sets the broker's clock to an instant and lets it run; an expired session is replaced. */
  readonly goOnFrom: (instant: Date) => Promise<void>
  /** Calls the paper broker's control API. */
  readonly steer: ReturnType<typeof control>
}

interface SharedThings {
  /** Whether the broker has the demo customer, whose history takes seconds to create; most tests need none. */
  readonly withDemo: boolean
  readonly broker: RunningBroker
}

/** Every worker has its own paper broker, with its own database and clock. */
export const test = base.extend<OwnThings, SharedThings>({
  withDemo: [false, { option: true, scope: 'worker' }],

  broker: [
    async ({ withDemo }, use) => {
      const account = await fcmAccountFile()
      const broker = await startBroker({
        NODE_ENV: 'test',
        PAPER_TEST_HASHES: '1',
        ...TEST_CLOCK,
        PAPER_VALIDATE_RESPONSES: '1',
        PAPER_DEMO: withDemo ? '1' : '0',
        PAPER_FCM_ACCOUNT: account.path,
      }).finally(account.remove)
      await use(broker)
      await broker.stop()
    },
    // Longer than it waits itself, so that a start that failed is told with what was printed.
    { scope: 'worker', timeout: 200_000 },
  ],

  // The worker's tests share its broker: whatever a test did, the next finds the market at its own hours and the clock running.
  steer: async ({ broker }, use) => {
    const steer = control(broker.url)
    await use(steer)
    await steer.delete('/market')
    await steer.post('/clock', { rate: 1 })
  },

  practiceMoney: [undefined, { option: true }],

  customer: async ({ broker, practiceMoney }, use) => use(await makeCustomer(broker.url, practiceMoney)),

  // Console output of the app is for its developers; a page that throws fails the test.
  page: async ({ page }, use) => {
    const thrown: Error[] = []
    page.on('pageerror', (error) => thrown.push(error))
    await use(page)
    expect(thrown).toEqual([])
  },

  session: async ({ broker, customer }, use) => {
    let current = customer
    const renew = async () => (current = { ...current, ...(await login(broker.url, current)) })
    await use({ now: () => current, renew })
  },

  goOnFrom: async ({ session, steer }, use) => {
    await use(async (instant) => {
      await steer.post('/clock', { to: instant.toISOString(), rate: 1 })
      await session.renew()
    })
  },

  open: async ({ page, broker, session }, use) => {
    let opened = 0
    await use(async (path, { language = 'es', visitor = false, at = broker.url } = {}) => {
      const { token, account } = session.now()
      opened += 1
      await page.addInitScript(
        ({ keep, nth, signedIn }) => {
          // The page between two openings keeps nothing.
          if (location.protocol === 'about:') return
          // Only at the first load: later the app's own sign-out and choice of language must stay.
          if (Number(sessionStorage.getItem('prepared')) >= nth) return
          sessionStorage.setItem('prepared', String(nth))
          localStorage.setItem('language', keep)
          if (signedIn) localStorage.setItem('tokend', signedIn.token)
          if (signedIn) localStorage.setItem('account', signedIn.account)
        },
        { keep: language, nth: opened, signedIn: visitor ? null : { token, account } },
      )
      // Another route of the same page is not a new load: the app would render it, and again when it is loaded.
      if (opened > 1) await page.goto('about:blank')
      await page.goto(`${at}/#${path}`)
      // The static shell shows the same words, but cannot be used: a test begins when the app has replaced it.
      await page.locator('#shell').waitFor({ state: 'detached' })
      return page
    })
  },
})

/**
 * Takes a page's connection away, over a reload too, until the returned function gives it back. A page that Chromium 150 loads without a
 * connection says that it is online where the machine is.
 */
export const goOffline = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    if (location.protocol === 'about:' || sessionStorage.getItem('isOffline') === null) return
    Object.defineProperty(navigator, 'onLine', { get: () => sessionStorage.getItem('isOffline') === null })
  })
  await page.evaluate(() => sessionStorage.setItem('isOffline', ''))
  await page.context().setOffline(true)
  return async () => {
    await page.context().setOffline(false)
    await page.evaluate(() => {
      sessionStorage.removeItem('isOffline')
      dispatchEvent(new Event('online'))
    })
  }
}

/** Goes to a screen of the app that is open, as a link does. Another load takes three times as long. */
export const goTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate((hash) => (location.hash = hash), `#${path}`)
  await page.locator(`main[data-path="${path.split('?')[0]}"]`).waitFor()
}

/** Expects that nothing overflows horizontally. */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBeLessThanOrEqual(0)
}

export { expect }
export { expectAccessible } from './accessibility.ts'
