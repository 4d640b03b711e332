import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startBroker } from '../broker.ts'
import { openBrowser } from '../bench/measure.ts'
import { login } from '../demoCustomer.ts'

/** Pictures of the README: the demo customer's screens at a phone's size. Run after a build: `npx tsx tests/screenshots/take.ts`. */
const PICTURES = [
  { name: 'account-light', path: '/mine/index', language: 'us', scheme: 'light' },
  { name: 'account-dark', path: '/mine/index', language: 'us', scheme: 'dark' },
  { name: 'account-ar', path: '/mine/index', language: 'ar', scheme: 'light' },
  { name: 'home', path: '/home/index', language: 'us', scheme: 'light' },
  { name: 'instrument', path: '/quotes/info?code=96115', language: 'us', scheme: 'dark' },
  { name: 'ticket', path: '/quotes/infoBuy?code=96115&direction=long', language: 'us', scheme: 'light' },
] as const

const broker = await startBroker({ PAPER_CLOCK: 'test' })
const steer = (path: string, body: object) =>
  fetch(`${broker.url}/control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const browser = await openBrowser()
try {
  await steer('/market/open', { calendar: 'MY' })
  const session = await login(broker.url)
  await mkdir(import.meta.dirname, { recursive: true })
  for (const { name, path, language, scheme } of PICTURES) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: scheme })
    await context.addInitScript(
      ({ token, account, chosen }) => {
        localStorage.setItem('language', chosen)
        localStorage.setItem('tokend', token)
        localStorage.setItem('account', account)
      },
      { ...session, chosen: language },
    )
    const page = await context.newPage()
    await page.goto(`${broker.url}/#${path}`)
    await page.waitForTimeout(4_000)
    await page.screenshot({ path: join(import.meta.dirname, `${name}.png`) })
    await context.close()
  }
} finally {
  await browser.close()
  await broker.stop()
}
