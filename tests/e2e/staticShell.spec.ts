import type { Locator, Page } from '@playwright/test'
import { longRuns } from '../../paper/testing/longRuns.ts'
import { LOCALES, localeRow } from '../../ui/i18n/locales.ts'
import { expect, test } from './support/fixtures.ts'
import { hold } from './support/hold.ts'
import { moved, paintedIn, shiftsOf, watchShifts } from './support/painted.ts'
import { wordsOf } from './support/words.ts'

const CORE = '**/assets/core-*.js'
const FIRST_SCRIPT = '**/assets/shell-*.js'

type Stored = Readonly<Record<string, string>>
/** What the device has stored from an earlier visit, and nothing else. */
const store = async (page: Page, url: string, values: Stored): Promise<void> => {
  // It has the app's origin and runs nothing.
  await page.goto(`${url}/config.json`)
  await page.evaluate((kept) => {
    localStorage.clear()
    sessionStorage.clear()
    Object.assign(localStorage, kept)
  }, values)
}

/** Holds the app back until the returned function is called: until then the page shows its static shell. */
const holdApp = async (page: Page): Promise<() => void> => {
  await page.unroute(CORE)
  return hold(page, CORE)
}

/** Opens an address with the app held back, on a device that has stored `values`. */
const openHeld = async (page: Page, url: string, address: string, values: Stored): Promise<() => void> => {
  await store(page, url, values)
  const release = await holdApp(page)
  await page.goto(`${url}${address}`, { waitUntil: 'commit' })
  return release
}

const shell = (page: Page) => page.locator('#shell > *')

/** The app paints what the shell does, in the same place and colours; `fill` fills in what arrives while that is shown. */
const expectSamePlaces = async (page: Page, release: () => void, fill?: () => Promise<void>): Promise<void> => {
  await expect(shell(page)).toBeVisible()
  // The app's own styles arrive while the shell is shown, and change nothing.
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
  const empty = await paintedIn(page, '#shell')
  expect(empty.length).toBeGreaterThan(5)
  await fill?.()
  const before = await paintedIn(page, '#shell')
  expect(moved(empty, before)).toEqual([])
  release()
  await expect(page.locator('#main')).toBeVisible()
  await expect(shell(page)).toHaveCount(0)
  expect(moved(before, await paintedIn(page, '#app'))).toEqual([])
  expect(await shiftsOf(page)).toEqual([])
}

/** A text of the shell is shown by the app in the same place, where `shown` is there. */
const expectSameText = async (page: Page, text: string, release: () => void, shown: Locator): Promise<void> => {
  const before = (await paintedIn(page, '#shell')).filter(({ look }) => look.startsWith(`${text} `))
  expect(before).toHaveLength(1)
  release()
  await expect(shown).toBeVisible()
  await expect(shell(page)).toHaveCount(0)
  expect(moved(before, await paintedIn(page, '#app'))).toEqual([])
  expect(await shiftsOf(page)).toEqual([])
}

const ANSWERS = /\/api\/vue\/(?!common\/)/
/** In Spanish and in Arabic, and in every language where there is time. */
const SHOWN = LOCALES.filter(({ code }) => longRuns(0, 1) === 1 || code === 'es' || code === 'ar')

// In the currency of the total: it stays the same while prices move.
test.use({ practiceMoney: { EUR: '143500.50' } })
const TOTAL = '143.500,50'
/** An instrument whose price the shell has: it stays while the broker's clock stands. */
const CODE = '697001'

test('what a visitor sees first is there before the app, in the same place, and cannot be used', async ({
  page,
  broker,
}) => {
  test.slow()
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text())
  })
  await watchShifts(page)
  const root = page.locator('html')
  for (const [nth, { code: language, tag, dir }] of SHOWN.entries())
    await test.step(`the log-in in ${language}`, async () => {
      const { login } = await wordsOf(language, 'login')
      const appearance = nth % 2 === 0 ? 'light' : 'dark'
      const release = await openHeld(page, broker.url, '/#/login/login', { language, appearance })
      await expect(shell(page)).toContainText(login.phone)
      await expect(root).toHaveAttribute('lang', tag)
      await expect(root).toHaveAttribute('dir', dir)
      await expect(root).toHaveAttribute('data-theme', appearance)
      // What is typed would be lost, and screen readers would hear the screen twice.
      await page.keyboard.press('Tab')
      await page.keyboard.type('5550000001')
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      await expect(page.locator('input')).toHaveCount(0)
      expect(await page.locator('body').ariaSnapshot()).toBe('')
      await expect(page.getByRole('button')).toHaveCount(0)
      await expectSamePlaces(page, release)
      await expect(page.getByText(login.phone)).toHaveCount(1)
      await expect(page.getByRole('textbox')).toHaveCount(2)
      await expect(page.getByRole('heading')).toHaveCount(1)
    })
  for (const [path, language] of [
    ['/login/start', 'cn'],
    ['/mine/index', 'kr'],
  ] as const)
    await test.step(`the first choice at ${path}, ${language}`, async () => {
      const words = await wordsOf(language, 'login')
      const first = path === '/mine/index' ? words.login.haveAccount : words.login.createAccount
      const release = await openHeld(page, broker.url, `/#${path}`, { language })
      await expect(shell(page)).toContainText(first)
      release()
      await expect(page.getByRole('link', { name: first })).toBeVisible()
      await expect(shell(page)).toHaveCount(0)
    })
  expect(violations).toEqual([])
})

test('what a customer sees first is there before the app, in the same place, with the total', async ({
  page,
  broker,
  customer,
  steer,
}) => {
  test.slow()
  await steer.post('/clock', { rate: 0 })
  const { token: tokend, account } = customer
  await watchShifts(page)
  await page.route(ANSWERS, () => undefined)
  // Rows whose words are loaded later take the place of those that wait for them, as tall as they are.
  await page.route(/\/\w\w-settings-[^/]*\.js$/, () => undefined)
  for (const [path, language, appearance, total] of [
    ['/home/index', 'es', 'light', 'worth'],
    ['/home/index', 'ar', 'dark', null],
    ['/mine/index', 'us', 'dark', null],
    ['/mine/index', 'ar', 'light', 'funds'],
    ['/position/index', 'es', 'light', null],
    ['/position/index', 'ar', 'dark', 'worth'],
    [`/quotes/info?code=${CODE}`, 'es', 'dark', null],
    [`/quotes/info?code=${CODE}`, 'ar', 'light', null],
  ] as const)
    await test.step(`${path}, ${language}, ${appearance}, ${total === null ? 'without' : 'with'} its total`, async () => {
      const answer = total === null ? undefined : await hold(page, `**/api/vue/trade/${total}`)
      const release = await openHeld(page, broker.url, `/#${path}`, { language, appearance, tokend, account })
      await expectSamePlaces(page, release, async () => {
        if (answer === undefined) return
        answer()
        const text = total === 'funds' ? `${TOTAL}\u00a0EUR` : TOTAL
        await expect(page.locator('#shell .text-hero')).toHaveText(text)
        expect((await paintedIn(page, '#shell')).filter(({ look }) => look.startsWith(`${TOTAL} `))).toHaveLength(1)
      })
      await page.unroute(`**/api/vue/trade/${total}`)
    })
  await page.unroute(ANSWERS)
  await test.step('the price of an instrument', async () => {
    const release = await openHeld(page, broker.url, `/#/quotes/info?code=${CODE}`, { language: 'ar', tokend, account })
    const price = page.locator('#shell .text-hero')
    await expect(price).toHaveText(/^\d{1,3}(?:\.\d{3})*(?:,\d+)?$/)
    await expect(page.locator('#shell h1')).toHaveText(CODE)
    const text = (await price.textContent()) ?? ''
    const before = (await paintedIn(page, '#shell')).filter(({ look }) => look.startsWith(`${text} `))
    expect(before).toHaveLength(1)
    release()
    await expect(page.locator('#main canvas').first()).toBeVisible()
    await expect(shell(page)).toHaveCount(0)
    // Its colour is that of its change, which only React shows.
    const inkless = (all: typeof before) => all.map(({ look, place }) => ({ look: look.split(' ')[0] ?? '', place }))
    expect(moved(inkless(before), inkless(await paintedIn(page, '#app')))).toEqual([])
    expect(await shiftsOf(page)).toEqual([])
  })
  await test.step('the total where everything is answered', async () => {
    // Only the wallets tell that one currency needs no bar, whose place is then given up.
    await page.route('**/api/vue/trade/funds', () => undefined)
    const release = await openHeld(page, broker.url, '/#/home/index', { language: 'ar', tokend, account })
    await expect(page.locator('#shell .text-hero')).toHaveText(TOTAL)
    await expectSameText(page, TOTAL, release, page.locator('#main'))
  })
})

test('no shell shows what the app will not: a hidden total, simulated money, a message, a wide window', async ({
  page,
  broker,
  customer,
}) => {
  const words = await wordsOf('us', 'login')
  const { tag } = localeRow('us')
  const signedIn = { tokend: customer.token, account: customer.account }
  await test.step('the total of a customer who hides it', async () => {
    const kept = { language: 'es', hideFigures: '1', ...signedIn }
    const answer = page.waitForResponse('**/trade/worth')
    const release = await openHeld(page, broker.url, '/#/home/index', kept)
    await (await answer).finished()
    // What would show it is in the first script, and has run a frame after the answer.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await expect(page.locator('#shell .text-hero')).toHaveText('—')
    release()
    await expect(shell(page)).toHaveCount(0)
    await expect(page.locator('#app').getByText('*****').first()).toBeVisible()
    await expect(page.getByText(TOTAL)).toHaveCount(0)
  })
  await test.step('a page of real money', async () => {
    await openHeld(page, broker.url, '/index.html#/login/login', { language: 'us' })
    await expect(shell(page)).toContainText(words.login.phone)
    await expect(shell(page)).not.toContainText(words.simulation)
  })
  await test.step('a log-in that begins with a message', async () => {
    await page.goto(`${broker.url}/?again#/login/login?expired=1`, { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(shell(page)).toHaveCount(0)
  })
  await test.step('a wide window', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const release = await openHeld(page, broker.url, '/?wide#/mine/index', { language: 'us', ...signedIn })
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(shell(page)).toHaveCount(0)
    release()
    await expect(page.getByRole('navigation', { name: words.menu })).toBeVisible()
  })
})

test('a first script that arrives last starts the app like any other; a start that fails is reported', async ({
  page,
  broker,
  customer,
}) => {
  await test.step('the first script arrives last', async () => {
    await watchShifts(page)
    await store(page, broker.url, { language: 'es', tokend: customer.token, account: customer.account })
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
  await test.step('the start fails before the first script has arrived', async () => {
    await store(page, broker.url, { language: 'it' })
    await page.unroute(FIRST_SCRIPT)
    const release = await hold(page, FIRST_SCRIPT)
    const failed = page.waitForEvent('requestfailed')
    await page.route('**/assets/boot-*.js', (route) => route.abort('connectionreset'))
    await page.goto(`${broker.url}/#/login/login`, { waitUntil: 'commit' })
    await failed
    release()
    await expect(page.getByRole('alert')).toContainText('Impossibile caricare')
    await expect(shell(page)).toHaveCount(0)
    await page.unroute('**/assets/boot-*.js')
  })
  for (const part of ['boot-*.js', 'boot-*.css'])
    await test.step(`${part} is missing`, async () => {
      await store(page, broker.url, { language: 'kr' })
      await page.route(`**/assets/${part}`, (route) => route.abort('connectionreset'))
      await page.goto(`${broker.url}/#/login/login`)
      await expect(page.getByRole('alert')).toContainText('앱을 불러오지 못했습니다')
      await expect(shell(page)).toHaveCount(0)
      await page.unroute(`**/assets/${part}`)
      await page.getByRole('button', { name: '다시 시도' }).click()
      await expect(page.getByRole('textbox')).toHaveCount(2)
    })
})

const naturalWidth = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)

test('title and logo of the operator stand on the first screen before the app, and at once on the second visit', async ({
  page,
  broker,
}) => {
  await watchShifts(page)
  const title = 'Calm Broker'
  let release = await holdApp(page)
  await page.goto(`${broker.url}/`, { waitUntil: 'commit' })
  await expect(page.locator('#shell h1')).toHaveText(title)
  await expect(page.locator('#shell img')).toBeVisible()
  expect(await naturalWidth(page.locator('#shell img'))).toBeGreaterThan(0)
  await expectSameText(page, title, release, page.getByRole('heading', { name: title }))
  expect(await naturalWidth(page.locator('main img'))).toBeGreaterThan(0)
  await page.route('**/common/config', () => undefined)
  release = await holdApp(page)
  await page.goto(`${broker.url}/?again`, { waitUntil: 'commit' })
  await expect(page.locator('#shell h1')).toHaveText(title)
  release()
})
