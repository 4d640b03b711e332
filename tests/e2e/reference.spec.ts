import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'

/** The pages of the reference as the build left them, opened from their folder as without a network. */
const FOLDER = join(import.meta.dirname, '../../dist/docs')
const PAGES = readdirSync(FOLDER).filter((name) => name.endsWith('.html'))

/** Calls and shapes of the page of calls that are examined for barriers. */
const EXAMINED = 5

test.use({ offline: true, locale: 'en-GB' })

for (const [nth, name] of PAGES.entries()) {
  const colorScheme = nth % 2 === 0 ? 'dark' : 'light'
  test(`${name} is read on a phone, ${colorScheme} and offline, without barriers`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const loaded: Array<string> = []
    page.on('request', (request) => void loaded.push(request.url()))
    await page.goto(pathToFileURL(join(FOLDER, name)).href)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(loaded.filter((url) => !/^(file|data):/.test(url))).toEqual([])
    // The calls are alike, and looking at all of them takes half a minute.
    await page.evaluate((kept) => {
      for (const kind of ['.call', '.shape'])
        for (const section of [...document.querySelectorAll(kind)].slice(kept)) section.remove()
    }, EXAMINED)
    await expectAccessible(page)
  })
}

test('the search of the browser finds what a call refuses, and a link from there leads to its texts', async ({
  page,
}) => {
  await page.goto(pathToFileURL(join(FOLDER, 'calls.html')).href)
  const isFound = await page.evaluate(
    () => 'find' in window && (window as { find: (text: string) => boolean }).find('wrong-fund-password'),
  )
  expect(isFound).toBe(true)
  await page.locator('#funds-withdraw').scrollIntoViewIfNeeded()
  await page.locator('section:has(#funds-withdraw) ol').getByRole('link', { name: 'wrong-fund-password' }).click()
  await expect(page.locator('tr:target')).toContainText('كلمة')
})
