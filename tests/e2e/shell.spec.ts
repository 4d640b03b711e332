import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { wordsOf } from './support/words.ts'

test('the customer-service button opens the chat by a tap, and a drag moves it permanently', async ({
  open,
  customer,
}) => {
  const words = await wordsOf('us')
  const page = await open('/home/index', { language: 'us' })
  const button = page.getByRole('link', { name: words.customerService })
  await expect(button).toHaveAttribute('href', new RegExp(`clientId=${customer.id}$`))
  await expect(button).toHaveAttribute('rel', /noopener/)
  const from = (await button.boundingBox())!
  await page.mouse.move(from.x + 22, from.y + 22)
  await page.mouse.down()
  await page.mouse.move(120, 300, { steps: 8 })
  await page.mouse.up()
  expect(page.context().pages()).toHaveLength(1)
  await expect.poll(async () => (await button.boundingBox())!.x).toBe(12)
  await page.reload()
  await expect.poll(async () => Math.round((await button.boundingBox())!.x)).toBe(12)
})

for (const language of ['us', 'ar'] as const)
  test(`arrow keys also move the customer-service button permanently (${language})`, async ({ open }) => {
    const words = await wordsOf(language)
    const page = await open('/home/index', { language })
    const button = page.getByRole('link', { name: words.customerService })
    const place = async () => {
      const { x, y } = (await button.boundingBox())!
      return { side: x < 195 ? 'left' : 'right', y: Math.round(y) }
    }
    const [before, there, key] = [
      await place(),
      language === 'ar' ? 'right' : 'left',
      language === 'ar' ? 'ArrowRight' : 'ArrowLeft',
    ]
    await button.focus()
    // Out of the header, with the focus, and down along the edge.
    await page.keyboard.press('ArrowDown')
    await expect(button).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await place()).y).toBeGreaterThan(before.y + 80)
    const { y } = await place()
    await page.keyboard.press(key)
    await expect.poll(place).toEqual({ side: there, y })
    await page.reload()
    await expect.poll(place).toEqual({ side: there, y })
    // And back into it.
    await button.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(button).toBeFocused()
    await expect.poll(place).toEqual(before)
  })

for (const language of ['us', 'ar'] as const)
  test(`the settings move the customer-service button without dragging (${language})`, async ({ open }) => {
    const words = await wordsOf(language, 'settings')
    const page = await open('/mine/setting', { language })
    await page.getByRole('button', { name: words.settings.row.servicePlace }).click()
    await page.getByRole('dialog').getByText(words.settings.places.left.top, { exact: true }).click()
    await expect(page.getByRole('button', { name: words.settings.row.servicePlace })).toContainText(
      words.settings.places.left.top,
    )
    await page.goto(page.url().replace('/mine/setting', '/home/index'))
    const box = () => page.getByRole('link', { name: words.customerService }).boundingBox()
    await expect.poll(async () => Math.round((await box())?.x ?? 0)).toBe(12)
    await expect.poll(async () => (await box())?.y ?? 160).toBeLessThan(160)
  })

test('without an https address in config there is no customer-service button', async ({ open, page }) => {
  const words = await wordsOf('us')
  await page.route('**/api/vue/common/config', (route) =>
    route.fulfill({
      json: {
        status: 1,
        data: [
          { name: 'title', value: 'Quiet' },
          { name: 'kefu', value: 'http://chat.example.com' },
        ],
      },
    }),
  )
  await open('/home/index', { language: 'us' })
  await expect(page).toHaveTitle(`${words.menuHome} · Quiet`)
  await expect(page.getByRole('link', { name: words.customerService })).toBeHidden()
  await expect(page.getByText(words.simulation)).toBeHidden()
})

test('a part of the app that does not load is reported, with a button to load it again', async ({ open, page }) => {
  const words = await wordsOf('us', 'settings')
  await open('/home/index', { language: 'us' })
  await expect(page.getByRole('navigation', { name: words.menu })).toBeVisible()
  await page.route('**/assets/Settings-*.js', (route) => route.abort())
  await page.evaluate(() => (location.hash = '#/mine/setting'))
  await expect(page.getByRole('alert')).toContainText(words.loadFailed)
  await page.unroute('**/assets/Settings-*.js')
  await page.getByRole('button', { name: words.reload }).click()
  await expect(page.getByRole('heading', { name: words.settings.title })).toBeVisible()
})

test('Back before the first screen has loaded shows the previous screen', async ({ open, page }) => {
  const words = await wordsOf('us', 'settings')
  await open('/home/index', { language: 'us' })
  await expect(page.getByRole('navigation', { name: words.menu })).toBeVisible()
  await page.evaluate(() => (location.hash = '#/mine/setting'))
  await expect(page.getByRole('heading', { name: words.settings.title })).toBeVisible()
  const release = await hold(page, '**/assets/Settings-*.js')
  const asked = page.waitForRequest('**/assets/Settings-*.js')
  await page.reload({ waitUntil: 'commit' })
  await asked
  await page.goBack({ waitUntil: 'commit' })
  release()
  await expect(page.getByRole('navigation', { name: words.menu })).toBeVisible()
})

test('rapid navigation causes no error, and with reduced motion nothing fades', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/home/index')
  for (const path of ['/mine/index', '/mine/setting', '/home/index', '/mine/about', '/mine/index'])
    await page.evaluate((hash) => (location.hash = hash), `#${path}`)
  await expect(page).toHaveURL(/#\/mine\/index$/)
  const duration = await page
    .locator('main[data-path="/mine/index"]')
    .evaluate((main) => Number.parseFloat(getComputedStyle(main).animationDuration))
  expect(duration).toBeLessThan(0.001)
})
