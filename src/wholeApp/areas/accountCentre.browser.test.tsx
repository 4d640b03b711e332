import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { currentWords } from '../../../ui/i18n/words.ts'
import { expectNoBarriers } from '../../../ui/testing/barriers.ts'
import { mountApp, shownPath } from '../../testing/mountApp.tsx'
import { nodeOf } from '../../../openapi/tools/node.ts'
import { exampleAnswer, exampleOf, exampleWith } from '../../../tests/contract/smallServer.ts'
import { mountExamples } from '../../testing/mountSmallServer.tsx'

const ACCOUNT = '5550000001'
const main = page.getByRole('main')
const none = () => Effect.succeed([])

it('a list that fails leaves its figures unknown, without a message, and a button asks again', async () => {
  let isBroken = true
  const { go, leave } = await mountExamples('us', (path) =>
    isBroken && path === '/trade/userstocklist'
      ? { status: '1', data: { id: null, account: [], eur: {}, usd: true, '0': 7 } }
      : exampleAnswer(path),
  )
  const words = currentWords()
  await go('/mine/index')
  const again = main.getByRole('button', { name: words.refresh(), exact: true })
  await expect.element(again).toBeVisible()
  await expect.element(main.getByText('—').first()).toBeVisible()
  expect(main.element().textContent).not.toContain('NaN')
  expect(page.getByText(words.error(), { exact: true }).elements()).toEqual([])
  isBroken = false
  await again.click()
  await expect.element(again).not.toBeInTheDocument()
  await expect.poll(() => main.getByText('—').elements()).toEqual([])
  await leave()
})

// That they are the sums of what the demo customer has: paper/demo/life.db.test.ts.
it('the figures equal the formulas calculated by hand', async () => {
  const rows = (path: string) => Object.values(nodeOf(exampleOf(path)['data'])).map(nodeOf)
  const cents = (value: unknown) => (value === '-' || value === '' ? 0 : Math.round(Number(value) * 100))
  const tied = (path: string, field: string, statuses: ReadonlyArray<number>) =>
    rows(path)
      .filter((row) => statuses.includes(Number(row['status'])))
      .reduce((sum, row) => sum + cents(row[field]), 0)
  const value = rows('/trade/userstocklist')
    .filter((row) => 'stock_num' in row && Number(row['status']) === 0)
    .reduce(
      (sum, { nowprice: price, stock_num: quantity }) =>
        sum + (price === '-' || quantity === '-' ? 0 : Math.round(Number(price) * Number(quantity) * 100)),
      0,
    )
  const frozen =
    tied('/trade/usernewstocklist', 'rjmoney', [1, 2]) +
    tied('/user/withdrawallist', 'money', [0]) +
    tied('/trade/userproductlist', 'money', [0]) +
    tied('/trade/ustockslist', 'credit', [0]) +
    value +
    tied('/trade/urnjylist', 'credit', [0])
  const balance = cents(nodeOf(exampleOf('/user/getUserinfo')['data'])['eur'])
  const shown = (amount: number) => (amount / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })
  expect(frozen).toBeGreaterThan(value)
  expect(value).toBeGreaterThan(0)

  const { atRest, go, leave } = await mountExamples('us', (path) => exampleAnswer(path))
  await go('/mine/index')
  await atRest('/mine/index')
  for (const amount of [frozen, value, balance, balance + frozen])
    await expect.element(main).toHaveTextContent(shown(amount))
  expect(main.element().textContent.replaceAll('\u00a0', ' ')).not.toMatch(/NaN|undefined|null|-0,00/)
  await expect.element(page.getByText(currentWords().account.realised(), { exact: true })).toBeVisible()
  await leave()
})

it('tabs recompute, the hide toggle masks figures and is stored, the header opens settings', async () => {
  const { go, leave } = await mountExamples('us', (path) =>
    path === '/user/getUserinfo' ? exampleWith(path, () => ({ account: ACCOUNT })) : exampleAnswer(path),
  )
  const words = currentWords().account
  const total = () => document.querySelector('#total')?.textContent ?? ''
  await go('/mine/index')
  await page.getByRole('tab', { name: 'EUR', exact: true }).click()
  await expect.poll(total).toMatch(/\d+,\d\d.EUR/)
  const inEuros = total()
  await page.getByRole('tab', { name: 'USD', exact: true }).click()
  await expect.poll(total).toMatch(/\d+,\d\d.USD/)
  await expect.element(main.getByText(/8\.200,50/).first()).toBeVisible()
  await page.getByRole('tab', { name: 'EUR', exact: true }).click()
  await expect.poll(total).toBe(inEuros)

  await expect.element(main.getByText(ACCOUNT)).toBeVisible()
  await page.getByRole('button', { name: words.hideFigures() }).click()
  await expect.element(main.getByText(ACCOUNT)).not.toBeInTheDocument()
  await expect.element(main.getByText(/\*{3,}/).first()).toBeVisible()
  expect(total()).not.toMatch(/\d/)
  expect(localStorage.getItem('hideFigures')).not.toBeNull()
  await page.getByRole('link', { name: words.openSettings() }).click()
  await expect.poll(shownPath).toBe('/mine/setting')
  history.back()
  await expect.element(page.getByRole('button', { name: words.showFigures() })).toBeVisible()
  await leave()
})

it('the language sheet offers us, tw and es, marks the current one and switches to the chosen one', async () => {
  let reloads = 0
  const { kept } = await mountApp('/mine/index', {
    ports: {
      platform: { reload: Effect.sync(() => void (reloads += 1)) },
      // The figures of an account without anything: until they are computed no row can be pressed.
      accountRecords: {
        newShares: none,
        withdrawals: none,
        products: none,
        stockCredits: none,
        holdings: none,
        rebates: none,
        realised: none,
      },
    },
  })
  await main.getByRole('button', { name: currentWords().account.row.language() }).click()
  const options = page.getByRole('dialog').getByRole('option')
  await expect.element(options.first()).toBeVisible()
  expect(options.elements().map(({ textContent }) => textContent)).toEqual(['English', '繁體中文', 'Español'])
  await expect.element(page.getByRole('option', { name: 'English' })).toHaveAttribute('aria-selected', 'true')
  expect(page.getByRole('option', { selected: true }).elements()).toHaveLength(1)
  await expectNoBarriers()
  await page.getByRole('option', { name: '繁體中文' }).click()
  await expect.poll(() => [kept.get('language'), reloads]).toEqual(['tw', 1])
})

it('signing out clears the device and opens login; the token is given back', async () => {
  let isEnded = false
  const { go, leave } = await mountExamples('tw', (path) => {
    if (path === '/user/logout') isEnded = true
    return exampleAnswer(path)
  })
  localStorage.setItem('searchList', '["0317"]')
  const { account } = currentWords()
  await go('/mine/index')
  await main.getByRole('button', { name: account.signOut() }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: account.signOut() }).click()
  await expect.poll(shownPath).toBe('/login/login')
  expect(['tokend', 'account', 'searchList'].map((key) => localStorage.getItem(key))).toEqual([null, null, null])
  expect(isEnded).toBe(true)
  location.hash = '/mine/index'
  await expect.poll(() => location.hash).toMatch(/^#\/login\/logon\?to=/)
  await leave()
})
