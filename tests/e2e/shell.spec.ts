import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { wordsOf } from './support/words.ts'

test('a part of the app that does not load is reported, with a button to load it again', async ({ open, page }) => {
  const words = await wordsOf('us', 'settings')
  await open('/home/index', { language: 'us' })
  await expect(page.getByRole('navigation', { name: words.menu })).toBeVisible()
  await page.route('**/assets/Settings-*.js', (route) => route.abort())
  await page.evaluate(() => (location.hash = '#/mine/setting'))
  await expect(page.getByRole('heading', { name: words.loadFailed })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(words.loadFailedHint)
  await page.getByRole('button', { name: words.back, exact: true }).click()
  await expect(page.getByRole('navigation', { name: words.menu })).toBeVisible()
  await page.evaluate(() => (location.hash = '#/mine/setting'))
  await expect(page.getByRole('alert')).toContainText(words.loadFailedHint)
  await page.unroute('**/assets/Settings-*.js')
  await page.getByRole('button', { name: words.reload }).click()
  await expect(page.getByRole('heading', { name: words.settings.title })).toBeVisible()
})

test('Back before the first screen has loaded shows the previous screen', async ({ open, page }) => {
  const words = await wordsOf('us', 'settings')
  await open('/home/index', { language: 'us' })
  await expect(page.getByRole('navigation', { name: words.menu })).toBeVisible()
  await page.evaluate(() => (location.hash = '#/mine/setting'))
  await expect(page.getByRole('heading', { name: words.settings.title })).toBeVisible()
  const release = await hold(page, '**/assets/Settings-*.js')
  const asked = page.waitForRequest('**/assets/Settings-*.js')
  await page.reload({ waitUntil: 'commit' })
  await asked
  await page.goBack({ waitUntil: 'commit' })
  release()
  await expect(page.getByRole('navigation', { name: words.menu })).toBeVisible()
})
