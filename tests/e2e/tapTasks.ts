import type { Locator, Page } from '@playwright/test'
import { PASSWORD } from './money/inPlace.ts'
import { expect } from './support/fixtures.ts'
import { photo } from './support/pictures.ts'
import type { wordsOf } from './support/words.ts'

export const CODE = '96115'
export const NAMESPACES = [
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
  'returns',
  'transfers',
] as const

type Words = Awaited<ReturnType<typeof wordsOf>>

export interface Actions {
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

export const TASKS: ReadonlyArray<Task> = [
  {
    name: 'exchange records are seen',
    area: 'money',
    takes: 2,
    run: async ({ page, tap, words: { exchange, menu, menuPosition, positions } }) => {
      await tap(page.getByRole('navigation', { name: menu }).getByText(menuPosition, { exact: true }))
      await tap(page.getByRole('tab', { name: positions.exchangeTabs, exact: true }))
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
    name: 'what one owns is bought again',
    area: 'instrument',
    takes: 3,
    run: async ({ page, sheet, tap, words: { home, orders } }) => {
      await tap(page.getByRole('link', { name: new RegExp(home.buyMore.replace('{name:string}', '.*')) }))
      await tap(page.getByRole('button', { name: orders.review }).last())
      await tap(sheet.getByRole('button', { name: orders.send }))
      await expect(sheet.getByText(orders.result.orderNumber, { exact: true })).toBeVisible()
    },
  },
  {
    name: 'what the largest holding did today is seen',
    area: 'position',
    takes: 0,
    run: async ({ page, words: { home } }) => {
      const largest = page.getByRole('list', { name: home.shares }).getByRole('listitem').first()
      await expect(largest).toContainText(/[+−]?\d+,\d\d.MYR.*%/)
      await expect(largest).toBeInViewport({ ratio: 1 })
    },
  },
  {
    name: 'the fees of last month are seen',
    area: 'position',
    takes: 2,
    run: async ({ page, tap, words: { menu, menuPosition, positions, returns } }) => {
      await tap(page.getByRole('navigation', { name: menu }).getByText(menuPosition, { exact: true }))
      await tap(page.getByRole('tab', { name: positions.assetTabs, exact: true }))
      await expect(page.getByRole('heading', { name: returns.incomeAndCosts })).toBeVisible()
      const month = page.getByRole('heading', { level: 3 }).last().locator('..')
      await expect(month.getByText(returns.lines.fees, { exact: true })).toBeVisible()
    },
  },
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
    takes: 3,
    run: async ({ page, sheet, tap, words }) => {
      await tap(page.getByRole('list', { name: words.home.shares }).getByRole('link').first())
      await tap(page.getByRole('link', { name: words.quotes.protect, exact: true }))
      // The stop is proposed, with what it would lose.
      await expect(sheet.getByLabel(words.protection.stopPrice)).not.toHaveValue('')
      await expect(sheet.getByText(words.protection.atStop, { exact: true })).toBeVisible()
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
      await expect(sheet.getByRole('heading', { name: words.markets.orderStates.filled, exact: true })).toBeVisible()
    },
  },
]
