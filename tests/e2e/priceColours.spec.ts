import { expect, expectAccessible, expectNoOverflow, test } from './support/fixtures.ts'
import { wordsOf } from './support/words.ts'

for (const [language, first, stored] of [
  ['kr', 'blueDown', 'red-up-blue-down'],
  ['cn', 'redUp', 'red-up'],
  ['tw', 'redUp', 'red-up'],
  ['my', 'greenUp', 'green-up'],
] as const)
  test(`home asks once for the colours of prices, those of the country first (${language})`, async ({ open, page }) => {
    const { settings } = await wordsOf(language, 'settings')
    await page.setViewportSize({ width: 320, height: 640 })
    await open('/home/index', { language })
    const group = page.getByRole('group', { name: settings.row.direction })
    await expect(group.getByRole('button')).toHaveCount(3)
    const usual = group.getByRole('button').first()
    await expect(usual).toContainText(settings[first])
    await expectAccessible(page)
    await expectNoOverflow(page)
    await usual.click()
    await expect(group).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('data-direction', stored)
    await page.reload()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await expect(group).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-direction', stored)
  })

test('nobody else is asked', async ({ open, page }) => {
  const { settings } = await wordsOf('es', 'settings')
  await open('/home/index', { language: 'es' })
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('group', { name: settings.row.direction })).toHaveCount(0)
})
