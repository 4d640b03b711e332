import { expect, expectAccessible, goTo, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

test('an article is shared by the device, or its link copied, and links to its instruments', async ({
  open,
  context,
  page,
}) => {
  const { news } = await wordsOf('us', 'news')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Headless Chromium has no share sheet: this one records its input.
  await page.addInitScript(() => {
    const shared: object[] = []
    Object.assign(globalThis, { shared })
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (what: object) => void shared.push(what),
    })
  })
  await open('/news/index', { language: 'us' })
  await page.locator('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page).toHaveURL(/news\/info\?id=/)
  const title = (await page.locator('article h2').first().textContent()) ?? ''
  const address = page.url()
  await page.getByRole('button', { name: news.share }).click()
  const shared = () => page.evaluate(() => (globalThis as unknown as { shared: object[] }).shared)
  await expect.poll(shared).toEqual([{ title, url: address }])

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: news.share }).click()
  await expect(page.getByRole('status').filter({ hasText: news.linkCopied })).toHaveText(news.linkCopied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  // The address opens the same article for its receiver.
  await page.reload()
  await expect(page.locator('article h2').first()).toHaveText(title)
  await expectAccessible(page)

  // One of the newest articles lists its instruments with their prices and links.
  await goTo(page, '/news/index')
  const rows = page.locator('main').getByRole('listitem').getByRole('link')
  const related = page.getByRole('list', { name: news.related })
  await expect(rows.nth(3)).toBeVisible()
  for (let nth = 0; nth < 4; nth += 1) {
    await rows.nth(nth).click()
    await expect(page.locator('article h2').first()).toBeVisible()
    await expect(page.locator('article').getByRole('paragraph').first()).toBeVisible()
    if (await related.isVisible()) break
    await page.goBack()
    await expect(rows.nth(3)).toBeVisible()
  }
  const first = related.getByRole('listitem').first()
  await expect(first).toContainText(/[+−]?\d+,\d{2}/)
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/quotes\/info\?code=/)
})
