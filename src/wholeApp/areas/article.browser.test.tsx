import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listOf, nodeOf } from '../../../openapi/tools/node.ts'
import { exampleAnswer, exampleOf, exampleWith } from '../../../tests/contract/smallServer.ts'
import { currentWords } from '../../../ui/i18n/words.ts'
import { expectNoBarriers } from '../../../ui/testing/barriers.ts'
import { mountExamples } from '../../testing/mountSmallServer.tsx'

/** Articles of a page, of which there are three. */
const SHOWN = 20
const cursorTo = (nth: number) => `to-${nth}`

const newsOf = (nth: number) => {
  const article = nodeOf(listOf(nodeOf(exampleOf('/news/list')['data'])['list'])[0])
  return Array.from({ length: SHOWN }, (_, row) => ({
    ...article,
    id: `${nth}-${row}`,
    title: `Article ${nth}-${row}`,
  }))
}

it('the news load more while they are scrolled, each page by the cursor of the previous one', async () => {
  const cursors: (string | null)[] = []
  const { go, leave } = await mountExamples('us', (path, form) => {
    if (path !== '/news/list') return exampleAnswer(path)
    const cursor = form.get('cursor')
    cursors.push(cursor)
    const nth = cursor === null ? 0 : Number(cursor.slice(cursorTo(0).length - 1))
    return exampleWith(path, () => ({ list: newsOf(nth), next: nth < 2 ? cursorTo(nth + 1) : '' }))
  })
  await go('/news/index')
  const rows = page.getByRole('list', { name: currentWords().news.title() }).getByRole('listitem')
  const ids = () =>
    rows
      .getByRole('link')
      .elements()
      .map((link) => /id=([\d-]+)/.exec(link.getAttribute('href') ?? '')?.[1])
  await expect.poll(() => ids().length).toBe(SHOWN)
  expect(cursors).toEqual([null])
  // Up and down again, each in a frame of its own: an end that stays in sight asks for nothing more.
  const scrolled = async () => {
    for (const place of [0, document.documentElement.scrollHeight]) {
      scrollTo(0, place)
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
    }
    return ids().length
  }
  await expect.poll(scrolled).toBe(3 * SHOWN)
  await scrolled()
  // No page is asked for twice, and no row is repeated or has changed its place.
  expect(ids()).toEqual([0, 1, 2].flatMap((nth) => newsOf(nth).map(({ id }) => id)))
  expect(cursors).toEqual([null, cursorTo(1), cursorTo(2)])
  await leave()
})

it('an article is shared by the device, or its link copied, and links to its instruments', async () => {
  const asked: (string | null)[] = []
  const { go, leave } = await mountExamples('us', (path, form) => {
    if (path === '/news/info') asked.push(form.get('id'))
    return exampleAnswer(path)
  })
  const { news } = currentWords()
  const share = vi.fn(async () => undefined)
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const shareBy = (value: unknown) => Object.defineProperty(navigator, 'share', { configurable: true, value })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  await go('/news/index')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  const title = page.getByRole('article').getByRole('heading', { level: 2 }).first()
  const button = page.getByRole('button', { name: news.share() })
  await expect.element(title).toBeVisible()
  const address = location.href
  expect(address).toMatch(/#\/news\/info\?id=2001$/)
  shareBy(share)
  await button.click()
  await expect.poll(() => share.mock.calls).toEqual([[{ title: title.element().textContent, url: address }]])
  shareBy(undefined)
  await button.click()
  await expect.element(page.getByRole('status').filter({ hasText: news.linkCopied() })).toBeVisible()
  expect(copy.mock.calls).toEqual([[address]])
  expect(share).toHaveBeenCalledOnce()

  // The address opens the same article for its receiver.
  await go('/mine/about')
  asked.length = 0
  location.hash = new URL(address).hash
  await expect.element(title).toBeVisible()
  // What the device has kept is shown before the answer.
  await expect.poll(() => asked).toEqual(['2001'])
  await expectNoBarriers()

  const first = page.getByRole('list', { name: news.related() }).getByRole('listitem').first()
  await expect.element(first).toHaveTextContent(/1,5\d+/)
  await first.getByRole('link').click()
  await expect.poll(() => location.hash).toMatch(/#\/quotes\/info\?code=.*MY0101/)
  await leave()
})
