import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { startBroker } from '../broker.ts'
import { CHROMIUM } from '../chromium.ts'
import { login } from '../demoCustomer.ts'
import { fileName, writePage } from './page.ts'
import { MODES, SCREENS, SIZES } from './screens.ts'

const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    label: { type: 'string', default: 'now' },
    modes: { type: 'string' },
    sizes: { type: 'string' },
    whole: { type: 'boolean', default: false },
  },
})
const FOLDER = join(import.meta.dirname, '..', '..', 'test-results', 'pictures')

/** The named ones of a list; all where none is named. An unknown name ends the command. */
const chosen = <T extends { readonly name: string }>(all: ReadonlyArray<T>, names: string | undefined) => {
  if (names === undefined) return all
  return names.split(',').map((name) => {
    const found = all.find((one) => one.name === name)
    if (!found) throw new Error(`"${name}" is none of ${all.map((one) => one.name).join(', ')}`)
    return found
  })
}
const all = Object.entries(SCREENS).map(([name, address]) => ({ name, address }))
const screens = chosen(all, positionals.length > 0 ? positionals.join(',') : undefined)
const [modes, sizes] = [chosen(MODES, values.modes), chosen(SIZES, values.sizes)]

/** Waits until the screen's data and charts are there, then until nothing fades, four seconds at most: some prices never rest. */
const atRest = async (page: Page): Promise<void> => {
  const loaded = page.waitForFunction(
    () => document.querySelector('main') !== null && !document.querySelector('[aria-busy=true]'),
    undefined,
    { timeout: 20_000 },
  )
  await loaded.catch(() => undefined)
  const rests = page.waitForFunction(
    () =>
      document.querySelector('main') !== null &&
      !document.querySelector('[aria-busy=true], dialog[open][data-blocking]') &&
      !document
        .getAnimations()
        .some((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) <= 1_000),
    undefined,
    { timeout: 4_000 },
  )
  await rests.catch(() => undefined)
  await page.waitForTimeout(300)
}

const broker = await startBroker({
  PAPER_CLOCK: 'test',
  PAPER_CLOCK_START: '2026-06-10T04:45:00Z',
  PAPER_TEST_HASHES: '1',
})
const browser = await chromium.launch(CHROMIUM)
const folder = join(FOLDER, values.label)
await mkdir(folder, { recursive: true })
try {
  const session = await login(broker.url)
  for (const mode of modes) {
    const context = await browser.newContext({ colorScheme: mode.scheme, reducedMotion: 'reduce', hasTouch: true })
    await context.addInitScript(
      ({ token, account, language }) => {
        localStorage.setItem('language', language)
        if (location.hash.startsWith('#/login')) return
        localStorage.setItem('tokend', token)
        localStorage.setItem('account', account)
      },
      { ...session, language: mode.language },
    )
    for (const { name, address } of screens) {
      const page = await context.newPage()
      const [path = '', typed] = address.split(' ')
      for (const [nth, { name: size, ...viewport }] of sizes.entries()) {
        await page.setViewportSize(viewport)
        if (nth === 0)
          await page.goto(`${broker.url}/#${path}`, { waitUntil: 'networkidle', timeout: 5_000 }).catch(() => undefined)
        if (nth === 0 && typed !== undefined) await page.locator('main input').first().fill(typed)
        await atRest(page)
        await page.screenshot({
          path: join(folder, fileName(name, mode.name, size)),
          fullPage: values.whole,
          type: 'jpeg',
          quality: 80,
        })
      }
      await page.close()
    }
    await context.close()
  }
} finally {
  await browser.close()
  await broker.stop()
}
process.stdout.write(`${await writePage(FOLDER)}\n`)
