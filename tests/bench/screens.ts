import { type Browser, type CDPSession, expect, type Page } from '@playwright/test'
import { tradersOn } from './customers.ts'
import { allowCompiledFunctions, asCheapPhone, openBrowser, tell } from './measure.ts'

const CODE = '96115'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'es-ES' }

interface Metered {
  readonly page: Page
  /** Seconds of script since the page began. */
  readonly script: () => Promise<number>
}

const metered = async (browser: Browser, session: { token: string; account: string }): Promise<Metered> => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await allowCompiledFunctions(page)
  await page.addInitScript(({ token, account }) => {
    localStorage.setItem('tokend', token)
    localStorage.setItem('account', account)
    const slow: number[] = []
    Object.assign(globalThis, { longTasks: slow, interactions: [] as number[] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) slow.push(entry.duration)
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming).interactionId)
          (globalThis as unknown as { interactions: number[] }).interactions.push(entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  }, session)
  const devtools: CDPSession = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await asCheapPhone(page, false)
  const script = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
  }
  return { page, script }
}

/** Script per second of ticks, in milliseconds. Ticks come once a second. */
const perTick = async ({ page, script }: Metered, seconds: number): Promise<number> => {
  const before = await script()
  await page.waitForTimeout(seconds * 1000)
  return (((await script()) - before) / seconds) * 1000
}

/** Script per tick of a list, first paint of the chart, and what a tap on the ticket feels like, at 4× CPU. */
export const benchScreens = async (url: string): Promise<void> => {
  const [customer] = await tradersOn(url, 1)
  const browser = await openBrowser()

  const list = await metered(browser, customer!)
  await list.page.goto(`${url}/#/quotes/index?market=MY`)
  await list.page.waitForTimeout(6_000)
  await list.page.evaluate(() => Object.assign(globalThis, { longTasks: [] }))
  tell('market list: script per tick', await perTick(list, 10), 'ms', { max: 16 })
  await list.page.close()

  const chart = await metered(browser, customer!)
  await chart.page.goto(`${url}/#/quotes/info?code=${CODE}`)
  await expect(chart.page.getByRole('slider')).toBeVisible({ timeout: 60_000 })
  const painted = await chart.page.evaluate(async () => {
    const chips = [
      ...document.querySelectorAll<HTMLElement>('[role="radiogroup"] [role="radio"], [role="radiogroup"] input'),
    ]
    const begun = performance.now()
    chips[1]?.click()
    // Drawn once the canvas of the new series stands for two frames.
    await new Promise<void>((resolve) => {
      const look = () =>
        document.querySelector('[role="slider"] canvas')
          ? requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
          : setTimeout(look, 10)
      setTimeout(look, 50)
    })
    return performance.now() - begun
  })
  tell('chart: from the tap on another range to its first paint', painted, 'ms')
  tell('chart: script per tick', await perTick(chart, 10), 'ms')
  await chart.page.close()

  const ticket = await metered(browser, customer!)
  await ticket.page.goto(`${url}/#/quotes/infoBuy?code=${CODE}&direction=long`)
  const plus = ticket.page.getByRole('button', { name: /aument/i })
  await expect(plus.first()).toBeVisible({ timeout: 60_000 })
  for (let tap = 0; tap < 12; tap += 1) await plus.nth(tap % 2).tap()
  await ticket.page.waitForTimeout(1_000)
  const felt = await ticket.page.evaluate(() => (globalThis as unknown as { interactions: number[] }).interactions)
  tell('ticket: slowest of 12 taps on the steppers (INP)', Math.max(0, ...felt), 'ms', { max: 100 })
  await browser.close()
}
