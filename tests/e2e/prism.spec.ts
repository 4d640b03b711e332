import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, type Response, test as base } from '@playwright/test'
import { createServer } from 'vite'
import { type Mock, startMock } from '../../openapi/mock/start.ts'
import { longRuns } from '../../paper/testing/longRuns.ts'
import { ROUTE_TABLE } from '../../src/routeTable.ts'
import { barriersOf } from './support/accessibility.ts'
import { callsUnderWay, untilAnswered } from './support/calls.ts'
import { expect } from './support/fixtures.ts'

const APP = join(import.meta.dirname, '../../dist/app')

/** The built app in front of the Prism mock of the contract. */
const test = base.extend<object, { mock: Mock }>({
  mock: [
    async ({}, use) => {
      const mock = await startMock({ port: 0, host: '127.0.0.1', app: APP })
      await use(mock)
      await mock.close()
    },
    { scope: 'worker' },
  ],
})

/** Parameters of detail screens, in the form that the contract asks for; the mock answers its first example for an id that none has. */
const PARAMETERS = '?id=0190a5f0-8d10-7a43-8a5b-6a1f0f1c2d3e&code=MY0101'
/** The code of a strategist has another form. */
const OTHER_PARAMETERS: Readonly<Record<string, string>> = { '/home/follow': '?code=AUR-27' }

/** Screens that send a signed-in customer on, who then sees home. */
const PASSING = new Set(['/login/start', '/login/logon', '/login/loading'])

const PATHS = Object.keys(ROUTE_TABLE)
/** Where one chooses between log-in and registration, logs in and registers. */
const OF_VISITORS = PATHS.filter((path) => path.startsWith('/login/') && path !== '/login/loading')

/** A screen that is broken does not hide the ones after it: the failures of all are told at the end, each with its address. */
const see = expect.configure({ soft: true })

/**
 * Goes through screens in one page, which loads the app once, and checks each. Barriers are looked for on those of visitors: for all others
 * src/wholeApp/requests.browser.test.tsx does, with the same examples.
 */
const walk = async (
  page: Page,
  url: string,
  session: Readonly<Record<string, string>>,
  paths: ReadonlyArray<string>,
) => {
  let at = ''
  const [thrown, refused]: [string[], string[]] = [[], []]
  const onError = ({ message }: Error) => void thrown.push(`${at}: ${message}`)
  const onAnswer = (answer: Response) => {
    const isRefused = answer.status() >= 400 || answer.headers()['sl-violations'] !== undefined
    if (answer.url().includes('/api/vue/') && isRefused) refused.push(`${at}: ${answer.status()} of ${answer.url()}`)
  }
  page.on('pageerror', onError).on('response', onAnswer)
  const underWay = callsUnderWay(page)
  // It has the app's origin and runs nothing, so that the session is there before the app starts.
  await page.goto(`${url}/config.json`)
  await page.evaluate((kept) => Object.assign(localStorage, kept), session)
  await page.goto(`${url}/#/mine/language`)
  for (const path of paths) {
    at = path
    await page.evaluate((hash) => (location.hash = hash), `#${path}${OTHER_PARAMETERS[path] ?? PARAMETERS}`)
    await untilAnswered(page, underWay, session['tokend'] !== undefined && PASSING.has(path) ? '/home/index' : path)
    const main = page.locator('main')
    await see(main, path).not.toBeEmpty()
    if (path === '/login/start' && session['tokend'] === undefined)
      await see
        .poll(() => main.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth), { message: 'logo' })
        .toBeGreaterThan(0)
    await see(main, path).not.toContainText(/NaN|undefined|\[object/)
    // One that is gone at the next look, as a colour during a fade, does not count.
    if (session['tokend'] === undefined) await see.poll(() => barriersOf(page), { message: path }).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    see(width, `${path} is too wide`).toBeLessThanOrEqual(0)
  }
  see(thrown).toEqual([])
  see(refused).toEqual([])
  page.off('pageerror', onError).off('response', onAnswer)
}

test('every screen renders on Prism without an error and a call that the contract refuses; the built app has no picker', async ({
  page,
  mock,
}) => {
  test.setTimeout(300_000)
  const texts = readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(js|html|css)$/.test(path))
    .map((path) => readFileSync(join(APP, path), 'utf8'))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((text) => /mock-?picker/i.test(text))).toEqual([])

  await test.step('as a visitor', () => walk(page, mock.url, { language: 'es' }, OF_VISITORS))
  await test.step('signed in', async () => {
    // Home leads through a first trade.
    const firstHour = '{"isOn":true,"since":0}'
    await walk(page, mock.url, { tokend: 'any', account: '5550000001', 'firstHour.5550000001': firstHour }, PATHS)
  })
  await test.step('A-shares are offers of their own, and each opens its own', async () => {
    await page.evaluate(() => (location.hash = '#/home/aguNewShare'))
    const rows = page.locator('main[data-path="/home/aguNewShare"] a[href*="newShareInfo"]')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Suhe Instruments')
    await rows.last().click()
    await expect(page.getByRole('main')).toContainText('Jialan Precision')
  })
})

/** In long runs: a server for developers sends each module by itself, which takes as long as five other tests. Its parts have unit tests. */
const DEVELOPING = longRuns<ReadonlyArray<string>>([], ['while developing, a picked answer goes with its call'])

for (const title of DEVELOPING)
  test(`${title} and is remembered`, async ({ browser, mock }) => {
    test.slow()
    process.env['PAPER_URL'] = mock.url
    process.env['VITE_MOCK'] = '1'
    const server = await createServer({
      configFile: join(import.meta.dirname, '../../vite.config.ts'),
      // Its packages are prepared in a folder of its own: a developer may have a server running.
      cacheDir: test.info().outputPath('vite'),
      server: { port: 0, host: '127.0.0.1' },
      logLevel: 'error',
    })
    const context = await browser.newContext({ locale: 'en-GB' })
    try {
      await server.listen()
      const url = server.resolvedUrls?.local[0]
      const page = await context.newPage()
      // A text needs the fewest modules, which this server sends one by one.
      await page.goto(`${url}#/mine/agreement`)
      const shown = page.getByText('Keep your password to yourself.')
      await expect(shown).toBeVisible({ timeout: 90_000 })
      await page.getByRole('button', { name: 'Mock', exact: true }).click()
      await page.getByLabel('/common/article', { exact: true }).selectOption('code=503')
      const busy = page.waitForResponse('**/api/vue/common/article')
      await page.getByRole('button', { name: 'Load the page again' }).click()
      expect((await busy).status()).toBe(503)
      await expect(shown).toBeHidden()
    } finally {
      await context.close()
      await server.close()
      delete process.env['PAPER_URL']
      delete process.env['VITE_MOCK']
    }
  })
