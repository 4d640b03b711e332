import { expect, type Page, type Request } from '@playwright/test'

/** Whether a request opens the live stream, which has no end: a page that is ready still has it. */
export const isStream = (request: Request): boolean => new URL(request.url()).pathname.endsWith('/live/stream')

/** The calls of a page that are under way, from now on, without the stream. */
export const callsUnderWay = (page: Page): ReadonlySet<unknown> => {
  const pending = new Set<unknown>()
  page.on('request', (request) => !isStream(request) && pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/** Waits until the screen at `path` is shown with its answers: no call is `underWay`, nothing is marked as loading. */
export const untilAnswered = (page: Page, underWay: ReadonlySet<unknown>, path: string): Promise<void> =>
  expect
    .poll(
      async () =>
        underWay.size === 0 &&
        (await page.evaluate(
          (wanted) =>
            document.querySelector('main')?.dataset['path'] === wanted && !document.querySelector('[aria-busy=true]'),
          path,
        )),
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(true)
