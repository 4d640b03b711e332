import { login } from '../demoCustomer.ts'
import { SCREENS, visitScreens } from './support/everyScreen.ts'
import { expect, test } from './support/fixtures.ts'

/** Tabs with lists of their own. */
const TABS = [
  '/position/index?tab=assets',
  '/position/index?tab=holdings',
  '/position/index?tab=pending',
  '/position/index?tab=history',
  '/quotes/index?market=MY',
  '/quotes/index?market=INDEX',
  '/home/dayTrading?tab=progress',
  '/home/dayTrading?tab=details',
  '/home/dayTrading?tab=applied',
  '/home/follow?tab=orders',
  '/home/borrow?tab=loans',
  '/home/borrow?tab=credit',
]

/**
 * What is said twice in a row within one row, heading or paragraph: two badges side by side, or two texts one after the other,
 * that say the same. Figures repeat by chance, and two cells of a table belong to two heads: neither counts.
 */
const saidTwice = (): ReadonlyArray<string> => {
  const isShown = (element: Element) => element.checkVisibility() && element.closest('[aria-hidden=true]') === null
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  let before: { readonly text: string; readonly group: Element | null } | null = null
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const text = (textContent ?? '').replaceAll(/[\s·:]+/g, ' ').trim()
    if (text === '' || !parentElement || !isShown(parentElement)) continue
    const group = parentElement.closest(
      'li, a, button, p, h1, h2, h3, summary, dt, dd, td, th, figure, article, header',
    )
    // Figures, signs and dashes are no words.
    const isWord = /\p{L}{2}/u.test(text)
    if (isWord && before !== null && before.text === text && before.group === group)
      found.push(`${text} | ${group?.textContent?.slice(0, 120)}`)
    before = { text, group }
  }
  return found
}

test.use({ withDemo: true })

test('nothing is said twice in a row, and no two badges side by side are the same', async ({ page, broker }) => {
  const session = await login(broker.url)
  await page.addInitScript((kept) => {
    localStorage.setItem('language', 'us')
    localStorage.setItem('tokend', kept.token)
    localStorage.setItem('account', kept.account)
  }, session)
  await page.goto(`${broker.url}/#/home/index`)
  const wrong: Array<readonly [address: string, said: string]> = []
  await visitScreens(page, [...SCREENS, ...TABS], async (address) => {
    wrong.push(...(await page.evaluate(saidTwice)).map((said) => [address, said] as const))
  })
  expect(wrong).toEqual([])
})
