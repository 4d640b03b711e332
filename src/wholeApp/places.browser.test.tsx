import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LOCALES, localeRow } from '../../ui/i18n/locales.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { mountApp, shownPath } from '../testing/mountApp.tsx'

const main = () => document.querySelector('#main')
/** Where the links of an element lead, in order. */
const linksIn = (element: Element | null): ReadonlyArray<string> =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')?.replace(/^.*#/, '') ?? '')
const texts = (role: 'tab' | 'option'): ReadonlyArray<string | null> =>
  page
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent)

it('the root of the app leads to /login/start', async () => {
  await mountApp('/', { visitor: true })
  await expect.poll(shownPath).toBe('/login/start')
  await expect.poll(() => location.hash).toBe('#/login/start')
})

it('the first screen offers English and both Chinese beside the list of all languages', async () => {
  await mountApp('/login/start', { visitor: true })
  const words = currentWords()
  const languages = page.getByRole('navigation', { name: words.login.languages() })
  await expect.element(languages).toBeVisible()
  const names = languages
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
  expect(names.slice(0, 3)).toEqual((['us', 'cn', 'tw'] as const).map((code) => localeRow(code).name))
  await languages.getByRole('button').last().click()
  await expect.poll(() => texts('option')).toHaveLength(LOCALES.length)
})

it('the bottom menu has home, quotes, portfolio, news and the side panel of the customer', async () => {
  await mountApp('/home/index')
  const words = currentWords()
  const menu = page.getByRole('navigation', { name: words.menu() })
  await expect.element(menu).toBeVisible()
  expect(linksIn(menu.element())).toEqual(['/home/index', '/quotes/index', '/position/index', '/news/index'])
  await menu.getByRole('button', { name: words.menuMine() }).click()
  await expect.element(page.getByRole('dialog', { name: words.menuMine() })).toBeVisible()
})

it('the header of home has the user centre first, then search and messages', async () => {
  await mountApp('/home/index')
  const words = currentWords()
  await expect.poll(() => document.querySelector('#main header')).not.toBeNull()
  const header = document.querySelector('#main header')
  expect(header?.querySelector('button, a')?.getAttribute('aria-label')).toBe(words.menuMine())
  expect(linksIn(header).slice(0, 2)).toEqual(['/quotes/search', '/mine/message'])
  header?.querySelector('button')?.click()
  await expect.element(page.getByRole('dialog', { name: words.menuMine() })).toBeVisible()
})

it('the account centre has three currencies, six figures, five shortcuts and its menu', async () => {
  await mountApp('/mine/index')
  const { account } = currentWords()
  await expect.poll(() => texts('tab')).toEqual(['EUR', 'USD', 'USDT'])
  for (const name of ['totalAssets', 'balance', 'frozen', 'holdingValue', 'floating', 'realised'] as const)
    expect(main()?.textContent).toContain(account[name]())
  const shortcuts = page.getByLabelText(account.shortcuts()).element()
  expect(linksIn(shortcuts)).toEqual([
    '/mine/bank',
    '/mine/stored',
    '/mine/withdraw',
    '/mine/exchangeRate',
    '/mine/verified',
  ])
  const menu = document.querySelector(`nav[aria-label="${account.menu()}"]`)
  expect(linksIn(menu)).toEqual([
    '/mine/fundingRecords',
    '/position/index',
    '/market/subscribe',
    '/mine/fundPassword',
    '/mine/loginPassword',
    '/mine/privacy',
  ])
  expect(menu?.querySelector('button')?.textContent).toContain(account.row.language())
  // Money, security, the rest.
  expect([...(menu?.children ?? [])].map(({ childElementCount }) => childElementCount)).toEqual([3, 2, 2])
  const outside = [...(main()?.querySelectorAll('a[rel~="noopener"]') ?? [])].map(({ textContent }) => textContent)
  expect(outside).toContainEqual(expect.stringContaining(account.row.customerService()))
})

it('the settings lead to QR card, identity, cards and both passwords, and log out', async () => {
  await mountApp('/mine/setting')
  const { account } = currentWords()
  await expect.element(page.getByRole('button', { name: account.signOut(), exact: true })).toBeVisible()
  expect(linksIn(main())).toEqual(
    expect.arrayContaining(['/mine/qr', '/mine/verified', '/mine/bank', '/mine/loginPassword', '/mine/fundPassword']),
  )
})

it('the page about the app has update, guide, company, privacy policy and complaint', async () => {
  await mountApp('/mine/about')
  const { articles } = currentWords()
  await expect.element(page.getByRole('button', { name: articles.title.guide() })).toBeVisible()
  expect(linksIn(main())).toEqual(expect.arrayContaining(['/mine/company', '/mine/privacy', '/mine/email']))
})

it('copy trading is called by its whole name once on its screen', async () => {
  await mountApp('/home/follow')
  await expect.element(page.getByText('AI quantitative copy trading', { exact: true })).toBeVisible()
})

it.each([
  ['/home/dayTrading', () => Object.values(currentWords().daytrade.tabs)],
  ['/home/newShare', () => Object.values(currentWords().offers.tabs)],
  ['/home/aguNewShare', () => Object.values(currentWords().offers.tabs)],
])('%s has its tabs', async (path, words) => {
  await mountApp(path)
  await expect.poll(() => texts('tab')).toEqual(words().map((word) => word()))
})

it.each([
  ['/home/dayTrading', 0, () => currentWords().daytrade.about()],
  ['/home/borrow', 0, () => currentWords().lending.about()],
  ['/home/large', 0, () => currentWords().block.about()],
  ['/home/newShare', 1, () => currentWords().offers.toBeListedAbout()],
  ['/market/subscribe', 1, () => currentWords().offers.toBeCreditedAbout()],
] as const)('%s says in one sentence what its tab holds', async (path, nth, sentence) => {
  await mountApp(path)
  await page.getByRole('tab').nth(nth).click()
  await expect.element(page.getByText(sentence(), { exact: true })).toBeVisible()
})

it('no group of the portfolio has the name of one of its parts', async () => {
  await mountApp('/position/index')
  await expect.poll(() => texts('tab')).toHaveLength(4)
  for (const [nth, group] of texts('tab').entries()) {
    await page.getByRole('tab').nth(nth).click()
    await expect.element(page.getByRole('tab').nth(nth)).toHaveAttribute('aria-selected', 'true')
    expect(texts('tab').slice(4)).not.toContain(group)
  }
})

it('the portfolio has assets, funds, holdings, pending orders, history, exchange and its records, and lands on holdings', async () => {
  await mountApp('/position/index')
  const { assetTabs, exchangeTabs, orderTabs, tabs } = currentWords().positions
  await expect.poll(() => texts('tab')).toEqual([tabs.holdings(), assetTabs(), orderTabs(), exchangeTabs()])
  await page.getByRole('tab', { name: assetTabs() }).click()
  await expect.poll(() => texts('tab').slice(4)).toEqual([tabs.assets(), tabs.funds()])
  await page.getByRole('tab', { name: orderTabs() }).click()
  await expect.poll(() => texts('tab').slice(4)).toEqual([tabs.pending(), tabs.history()])
  await page.getByRole('tab', { name: exchangeTabs() }).click()
  await expect.poll(() => texts('tab').slice(4, 6)).toEqual([tabs.exchange(), tabs.exchanged()])
})
