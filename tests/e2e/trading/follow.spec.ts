import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { nextMonday } from '../money/workTime.ts'

test.use({ practiceMoney: { EUR: '2000.00' } })

interface Products {
  readonly products: ReadonlyArray<{ readonly code: string; readonly name: string; readonly stopsAt: number }>
}

test('a product is chosen with its risk, bought once, rises and falls, and is redeemed after its lock-up', async ({
  open,
  customer,
  goOnFrom,
  steer,
}) => {
  test.setTimeout(120_000)
  const { copytrading: words } = await wordsOf('us', 'copytrading')
  const { now } = await steer.get('/clock')
  // Not every week has a product in euros with low volatility.
  let monday = nextMonday(now, 10 * 60)
  const onSale = async () => {
    await steer.post('/clock', { to: monday.toISOString() })
    const { products } = (await steer.get('/follow')) as Products
    return products.find(({ code, stopsAt }) => /^(AUR|MTR)/.test(code) && stopsAt > monday.getTime())
  }
  let product = await onSale()
  for (let weeks = 0; product === undefined && weeks < 12; weeks += 1) {
    monday = new Date(monday.getTime() + 7 * 86_400_000)
    product = await onSale()
  }
  if (product === undefined) throw new Error('nothing is on sale')
  await goOnFrom(monday)

  const page = await open('/home/follow', { language: 'us' })
  await expect(page.getByText(words.riskNote).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: new RegExp(product.name) }).click()

  // An unverified customer sees what to do first.
  await expect(page.getByText(words.identityText)).toBeVisible()
  await steer.post('/identity/grant', { account: customer.account, name: 'Marina Ribera' })
  await page.reload()
  await expect(page.getByText(words.riskNote).first()).toBeVisible()
  await expect(page.getByRole('figure', { name: new RegExp(words.record) })).toBeVisible()
  const amount = page.getByRole('textbox', { name: words.amount })
  const review = page.getByRole('button', { name: words.review })
  await amount.fill('10')
  await review.click()
  await expect(amount).toBeFocused()
  await expect(page.getByText(/The minimum is/)).toBeVisible()
  await amount.fill('2000')
  await review.click()
  await expect(page.getByText(/Not enough money/)).toBeVisible()
  await expectAccessible(page)

  await amount.fill('1000')
  await review.click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(words.riskNote)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: words.buy }).click()
  await expect(sheet.getByText(words.bought.replace('{name:string}', product.name))).toBeVisible()
  await sheet.getByRole('link', { name: words.tabs.orders }).click()

  const orders = page.getByRole('list', { name: words.tabs.orders })
  await expect(orders.getByText(product.name)).toBeVisible()
  await orders.getByRole('button').click()
  await expect(sheet.getByRole('button', { name: words.redeem })).toBeDisabled()
  await expect(sheet.getByText(/Locked up until/)).toBeVisible()
  await page.keyboard.press('Escape')

  // Monday's valuation brings two per cent; the customer sees it after a reload.
  const [series = ''] = product.code.split('-')
  await steer.post('/follow/return', { series, percent: '2' })
  await goOnFrom(new Date(monday.getTime() + 9 * 3_600_000))
  await open('/home/follow?tab=orders', { language: 'us' })
  await expect(orders.getByText('+20,00 EUR').first()).toBeVisible()
  await expectAccessible(page)

  await goOnFrom(new Date(monday.getTime() + 31 * 86_400_000))
  await open('/home/follow?tab=orders', { language: 'us' })
  await orders.getByRole('button').click()
  await sheet.getByRole('button', { name: words.redeem }).click()
  await expect(sheet.getByText(words.redeemNote)).toBeVisible()
  await sheet.getByRole('button', { name: words.redeem }).click()
  await expect(sheet.getByText(words.redeemed, { exact: true })).toBeVisible()
  await sheet.getByRole('button', { name: words.done }).last().click()
  await expect(page.getByText(words.ordersEmpty)).toBeVisible()
  await page.getByRole('radio', { name: words.orderStates.ended }).click()
  await expect(orders.getByText(words.endings.redeemed)).toBeVisible()
  expect(await steer.get('/audit')).toEqual({ problems: [] })
  expect(await steer.get('/trading/audit')).toEqual({ problems: [] })
})
