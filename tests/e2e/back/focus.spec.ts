import { expect, test } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'

const words = await wordsOf('us')

test('the first screen after a load leaves the focus where the browser has it', async ({ open }) => {
  const page = await open('/home/index', { language: 'us' })
  // Drawn after the screen, as what moves the focus is.
  await expect(page.getByRole('navigation', { name: words.menu })).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
})

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

test('a link in the side panel leads to the heading of its screen', async ({ open }) => {
  const page = await open('/home/index', { language: 'us' })
  const panel = page.getByRole('dialog')
  await page.getByRole('button', { name: words.menuMine }).first().click()
  await panel.locator('a[href$="/mine/setting"]').first().click()
  await expect(page).toHaveURL(/#\/mine\/setting$/)
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
