import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const PLANTATIONS = { code: '96010', name: 'Serimba Plantations Berhad', initials: 'slbzz' }

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('searchList'))

test('an instrument is found by code, name and pinyin initials, added to the watchlist in place, and the searches are stored', async ({
  open,
}) => {
  const { quotes, home } = await wordsOf('us', 'quotes', 'home')
  const page = await open('/home/index', { language: 'us' })
  await page.getByRole('link', { name: home.search }).click()
  const field = page.getByRole('searchbox', { name: quotes.searchLabel })
  const hits = page.getByRole('list', { name: quotes.hits })
  const found = hits.getByRole('link', { name: new RegExp(`^${PLANTATIONS.name}`) })
  const recent = page.getByRole('list', { name: quotes.recent }).getByRole('listitem')
  await expect(field).toBeFocused()
  await expect(page.getByText(quotes.searchHint)).toBeVisible()
  const popular = page.getByRole('list', { name: quotes.popular }).getByRole('link')
  await expect(popular.first()).toBeVisible()

  // By the beginning of the code, submitted.
  await field.fill('9601')
  await expect(found).toBeVisible()
  expect(await kept(page)).toBeNull()
  await field.press('Enter')
  await expect.poll(() => kept(page)).toBe('["9601"]')

  // By a part of the name, in any case: added to the watchlist without opening it.
  await field.fill('serimba plan')
  await expect(hits.getByRole('listitem')).toHaveCount(1)
  await expect(found.locator('mark')).toHaveText('Serimba Plan')
  await expect(found).toContainText(/\d,\d+.*%/)
  await expect(page.getByRole('status').filter({ hasText: '1 instrument' })).toBeVisible()
  await page.getByRole('button', { name: quotes.watch.replace('{name:string}', PLANTATIONS.name) }).click()
  await expect(page.getByRole('status').filter({ hasText: quotes.watching })).toHaveText(quotes.watching)
  await expect(
    page.getByRole('button', { name: quotes.unwatch.replace('{name:string}', PLANTATIONS.name) }),
  ).toBeVisible()
  await expect.poll(() => kept(page)).toBe('["serimba plan","9601"]')

  // By the initials of the Chinese name: opened.
  await field.fill(PLANTATIONS.initials)
  await expect(hits.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await expectNoOverflow(page)
  await found.click()
  await expect(page).toHaveURL(new RegExp(`quotes/info\\?code=${PLANTATIONS.code}`))
  await expect.poll(() => kept(page)).toBe(`["${PLANTATIONS.initials}","serimba plan","9601"]`)

  // Going back shows the earlier results; a new search offers the recent words.
  await page.goBack()
  await expect(field).toHaveValue(PLANTATIONS.initials)
  await expect(found).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: home.search }).click()
  await expect(field).toHaveValue('')
  await expect(recent).toHaveText([PLANTATIONS.initials, 'serimba plan', '9601'])
  await expectAccessible(page)

  // Stored across a reload, and tapped again: newest first, each once.
  await page.reload()
  await expect(recent).toHaveText([PLANTATIONS.initials, 'serimba plan', '9601'])
  await recent.getByRole('button', { name: '9601' }).click()
  await expect(field).toHaveValue('9601')
  await expect(found).toBeVisible()
  await page.getByRole('button', { name: quotes.clearText }).click()
  await expect(recent).toHaveText(['9601', PLANTATIONS.initials, 'serimba plan'])

  await page.getByRole('button', { name: quotes.clearRecent }).click()
  await expect(recent).toHaveCount(0)
  await expect.poll(() => kept(page)).toBeNull()
  await page.reload()
  await expect(page.getByText(quotes.searchHint)).toBeVisible()

  await page.goto(page.url().replace(/#.*/, '#/quotes/index'))
  await expect(page.getByRole('list', { name: quotes.watchlist })).toContainText(PLANTATIONS.name)

  // In spite of a typing error.
  await page.goto(page.url().replace(/#.*/, '#/quotes/search'))
  await field.fill('plantatoins')
  await expect(found).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await found.click()
  await expect(page).toHaveURL(new RegExp(`quotes/info\\?code=${PLANTATIONS.code}`))
})
