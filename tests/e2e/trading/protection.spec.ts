import { expect, expectAccessible } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { buyAtMarket, test } from './mondayMorning.ts'

const CODE = '96115'

for (const language of ['es', 'ar'] as const)
  test(`a stop is set on a position, shows what it risks, and is removed again (${language})`, async ({
    ask,
    open,
  }) => {
    const words = await wordsOf(language, 'protection', 'positions')
    const order = await buyAtMarket(ask, CODE)
    const page = await open(`/position/info?id=${order.positionid}`, { language })
    // What can be done stands above what was: the trades, the costs and the story.
    const top = async (name: string) => (await page.getByRole('heading', { name, exact: true }).boundingBox())!.y
    await page.getByRole('heading', { name: words.positions.fills, exact: true }).waitFor()
    await page.getByRole('heading', { name: words.protection.title, exact: true }).waitFor()
    expect(await top(words.protection.title)).toBeLessThan(await top(words.positions.fills))
    await page.getByRole('button', { name: words.protection.set, exact: true }).click()
    const sheet = page.getByRole('dialog')
    const stop = String(Math.floor(Number(order.averageprice) * 90) / 100).replace('.', ',')
    await sheet.getByLabel(words.protection.stopPrice).fill(stop)
    await expect(sheet.getByText(words.protection.atStop)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: words.protection.save }).click()
    await expect(page.getByText(words.protection.states.active, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.protection.edit, exact: true }).click()
    await sheet.getByRole('button', { name: words.protection.remove }).click()
    await expect(page.getByRole('button', { name: words.protection.set, exact: true })).toBeVisible()
  })

for (const language of ['es', 'ar'] as const)
  test(`a protection and a time in force are attached in the ticket, reviewed and accepted (${language})`, async ({
    ask,
    open,
  }) => {
    const { markets, orders, protection } = await wordsOf(language, 'markets', 'orders', 'protection')
    const { book } = (await ask('/quotes/depth', { code: CODE })) as {
      readonly book: { readonly bids: { readonly price: string }[] }
    }
    const limit = Math.round(Number(book.bids.at(-1)!.price) * 100 - 4) / 100
    const typed = (price: number) => price.toFixed(2).replace('.', ',')
    const page = await open(`/quotes/infoBuy?code=${CODE}&direction=long`, { language })
    await page.getByLabel(orders.price.replace(/\{currency(:string)?\}/, 'MYR')).fill(typed(limit))
    // The ticket stays as it is for who wants none of it.
    await expect(page.getByLabel(protection.profitPrice)).toBeHidden()
    await page.getByRole('button', { name: protection.title }).click()
    await page.getByRole('radio', { name: protection.kinds.stop }).click()
    await page.getByLabel(protection.stopPrice).fill(typed(limit * 0.9))
    await page.getByLabel(protection.profitPrice).fill(typed(Math.min(limit * 1.2, 9.9)))
    await expect(page.getByText(protection.atStop)).toBeVisible()
    await expect(page.getByText(protection.atProfit)).toBeVisible()
    await page.getByRole('button', { name: orders.facts.validity }).click()
    await page.getByRole('dialog').getByText(markets.validities.gtc, { exact: true }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: orders.review }).last().click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(protection.atStop)).toBeVisible()
    await expect(sheet.getByText(markets.validities.gtc)).toBeVisible()
    await sheet.getByRole('button', { name: orders.send }).click()
    await expect(sheet.getByText(orders.waitingResult.accepted)).toBeVisible()
    await expect(sheet.getByText(protection.states.waiting)).toBeVisible()
    const pending = (await ask('/trade/pendinglist', { code: CODE })) as { readonly list: readonly object[] }
    expect(pending.list).toMatchObject([{ timeinforce: 'gtc', protection: { state: 'waiting' } }])
  })
