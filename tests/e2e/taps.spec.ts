import type { Locator, Page } from '@playwright/test'
import { photo } from './support/pictures.ts'
import { PASSWORD, putInPlace } from './money/inPlace.ts'
import { expect } from './support/fixtures.ts'
import { wordsOf } from './support/words.ts'
import { test as base } from './trading/mondayMorning.ts'

const CODE = '96115'
const NAMESPACES = [
  'alerts',
  'exchange',
  'home',
  'markets',
  'offers',
  'orders',
  'positions',
  'protection',
  'server',
  'quotes',
  'records',
  'transfers',
] as const

type Words = Awaited<ReturnType<typeof wordsOf>>

interface Actions {
  readonly page: Page
  readonly sheet: Locator
  readonly words: Words
  readonly tap: (target: Locator) => Promise<void>
  /** Types; a field without the focus is tapped first. */
  readonly type: (field: Locator, text: string) => Promise<void>
  /** The page of the instrument, found by its code. */
  readonly find: () => Promise<void>
  /** A screen of the account centre. */
  readonly account: (path: string) => Promise<void>
}

/** Every task begins on home. Taps that arrive at the page are counted: docs/decisions/taps.md. */
const test = base.extend<{ readonly actions: Actions; readonly taps: () => Promise<number> }>({
  taps: async ({ page }, use) => {
    await page.addInitScript(() => {
      addEventListener(
        'pointerup',
        ({ isTrusted }) => {
          if (isTrusted) sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
        },
        true,
      )
    })
    await use(() => page.evaluate(() => Number(sessionStorage.getItem('taps'))))
  },
  actions: async ({ page, taps: _counted }, use) => {
    const words = await wordsOf('us', ...NAMESPACES)
    const tap = (target: Locator) => target.tap()
    const type = async (field: Locator, text: string) => {
      await field.waitFor()
      if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field)
      await field.fill(text)
    }
    await use({
      page,
      words,
      tap,
      type,
      sheet: page.getByRole('dialog'),
      find: async () => {
        await tap(page.getByRole('link', { name: words.home.search }))
        await type(page.getByRole('searchbox'), CODE)
        await tap(page.getByRole('list', { name: words.quotes.hits }).getByRole('link').first())
      },
      account: async (path) => {
        await tap(page.getByRole('navigation', { name: words.menu }).getByText(words.menuMine, { exact: true }))
        await tap(page.getByRole('dialog').locator(`a[href*="${path}"]`).first())
      },
    })
  },
})
test.use({ hasTouch: true })

const buy = async ({ find, tap, page, words: { markets, quotes, orders }, sheet }: Actions, market: boolean) => {
  await find()
  await tap(page.getByRole('link', { name: quotes.buy, exact: true }))
  if (market) await tap(page.getByRole('radio', { name: markets.orderTypes.market }))
  await tap(page.getByRole('button', { name: orders.review }).last())
  await tap(sheet.getByRole('button', { name: orders.send }))
  await expect(sheet.getByText(orders.result.orderNumber, { exact: true })).toBeVisible()
}

const openHolding = async ({ page, tap, words: { menu, menuPosition } }: Actions) => {
  await tap(page.getByRole('navigation', { name: menu }).getByText(menuPosition, { exact: true }))
  await tap(page.getByRole('main').locator('a[href*="position/info"]').first())
}

interface Task {
  readonly name: string
  /** How many taps it takes: a change that needs more says why in docs/decisions/taps.md. */
  readonly takes: number
  /** The walk that it belongs to; that of a position begins with one that can be sold. */
  readonly area: 'instrument' | 'money' | 'position'
  readonly run: (actions: Actions) => Promise<void>
}

const TASKS: ReadonlyArray<Task> = [
  {
    name: 'exchange records are seen',
    area: 'money',
    takes: 2,
    run: async ({ page, tap, words: { exchange, menu, menuPosition, positions } }) => {
      await tap(page.getByRole('navigation', { name: menu }).getByText(menuPosition, { exact: true }))
      await tap(page.getByRole('tab', { name: positions.tabs.exchange, exact: true }))
      await expect(page.getByRole('heading', { name: positions.tabs.exchanged })).toBeVisible()
      await expect(page.getByText(exchange.recordsEmpty)).toBeVisible()
    },
  },
  {
    name: 'euros are exchanged into ringgit',
    area: 'money',
    takes: 8,
    run: async ({ account, page, sheet, tap, type, words: { exchange, server } }) => {
      await account('mine/index')
      await tap(page.getByRole('main').locator('a[href*="mine/exchangeRate"]').first())
      await tap(page.getByRole('button', { name: new RegExp(`^${exchange.to}`) }))
      await tap(sheet.getByRole('option', { name: 'MYR' }))
      await type(page.getByLabel(exchange.pay, { exact: true }), '100')
      await tap(page.getByRole('button', { name: exchange.continue }))
      await tap(sheet.getByRole('button', { name: exchange.send }))
      await expect(sheet.getByText(server.exchanged, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'a deposit is reported',
    area: 'money',
    takes: 7,
    run: async ({ account, page, sheet, tap, type, words }) => {
      const { transfers } = words
      await account('mine/stored')
      await type(page.getByLabel(transfers.amount, { exact: true }), '250')
      await tap(page.getByText(transfers.reported, { exact: true }))
      const choosing = page.waitForEvent('filechooser')
      await tap(page.getByRole('button', { name: transfers.addProof, exact: true }))
      await (await choosing).setFiles({ name: 'proof.jpg', mimeType: 'image/jpeg', buffer: await photo('#a33') })
      await expect(page.getByRole('button', { name: words.remove })).toBeVisible()
      await tap(page.getByRole('button', { name: transfers.review }))
      await tap(sheet.getByRole('button', { name: transfers.depositSend }))
      await expect(sheet.getByText(words.server['deposit-submitted'], { exact: true })).toBeVisible()
    },
  },
  {
    name: 'a withdrawal is requested',
    area: 'money',
    takes: 6,
    run: async ({ account, page, sheet, tap, type, words }) => {
      const { transfers } = words
      await account('mine/withdraw')
      await type(page.getByLabel(transfers.amount, { exact: true }), '125')
      await type(page.getByLabel(transfers.fundPassword, { exact: true }), PASSWORD)
      await tap(page.getByRole('button', { name: transfers.review }))
      await tap(sheet.getByRole('button', { name: transfers.withdrawSend }))
      await expect(sheet.getByText(words.server['withdrawal-submitted'])).toBeVisible()
    },
  },
  {
    name: 'everything is withdrawn',
    area: 'money',
    takes: 5,
    run: async ({ account, page, sheet, tap, type, words }) => {
      const { transfers } = words
      await account('mine/withdraw')
      await tap(page.getByRole('button', { name: transfers.withdrawAll, exact: true }))
      await type(page.getByLabel(transfers.fundPassword, { exact: true }), PASSWORD)
      await tap(page.getByRole('button', { name: transfers.review }))
      await tap(sheet.getByRole('button', { name: transfers.withdrawSend }))
      await expect(sheet.getByText(words.server['withdrawal-submitted'])).toBeVisible()
    },
  },
  {
    name: 'the records of seven days are seen',
    area: 'money',
    takes: 3,
    run: async ({ account, page, tap, words: { records } }) => {
      await account('mine/fundingRecords')
      const week = page.getByRole('button', { name: records.periods.week })
      await expect(page.getByRole('list', { name: records.fundingTitle })).toBeVisible()
      const narrowed = page.waitForRequest((request) => /from/.test(request.url() + (request.postData() ?? '')))
      await tap(week)
      await narrowed
      await expect(week).toHaveAttribute('aria-pressed', 'true')
    },
  },
  {
    name: 'an instrument is added to the watchlist from search',
    area: 'instrument',
    takes: 2,
    run: async ({ page, tap, type, words: { home, quotes } }) => {
      await tap(page.getByRole('link', { name: home.search }))
      await type(page.getByRole('searchbox'), CODE)
      await tap(page.getByRole('list', { name: quotes.hits }).getByRole('button').first())
      const added = new RegExp(quotes.unwatch.replace('{name:string}', '.*'))
      await expect(page.getByRole('button', { name: added })).toBeVisible()
    },
  },
  {
    name: 'a price alert is set',
    area: 'instrument',
    takes: 5,
    run: async ({ find, page, sheet, tap, type, words: { alerts, quotes } }) => {
      await find()
      await tap(page.getByRole('button', { name: quotes.priceAlerts }))
      await type(sheet.getByLabel(alerts.price, { exact: true }).last(), '999,00')
      await tap(sheet.getByRole('button', { name: alerts.set, exact: true }))
      await expect(sheet.getByRole('listitem')).toHaveCount(1)
    },
  },
  {
    name: 'a limit order is placed at the price given',
    area: 'instrument',
    takes: 5,
    run: (actions) => buy(actions, false),
  },
  { name: 'an instrument is bought at market', area: 'instrument', takes: 6, run: (actions) => buy(actions, true) },
  {
    name: 'past orders are seen',
    area: 'position',
    takes: 2,
    run: async ({ page, tap, words: { menu, menuPosition, positions } }) => {
      await tap(page.getByRole('navigation', { name: menu }).getByText(menuPosition, { exact: true }))
      await tap(page.getByRole('tab', { name: positions.orderTabs }))
      const past = page.getByRole('list', { name: positions.pastKinds.orders })
      await expect(past.getByRole('listitem').first()).toContainText(CODE)
      await expect(past).toBeInViewport()
    },
  },
  {
    name: 'a stop is set on a position',
    area: 'position',
    takes: 5,
    run: async (actions) => {
      const { page, sheet, tap, type, words } = actions
      await openHolding(actions)
      await tap(page.getByRole('button', { name: words.protection.set, exact: true }))
      await type(sheet.getByLabel(words.protection.stopPrice), '1,00')
      await tap(sheet.getByRole('button', { name: words.protection.save }))
      await expect(page.getByText(words.protection.states.active, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'a whole position is sold at market',
    area: 'position',
    takes: 7,
    run: async (actions) => {
      const { page, sheet, tap, words } = actions
      await openHolding(actions)
      await tap(page.getByRole('button', { name: words.markets.actions.close }).first())
      await tap(sheet.getByRole('radio', { name: words.markets.orderTypes.market }))
      await tap(sheet.getByRole('button', { name: words.orders.share.all }))
      await tap(page.getByRole('button', { name: words.orders.review }).last())
      await tap(sheet.getByRole('button', { name: words.orders.send }).last())
      await expect(sheet.getByText(words.orders.result.filled)).toBeVisible()
    },
  },
]

// One customer does the tasks of an area one after another: what needs an empty list comes first.
for (const walk of ['money', 'instrument', 'position'] as const)
  test(`taps: ${walk}`, async ({ ask, broker, actions, open, page, session, steer, taps }) => {
    test.slow()
    if (walk === 'position') {
      const order = { code: CODE, direction: 'long', action: 'open', ordertype: 'market', quantity: '100' }
      await ask('/trade/order', { ...order, clientorderid: crypto.randomUUID() })
      await steer.post('/clock', { advanceMilliseconds: 16 * 60_000 })
    }
    await putInPlace(broker.url, steer, session.now())
    await open('/home/index', { language: 'us' })
    for (const { name, takes, run } of TASKS.filter(({ area }) => area === walk))
      await test.step(name, async () => {
        await page.evaluate(() => {
          location.hash = '#/home/index'
          sessionStorage.removeItem('taps')
        })
        await expect(page.locator('main[data-path="/home/index"]')).toBeVisible()
        await run(actions)
        expect(await taps(), name).toBe(takes)
      })
  })
