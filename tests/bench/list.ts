import { type Browser, expect } from '@playwright/test'
import type { MarketCode } from '../../domain/markets/marketCode.ts'
import { LISTINGS } from '../../paper/market/listing/listings.ts'
import { call } from '../demoCustomer.ts'
import { tradersOn } from './customers.ts'
import { tell } from './measure.ts'
import { meteredPhone, tellTicks } from './phone.ts'

/** The maximum length of a watchlist. */
const ROWS = 200
/** Markets that trade at any hour; the rest of the list is Malaysian, which the bench opens. */
const AWAKE = new Set<MarketCode>(['MY', 'CRYPTO', 'FX'])

/** Script per tick of the longest watchlist at 4× CPU, at rest and while it is scrolled. */
export const benchList = async (url: string, browser: Browser): Promise<void> => {
  const [customer] = await tradersOn(url, 1)
  const codes = LISTINGS.map(({ instrument }) => instrument)
    .toSorted((a, b) => Number(AWAKE.has(b.market)) - Number(AWAKE.has(a.market)))
    .slice(0, ROWS)
    .map(({ code }) => code)
  await call(
    url,
    '/quotes/watchadd',
    { codes: codes.join(','), requestid: crypto.randomUUID() },
    { token: customer!.token, account: customer!.account },
  )
  const phone = await meteredPhone(browser, customer!)
  const { page } = phone
  await page.goto(`${url}/#/quotes/index`)
  await expect(page.locator(`main li[aria-setsize="${ROWS}"]`).first()).toBeVisible({ timeout: 60_000 })
  await page.waitForTimeout(5_000)
  await tellTicks(`list of ${ROWS} rows`, phone, 16)
  const before = await phone.script()
  const frames = await page.evaluate(async () => {
    let count = 0
    for (let y = 0; y < document.documentElement.scrollHeight; y += 60) {
      window.scrollTo(0, y)
      await new Promise((drawn) => requestAnimationFrame(drawn))
      count += 1
    }
    return count
  })
  tell(`list of ${ROWS} rows: script per frame of a scroll`, ((await phone.script()) - before) / frames, 'ms', {
    max: 16,
  })
  await page.context().close()
}
