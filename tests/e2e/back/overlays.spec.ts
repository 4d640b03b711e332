import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const words = await wordsOf('us', 'account', 'transfers')

test('a reload shows the page without its sheet; Back and Escape cancel a sheet whose code is still loading', async ({
  open,
  page,
}) => {
  const code: Array<() => Promise<void>> = []
  const arrive = () => Promise.all(code.splice(0).map((go) => go()))
  await page.route(/\/DateSheet[^/]*\.js$/, (route) => void code.push(() => route.continue()))
  const sheet = page.getByRole('dialog')
  await open('/mine/index', { language: 'us' })
  await expect(page.getByText(words.account.totalAssets)).toBeVisible()

  await test.step('after a reload the page is one step from the previous page', async () => {
    await page.evaluate(() => (location.hash = '#/mine/withdraw'))
    await page.getByRole('button', { name: new RegExp(`^${words.transfers.currency}`) }).click()
    await expect(sheet).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: new RegExp(`^${words.transfers.currency}`) })).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL(/#\/mine\/index$/)
  })

  await test.step('a sheet that has not arrived is cancelled, and arrives for nothing', async () => {
    await page.evaluate(() => (location.hash = '#/mine/deposit?channel=bank-eur'))
    const date = page.getByRole('button', { name: new RegExp(words.transfers.transferDate) })
    const busy = page.locator('[aria-busy=true]')
    await date.click()
    await expect(busy).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(busy).toHaveCount(0)
    await date.click()
    await expect(busy).toBeVisible()
    await page.goBack()
    await expect(busy).toHaveCount(0)
    await expect(page).toHaveURL(/#\/mine\/deposit/)
    await arrive()
    await expect(sheet).toHaveCount(0)
    await date.click()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/#\/mine\/index$/)
  })
})
