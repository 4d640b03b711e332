import type { Page } from '@playwright/test'

/** Holds the requests for an address back until the returned function is called. */
export const hold = async (page: Page, url: string | RegExp): Promise<() => void> => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return release
}
