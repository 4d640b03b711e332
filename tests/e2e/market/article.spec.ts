import { fingersOnPage } from '../support/fingers.ts'
import { expect, expectAccessible, goTo, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

test('the news load more while they are scrolled; an article is shared by the device, or its link copied, and links to its instruments', async ({
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
  await test.step('each page of the list is asked for by the cursor of the previous one', async () => {
    const cursors: (string | null)[] = []
    const given: string[] = []
    page.on('response', async (answer) => {
      if (!answer.url().endsWith('/news/list')) return
      const nth = cursors.push(new URLSearchParams(answer.request().postData() ?? '').get('cursor')) - 1
      given[nth] = await answer.text()
    })
    await open('/news/index', { language: 'us' })
    const rows = page.getByRole('list', { name: news.title }).getByRole('listitem')
    await expect(rows.nth(5)).toBeVisible()
    const first = await rows.count()
    expect(cursors).toEqual([null])
    const links = () => rows.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const begun = await links()

    const finger = await fingersOnPage(page)
    for (const parts of [2, 3])
      await expect(async () => {
        await finger.drag([195, 700], [195, 150])
        expect(await rows.count()).toBeGreaterThan(first * (parts - 1))
      }).toPass()
    // No page was sent twice, and no row is repeated or has changed its place.
    expect(new Set(cursors).size).toBe(cursors.length)
    for (const [nth, cursor] of cursors.entries())
      if (cursor !== null) await expect.poll(() => given[nth - 1]).toContain(cursor)
    const all = await links()
    expect(new Set(all).size).toBe(all.length)
    expect(all.slice(0, begun.length)).toEqual(begun)
    await page.evaluate(() => scrollTo(0, 0))
  })

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
