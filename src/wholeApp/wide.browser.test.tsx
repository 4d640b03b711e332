import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { nodeOf } from '../../openapi/tools/node.ts'
import type { LocaleRow } from '../../ui/i18n/locales.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { expectNoBarriers } from '../../ui/testing/barriers.ts'
import { exampleAnswer, exampleWith } from '../../tests/contract/smallServer.ts'
import { mountExamples } from '../testing/mountSmallServer.tsx'
import { shownPath } from '../testing/mountApp.tsx'

const screen = page.getByRole('main')
const beside = page.getByRole('complementary')
const heading = screen.getByRole('heading', { level: 1 })
const slider = screen.getByRole('slider')

const CODES = Array.from({ length: 20 }, (_, nth) => `MY01${String(nth + 10)}`)

/** The market has more instruments than a window shows. */
const answerOf = (path: string, form: URLSearchParams): object => {
  if (path === '/market/movers')
    return exampleWith(path, ({ list }) => ({
      list: CODES.map((code) => ({ ...nodeOf(nodeOf(list)[0]), code, name: `Share ${code}` })),
      next: '',
    }))
  const code = form.get('code') ?? ''
  if (path === '/quotes/info' && CODES.includes(code)) return exampleWith(path, () => ({ code, name: `Share ${code}` }))
  return exampleAnswer(path, path === '/quotes/watchlist' ? 'empty' : undefined)
}

const open = async (language: LocaleRow['code'], width: number, height: number) => {
  await page.viewport(width, height)
  const mounted = await mountExamples(language, answerOf)
  leave = mounted.leave
  return mounted
}
let leave = () => Promise.resolve()
afterEach(async () => {
  await leave()
  await page.viewport(390, 844)
})

const boxOf = (place: ReturnType<typeof page.getByRole>) => place.element().getBoundingClientRect()
/** The column of a wide screen beside the one that is read. */
const column = (title: string) => beside.filter({ has: page.getByRole('heading', { name: title }) })

it('keeps the list of quotes, where it stands, beside the instrument that is chosen from it', async () => {
  const { go } = await open('us', 1280, 800)
  const { markets, quotes } = currentWords()
  await go('/quotes/index')
  const list = column(quotes.title())
  // The first instrument of the list is open, so that the middle is not empty.
  await expect.poll(() => location.hash).toMatch(/quotes\/info\?code=/)
  await expect.element(slider).toBeVisible()
  await list.getByRole('tab', { name: quotes.marketList() }).click()
  await list.getByRole('radio', { name: markets.marketNames.MY() }).click()

  // Far down the list: choosing keeps the list and its scroll position.
  const rows = list.getByRole('list', { name: markets.marketNames.MY() }).getByRole('link')
  await expect.element(rows.nth(12)).toBeVisible()
  const [first, next] = [rows.nth(11), rows.nth(12)]
  first.element().scrollIntoView({ block: 'center' })
  const scrolled = list.element().scrollTop
  expect(scrolled).toBeGreaterThan(0)
  await first.click()
  await expect.element(heading).toHaveTextContent('Share MY0121')
  await expect.element(slider).toBeVisible()
  await expect.element(first).toHaveAttribute('aria-current', 'page')
  expect(list.element().scrollTop).toBe(scrolled)
  await expect.element(first).toHaveTextContent('Share MY0121')

  await next.click()
  await expect.element(heading).toHaveTextContent('Share MY0122')
  await expect.element(first).not.toHaveAttribute('aria-current', 'page')
  await list.getByRole('tab', { name: quotes.watchlist() }).click()
  await expect.element(list.getByText(quotes.emptyTitle())).toBeVisible()
  await expect.element(slider).toBeVisible()
  await expectNoBarriers()

  // Without room for both, each is a separate screen.
  await page.viewport(1000, 800)
  await expect.poll(() => list.elements().filter((one) => one.checkVisibility())).toEqual([])
  await expect.element(slider).toBeVisible()
})

it('shows the ticket beside its instrument, and the menu beside both', async () => {
  const { go } = await open('us', 1280, 800)
  const words = currentWords()
  await go('/quotes/info', { code: 'MY0110' })
  await screen.getByRole('link', { name: words.quotes.buy(), exact: true }).click()
  const instrument = beside.filter({ has: page.getByRole('slider') })
  await expect.element(instrument.getByRole('slider')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: words.orders.review() }).first()).toBeVisible()
  // The customer trades in the ticket itself.
  for (const hidden of [
    instrument.getByRole('link', { name: words.quotes.buy(), exact: true }),
    instrument.getByRole('button', { name: words.back() }),
  ])
    await expect.poll(() => hidden.elements()).toEqual([])
  await expectNoBarriers()
  const menu = boxOf(page.getByRole('navigation', { name: words.menu(), exact: true }))
  expect(menu.height).toBe(800)
  expect(boxOf(instrument).x).toBe(menu.width)
})

it('shows a position beside its list, which keeps a tab of its own', async () => {
  const { go } = await open('us', 1280, 800)
  const { positions } = currentWords()
  await go('/position/info', { id: '7003' })
  const list = beside.filter({ has: page.getByRole('tablist') })
  await expect
    .element(list.getByRole('tab', { name: positions.tabs.holdings() }))
    .toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => list.element().querySelector('[aria-current=page]')?.checkVisibility()).toBe(true)
  await list.getByRole('tab', { name: positions.assetTabs() }).click()
  await list.getByRole('tab', { name: positions.tabs.funds() }).click()
  await expect.element(list.getByText(positions.wallet.available()).first()).toBeVisible()
  await expect.element(screen.getByText(positions.fills())).toBeVisible()
  await expectNoBarriers()
})

it.each(['us', 'ar'] as const)('shows the account centre beside each of its screens, in %s', async (language) => {
  const { go } = await open(language, 1280, 800)
  const { account, records } = currentWords()
  await go('/mine/index')
  // Its own screen has the records beside it, so that the middle is not empty.
  await expect.element(page.getByRole('heading', { name: records.fundingTitle() })).toBeVisible()
  await expectNoBarriers()
  await page.getByRole('link', { name: account.row.fundingRecords() }).click()
  const centre = column(account.title())
  await expect.element(heading).toHaveTextContent(records.fundingTitle())
  const row = centre.getByRole('link', { name: account.row.fundingRecords() })
  await expect.element(row).toHaveAttribute('aria-current', 'page')
  expect(boxOf(centre).x < boxOf(screen).x).toBe(language !== 'ar')
  await expectNoBarriers()
})

const noOverflow = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)

it('on a phone held sideways a header is one line and covers nothing, and what matters is in view', async () => {
  const { atRest, go } = await open('us', 844, 390)
  const { account, home, positions, quotes, simulation } = currentWords()
  await go('/home/index')
  await atRest('/home/index')
  await expect.element(page.getByRole('radiogroup', { name: account.span() })).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('heading', { name: home.shares() })).toBeInViewport({ ratio: 1 })
  await expect.element(page.getByRole('list', { name: home.shares() }).getByRole('link').first()).toBeVisible()
  noOverflow()

  for (const path of ['/home/index', '/quotes/index', '/quotes/search', '/mine/index', '/mine/setting']) {
    await go(path)
    await expect.poll(shownPath).toBe(path)
    await expect.poll(() => document.querySelector('main h1')).not.toBeNull()
    // The strip of the simulation is part of the header, and covers no button.
    const strip = boxOf(page.getByRole('complementary', { name: simulation() }))
    expect(strip.y).toBeLessThan(20)
    expect(boxOf(screen).y).toBe(0)
    const found = () => [...document.querySelectorAll('main :is(header.sticky, .header-row) :is(a, button)')]
    await expect.poll(() => found()[0]?.checkVisibility()).toBe(true)
    for (const button of found()) expect(button.getBoundingClientRect().right, path).toBeLessThanOrEqual(strip.x)
  }

  // The name of an instrument takes one line.
  await go('/quotes/info', { code: 'MY0101' })
  await expect.element(page.getByRole('link', { name: quotes.buy(), exact: true })).toBeVisible()
  const name = heading.element()
  expect(Math.round(name.clientHeight / parseFloat(getComputedStyle(name).lineHeight))).toBe(1)
  noOverflow()

  // The figures of the holdings stand beside each other.
  await go('/position/index', { tab: 'holdings' })
  await expect.element(page.getByText(positions.today(), { exact: true }).first()).toBeVisible()
  const [worth, today] = [
    boxOf(page.getByRole('heading', { name: account.allCurrencies() })),
    boxOf(page.getByText(positions.today(), { exact: true }).first()),
  ]
  expect(today.x).toBeGreaterThan(worth.right)
  expect(today.y).toBeLessThan(worth.y + 60)
})
