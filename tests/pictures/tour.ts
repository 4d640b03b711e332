import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { keysOf } from '../../domain/validation/keys.ts'
import { exampledCalls, rowsOf } from '../../openapi/mock/examples.ts'
import { pickables } from '../../openapi/mock/picker/choices.ts'
import { readBundle } from '../../openapi/mock/prefixed.ts'
import { startMock } from '../../openapi/mock/start.ts'
import { nodeOf } from '../../openapi/tools/node.ts'
import { ROUTE_TABLE } from '../../src/routeTable.ts'
import { build, given } from '../../paper/commands/ready.mjs'
import { CHROMIUM } from '../chromium.ts'
import { atRest } from './atRest.ts'
import { chosen } from './chosen.ts'
import { fileName, writePage } from './page.ts'
import { MODES, SIZES } from './screens.ts'

// Every screen in front of the mock, as a tester goes through them: with data, with empty lists, and where every call fails.

const { values, positionals } = given({
  allowPositionals: true,
  options: {
    mock: { type: 'boolean' },
    modes: { type: 'string', default: 'light' },
    sizes: { type: 'string', default: '390' },
    states: { type: 'string' },
    whole: { type: 'boolean', default: false },
  },
})
const FOLDER = join(import.meta.dirname, '..', '..', 'test-results', 'tour')

const withEmpty = new Set(
  pickables(readBundle()).flatMap(({ choices, path }) =>
    choices.some(({ prefer }) => prefer === 'example=empty') ? [path] : [],
  ),
)
/** What the app asks at its start, without which no screen comes. */
const OF_THE_START = new Set(['/common/config', '/common/version'])

/** What each call is asked for, as `Prefer`; undefined takes what the mock answers unasked. */
const STATES: ReadonlyArray<{ readonly name: string; readonly preferOf: (path: string) => string | undefined }> = [
  { name: 'happy', preferOf: () => undefined },
  { name: 'empty', preferOf: (path) => (withEmpty.has(path) ? 'example=empty' : undefined) },
  { name: 'failed', preferOf: () => 'example=system-busy' },
]

const calls = exampledCalls()
/** The first row of a list's first example that has a value, `newshare` of offers for example. */
const first = (list: string, field: string, value?: string): string => {
  const rows = rowsOf(calls.find(({ path }) => path === list)?.answers[0]).map(nodeOf)
  const row = rows.find((one) => value === undefined || Object.values(one).includes(value))
  return `?${field}=${String(row?.[field])}`
}
/** Of the screens of one thing, the thing that is shown. */
const THINGS: Readonly<Record<string, string>> = {
  '/home/newShareInfo': first('/offer/list', 'id', 'newshare'),
  '/home/largeInfo': first('/block/list', 'id'),
  '/quotes/info': first('/quotes/watchlist', 'code'),
  '/quotes/infoBuy': first('/quotes/watchlist', 'code'),
  '/position/info': first('/trade/positionlist', 'id'),
  '/news/info': first('/news/list', 'id'),
  '/market/subscribeDetail': first('/offer/list', 'id', 'placement'),
  '/mine/messageInfo': first('/message/list', 'id'),
}
const all = keysOf(ROUTE_TABLE).map((path) => ({ name: path.slice(1).replaceAll('/', '-'), path }))
const screens = chosen(all, positionals.length > 0 ? positionals.join(',') : undefined)
const states = chosen(STATES, values.states)
const modes = chosen(MODES, values.modes)
const sizes = chosen(SIZES, values.sizes)
build()
/** Where one chooses between log-in and registration, logs in and registers. */
const isOfVisitors = (path: string): boolean => path.startsWith('/login/') && path !== '/login/loading'

const SESSION = { tokend: 'any', account: '5550000001' }

type State = (typeof STATES)[number]
type Mode = (typeof MODES)[number]

/** A page of the app that has seen nothing, and whose calls ask for a state. */
const opened = async (browser: Browser, url: string, { preferOf }: State, mode: Mode, session: object) => {
  const context = await browser.newContext({ colorScheme: mode.scheme, reducedMotion: 'reduce', hasTouch: true })
  await context.route('**/api/vue/**', (route) => {
    const [, path = ''] = new URL(route.request().url()).pathname.split('/api/vue')
    const prefer = OF_THE_START.has(path) ? undefined : preferOf(path)
    return route.continue({ headers: { ...route.request().headers(), ...(prefer && { prefer }) } })
  })
  const page = await context.newPage()
  // It has the app's origin and runs nothing, so that the session is there before the app starts.
  await page.goto(`${url}/config.json`)
  await page.evaluate((kept) => Object.assign(localStorage, kept), { ...session, language: mode.language })
  await page.goto(`${url}/#/mine/language`)
  await atRest(page)
  return page
}

const take = async (page: Page, { name, path }: (typeof all)[number], state: State, mode: Mode): Promise<void> => {
  await page.evaluate((hash) => (location.hash = hash), `#${path}${THINGS[path] ?? ''}`)
  // Screens that pass a customer on have another path then.
  await page
    .locator(`main[data-path="${path}"]`)
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined)
  for (const { name: size, ...viewport } of sizes) {
    await page.setViewportSize(viewport)
    await atRest(page)
    const file = join(FOLDER, state.name, fileName(name, mode.name, size))
    await page.screenshot({ path: file, fullPage: values.whole, type: 'jpeg', quality: 80 })
  }
}

const mock = await startMock({ port: 0, host: '127.0.0.1', app: join(import.meta.dirname, '../../dist/app') })
const browser = await chromium.launch(CHROMIUM)
/** A screen that cannot be reached is named, and the others are taken. */
const failed: string[] = []
try {
  for (const state of states) {
    await mkdir(join(FOLDER, state.name), { recursive: true })
    for (const mode of modes)
      for (const isVisitor of [true, false]) {
        const these = screens.filter(({ path }) => isOfVisitors(path) === isVisitor)
        if (these.length === 0) continue
        const page = await opened(browser, mock.url, state, mode, isVisitor ? {} : SESSION)
        for (const screen of these)
          await take(page, screen, state, mode).catch((cause: unknown) =>
            failed.push(`${screen.name} (${state.name}, ${mode.name}): ${String(cause)}`),
          )
        await page.context().close()
      }
  }
} finally {
  await browser.close()
  await mock.close()
}
process.stdout.write(`${await writePage(FOLDER)}\n`)
if (failed.length > 0) {
  process.stderr.write(`${failed.join('\n')}\n`)
  process.exitCode = 1
}
