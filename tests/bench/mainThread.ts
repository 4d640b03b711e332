import type { Browser, Page, Request } from '@playwright/test'
import { PHONE } from './phone.ts'

/**
 * A screen is at rest once its main thread has taken less than this of two seconds, one after the other, and nothing that it asked for is
 * under way.
 */
const AT_REST = { ms: 40, seconds: 2 }
/** Nothing is at rest before this: what comes after the first screen is downloaded by then. In seconds. */
const [EARLIEST, LATEST] = [6, 40]

/** What a page did until it was at rest: milliseconds of its main thread by the thread's own clock, and its requests. */
export interface UntilRest {
  readonly thread: number
  readonly script: number
  readonly requests: number
  readonly scripts: number
}

/**
 * Opens an address with nothing in the cache and waits until it is at rest. The time is that of the thread, so that what
 * else runs on the machine does not count; the processor is not slowed down, since a slowed one counts its pauses.
 */
export const untilRest = async (
  browser: Browser,
  address: string,
  prepare: (page: Page) => Promise<unknown>,
): Promise<UntilRest> => {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await prepare(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN)
    return { thread: of('TaskDuration'), script: of('ScriptDuration') }
  }
  let [requests, scripts] = [0, 0]
  const underWay = new Set<Request>()
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return
    requests += 1
    if (request.resourceType() === 'script') scripts += 1
    // The stream of events never ends.
    if (!request.url().includes('/live/stream')) underWay.add(request)
  })
  page.on('requestfinished', (request) => void underWay.delete(request))
  page.on('requestfailed', (request) => void underWay.delete(request))
  const before = await read()
  await page.goto(address)
  let [last, quiet] = [await read(), 0]
  for (let second = 1; second <= LATEST && (second < EARLIEST || quiet < AT_REST.seconds); second += 1) {
    await page.waitForTimeout(1_000)
    const now = await read()
    quiet = underWay.size === 0 && now.thread - last.thread < AT_REST.ms ? quiet + 1 : 0
    last = now
  }
  await context.close()
  return { thread: last.thread - before.thread, script: last.script - before.script, requests, scripts }
}
