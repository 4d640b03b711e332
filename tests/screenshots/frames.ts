import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { startBroker } from '../broker.ts'
import { allowCompiledFunctions, asCheapPhone, openBrowser, readVitals, watchVitals } from '../bench/measure.ts'
import { PHONE } from '../bench/phone.ts'
import { login } from '../demoCustomer.ts'

/**
 * The first four seconds of a first visit on a cheap phone and slow 4G, frame by frame, one sheet for each start. Run after a
 * build: `npx tsx tests/screenshots/frames.ts`.
 */
const STARTS = [
  { name: 'login', path: '/login/login', language: 'es', scheme: 'light', isVisitor: true },
  { name: 'login-ar-dark', path: '/login/login', language: 'ar', scheme: 'dark', isVisitor: true },
  { name: 'home', path: '/home/index', language: 'es', scheme: 'light', isVisitor: false },
  { name: 'home-ar-dark', path: '/home/index', language: 'ar', scheme: 'dark', isVisitor: false },
  { name: 'account', path: '/mine/index', language: 'es', scheme: 'light', isVisitor: false },
] as const
const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'performance', 'frames')
const SHOWN_MS = 4_000
/** The width of a frame on the sheet, and how many stand beside each other. */
const [WIDTH, ACROSS] = [180, 6]

interface Drawn {
  /** Since the address was opened, in milliseconds. */
  readonly at: number
  readonly picture: string
}

/** What the browser drew, each frame once. */
const record = async (page: Page, address: string): Promise<ReadonlyArray<Drawn>> => {
  const devtools = await page.context().newCDPSession(page)
  const drawn: Array<Drawn> = []
  const begun = Date.now() / 1_000
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const at = Math.round(1_000 * ((metadata.timestamp ?? begun) - begun))
    if (drawn.at(-1)?.picture !== data) drawn.push({ at, picture: data })
    void devtools.send('Page.screencastFrameAck', { sessionId })
  })
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 2 * WIDTH, maxHeight: 844 })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForTimeout(begun * 1_000 + SHOWN_MS + 500 - Date.now())
  await devtools.send('Page.stopScreencast')
  return drawn.filter(({ at }) => at >= 0 && at <= SHOWN_MS)
}

/** All frames beside each other, each under its time. */
const sheetOf = (frames: ReadonlyArray<Drawn>): string => `<!doctype html><style>
  body { margin: 8px; width: ${ACROSS * (WIDTH + 8)}px; background: #888; font: 13px sans-serif; color: #fff }
  figure { display: inline-block; margin: 4px; width: ${WIDTH}px } img { width: 100% }
</style>${frames.map(({ at, picture }) => `<figure>${at} ms<img src="data:image/jpeg;base64,${picture}"></figure>`).join('')}`

const takeSheet = async (browser: Browser, name: string, frames: ReadonlyArray<Drawn>): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: ACROSS * (WIDTH + 8) + 16, height: 100 } })
  await page.setContent(sheetOf(frames))
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 60, fullPage: true })
  await page.close()
}

const broker = await startBroker()
const browser = await openBrowser()
try {
  const session = await login(broker.url)
  await mkdir(FOLDER, { recursive: true })
  for (const { isVisitor, language, name, path, scheme } of STARTS) {
    const context = await browser.newContext({ ...PHONE, colorScheme: scheme })
    await context.addInitScript(
      ({ chosen, kept }) => {
        localStorage.setItem('language', chosen)
        if (kept) localStorage.setItem('tokend', kept.token)
        if (kept) localStorage.setItem('account', kept.account)
      },
      { chosen: language, kept: isVisitor ? null : session },
    )
    const page = await context.newPage()
    await allowCompiledFunctions(page)
    await watchVitals(page)
    await asCheapPhone(page)
    const frames = await record(page, `${broker.url}/#${path}`)
    const { cls, lcp } = await readVitals(page)
    process.stdout.write(`${name}: ${frames.length} frames, largest paint ${Math.round(lcp)} ms, shift ${cls}\n`)
    await takeSheet(browser, name, frames)
    await context.close()
  }
} finally {
  await browser.close()
  await broker.stop()
}
