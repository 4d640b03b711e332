import { fingersOn } from './support/fingers.ts'
import { expect, test } from './support/fixtures.ts'
import { wordsOf } from './support/words.ts'

test('a list loads more while it is scrolled, each page by the cursor of the previous one', async ({ open, page }) => {
  const { news } = await wordsOf('ar', 'news')
  const cursors: (string | null)[] = []
  const given: string[] = []
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/news/list')) return
    const nth = cursors.push(new URLSearchParams(answer.request().postData() ?? '').get('cursor')) - 1
    given[nth] = await answer.text()
  })
  await open('/news/index', { language: 'ar' })
  const rows = page.getByRole('list', { name: news.title }).getByRole('listitem')
  await expect(rows.nth(5)).toBeVisible()
  const first = await rows.count()
  expect(cursors).toEqual([null])
  const links = () => rows.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const begun = await links()

  const finger = await fingersOn(page)
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
})
