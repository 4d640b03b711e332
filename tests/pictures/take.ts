import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { startBroker } from '../broker.ts'
import { build, given } from '../../paper/commands/ready.mjs'
import { CHROMIUM } from '../chromium.ts'
import { login } from '../demoCustomer.ts'
import { keysOf } from '../../domain/validation/keys.ts'
import { ROUTE_TABLE } from '../../src/routeTable.ts'
import { atRest } from './atRest.ts'
import { chosen } from './chosen.ts'
import { asServerOfLevel } from './levels.ts'
import { control } from '../e2e/support/control.ts'
import { fileName, writePage } from './page.ts'
import { README_FOLDER, README_PICTURES, readmePicture, wordsInView } from './readme.ts'
import { MODES, type Screen, SCREENS, SIZES } from './screens.ts'

const { values, positionals } = given({
  allowPositionals: true,
  options: {
    label: { type: 'string' },
    level: { type: 'string' },
    modes: { type: 'string' },
    readme: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    whole: { type: 'boolean', default: false },
  },
})
/** The level of a server that the contract makes, in front of which every screen is taken. */
const level = values.level === undefined ? undefined : Number(values.level)
const label = values.label ?? (level === undefined ? 'now' : `level-${level}`)
const FOLDER = join(import.meta.dirname, '..', '..', 'test-results', 'pictures')

const all: ReadonlyArray<Screen & { readonly name: string }> = [
  ...Object.entries(SCREENS).map(([name, screen]) => ({ name, ...screen })),
  // Any other situation of the broker.
  ...positionals.filter((name) => name.includes('-')).map((name) => ({ name, situation: name })),
]
/** Every screen of the app, opened by its address; those of one thing by an id, for which such a server has one answer. */
const everyScreen: ReadonlyArray<Screen & { readonly name: string }> = keysOf(ROUTE_TABLE).map((path) => ({
  name: path.slice(1).replaceAll('/', '-'),
  at: `${path}${/Info$|Detail$|\/info/.test(path) ? '?id=7001&code=MY0101' : ''}`,
}))
const README = { names: README_PICTURES.map(({ screen }) => screen).join(','), modes: 'light,dark,ar', sizes: '390' }
const named = positionals.length > 0 ? positionals.join(',') : undefined
const screens = level === undefined ? chosen(all, values.readme ? README.names : named) : chosen(everyScreen, named)
const modes = chosen(
  MODES,
  values.readme ? README.modes : (values.modes ?? (level === undefined ? undefined : 'light,es')),
)
const sizes = chosen(SIZES, values.readme ? README.sizes : (values.sizes ?? (level === undefined ? undefined : '390')))

build()
const broker = await startBroker({
  PAPER_CLOCK: 'test',
  PAPER_CLOCK_START: '2026-06-10T04:45:00Z',
  PAPER_TEST_HASHES: '1',
})
const browser = await chromium.launch(CHROMIUM)
const folder = join(FOLDER, label)
await mkdir(folder, { recursive: true })
const steer = control(broker.url)

/** Takes one screen in one mode at each size, in a browser that has seen nothing of the app. */
const take = async (
  { name, part, step }: (typeof screens)[number],
  { language, name: mode, scheme }: (typeof modes)[number],
  { account, at, token }: { readonly account: string; readonly at: string; readonly token: string },
): Promise<void> => {
  const context = await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce', hasTouch: true })
  await context.addInitScript(
    (kept) => {
      localStorage.setItem('language', kept.language)
      if (location.hash.startsWith('#/login')) return
      localStorage.setItem('tokend', kept.token)
      localStorage.setItem('account', kept.account)
    },
    { token, account, language },
  )
  if (level !== undefined) await asServerOfLevel(context, level)
  const page = await context.newPage()
  for (const [nth, { name: size, ...viewport }] of sizes.entries()) {
    await page.setViewportSize(viewport)
    if (nth === 0) {
      await page.goto(`${broker.url}/#${at}`, { waitUntil: 'networkidle', timeout: 5_000 }).catch(() => undefined)
      await atRest(page)
      await step?.(page, language)
    }
    await atRest(page)
    const inView = await part?.(page, language)
    await inView?.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const path = join(folder, fileName(name, mode, size))
    await page.screenshot({ path, fullPage: values.whole, type: 'jpeg', quality: 80 })
    const inReadme = values.readme ? readmePicture(name, mode) : undefined
    if (inReadme === undefined) continue
    await page.screenshot({ path: join(README_FOLDER, `${inReadme}.png`) })
    await writeFile(join(README_FOLDER, `${inReadme}.json`), await wordsInView(page, language))
  }
  await context.close()
}

/** A screen that cannot be reached is named, and the others are taken. */
const failed: string[] = []
try {
  for (const screen of screens) {
    await screen.prepare?.(steer)
    const made = screen.situation === undefined ? undefined : await steer.situation(screen.situation)
    const session = made ?? (await login(broker.url))
    const shown = { ...session, at: screen.at ?? made?.path ?? '/home/index' }
    for (const mode of modes)
      await take(screen, mode, shown).catch((cause: unknown) =>
        failed.push(`${screen.name} (${mode.name}): ${String(cause)}`),
      )
  }
} finally {
  await browser.close()
  await broker.stop()
}
process.stdout.write(`${await writePage(FOLDER)}\n`)
if (failed.length > 0) {
  process.stderr.write(`${failed.join('\n')}\n`)
  process.exitCode = 1
}
