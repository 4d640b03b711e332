import { type Browser, expect } from '@playwright/test'
import { wordsOf } from '../e2e/words.ts'
import { tradersOn } from './customers.ts'
import { tell } from './measure.ts'
import { meteredPhone } from './phone.ts'

const CODE = '96115'

/** What taps and keys on the ticket feel like at 4× CPU: the slowest of a whole order up to its review. */
export const benchTicket = async (url: string, browser: Browser): Promise<void> => {
  const [customer] = await tradersOn(url, 1)
  const words = await wordsOf('es', 'ticket', 'market')
  const { page, noted, forget } = await meteredPhone(browser, customer!)
  await page.goto(`${url}/#/quotes/infoBuy?code=${CODE}&direction=long`)
  const plus = page.getByRole('button', { name: words.increase })
  const quantity = page.getByLabel(words.ticket.quantity, { exact: true })
  await expect(plus).toHaveCount(2, { timeout: 60_000 })
  await page.waitForTimeout(3_000)

  const felt = async (what: string, use: () => Promise<unknown>): Promise<void> => {
    await forget()
    await use()
    await page.waitForTimeout(1_000)
    const { interactions } = await noted()
    tell(`ticket, ${what}: slowest (INP)`, Math.max(0, ...interactions), 'ms', { max: 100 })
  }
  await felt('12 taps on the steppers', async () => {
    for (let tap = 0; tap < 12; tap += 1) await plus.nth(tap % 2).tap()
  })
  await felt('typing a quantity', async () => {
    await quantity.fill('')
    await quantity.pressSequentially('12300', { delay: 120 })
  })
  await felt('type of order', async () => {
    await page.getByRole('radio', { name: words.market.orderTypes.market }).tap()
    await page.getByRole('radio', { name: words.market.orderTypes.limit }).tap()
  })
  await felt('largest quantity', () => page.getByRole('button', { name: words.ticket.share['1/4'] }).tap())
  await felt('review', async () => {
    await page.getByRole('button', { name: words.ticket.review }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await page.context().close()
}
