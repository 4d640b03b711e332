import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { wordsOf } from './support/words.ts'

/** Appends a line to a file of the app, which is answered when `when` resolves. */
const append = (page: Page, file: string, line: string, when?: Promise<void>): Promise<unknown> =>
  page.route(file, async (route) => {
    const response = await route.fetch()
    await when
    await route.fulfill({ response, body: `${await response.text()}\n${line}` })
  })

/** Waits until the page has all files of the app that it sends for and of home but the packages. */
const arrived = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href)
    const here = performance.getEntriesByType('resource').map(({ name }) => name)
    const missing = files.filter((file) => !here.includes(file))
    return files.some((file) => file.includes('/Home-')) && missing.every((file) => file.includes('/core-'))
  })

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
    const reload = page.getByRole('button', { name: words.reload })
    // In a page that has just been loaded the failure is final: before, the one of the first try stands until the second has failed.
    const reloaded = page.waitForEvent('load')
    await reload.click()
    await reloaded
    await expect(page.getByRole('alert')).toContainText(words.loadFailedHint)
    await page.unroute('**/assets/Settings-*.js')
    await reload.click()
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
  await test.step('the packages that arrive last are evaluated in a task of their own, not with the screen', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await append(page, '**/assets/core-*.js', 'queueMicrotask(() => (globalThis.packages = "evaluated"))', released)
    await append(page, '**/assets/Home-*.js', 'globalThis.packagesBefore = globalThis.packages')
    await page.reload({ waitUntil: 'commit' })
    await arrived(page)
    release()
    await expect(menu).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'packagesBefore'))).toBe('evaluated')
  })
})
