import type { Page } from '@playwright/test'
import { LOCALES, localeRow } from '../../ui/i18n/locales.ts'
import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { moved, paintedIn, shiftsOf, watchShifts } from './support/painted.ts'
import { wordsOf } from './support/words.ts'

const CORE = '**/assets/core-*.js'
const FIRST_SCRIPT = '**/assets/shell-*.js'

/** Holds the app back until the returned function is called: until then the page shows its static shell. */
const holdApp = (page: Page): Promise<() => void> => hold(page, CORE)

/** What the device has stored from an earlier visit. */
const stored = (page: Page, values: Readonly<Record<string, string>>) =>
  page.addInitScript((kept) => Object.assign(localStorage, kept), values)

const shell = (page: Page) => page.locator('#shell > *')

/** Everything that the shell paints is painted by the app in the same place, in the same colours. */
const expectSamePlaces = async (page: Page, release: () => void): Promise<void> => {
  await expect(shell(page)).toBeVisible()
  // The app's own styles arrive while the shell is shown, and change nothing.
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
  const before = await paintedIn(page, '#shell')
  expect(before.length).toBeGreaterThan(5)
  release()
  await expect(page.locator('#main')).toBeVisible()
  await expect(shell(page)).toHaveCount(0)
  const after = await paintedIn(page, '#app')
  expect(moved(before, after)).toEqual([])
  expect(await shiftsOf(page)).toEqual([])
}

/** Figures and names come with the answers: this keeps them away. */
const withoutAnswers = (page: Page) => page.route(/\/api\/vue\/(?!common\/)/, () => new Promise<never>(() => undefined))

for (const [nth, { code: language, tag, dir }] of LOCALES.entries())
  test(`the log-in is there before the app, in the same place, in ${language}`, async ({ page, broker }) => {
    const { login } = await wordsOf(language, 'login')
    const appearance = nth % 2 === 0 ? 'light' : 'dark'
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text())
    })
    await watchShifts(page)
    await stored(page, { language, appearance })
    const release = await holdApp(page)
    await page.goto(`${broker.url}/#/login/login`, { waitUntil: 'commit' })
    await expect(shell(page)).toContainText(login.phone)
    const root = page.locator('html')
    await expect(root).toHaveAttribute('lang', tag)
    await expect(root).toHaveAttribute('dir', dir)
    await expect(root).toHaveAttribute('data-theme', appearance)
    await expectSamePlaces(page, release)
    await expect(page.getByText(login.phone)).toHaveCount(1)
    expect(violations).toEqual([])
  })

for (const [path, language, appearance] of [
  ['/home/index', 'es', 'light'],
  ['/home/index', 'ar', 'dark'],
  ['/mine/index', 'us', 'dark'],
  ['/mine/index', 'ar', 'light'],
] as const)
  test(`a customer's screen is there before the app: ${path}, ${language}, ${appearance}`, async ({
    page,
    broker,
    customer,
  }) => {
    await watchShifts(page)
    await withoutAnswers(page)
    await stored(page, { language, appearance, tokend: customer.token, account: customer.account })
    const release = await holdApp(page)
    await page.goto(`${broker.url}/#${path}`, { waitUntil: 'commit' })
    await expectSamePlaces(page, release)
  })

test.describe('the total of home', () => {
  // In the currency of the total: it stays the same while prices move.
  test.use({ practiceMoney: { EUR: '143500.50' } })
  const TOTAL = '143.500,50'

  for (const [language, appearance] of [
    ['es', 'light'],
    ['ar', 'dark'],
  ] as const)
    test(`is in the shell, and the app shows it in the same place: ${language}, ${appearance}`, async ({
      page,
      broker,
      customer,
    }) => {
      await watchShifts(page)
      await stored(page, { language, appearance, tokend: customer.token, account: customer.account })
      const release = await holdApp(page)
      await page.goto(`${broker.url}/#/home/index`, { waitUntil: 'commit' })
      await expect(page.locator('#shell .text-hero')).toHaveText(TOTAL)
      const before = (await paintedIn(page, '#shell')).filter(({ look }) => look.startsWith(`${TOTAL} `))
      expect(before).toHaveLength(1)
      release()
      await expect(page.locator('#main')).toBeVisible()
      await expect(shell(page)).toHaveCount(0)
      expect(moved(before, await paintedIn(page, '#app'))).toEqual([])
      expect(await shiftsOf(page)).toEqual([])
    })

  test('is not in the shell of a customer who hides it', async ({ page, broker, customer }) => {
    await stored(page, { language: 'es', hideFigures: '1', tokend: customer.token, account: customer.account })
    const release = await holdApp(page)
    const [answer, part] = [page.waitForResponse('**/trade/worth'), page.waitForResponse('**/assets/figure-*.js')]
    await page.goto(`${broker.url}/#/home/index`, { waitUntil: 'commit' })
    await Promise.all([(await answer).finished(), (await part).finished()])
    // What would show it has run.
    await page.evaluate((url) => import(url).then(() => new Promise(requestAnimationFrame)), (await part).url())
    await expect(page.locator('#shell .text-hero')).toHaveText('—')
    release()
    await expect(shell(page)).toHaveCount(0)
    await expect(page.locator('#app').getByText('*****').first()).toBeVisible()
    await expect(page.getByText(TOTAL)).toHaveCount(0)
  })
})

for (const [path, language] of [
  ['/login/start', 'cn'],
  ['/mine/index', 'kr'],
] as const)
  test(`a visitor sees the shell of what the app will show: ${path}, ${language}`, async ({ page, broker }) => {
    const words = await wordsOf(language, 'login')
    const first = path === '/mine/index' ? words.login.haveAccount : words.login.createAccount
    await stored(page, { language })
    const release = await holdApp(page)
    await page.goto(`${broker.url}/#${path}`, { waitUntil: 'commit' })
    await expect(shell(page)).toContainText(first)
    release()
    await expect(page.getByRole('link', { name: first })).toBeVisible()
    await expect(shell(page)).toHaveCount(0)
  })

test('the shell cannot be used, and screen readers do not hear it', async ({ page, broker }) => {
  const release = await holdApp(page)
  await page.goto(`${broker.url}/#/login/login`, { waitUntil: 'commit' })
  await expect(shell(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('5550000001')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await expect(page.locator('input')).toHaveCount(0)
  expect(await page.locator('body').ariaSnapshot()).toBe('')
  await expect(page.getByRole('button')).toHaveCount(0)
  release()
  await expect(page.getByRole('textbox')).toHaveCount(2)
  await expect(page.getByRole('heading')).toHaveCount(1)
})

test('a log-in that begins with a message, a wide window and a page of real money show no shell that is wrong', async ({
  page,
  broker,
  customer,
}) => {
  const words = await wordsOf('us', 'login')
  const { tag } = localeRow('us')
  await stored(page, { language: 'us' })
  const release = await holdApp(page)
  await page.goto(`${broker.url}/index.html#/login/login`, { waitUntil: 'commit' })
  await expect(shell(page)).toContainText(words.login.phone)
  await expect(shell(page)).not.toContainText(words.simulation)
  await page.goto(`${broker.url}/?again#/login/login?expired=1`, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await expect(shell(page)).toHaveCount(0)
  await stored(page, { tokend: customer.token, account: customer.account })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${broker.url}/?wide#/mine/index`, { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await expect(shell(page)).toHaveCount(0)
  release()
  await expect(page.getByRole('navigation', { name: words.menu })).toBeVisible()
})

test('a first script that arrives last starts the app like any other', async ({ page, broker, customer }) => {
  await watchShifts(page)
  await stored(page, { language: 'es', tokend: customer.token, account: customer.account })
  const release = await hold(page, FIRST_SCRIPT)
  const core = page.waitForResponse(CORE)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname)
  })
  await page.goto(`${broker.url}/#/home/index`, { waitUntil: 'commit' })
  await (await core).finished()
  await expect(shell(page)).toHaveCount(0)
  expect(asked).toEqual([])
  release()
  await expect(page.locator('#main h2').first()).toBeVisible()
  await expect(shell(page)).toHaveCount(0)
  // Each of the first calls once: the app gets the answers that the script has asked for.
  for (const call of ['/common/config', '/trade/worth'])
    expect(asked.filter((path) => path === `/api/vue${call}`)).toHaveLength(1)
  expect(await shiftsOf(page)).toEqual([])
})

test('a start that fails before the first script has arrived is reported', async ({ page, broker }) => {
  await stored(page, { language: 'it' })
  const release = await hold(page, FIRST_SCRIPT)
  const failed = page.waitForEvent('requestfailed')
  await page.route('**/assets/boot-*.js', (route) => route.abort('connectionreset'))
  await page.goto(`${broker.url}/#/login/login`, { waitUntil: 'commit' })
  await failed
  release()
  await expect(page.getByRole('alert')).toContainText('Impossibile caricare')
  await expect(shell(page)).toHaveCount(0)
})

for (const part of ['boot-*.js', 'boot-*.css'])
  test(`a start without ${part} is reported in place of the shell`, async ({ page, broker }) => {
    await stored(page, { language: 'kr' })
    await page.route(`**/assets/${part}`, (route) => route.abort('connectionreset'))
    await page.goto(`${broker.url}/#/login/login`)
    await expect(page.getByRole('alert')).toContainText('앱을 불러오지 못했습니다')
    await expect(shell(page)).toHaveCount(0)
    await page.unroute(`**/assets/${part}`)
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.getByRole('textbox')).toHaveCount(2)
  })
