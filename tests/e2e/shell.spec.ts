import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { wordsOf } from './support/words.ts'

test('a part of the app that does not load is reported and loaded again; Back before it has loaded shows the previous screen', async ({
  open,
  page,
}) => {
  const words = await wordsOf('us', 'settings')
  const menu = page.getByRole('navigation', { name: words.menu })
  const title = page.getByRole('heading', { name: words.settings.title })
  const settings = () => page.evaluate(() => (location.hash = '#/mine/setting'))
  await open('/home/index', { language: 'us' })
  await expect(menu).toBeVisible()
  await test.step('a button loads it again', async () => {
    await page.route('**/assets/Settings-*.js', (route) => route.abort())
    await settings()
    await expect(page.getByRole('heading', { name: words.loadFailed })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(words.loadFailedHint)
    await page.getByRole('button', { name: words.back, exact: true }).click()
    await expect(menu).toBeVisible()
    await settings()
    await expect(page.getByRole('alert')).toContainText(words.loadFailedHint)
    await page.unroute('**/assets/Settings-*.js')
    await page.getByRole('button', { name: words.reload }).click()
    await expect(title).toBeVisible()
  })
  await test.step('Back before the first screen has loaded', async () => {
    const release = await hold(page, '**/assets/Settings-*.js')
    const asked = page.waitForRequest('**/assets/Settings-*.js')
    await page.reload({ waitUntil: 'commit' })
    await asked
    await page.goBack({ waitUntil: 'commit' })
    release()
    await expect(menu).toBeVisible()
  })
})
