import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, goTo } from '../support/fixtures.ts'
import { type Language, wordsOf } from '../support/words.ts'
import { test } from './mondayMorning.ts'

const CODE = '96115'
const YEAR = 365 * 86_400_000
const LARGE = '20000'
const SMALL = '1000'

interface Candles {
  readonly list: ReadonlyArray<{ readonly time: number; readonly close: string }>
}

/** A price with three decimals as a whole number of thousandths. */
const thousandths = (text: string): number => Math.round(Number(text) * 1_000)

/** The largest fall of the closes as the high and the low, looked for among all pairs. */
const largestFall = (closes: readonly number[]): readonly [number, number] => {
  const pairs = closes.flatMap((high, nth) => closes.slice(nth + 1).map((low) => [high, low] as const))
  return pairs.reduce((worst, pair) =>
    (pair[0] - pair[1]) / pair[0] > (worst[0] - worst[1]) / worst[0] ? pair : worst,
  )
}
const grouped = (cents: number): string => {
  const text = String(cents).padStart(3, '0')
  return `${text.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')},${text.slice(-2)}`
}

const ordersSent = (page: Page): { readonly count: () => number } => {
  let sent = 0
  page.on('request', (request) => void (sent += Number(new URL(request.url()).pathname.endsWith('/trade/order'))))
  return { count: () => sent }
}

const onPage = async (page: Page, language: Language) => {
  const {
    orders,
    markets,
    secondThoughts: words,
    settings,
    cancel,
  } = await wordsOf(language, 'orders', 'markets', 'secondThoughts', 'settings')
  const sheet = page.getByRole('dialog')
  return {
    words,
    cancel,
    sheet,
    done: sheet.getByRole('button', { name: orders.done, exact: true }),
    send: sheet.getByRole('button', { name: orders.send, exact: true }),
    review: page.getByRole('button', { name: orders.review }).last(),
    reviewed: page.getByRole('dialog', { name: orders.reviewTitle }),
    choose: async () => {
      await page.getByRole('button', { name: settings.row.hold }).click()
      // No pause, every order, then from a tenth on.
      await sheet.getByRole('option').nth(2).click()
    },
    market: async (quantity: string) => {
      await page.getByRole('radio', { name: markets.orderTypes.market }).click()
      await page.getByLabel(orders.quantity, { exact: true }).fill(quantity)
    },
  }
}

test('where the customer has chosen it, a large order waits ten seconds beside its largest past fall; a small one does not (ar)', async ({
  ask,
  open,
  page: browser,
  steer,
}) => {
  await browser.clock.install()
  const language = 'ar'
  const page = await open(`/quotes/infoBuy?code=${CODE}&direction=long`, { language })
  const { cancel, choose, done, market, review, reviewed, send, sheet, words } = await onPage(page, language)
  const waits = page.getByRole('dialog', { name: words.title })
  const orders = ordersSent(page)
  /** Sends an order, which does not wait. */
  const place = async (quantity: string, count: number) => {
    await market(quantity)
    await review.click()
    await send.click()
    await expect.poll(orders.count).toBe(count)
    await expect(waits).toBeHidden()
    await done.click()
  }
  await place(LARGE, 1)
  await goTo(page, '/mine/setting')
  await choose()
  await goTo(page, `/quotes/infoBuy?code=${CODE}&direction=long`)
  await place(SMALL, 2)
  await market(LARGE)
  await review.click()
  await expect(send).toBeEnabled()
  await send.press('Enter')
  await expect(waits.getByText(words.notSent)).toBeFocused()

  // The fall, by all pairs of closes that the contract gives.
  const { now } = await steer.get('/clock')
  const { list } = (await ask('/quotes/candles', { code: CODE, period: 'day', limit: '366' })) as Candles
  const closes = list.filter(({ time }) => time >= new Date(now).getTime() - YEAR)
  const [high, low] = largestFall(closes.map(({ close }) => thousandths(close)))
  const { amount } = (await ask('/trade/orderpreview', {
    code: CODE,
    direction: 'long',
    action: 'open',
    ordertype: 'market',
    quantity: LARGE,
  })) as { readonly amount: string }
  const loss = Math.round((Number(amount) * 100 * (high - low)) / high)
  await expect(waits.getByText(`−${grouped(loss)}`)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)

  // The wait is cancelled at any time, by its button and by Escape.
  await page.clock.pauseAt(Date.now() + 600_000)
  await waits.getByRole('button', { name: cancel, exact: true }).press('Enter')
  await expect(reviewed).toBeVisible()
  await send.click()
  await expect(waits).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.runFor(15_000)
  await expect(sheet).toBeHidden()
  // The sheet slides in by the page's clock.
  await page.clock.resume()
  await review.click()
  await expect(reviewed).toBeVisible()
  await expect(send).toBeEnabled()
  await page.clock.pauseAt(Date.now() + 1_200_000)

  // At its end nothing happens by itself.
  await send.click()
  await expect(send).toBeDisabled()
  await page.clock.runFor(9_900)
  await expect(send).toBeDisabled()
  await page.clock.runFor(200)
  await expect(send).toBeEnabled()
  await expect(waits.getByRole('status')).toHaveText(words.over)
  expect(orders.count()).toBe(2)
  await page.clock.resume()
  await send.click()
  await expect(waits).toBeHidden()
  await expect.poll(orders.count).toBe(3)
})
