import { type Browser, chromium, type Page } from '@playwright/test'
import { WHOLE_CHROMIUM } from '../chromium.ts'

/** A Chromium for measuring. */
export const openBrowser = (): Promise<Browser> => chromium.launch(WHOLE_CHROMIUM)

/** Slow 4G as Lighthouse has it: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
}

/** tsx marks compiled functions with a helper that a page does not have; this adds it. */
export const allowCompiledFunctions = (page: Page): Promise<unknown> =>
  page.addInitScript('globalThis.__name = (made) => made')

/** A cheap phone: a processor four times slower than this one, on slow 4G, nothing in the cache. */
export const asCheapPhone = async (page: Page, network = true): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  if (network) await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** The user-visible figures of a page load. Milliseconds; CLS has no unit. */
export interface Vitals {
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
}

/** Watches a page from before it loads. */
export const watchVitals = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { lcp: 0, tbt: 0, cls: 0 }
    Object.assign(globalThis, { vitals: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.tbt += Math.max(0, entry.duration - 50)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.cls += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)

/** The median of some measurements. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN

/** Prints one line: the measurement, the figure, and the goal if there is one. */
export const tell = (
  what: string,
  figure: number,
  unit: string,
  goal?: { readonly max?: number; readonly min?: number },
): void => {
  const wanted = goal?.max !== undefined ? `≤ ${goal.max}` : goal?.min !== undefined ? `≥ ${goal.min}` : ''
  const met = figure <= (goal?.max ?? Infinity) && figure >= (goal?.min ?? -Infinity)
  const digits = unit === '' ? 3 : unit === 'ms' || unit === '/s' ? 0 : 1
  process.stdout.write(
    `${what.padEnd(58)} ${figure.toFixed(digits).padStart(9)} ${unit.padEnd(4)} ${wanted && `goal ${wanted} ${unit}`} ${wanted && (met ? '✓' : '✗')}\n`,
  )
}
