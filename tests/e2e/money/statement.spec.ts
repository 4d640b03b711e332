import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '../support/fixtures.ts'
import { walkedIn, wordsOf } from '../support/words.ts'

const CENTS = 100

/** The cells of a table without quoted commas, without its head. */
const rowsOf = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split(','))

const cents = (figure = ''): number => Math.round(Number(figure) * CENTS)

test.describe('the statement of a month', () => {
  for (const language of walkedIn('ar'))
    test(`is read, printed and saved in ${language}`, async ({ open, broker, customer, steer }) => {
      await steer.post('/market/open', { calendar: 'IT' })
      const headers = { token: customer.token, account: customer.account }
      const bought = { action: 'open', direction: 'long', ordertype: 'market', code: 'VALDZ', quantity: '20' }
      await call(broker.url, '/trade/order', { ...bought, clientorderid: randomUUID() }, headers)
      const { records, returns, statement: words } = await wordsOf(language, 'records', 'returns', 'statement')
      const page = await open('/position/index?tab=assets', { language })
      await page.getByRole('link', { name: returns.statements }).click()
      const article = page.getByRole('article')
      await expect(article.getByText(words.closing).first()).toBeVisible()
      await expect(article.getByRole('table').last()).toContainText('VALDZ')
      await expectNoOverflow(page)
      await expectAccessible(page)

      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: records.download }).click()
      const file = await saved
      expect(file.suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}\.csv$/)
      const text = await readFile(await file.path(), 'utf8')
      expect(text.startsWith('\ufeff')).toBe(true)
      const rows = rowsOf(text).filter(([, currency]) => currency === 'EUR')
      const kinds = Object.values(records.kinds)
      const moved = rows.filter(([, , kind = '']) => kinds.includes(kind))
      const [opening] = rows.filter(([, , kind]) => kind === words.opening)
      const [closing] = rows.filter(([, , kind]) => kind === words.closing)
      expect(moved.length).toBeGreaterThan(2)
      const sum = moved.reduce((total, row) => total + cents(row[6]), 0)
      expect(cents(opening?.[7]) + sum).toBe(cents(closing?.[7]))
      for (const [time] of rows) expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)

      const answered = await call(broker.url, '/funds/wallets', {}, headers)
      expect(JSON.stringify(answered)).toContain(`"balance":"${closing?.[7]}"`)

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(article).toBeVisible()
      await expect(page.getByRole('button', { name: words.print, includeHidden: true })).toBeHidden()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(article.getByText(words.closing).first()).toHaveCSS('color', 'rgb(0, 0, 0)')
      const pdf = await page.pdf({ format: 'A4' })
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      await test.info().attach(`statement-${language}.pdf`, { body: pdf, contentType: 'application/pdf' })
    })
})

test('the tax report of a year has the fees of its statements, which are printed, and not offered where the server has none', async ({
  open,
  broker,
  customer,
  steer,
}) => {
  await steer.post('/market/open', { calendar: 'IT' })
  const headers = { token: customer.token, account: customer.account }
  const bought = { action: 'open', direction: 'long', ordertype: 'market', code: 'VALDZ', quantity: '20' }
  await call(broker.url, '/trade/order', { ...bought, clientorderid: randomUUID() }, headers)
  const { records, returns, statement: words } = await wordsOf('us', 'records', 'returns', 'statement')
  const page = await open('/mine/index', { language: 'us' })
  await page.locator('main').getByRole('link', { name: words.tax.title }).click()
  await expect(page.getByRole('article').getByText(records.fees, { exact: true }).first()).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: records.download }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^tax-report-\d{4}\.csv$/)
  const rows = rowsOf(await readFile(await file.path(), 'utf8')).filter(([, currency]) => currency === 'EUR')
  const fees = rows.find(([, , kind]) => kind === records.fees)
  const answered = JSON.stringify(await call(broker.url, '/trade/statement', {}, headers))
  const wallet = /"currency":"EUR"[^}]*"fees":"(?<sum>[\d.]+)"/.exec(answered)?.groups?.['sum']
  expect(cents(wallet)).toBeGreaterThan(0)
  expect(cents(fees?.[10])).toBe(cents(wallet))

  const go = (path: string) => page.evaluate((hash) => (location.hash = hash), `#${path}`)
  await test.step('the statement opens the print dialogue, and steps no further than there are months', async () => {
    await go('/mine/statement')
    await page.evaluate(() => {
      window.print = () => void (document.title = 'printed')
    })
    await page.getByRole('button', { name: words.print }).click()
    await expect(page).toHaveTitle('printed')
    await expect(page.getByRole('link', { name: words.next })).toHaveCount(0)
    await expect(page.getByRole('link', { name: words.previous })).toHaveCount(0)
  })

  await test.step('the portfolio does not offer it where the server has none', async () => {
    await page.route('**/api/vue/trade/performance', async (route) => {
      const answer = await route.fetch()
      const { data, ...rest } = await answer.json()
      const { statements, ...report } = data
      expect(statements).toMatch(/^\d{4}-\d{2}$/)
      await route.fulfill({ response: answer, json: { ...rest, data: report } })
    })
    await go('/position/index?tab=assets')
    await expect(page.getByRole('heading', { name: returns.title, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: returns.statements })).toHaveCount(0)
  })
})
