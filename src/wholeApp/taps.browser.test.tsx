import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentWords } from '../../ui/i18n/words.ts'
import { mountApp, shownPath } from '../testing/mountApp.tsx'

type Words = ReturnType<typeof currentWords>

/** A tap of the menu or of a row, and the title of the screen that it leads to. */
const LINKS = [
  ['/home/index', '/position/index', (words: Words) => words.positions.title()],
  ['/home/index', '/quotes/index', (words: Words) => words.quotes.title()],
  ['/home/index', '/news/index', (words: Words) => words.news.title()],
  ['/home/index', '/mine/message', (words: Words) => words.messages.title()],
  ['/home/index', '/home/newShare', (words: Words) => words.offers.newShares()],
] as const

it.each(LINKS)(
  'a tap on %s shows the heading and the room of %s before anything is answered',
  async (from, to, title) => {
    // No call has an answer: what is shown waits for none. The device knows how many rows home has, which shows the rest at once.
    await mountApp(from, { kept: new Map([['ownRows.5550000001', '1 1 0']]) })
    const link = () => document.querySelector<HTMLElement>(`a[href$="#${to}"]`)
    await expect.poll(link).not.toBeNull()
    link()?.click()
    await expect.poll(shownPath).toBe(to)
    await expect
      .element(page.getByRole('heading', { level: 1, name: title(currentWords()), exact: true }))
      .toBeVisible()
    await expect.poll(() => document.querySelectorAll('#main [aria-busy=true]').length).toBeGreaterThan(0)
  },
)
