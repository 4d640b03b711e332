import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import ar from '../../ui/i18n/ar/lastSeen/index.ts'
import es from '../../ui/i18n/es/lastSeen/index.ts'
import { callsUnderWay, untilAnswered } from './support/calls.ts'
import { expect, expectAccessible, expectNoOverflow, goOffline, goTo, test } from './support/fixtures.ts'
import { walkedIn, wordsOf } from './support/words.ts'

// Other specs block the worker, so that they see the server; this one is about it.
test.use({ serviceWorkers: 'allow' })

const WORDS = { es, ar } as const

/** Until the worker opens the page, and has cached what the page has loaded. */
const untilCached = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 })
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('assets')).keys()).length), { timeout: 30_000 })
    .toBeGreaterThan(5)
}

/** The start of the line that says how old the figures are. */
const age = (language: 'ar' | 'es'): RegExp => new RegExp(WORDS[language].figuresOf.split('{')[0] ?? '')

const SCREENS = ['/mine/index', '/home/index', '/position/index', '/quotes/index', '/mine/message'] as const

/** The customer's total in the account centre. */
const total = (page: Page) => page.getByText(/^\d[\d.,٬٫]*$/).first()

for (const language of walkedIn('ar'))
  test(`without a connection: a part that is not there yet, the last figures with their age, and a sign-out that leaves nothing (${language})`, async ({
    context,
    open,
    page,
  }) => {
    const { account, records, ...words } = await wordsOf(language, 'account', 'records')
    const heading = page.getByRole('heading', { level: 1 })

    await test.step('a sheet that is not on the device yet says so, tries again, and leaves the screen as it is', async () => {
      await open('/mine/fundingRecords', { language })
      await untilCached(page)
      await expect(heading).toBeVisible()
      await context.setOffline(true)
      await page.getByRole('button', { name: records.period }).click()
      await page.getByRole('option', { name: records.ownDays }).click()
      const sheet = page.getByRole('dialog', { name: words.loadFailed })
      await expect(sheet.getByRole('alert')).toHaveText(words.loadFailedHint)
      await expectAccessible(page)
      await expectNoOverflow(page)
      await page.goBack()
      await expect(sheet).toBeHidden()
      await expect(heading).toBeVisible()
      await context.setOffline(false)
    })

    await test.step('the last figures, with their age', async () => {
      await open('/mine/index', { language })
      const figure = (await total(page).textContent()) ?? ''
      const underWay = callsUnderWay(page)
      for (const path of SCREENS) {
        await goTo(page, path)
        await untilAnswered(page, underWay, path)
      }
      const connect = await goOffline(page)
      await page.reload()
      await page.locator('#shell').waitFor({ state: 'detached' })
      for (const path of SCREENS.toReversed()) {
        await goTo(page, path)
        await expect(page.getByText(age(language))).toBeVisible()
        if (path === '/mine/index') await expect(total(page)).toHaveText(figure)
        await expectNoOverflow(page)
      }
      await expectAccessible(page)
      await connect()
      // What the screen does not ask for again by itself stays marked until the customer asks.
      await page.getByRole('button', { name: WORDS[language].reload, exact: true }).click()
      await expect(page.getByText(age(language))).toBeHidden({ timeout: 30_000 })
    })

    await test.step('signing out leaves nothing of the customer on the device', async () => {
      const kept = () =>
        page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('last-seen.')))
      await expect.poll(kept).toHaveLength(1)
      await context.setOffline(true)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.getByRole('button', { name: account.signOut, exact: true }).click()
      await page.locator('[role$=dialog]').getByRole('button', { name: account.signOut, exact: true }).click()
      await expect(page).toHaveURL(/#\/login\//)
      await expect.poll(kept).toEqual([])
    })
  })

test('an invitation link, shared to the app, opens the registration with its code', async ({ open, page, broker }) => {
  await open('/login/start', { language: 'ar', visitor: true })
  await untilCached(page)
  // As the phone's menu does: to the address of the manifest, in the field that it names.
  const manifest = await page.request.get(`${broker.url}/manifest.webmanifest`)
  const { share_target: target } = (await manifest.json()) as {
    readonly share_target: {
      readonly action: string
      readonly method: string
      readonly params: { readonly text: string }
    }
  }
  expect(target.method).toBe('GET')
  const text = `Hola ${broker.url}/#/login/register?code=A1B2`
  await page.goto(`${new URL(target.action, broker.url).href}?${new URLSearchParams({ [target.params.text]: text })}`)
  await expect(page).toHaveURL(`${broker.url}/#/login/register?code=A1B2`)
  await expect(page.locator('input[value="A1B2"]')).toBeVisible()
})

/** An address in front of the broker that serves a newer worker once `update` was called. */
const behindUpdate = async (broker: string) => {
  let end = ''
  const server = createServer((request, response) => {
    const { method = 'GET', url = '/' } = request
    const forward = async (): Promise<void> => {
      const sent = new Headers({ 'accept-encoding': 'identity' })
      for (const name of ['content-type', 'token', 'account']) {
        const value = request.headers[name]
        if (typeof value === 'string') sent.set(name, value)
      }
      const form = await buffer(request)
      const answer = await fetch(broker + url, { method, headers: sent, ...(form.length > 0 && { body: form }) })
      const body = Buffer.from(await answer.arrayBuffer())
      const headers = new Headers(answer.headers)
      headers.delete('content-length')
      response.writeHead(answer.status, Object.fromEntries(headers))
      response.end(url.startsWith('/worker.js') ? body.toString() + end : body)
    }
    // The stream never ends: the app then polls.
    if (url.includes('/live/stream')) response.writeHead(404).end()
    else forward().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    update: () => void (end += '\n// newer'),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('an update asks before it reloads, and waits while a form holds something', async ({ open, page, broker }) => {
  const front = await behindUpdate(broker.url)
  await open('/login/login', { language: 'es', visitor: true, at: front.url })
  await untilCached(page)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  const isSamePage = () => page.evaluate(() => Reflect.has(globalThis, 'isSamePage'))
  const field = page.locator('main input').first()
  await field.fill('5550000001')
  front.update()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true)
  const notice = page.getByText(WORDS.es.updateTitle)
  await expect(notice).toHaveCount(0)
  await field.fill('')
  await expect(notice).toBeVisible()
  expect(await isSamePage()).toBe(true)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: WORDS.es.reload, exact: true }).click()
  await reloaded
  expect(await isSamePage()).toBe(false)
  front.stop()
})
