import { type Browser, chromium, type Page } from '@playwright/test'
import { WHOLE_CHROMIUM } from '../chromium.ts'
import { type Goal, isMet, makeFigures } from './report/figures.ts'
import { formatGoal, formatValue } from './report/table.ts'

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

/** Every figure of this run, for its report. */
export const figures = makeFigures()

/** Prints one line and keeps it for the report: the measurement, the figure, and the goal if there is one. */
export const tell = (what: string, value: number, unit: string, goal?: Goal): void => {
  figures.add(what, value, unit, goal)
  const verdict = goal && `goal ${formatGoal(goal, unit)} ${isMet(value, goal) ? '✓' : '✗'}`
  process.stdout.write(
    `${what.padEnd(58)} ${formatValue(value, unit).padStart(9)} ${unit.padEnd(4)} ${verdict ?? ''}\n`,
  )
}
