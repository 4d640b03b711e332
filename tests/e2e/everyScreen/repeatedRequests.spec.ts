import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { isStream } from '../support/calls.ts'

/** A longer wait is the pause of a poll, not a part of opening a screen; in milliseconds. */
const POLL_PAUSE = 500

/** Longer than from the arrival of a screen's code to its first request, in milliseconds. */
const QUIET_TIME = 200

/** No poll sends a second request, so that every request belongs to the opening of a screen. */
const withoutPolls = (page: Page): Promise<unknown> =>
  page.addInitScript((pause) => {
    const original = window.setTimeout
    const short = (run: TimerHandler, wait = 0, ...args: unknown[]) => (wait < pause ? original(run, wait, ...args) : 0)
    window.setTimeout = short as typeof setTimeout
  }, POLL_PAUSE)

/** Opens a screen with `go` and returns the calls of that visit, each as its path and body. */
const makeVisit = (page: Page) => {
  const underWay = new Set<object>()
  let calls: string[] = []
  page.on('request', (request) => {
    // The stream stays open.
    if (!isStream(request)) underWay.add(request)
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST') calls.push(`${pathname} ${request.postData() ?? ''}`)
  })
  page.on('requestfinished', (request) => void underWay.delete(request))
  page.on('requestfailed', (request) => void underWay.delete(request))

  /** No call is in flight, and none has begun for a while. The page draws nothing for it meanwhile. */
  const quiet = async (): Promise<void> => {
    const before = calls.length
    await page.evaluate(
      (wait) => new Promise((rested) => setTimeout(() => requestAnimationFrame(rested), wait)),
      QUIET_TIME,
    )
    if (underWay.size > 0 || calls.length > before) await quiet()
  }
  return async (path: string, go: () => Promise<unknown>): Promise<ReadonlyArray<string>> => {
    calls = []
    await go()
    await page.locator(`main[data-path="${path}"]`).waitFor()
    await quiet()
    return calls
  }
}

const WIDE = { width: 1280, height: 800 }

// Every other visit, and every screen with hidden figures: src/wholeApp/requests.browser.test.tsx.
test('a load sends each request once, also that of an instrument beside its ticket, which is loaded later', async ({
  broker,
  open,
  page,
}) => {
  await page.setViewportSize(WIDE)
  await withoutPolls(page)
  const visit = makeVisit(page)
  const first = await visit('/mine/index', () => open('/mine/index'))
  expect(first).toEqual([...new Set(first)])
  // The screen before it is left first: nothing that it still asks counts.
  await page.goto(`${broker.url}/icon.svg`)
  let told: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (told = resolve))
  const asked: string[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('/quotes/info')) return
    asked.push(request.postData() ?? '')
    told()
  })
  await page.route(/\/Info-[^/]*\.js$/, async (route) => {
    await answered
    await route.continue()
  })
  const both = await visit('/quotes/infoBuy', () => page.goto(`${broker.url}/#/quotes/infoBuy?code=96115`))
  await expect(page.getByRole('complementary').getByRole('slider')).toBeVisible()
  expect(asked).toEqual(['code=96115&language=es'])
  expect(both).toEqual([...new Set(both)])
})
