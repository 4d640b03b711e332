import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listOf, nodeOf } from '../../../openapi/tools/node.ts'
import { exampleAnswer, exampleOf, exampleWith } from '../../../tests/contract/smallServer.ts'
import { currentWords } from '../../../ui/i18n/words.ts'
import { expectNoBarriers } from '../../../ui/testing/barriers.ts'
import { shownPath } from '../../testing/mountApp.tsx'
import { mountExamples } from '../../testing/mountSmallServer.tsx'

const CODE = 'CN0244'
const NAME = 'Heping Shipping'
/** By its code, its name, and the initials of its Chinese name. */
const FINDING = ['cn02', 'heping ship', 'hphy']

/** A server that finds one instrument, and remembers that it is watched. */
const makeServer = () => {
  let isWatched = false
  const hit = listOf(nodeOf(exampleOf('/quotes/search')['data'])['list'])
    .map(nodeOf)
    .find((one) => one['code'] === CODE)
  const quote = nodeOf(listOf(exampleOf('/quotes/watchlist')['data'])[0])
  return (path: string, form: URLSearchParams): object => {
    if (path === '/quotes/search')
      return exampleWith(path, () => ({ list: FINDING.includes(form.get('keyword') ?? '') ? [hit] : [], next: '' }))
    if (path === '/quotes/list')
      return exampleWith(path, () => ({
        list: (form.get('codes') ?? '').split(',').map((code) => ({ ...quote, code })),
      }))
    if (path === '/quotes/watchadd') {
      isWatched = form.get('codes') === CODE
      return exampleWith(path, () => ({ codes: [CODE] }))
    }
    if (path === '/quotes/watchlist') return { ...exampleOf(path), data: isWatched ? [{ ...quote, ...hit }] : [] }
    return exampleAnswer(path)
  }
}

const kept = () => localStorage.getItem('searchList')
const parts = () => {
  const { quotes } = currentWords()
  const hits = page.getByRole('list', { name: quotes.hits() })
  return {
    field: page.getByRole('searchbox', { name: quotes.searchLabel() }),
    found: hits.getByRole('link', { name: NAME }),
    recent: page.getByRole('list', { name: quotes.recent() }).getByRole('listitem'),
  }
}
const textsOf = ({ recent }: ReturnType<typeof parts>) => recent.elements().map(({ textContent }) => textContent)

it('an instrument is found, added to the watchlist in place and opened, and the searches are stored', async () => {
  const { go, leave } = await mountExamples('us', makeServer())
  const { home, quotes } = currentWords()
  const { field, found, ...rest } = parts()
  const [code = '', name = '', initials = ''] = FINDING
  await go('/home/index')
  await page.getByRole('link', { name: home.search() }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByText(quotes.searchHint())).toBeVisible()
  await expect.element(page.getByRole('list', { name: quotes.popular() }).getByRole('link').first()).toBeVisible()

  await field.fill(code)
  await expect.element(found).toBeVisible()
  expect(kept()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.poll(kept).toBe(JSON.stringify([code]))

  // By a part of the name, in any case: added to the watchlist without opening it.
  await field.fill(name)
  await expect.poll(() => found.element().querySelector('mark')?.textContent).toBe('Heping Ship')
  await expect.element(found).toHaveTextContent(/\d,\d+.*%/)
  await expect.element(page.getByRole('status').filter({ hasText: '1 instrument' })).toBeVisible()
  await page.getByRole('button', { name: quotes.watch({ name: NAME }) }).click()
  await expect.element(page.getByRole('status').filter({ hasText: quotes.watching() })).toBeVisible()
  await expect.element(page.getByRole('button', { name: quotes.unwatch({ name: NAME }) })).toBeVisible()
  await expect.poll(kept).toBe(JSON.stringify([name, code]))

  await field.fill(initials)
  await expect.element(page.getByRole('list', { name: quotes.hits() }).getByText('和平航运')).toBeVisible()
  await expectNoBarriers()
  await found.click()
  await expect.poll(() => location.hash).toMatch(/#\/quotes\/info\?code=.*CN0244/)
  await expect.poll(kept).toBe(JSON.stringify([initials, name, code]))

  // Going back shows the earlier results; a new search offers the recent words.
  history.back()
  await expect.element(field).toHaveValue(initials)
  await expect.element(found).toBeVisible()
  history.back()
  await expect.poll(shownPath).toBe('/home/index')
  await page.getByRole('link', { name: home.search() }).click()
  await expect.element(field).toHaveValue('')
  await expect.poll(() => textsOf({ field, found, ...rest })).toEqual([initials, name, code])
  await expectNoBarriers()

  await go('/quotes/index')
  await expect.element(page.getByRole('list', { name: quotes.watchlist() })).toHaveTextContent(NAME)
  await leave()
})

it('stored searches are offered, used again by a tap, and cleared', async () => {
  localStorage.setItem('searchList', JSON.stringify(FINDING))
  const { go, leave } = await mountExamples('us', makeServer())
  const { quotes } = currentWords()
  const shown = parts()
  const [first = '', second = '', last = ''] = FINDING
  await go('/quotes/search')
  await expect.poll(() => textsOf(shown)).toEqual(FINDING)
  await shown.recent.getByRole('button', { name: last }).click()
  await expect.element(shown.field).toHaveValue(last)
  await expect.element(shown.found).toBeVisible()
  await page.getByRole('button', { name: quotes.clearText() }).click()
  await expect.poll(() => textsOf(shown)).toEqual([last, first, second])
  await page.getByRole('button', { name: quotes.clearRecent() }).click()
  await expect.poll(() => textsOf(shown)).toEqual([])
  await expect.poll(kept).toBeNull()
  await expect.element(page.getByText(quotes.searchHint())).toBeVisible()
  await leave()
})
