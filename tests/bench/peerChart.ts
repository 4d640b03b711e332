import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import type * as LightweightCharts from 'lightweight-charts'
import { tell } from './measure.ts'
import { meteredPhone, type Session, tellTicks } from './phone.ts'

/** One candle as the broker answers it. */
export interface Candle {
  /** Milliseconds since 1970. */
  readonly time: number | string
  readonly open: string
  readonly high: string
  readonly low: string
  readonly close: string
}

const LIBRARY = fileURLToPath(import.meta.resolve('lightweight-charts')).replace(
  /[^/]+$/,
  'lightweight-charts.standalone.production.js',
)

const PAGE = '<!doctype html><title>peer</title><div id="chart" style="width:390px;height:340px"></div>'

/**
 * The same candles in another library's chart on an empty page, ticked once a second: what drawing alone costs. It checks no
 * answer, formats no price of the market, has no indicators and says nothing to a screen reader.
 */
export const benchPeerChart = async (
  url: string,
  browser: Browser,
  session: Session,
  candles: ReadonlyArray<Candle>,
): Promise<void> => {
  const phone = await meteredPhone(browser, session)
  const { page } = phone
  // An address of the broker, because a page without one has no storage for the session.
  await page.route(`${url}/peer`, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }))
  await page.goto(`${url}/peer`)
  await page.addScriptTag({ path: LIBRARY })
  const painted = await page.evaluate((list) => {
    const { LightweightCharts: library } = globalThis as unknown as { LightweightCharts: typeof LightweightCharts }
    const start = performance.now()
    const place = document.querySelector<HTMLElement>('#chart')
    if (place === null) throw new Error('no place for the chart')
    const rows = list.map(({ close, high, low, open, time }) => ({
      time: Math.floor(Number(time) / 1000) as LightweightCharts.UTCTimestamp,
      open: Number(open),
      high: Number(high),
      low: Number(low),
      close: Number(close),
    }))
    const series = library.createChart(place).addSeries(library.CandlestickSeries)
    series.setData(rows)
    const last = rows.at(-1)
    if (last === undefined) throw new Error('no candles')
    let up = false
    setInterval(() => {
      up = !up
      series.update({ ...last, close: up ? last.high : last.low })
    }, 1000)
    return new Promise<number>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
    })
  }, candles)
  tell(`lightweight-charts, ${candles.length} candles: first paint`, painted, 'ms')
  await page.waitForTimeout(3_000)
  await tellTicks(`lightweight-charts, ${candles.length} candles`, phone)
  await page.context().close()
}
