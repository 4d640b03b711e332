import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { call } from '../../demoCustomer.ts'
import { expect, expectAccessible, expectNoOverflow, goTo, test } from '../support/fixtures.ts'
import { moves, watchMoves } from '../support/moves.ts'
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

for (const language of walkedIn('ar'))
  test(`the portfolio says how the assets did, and why; a month’s statement and a year’s tax report are read, printed and saved (${language})`, async ({
    open,
    broker,
    customer,
    page,
    steer,
  }) => {
    await steer.post('/market/open', { calendar: 'IT' })
    const headers = { token: customer.token, account: customer.account }
    const bought = { action: 'open', direction: 'long', ordertype: 'market', code: 'VALDZ', quantity: '20' }
    await call(broker.url, '/trade/order', { ...bought, clientorderid: randomUUID() }, headers)
    const {
      account,
      records,
      returns,
      statement: words,
    } = await wordsOf(language, 'account', 'records', 'returns', 'statement')
    await watchMoves(page)
    await page.route('**/api/vue/trade/performance', async (route) => {
      const answer = await route.fetch()
      const { data, ...rest } = await answer.json()
      const { statements, ...report } = data
      expect(statements).toMatch(/^\d{4}-\d{2}$/)
      await route.fulfill({ response: answer, json: { ...rest, data: report } })
    })
    await open('/position/index?tab=assets', { language })
    await test.step('returns', async () => {
      const section = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: returns.title, exact: true }) })
      await expect(section).toBeVisible()
      for (const label of [
        returns.gain,
        returns.timeWeighted,
        returns.moneyWeighted,
        returns.largestFall,
        returns.paidIn,
      ])
        await expect(section.locator('dt').filter({ hasText: label }).first()).toBeVisible()
      await expect(page.getByRole('list', { name: returns.contributions }).getByRole('listitem')).toContainText([
        'VALDZ',
      ])
      await expect(page.getByRole('heading', { name: returns.incomeAndCosts })).toBeVisible()
      expect(await moves(page)).toEqual([])
      // A server without statements: the portfolio does not offer them. The next period is answered with them.
      await expect(page.getByRole('link', { name: returns.statements })).toHaveCount(0)
      await page.unroute('**/api/vue/trade/performance')

      // Money that came in is neither profit nor loss: it has their colours nowhere.
      const paid = page.locator('section').filter({ has: page.getByRole('heading', { name: returns.inAndOut }) })
      await expect(paid.locator('dd').first()).toContainText('+')
      await expect(paid.locator('.text-up, .text-down')).toHaveCount(0)

      await section.getByRole('button', { name: returns.asTable }).click()
      const table = section.getByRole('table')
      await expect(table.getByRole('row').last()).toContainText('0,00')
      await expect(table.getByRole('row').filter({ hasText: '+' })).not.toHaveCount(0)
      await expect(section.locator('.mark-in')).not.toHaveCount(0)

      await section.getByRole('radio', { name: returns.periods.all, exact: true }).click()
      await section.getByRole('button', { name: returns.compare }).click()
      await page.getByRole('option', { name: 'KLCI', exact: true }).click()
      await expect(section.locator('dt').filter({ hasText: 'KLCI' })).toBeVisible()
      await expectAccessible(page)
    })

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

    await test.step('it opens the print dialogue, and steps no further than there are months', async () => {
      await page.evaluate(() => {
        window.print = () => void (document.title = 'printed')
      })
      await page.getByRole('button', { name: words.print }).click()
      await expect(page).toHaveTitle('printed')
      await expect(page.getByRole('link', { name: words.next })).toHaveCount(0)
      await expect(page.getByRole('link', { name: words.previous })).toHaveCount(0)
    })

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(article).toBeVisible()
    await expect(page.getByRole('button', { name: words.print, includeHidden: true })).toBeHidden()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(article.getByText(words.closing).first()).toHaveCSS('color', 'rgb(0, 0, 0)')
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    await test.info().attach(`statement-${language}.pdf`, { body: pdf, contentType: 'application/pdf' })
    await page.emulateMedia({ media: null, colorScheme: null })

    await test.step('the tax report of the year has the fees of its statements', async () => {
      await goTo(page, '/mine/index')
      await page.locator('main').getByRole('link', { name: account.row.taxReport }).click()
      await expect(article.getByText(records.fees, { exact: true }).first()).toBeVisible()
      await expectNoOverflow(page)
      await expectAccessible(page)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: records.download }).click()
      const report = await download
      expect(report.suggestedFilename()).toMatch(/^tax-report-\d{4}\.csv$/)
      const sums = rowsOf(await readFile(await report.path(), 'utf8')).filter(([, currency]) => currency === 'EUR')
      const fees = sums.find(([, , kind]) => kind === records.fees)
      const month = JSON.stringify(await call(broker.url, '/trade/statement', {}, headers))
      const wallet = /"currency":"EUR"[^}]*"fees":"(?<sum>[\d.]+)"/.exec(month)?.groups?.['sum']
      expect(cents(wallet)).toBeGreaterThan(0)
      expect(cents(fees?.[10])).toBe(cents(wallet))
    })
  })
