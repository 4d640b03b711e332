import type { Locator } from '@playwright/test'
import { expect, expectAccessible, goTo } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { buyAtMarket, test } from './mondayMorning.ts'

const CODE = '96115'
const language = 'ar'

/** The amount of a row of figures, in MYR: the row with a label has its figure beside it. */
const amountOf = async (within: Locator, label: string): Promise<number> => {
  const row = within.locator('dl > *').filter({ hasText: label })
  const [sign = '', digits = ''] = /([+−])\D*([\d.]+,\d{2})/.exec(await row.innerText())?.slice(1) ?? []
  return Number(`${sign === '−' ? '-' : ''}${digits.replaceAll('.', '').replace(',', '.')}`)
}
const typed = (price: number) => price.toFixed(2).replace('.', ',')

test('a protection is attached in the ticket; a stop is set on a position, shows what it risks, is removed, set again, and closes it (ar)', async ({
  ask,
  open,
  steer,
}) => {
  const words = await wordsOf(language, 'markets', 'orders', 'positions', 'protection')
  const { markets, orders, protection } = words
  const { book } = (await ask('/quotes/depth', { code: CODE })) as {
    readonly book: { readonly bids: { readonly price: string }[] }
  }
  const limit = Math.round(Number(book.bids.at(-1)!.price) * 100 - 4) / 100
  const page = await open(`/quotes/infoBuy?code=${CODE}&direction=long`, { language })
  await page.getByLabel(orders.price.replace(/\{currency(:string)?\}/, 'MYR')).fill(typed(limit))
  // The ticket stays as it is for who wants none of it.
  await expect(page.getByLabel(protection.profitPrice)).toBeHidden()
  await page.getByRole('button', { name: protection.title }).click()
  await page.getByRole('radio', { name: protection.kinds.stop }).click()
  await page.getByLabel(orders.quantity, { exact: true }).fill('1000')
  const [stop, profit] = [limit * 0.9, Math.min(limit * 1.2, 9.9)].map((price) => Math.round(price * 100) / 100)
  await page.getByLabel(protection.stopPrice).fill(typed(stop!))
  await page.getByLabel(protection.profitPrice).fill(typed(profit!))
  await expect(page.getByText(protection.atStop)).toBeVisible()
  await expect(page.getByText(protection.atProfit)).toBeVisible()
  // Before the tap: what 1,000 shares lose or win, less the fees of both trades.
  const risked = await amountOf(page.getByRole('main'), protection.atStop)
  const locked = await amountOf(page.getByRole('main'), protection.atProfit)
  for (const [amount, at] of [
    [risked, stop!],
    [locked, profit!],
  ] as const) {
    const fees = (at - limit) * 1000 - amount
    expect(fees).toBeGreaterThan(0)
    expect(fees).toBeLessThan((at + limit) * 1000 * 0.01)
  }
  await page.getByRole('button', { name: orders.facts.validity }).click()
  await page.getByRole('dialog').getByText(markets.validities.gtc, { exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: orders.review }).last().click()
  const sheet = page.getByRole('dialog')
  expect(await amountOf(sheet, protection.atStop)).toBe(risked)
  expect(await amountOf(sheet, protection.atProfit)).toBe(locked)
  await expect(sheet.getByText(markets.validities.gtc)).toBeVisible()
  await sheet.getByRole('button', { name: orders.send }).click()
  await expect(sheet.getByText(orders.waitingResult.accepted)).toBeVisible()
  await expect(sheet.getByText(protection.states.waiting)).toBeVisible()
  const pending = (await ask('/trade/pendinglist', { code: CODE })) as { readonly list: readonly object[] }
  expect(pending.list).toMatchObject([{ timeinforce: 'gtc', protection: { state: 'waiting' } }])
  await ask('/trade/cancelorders', { requestid: crypto.randomUUID() })

  await test.step('a stop on a position shows what it risks, is removed, set again, and closes it', async () => {
    const order = await buyAtMarket(ask, CODE)
    await goTo(page, `/position/info?id=${order.positionid}`)
    const stop = Math.floor(Number(order.averageprice) * 90) / 100
    const set = async () => {
      await page.getByRole('button', { name: words.protection.set, exact: true }).click()
      await sheet.getByLabel(words.protection.stopPrice).fill(typed(stop))
      await expect(sheet.getByText(words.protection.atStop)).toBeVisible()
      await expectAccessible(page)
      await sheet.getByRole('button', { name: words.protection.save }).click()
      await expect(page.getByText(words.protection.states.active, { exact: true })).toBeVisible()
    }
    // What can be done stands above what was: the trades, the costs and the story.
    const top = async (name: string) => (await page.getByRole('heading', { name, exact: true }).boundingBox())!.y
    await page.getByRole('heading', { name: words.positions.fills, exact: true }).waitFor()
    await page.getByRole('heading', { name: words.protection.title, exact: true }).waitFor()
    expect(await top(words.protection.title)).toBeLessThan(await top(words.positions.fills))
    await set()
    await page.getByRole('button', { name: words.protection.edit, exact: true }).click()
    await sheet.getByRole('button', { name: words.protection.remove }).click()
    await expect(page.getByRole('button', { name: words.protection.set, exact: true })).toBeVisible()
    await set()

    // The price falls to the stop, after the quarter of an hour in which nothing may be sold.
    await steer.post('/clock', { advanceMilliseconds: 16 * 60_000 })
    await steer.post('/market/price', { code: CODE, price: (stop - 0.1).toFixed(2) })
    await expect(async () => {
      await steer.post('/clock', { advanceMilliseconds: 10_000 })
      await steer.post('/trading/sweep')
      expect(await ask('/trade/positioninfo', { positionid: order.positionid })).toMatchObject({ quantity: '0' })
    }).toPass()
    await expect(page.getByText(words.markets.positionStates.closed, { exact: true }).first()).toBeVisible()
    expect(await steer.get('/audit')).toEqual({ problems: [] })
  })
})
