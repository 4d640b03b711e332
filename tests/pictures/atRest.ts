import type { Page } from '@playwright/test'

/** Waits until the screen's data and charts are there, then until nothing fades, four seconds at most: some prices never rest. */
export const atRest = async (page: Page): Promise<void> => {
  const loaded = page.waitForFunction(
    () => document.querySelector('main') !== null && !document.querySelector('[aria-busy=true]'),
    undefined,
    { timeout: 20_000 },
  )
  await loaded.catch(() => undefined)
  const rests = page.waitForFunction(
    () =>
      document.querySelector('main') !== null &&
      !document.querySelector('[aria-busy=true], dialog[open][data-blocking]') &&
      !document
        .getAnimations()
        .some((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) <= 1_000),
    undefined,
    { timeout: 4_000 },
  )
  await rests.catch(() => undefined)
  await page.waitForTimeout(300)
}
