import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { call } from '../demoCustomer.ts'
import { expect, test } from './support/fixtures.ts'

const CODE = '96115'
const NAME = 'Jelintang Timber Berhad'

/** The streams that a page has opened, and the calls that it sends. */
const watchCalls = async (page: Page) => {
  const streams = new Map<string, { after: string | undefined; isOpen: boolean; isHeard: boolean }>()
  const waiting = new Set<string>()
  const calls: string[] = []
  // The protocol of the browser also reports each piece of an answer that has no end.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  browser.on('Network.requestWillBeSent', ({ request, requestId }) => {
    const path = new URL(request.url).pathname
    if (path.endsWith('/live/stream')) {
      streams.set(requestId, { after: request.headers['last-event-id'], isOpen: true, isHeard: false })
    } else if (path.startsWith('/api/vue/')) {
      calls.push(path.slice('/api/vue'.length))
      waiting.add(requestId)
    }
  })
  browser.on('Network.dataReceived', ({ requestId }) => {
    const stream = streams.get(requestId)
    if (stream) stream.isHeard = true
  })
  const onEnd = ({ requestId }: { requestId: string }): void => {
    waiting.delete(requestId)
    const stream = streams.get(requestId)
    if (stream) stream.isOpen = false
  }
  browser.on('Network.loadingFinished', onEnd)
  browser.on('Network.loadingFailed', onEnd)
  return {
    calls,
    /** How many calls have no answer yet. */
    waiting: () => waiting.size,
    streams: () => [...streams.values()],
    open: () => [...streams.values()].filter(({ isOpen }) => isOpen).length,
    /** How many open streams have sent something. */
    heard: () => [...streams.values()].filter(({ isHeard, isOpen }) => isOpen && isHeard).length,
  }
}

const see = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

const price = (page: Page, shown: string) => page.locator('main').getByText(shown, { exact: true }).first()

test.describe('the stream', () => {
  test.use({ practiceMoney: { MYR: '100000.00' } })
  test.beforeEach(async ({ page, steer }) => {
    // The time of the page goes on by itself, and at once where a test passes it on.
    await page.clock.install()
    await steer.post('/market/open', { calendar: 'MY' })
    await steer.post('/market/price', { code: CODE, price: '8.00' })
    await steer.post('/clock', { rate: 0 })
  })

  const buy = async (url: string, { account, token }: { account: string; token: string }) =>
    call(
      url,
      '/trade/order',
      {
        code: CODE,
        direction: 'long',
        action: 'open',
        ordertype: 'market',
        quantity: '100',
        clientorderid: randomUUID(),
      },
      { account, token },
    )

  test('shows a fill at once, without a poll, and the prices of a tick; is closed while nobody sees it, and goes on after the last event', async ({
    open,
    page,
    context,
    broker,
    session,
    steer,
  }) => {
    const { calls, heard, open: openStreams, streams, waiting } = await watchCalls(page)
    await open('/position/index?tab=holdings', { language: 'es' })
    await expect.poll(heard).toBe(1)
    // A poll keeps the time of the request that it had planned before the stream was opened: that of the money is five seconds.
    await page.clock.runFor(5_000)
    await expect.poll(waiting).toBe(0)
    const polled = () => calls.filter((path) => path === '/trade/funds').length
    const before = polled()
    // Two polls' time, but less than the silence after which a stream is taken for dead.
    await page.clock.runFor(12_000)
    await expect.poll(waiting).toBe(0)
    expect(polled()).toBe(before)
    const started = performance.now()
    await buy(broker.url, session.now())
    await expect(page.getByText(NAME).first()).toBeVisible({ timeout: 3_000 })
    test
      .info()
      .annotations.push({ type: 'fill on screen', description: `${Math.round(performance.now() - started)} ms` })
    await steer.post('/market/price', { code: CODE, price: '8.30' })
    await expect(page.getByText('830,00', { exact: false }).first()).toBeVisible({ timeout: 5_000 })

    const holdings = page.getByRole('main').locator('a[href*="position/info"]')
    for (const [nth, [what, leave, comeBack]] of (
      [
        ['while the page is hidden', () => see(page, 'hidden'), () => see(page, 'visible')],
        ['without a connection', () => context.setOffline(true), () => context.setOffline(false)],
      ] as const
    ).entries())
      await test.step(`it is closed ${what}, and goes on after the last event`, async () => {
        await leave()
        await expect.poll(openStreams).toBe(0)
        await buy(broker.url, session.now())
        await comeBack()
        await expect.poll(openStreams).toBe(1)
        expect(streams().at(-1)?.after).toMatch(/^\w+-\d+-\d+$/)
        await expect(holdings).toHaveCount(nth + 2)
        await expect.poll(heard).toBe(1)
      })
  })

  test('is one for all tabs', async ({ open, page, context, broker, steer }) => {
    const first = await watchCalls(page)
    await open(`/quotes/info?code=${CODE}`, { language: 'us' })
    await expect.poll(first.open).toBe(1)
    const other = await context.newPage()
    const second = await watchCalls(other)
    await other.goto(`${broker.url}/#/quotes/info?code=${CODE}`)
    await expect(price(other, '8,000')).toBeVisible()
    await page.clock.runFor(3_000)
    await steer.post('/market/price', { code: CODE, price: '8.30' })
    await expect(price(other, '8,300')).toBeVisible({ timeout: 5_000 })
    await expect(price(page, '8,300')).toBeVisible()
    expect(second.streams()).toEqual([])
    expect(first.open()).toBe(1)
    // The tab that is left takes the stream over.
    await page.close()
    await expect.poll(second.open).toBe(1)
    await steer.post('/market/price', { code: CODE, price: '7.90' })
    await expect(price(other, '7,900')).toBeVisible({ timeout: 5_000 })
  })

  test('is not missed: a server that does not offer it, or has it no more, is polled', async ({
    open,
    page,
    steer,
  }) => {
    const { calls, streams } = await watchCalls(page)
    const expectPolled = async (language: 'es' | 'ar') => {
      const [asked, before] = [calls.length, streams().length]
      await steer.post('/market/price', { code: CODE, price: '8.00' })
      await open(`/quotes/info?code=${CODE}`, { language })
      await expect(price(page, '8,000')).toBeVisible()
      await steer.post('/market/price', { code: CODE, price: '8.30' })
      await expect(price(page, '8,300')).toBeVisible({ timeout: 5_000 })
      await expect.poll(() => calls.slice(asked).filter((path) => path === '/quotes/depth').length).toBeGreaterThan(2)
      return streams().length - before
    }
    await test.step('where its config does not offer it', async () => {
      await page.route('**/common/config', async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { data: Array<{ name: string }> }
        await route.fulfill({ json: { ...body, data: body.data.filter((entry) => entry.name !== 'stream') } })
      })
      expect(await expectPolled('es')).toBe(0)
      await page.unroute('**/common/config')
    })
    await test.step('where it answers 404', async () => {
      await page.route('**/live/stream**', (route) => route.fulfill({ status: 404, body: 'Not found' }))
      expect(await expectPolled('ar')).toBeLessThanOrEqual(1)
    })
  })
})
