import { type Browser, expect, type Page } from '@playwright/test'
import { call } from '../demoCustomer.ts'
import { wordsOf } from '../e2e/support/words.ts'
import { tradersOn } from './customers.ts'
import { tell } from './measure.ts'
import { benchPeerChart, type Candle } from './peerChart.ts'
import { meteredPhone, tellTicks } from './phone.ts'

/** Trades round the clock, so that thirty days of five minutes are more than 5,000 candles. */
const CODE = 'AURNUSDT'
const COUNTS = [1_000, 5_000]
/** The maximum number of candles of one call. */
const PAGE = 1_000

interface Answer {
  readonly list: Candle[]
  readonly more: boolean
}

/** The requested number of the newest candles, as one answer. */
const candles = async (url: string, count: number, headers: Record<string, string>) => {
  let found: Answer | undefined
  while (found === undefined || (found.more && found.list.length < count)) {
    const before = found && { before: String(found.list[0]!.time) }
    const page = (await call(
      url,
      '/quotes/candles',
      { code: CODE, period: '5min', limit: String(PAGE), ...before },
      headers,
    )) as Answer
    found = { ...page, list: [...page.list, ...(found?.list ?? [])] }
  }
  return { ...found, list: found.list.slice(-count), more: false }
}

/** Milliseconds from the answer with the candles to the frame that shows them. */
const firstPaint = async (page: Page, count: number): Promise<number> => {
  const { charts } = await wordsOf('es', 'charts')
  const painted = page.evaluate(
    (last) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('[role="slider"]')?.getAttribute('aria-valuemax') !== last) return
          observer.disconnect()
          // The canvas is drawn in the next frame, and visible when that frame ends.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
    String(count - 1),
  )
  await page.getByRole('button', { name: charts.candles, exact: true }).tap()
  await page.getByRole('radio', { name: charts.ranges['5min'], exact: true }).tap()
  const at = await painted
  const answered = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/quotes/candles'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)[0] ?? Number.NaN,
  )
  return at - answered
}

/** First paint and script per tick of the chart at 4× CPU, with few and with many candles in it, beside another library's. */
export const benchChart = async (url: string, browser: Browser): Promise<void> => {
  const [customer] = await tradersOn(url, 1)
  for (const count of COUNTS) {
    const data = await candles(url, count, { token: customer!.token, account: customer!.account })
    if (data.list.length !== count) throw new Error(`${CODE} has only ${data.list.length} candles`)
    const phone = await meteredPhone(browser, customer!)
    const { page } = phone
    let given = false
    await page.route('**/quotes/candles', async (route) => {
      if (given) return route.continue()
      given = true
      await route.fulfill({ json: { status: 1, msg: '', data } })
    })
    await page.goto(`${url}/#/quotes/info?code=${CODE}`)
    await expect(page.getByRole('slider')).toBeVisible({ timeout: 60_000 })
    await page.waitForTimeout(3_000)
    tell(`chart of ${count} candles: first paint`, await firstPaint(page, count), 'ms')
    await page.waitForTimeout(3_000)
    await tellTicks(`chart of ${count} candles`, phone)
    await page.context().close()
    await benchPeerChart(url, browser, customer!, data.list)
  }
}
