import { type Browser, expect } from '@playwright/test'
import { wordsOf } from '../e2e/support/words.ts'
import { tradersOn } from './customers.ts'
import { tell } from './measure.ts'
import { fingerOn, meteredPhone } from './phone.ts'

const CODE = '96115'

/** The latency of taps and keys on the ticket at 4× CPU: the slowest of a whole order up to its review. */
export const benchTicket = async (url: string, browser: Browser): Promise<void> => {
  const [customer] = await tradersOn(url, 1)
  const words = await wordsOf('es', 'orders', 'markets')
  const { page, noted, forget } = await meteredPhone(browser, customer!)
  await page.goto(`${url}/#/quotes/infoBuy?code=${CODE}&direction=long`)
  const plus = page.getByRole('button', { name: words.increase })
  const quantity = page.getByLabel(words.orders.quantity, { exact: true })
  await expect(plus).toHaveCount(2, { timeout: 60_000 })
  await page.waitForTimeout(3_000)

  const finger = await fingerOn(page)
  const felt = async (what: string, use: () => Promise<unknown>): Promise<void> => {
    await page.waitForTimeout(1_000)
    await forget()
    await use()
    await page.waitForTimeout(1_000)
    const { interactions } = await noted()
    tell(`ticket, ${what}: slowest (INP)`, Math.max(0, ...interactions), 'ms', { max: 64 })
  }
  await felt('12 taps on the steppers', async () => {
    // Found again each time: a warning about the price moves the quantity.
    for (let tap = 0; tap < 12; tap += 1) await (await finger(plus.nth(tap % 2)))()
  })
  await quantity.fill('')
  await felt('typing a quantity', () => page.keyboard.type('12300', { delay: 120 }))
  const types = [
    await finger(page.getByRole('radio', { name: words.markets.orderTypes.market })),
    await finger(page.getByRole('radio', { name: words.markets.orderTypes.limit })),
  ]
  await felt('type of order', async () => {
    for (const choose of types) await choose()
  })
  await felt('largest quantity', await finger(page.getByRole('button', { name: words.orders.share['1/4'] })))
  await felt('review', await finger(page.getByRole('button', { name: words.orders.review })))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.context().close()
}
