import { expect, test } from '../support/fixtures.ts'

// The other tests of Back and focus: src/wholeApp/back.browser.test.tsx.
test('a screen that arrives takes the focus at its heading, and Back returns it to the link', async ({ open }) => {
  const page = await open('/mine/setting', { language: 'us' })
  const link = page.locator('main a[href$="/mine/language"]')
  const heading = page.getByRole('heading', { level: 1 })
  const there = async () => {
    await link.click()
    await expect(page).toHaveURL(/#\/mine\/language$/)
    await expect(heading).toBeFocused()
  }
  // Once before: what moves the focus is drawn after the screen, and knows no link that was tapped earlier.
  await there()
  await page.goBack()
  await expect(page).toHaveURL(/#\/mine\/setting$/)
  await there()
  await page.goBack()
  await expect(link).toBeFocused()
  await page.goForward()
  await expect(heading).toBeFocused()
  // A reload remembers no place: Back then says the screen.
  await page.reload()
  await expect(heading).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/#\/mine\/setting$/)
  await expect(heading).toBeFocused()
})
