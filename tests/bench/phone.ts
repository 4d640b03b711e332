import type { Browser, Locator, Page } from '@playwright/test'
import { allowCompiledFunctions, asCheapPhone, tell } from './measure.ts'
import { median } from './report/figures.ts'

/** A phone with a signed-in customer. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'es-ES',
  serviceWorkers: 'block',
} as const

/** The session of the customer who uses a phone. */
/** The duration of a tap, and of the pause after it, in milliseconds. */
const [FINGER_MS, PAUSE_MS] = [80, 400]

export interface Session {
  readonly token: string
  readonly account: string
}

/** The measurements that a page recorded, in milliseconds. */
interface Noted {
  /** Tasks of more than 50 ms. */
  readonly longTasks: number[]
  /** From a tap or a key to the next frame that shows its effect. */
  readonly interactions: number[]
}

/** A page on a cheap phone with meters on it. */
export interface Metered {
  readonly page: Page
  /** Milliseconds of script since the page began. */
  readonly script: () => Promise<number>
  /** The measurements since the last reset. */
  readonly noted: () => Promise<Noted>
  readonly forget: () => Promise<void>
}

/** A page at 4× CPU on a fast network, signed in, with nothing in the cache. */
export const meteredPhone = async (browser: Browser, session: Session): Promise<Metered> => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await allowCompiledFunctions(page)
  await page.addInitScript(({ token, account }) => {
    localStorage.setItem('tokend', token)
    localStorage.setItem('account', account)
    const kept = { longTasks: [] as number[], interactions: [] as number[] }
    Object.assign(globalThis, { kept })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) kept.longTasks.push(entry.duration)
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) kept.interactions.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  }, session)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await asCheapPhone(page, false)
  return {
    page,
    script: async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
    },
    noted: () => page.evaluate(() => (globalThis as unknown as { kept: Noted }).kept),
    forget: () =>
      page.evaluate(() => {
        const { kept } = globalThis as unknown as { kept: Noted }
        kept.longTasks.length = 0
        kept.interactions.length = 0
      }),
  }
}

/**
 * Fingers that rest on the middle of something as long as fingers do, found beforehand: looking for elements and waiting for
 * them runs a script in the page, which would count as the app's.
 */
export const fingerOn = async (page: Page): Promise<(on: Locator) => Promise<() => Promise<void>>> => {
  const devtools = await page.context().newCDPSession(page)
  return async (on) => {
    await on.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await on.boundingBox())!
    return async () => {
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await page.waitForTimeout(FINGER_MS)
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await page.waitForTimeout(PAUSE_MS)
    }
  }
}

/** Prints the script of ticks, which come once a second, and the long tasks among them; `max` is the goal of a tick. */
export const tellTicks = async (
  what: string,
  { page, script, noted, forget }: Metered,
  max?: number,
): Promise<void> => {
  const ticks: number[] = []
  await forget()
  for (let second = 0; second < 12; second += 1) {
    const before = await script()
    await page.waitForTimeout(1_000)
    ticks.push((await script()) - before)
  }
  const goal = max === undefined ? undefined : { max }
  tell(`${what}: script per tick, middle`, median(ticks), 'ms', goal)
  tell(`${what}: script per tick, worst of ${ticks.length}`, Math.max(...ticks), 'ms')
  tell(`${what}: long tasks in ${ticks.length} ticks`, (await noted()).longTasks.length, '', goal && { max: 0 })
}
