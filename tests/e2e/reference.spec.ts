import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { barriersOf } from './support/accessibility.ts'

/** The pages of the reference as the build left them, opened from their folder as without a network. */
const FOLDER = join(import.meta.dirname, '../../dist/docs')
const PAGES = readdirSync(FOLDER).filter((name) => name.endsWith('.html'))

/** How many calls, shapes and rows of a table are examined for barriers: the others are like them, and take half a minute. */
const EXAMINED = 2

test.use({ offline: true, locale: 'en-GB' })

test('the pages are read on a phone and offline, without barriers, and the search of the browser leads to a text', async ({
  page,
}) => {
  test.slow()
  const see = expect.configure({ soft: true })
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(request.url()))
  expect(PAGES.length).toBeGreaterThan(5)
  for (const [nth, name] of PAGES.entries())
    await test.step(name, async () => {
      await page.emulateMedia({ colorScheme: nth % 2 === 0 ? 'dark' : 'light' })
      await page.goto(pathToFileURL(join(FOLDER, name)).href)
      see(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} is too wide`).toBe(
        true,
      )
      await page.evaluate((kept) => {
        for (const alike of ['.call', '.shape', 'tr']) {
          const parents = new Set([...document.querySelectorAll(alike)].map(({ parentElement }) => parentElement))
          for (const parent of parents)
            for (const one of [...(parent?.querySelectorAll(`:scope > ${alike}`) ?? [])].slice(kept)) one.remove()
        }
      }, EXAMINED)
      await see.poll(() => barriersOf(page), { message: name }).toEqual([])
    })
  // A barrier would have been found, at every check; all others: src/testing/layout.browser.test.tsx.
  await page.locator('main').evaluate((main) => main.insertAdjacentHTML('afterbegin', '<img src="data:,">'))
  see((await barriersOf(page)).map(([rule]) => rule)).toEqual(['image-alt'])
  see(loaded.filter((url) => !/^(file|data):/.test(url))).toEqual([])

  await test.step('the search', async () => {
    await page.goto(pathToFileURL(join(FOLDER, 'calls.html')).href)
    const isFound = await page.evaluate(
      () => 'find' in window && (window as { find: (text: string) => boolean }).find('wrong-fund-password'),
    )
    expect(isFound).toBe(true)
    await page.locator('#funds-withdraw').scrollIntoViewIfNeeded()
    await page.locator('section:has(#funds-withdraw) ol').getByRole('link', { name: 'wrong-fund-password' }).click()
    await expect(page.locator('tr:target')).toContainText('الرقم السري')
  })
})
