import type { BrowserContext } from '@playwright/test'
import { expect, test as base } from '../support/fixtures.ts'
import { asOlderServer } from '../support/olderServer.ts'
import { wordsOf } from '../support/words.ts'
import { type Places, SCREENS, type Settings, walkAsDemo, walkedOnce } from './visitScreens.ts'

/** Screens of what a server may lack: opened by an address that was kept, they say so. */
const OPTIONAL = new Set(['/mine/devices', '/mine/loginCodes', '/mine/passkeys', '/mine/statement'])

/** The lists that can be cancelled or closed as a whole. */
const LISTS = ['/position/index?tab=holdings', '/position/index?tab=pending']

/** Screens that offer what a server may lack. */
const OFFERING = ['/mine/setting', '/position/index', ...LISTS, '/quotes/info?code=96115', '/quotes/infoBuy?code=96115']

interface Seen {
  readonly thrown: ReadonlyArray<Error>
  /** Screens with their failures. */
  readonly failed: ReadonlyArray<string>
  /** Texts that are none. */
  readonly broken: ReadonlyArray<string>
  /** Links to the screens of what the server lacks. */
  readonly links: ReadonlyArray<string>
  /** Names of all buttons and links. */
  readonly controls: ReadonlySet<string>
  readonly visited: number
}

const walk = async (
  { browser, broker }: Places,
  settings: Settings,
  paths: ReadonlyArray<string>,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Seen> => {
  const [failed, broken, links]: [string[], string[], string[]] = [[], [], []]
  const controls = new Set<string>()
  let visited = 0
  const { thrown } = await walkAsDemo(
    { browser, broker, settings, language: 'es', prepare },
    paths,
    async (page, address) => {
      visited += 1
      const path = address.split('?')[0]!
      const found = await page.evaluate(() => {
        const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
        return {
          alerts: [...document.querySelectorAll('main [role=alert]')].filter(shown).map((one) => one.textContent),
          text: document.querySelector('main')?.textContent ?? '',
          links: [...document.querySelectorAll('a[href*="#"]')].map((one) => one.getAttribute('href') ?? ''),
          controls: [...document.querySelectorAll('a, button, [role=switch]')]
            .filter(shown)
            .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
        }
      })
      if (!OPTIONAL.has(path)) failed.push(...found.alerts.map((alert) => `${address}: ${alert}`))
      if (/NaN|undefined|\[object/.test(found.text)) broken.push(address)
      links.push(...found.links.filter((link) => OPTIONAL.has(link.split('#')[1]?.split('?')[0] ?? '')))
      if (!OPTIONAL.has(path)) for (const name of found.controls) controls.add(name)
    },
  )
  return { thrown, failed, broken, links, controls, visited }
}

const test = base.extend<{ older: Seen; newer: Seen }>({
  older: walkedOnce((places, settings) => walk(places, settings, [...SCREENS, ...LISTS], asOlderServer)),
  newer: walkedOnce((places, settings) => walk(places, settings, OFFERING)),
})
// In one worker, which visits the screens once.
test.describe.configure({ mode: 'default' })

test('no screen breaks in front of a server that lacks all that the contract lets it lack', ({ older }) => {
  expect(older.visited).toBeGreaterThan(50)
  expect(older.thrown).toEqual([])
  expect(older.broken).toEqual([])
  expect(older.failed).toEqual([])
})

test('nothing is offered that such a server lacks', async ({ newer, older }) => {
  const words = await wordsOf('es', 'access', 'positions', 'protection', 'quotes', 'returns')
  const offers = [
    words.access.codes,
    words.access.devices,
    words.positions.cancelAll,
    words.positions.closeAll,
    words.protection.title,
    words.quotes.priceAlerts,
    words.returns.statements,
    words.returns.timeWeighted,
  ]
  const offered = ({ controls }: Seen) => offers.filter((offer) => [...controls].some((name) => name.startsWith(offer)))
  expect(offered(newer)).toEqual(offers)
  expect(newer.links.length).toBeGreaterThan(0)
  expect(offered(older)).toEqual([])
  expect(older.links).toEqual([])
})
