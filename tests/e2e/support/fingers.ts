import type { Page } from '@playwright/test'
import { fingersOn } from '../../../ui/testing/fingers.ts'

/** Fingers on the screen of a page. */
export const fingersOnPage = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  return fingersOn({
    now: Date.now,
    touch: (type, spots, at) => {
      const touchPoints = spots.map(([x, y], id) => ({ x, y, id }))
      return devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: at / 1000 })
    },
    until: (then) => page.waitForFunction((at) => Date.now() >= at, then, { polling: 50 }),
  })
}
