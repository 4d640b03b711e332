import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { asOlderServer } from '../support/olderServer.ts'
import { wordsOf } from '../support/words.ts'
import { type Places, SCREENS, type Settings, walkInLanguages } from './visitScreens.ts'

/** Screens of what a server may lack: opened by an address that was kept, they say so. */
const OPTIONAL = new Set(['/mine/devices', '/mine/loginCodes', '/mine/passkeys', '/mine/statement', '/mine/taxReport'])

/** The returns, and the lists that can be cancelled or closed as a whole. */
const LISTS = ['/position/index?tab=assets', '/position/index?tab=holdings', '/position/index?tab=pending']

/** Screens that offer what a server may lack. */
const OFFERING = [
  '/home/newShare',
  '/mine/setting',
  '/position/index',
  ...LISTS,
  '/quotes/info?code=96115',
  '/quotes/infoBuy?code=96115',
]

interface Seen {
  readonly thrown: ReadonlyArray<Error>
  /** Screens with their failures. */
  readonly failed: ReadonlyArray<string>
  /** Values that must not be shown as text. */
  readonly broken: ReadonlyArray<string>
  /** Links to the screens of what the server lacks. */
  readonly links: ReadonlyArray<string>
  /** Screens that say that something is simulated. */
  readonly simulated: ReadonlyArray<string>
  /** Names of all buttons and links. */
  readonly controls: ReadonlySet<string>
  readonly visited: number
}

/** What only a simulation may say. */
const claims = async (): Promise<ReadonlyArray<string>> => {
  const { block, copytrading, dividends, firstHour, lending, offers, simulation } = await wordsOf(
    'es',
    'block',
    'copytrading',
    'dividends',
    'firstHour',
    'lending',
    'offers',
  )
  return [
    simulation,
    firstHour.practice,
    block.simulated,
    copytrading.simulated,
    dividends.simulated,
    lending.simulated,
    offers.simulated,
  ]
}

const walk = async (
  { browser, broker }: Places,
  settings: Settings,
  paths: ReadonlyArray<string>,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<Seen> => {
  const [failed, broken, links, simulated]: [string[], string[], string[], string[]] = [[], [], [], []]
  const claimed = await claims()
  const controls = new Set<string>()
  let visited = 0
  const { thrown } = await walkInLanguages(
    { browser, broker, settings, prepare },
    ['es'],
    () => paths,
    async (page, address) => {
      visited += 1
      const path = address.split('?')[0]!
      const found = await page.evaluate(() => {
        const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
        return {
          alerts: [...document.querySelectorAll('main [role=alert]')].filter(shown).map((one) => one.textContent),
          text: document.querySelector('main')?.textContent ?? '',
          everything: document.body.innerText,
          links: [...document.querySelectorAll('a[href*="#"]')].map((one) => one.getAttribute('href') ?? ''),
          controls: [...document.querySelectorAll('a, button, [role=switch]')]
            .filter(shown)
            .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
        }
      })
      if (!OPTIONAL.has(path)) failed.push(...found.alerts.map((alert) => `${address}: ${alert}`))
      if (/NaN|undefined|\[object/.test(found.text)) broken.push(address)
      if (claimed.some((claim) => found.everything.includes(claim))) simulated.push(address)
      links.push(...found.links.filter((link) => OPTIONAL.has(link.split('#')[1]?.split('?')[0] ?? '')))
      if (!OPTIONAL.has(path)) for (const name of found.controls) controls.add(name)
    },
  )
  return { thrown, failed, broken, links, simulated, controls, visited }
}

test('no screen breaks in front of a server that lacks all that the contract lets it lack, and none offers it', async ({
  browser,
  broker,
}, { project }) => {
  test.setTimeout(240_000)
  const places = { browser, broker }
  const older = await walk(places, project.use, [...SCREENS, ...LISTS], asOlderServer)
  const newer = await walk(places, project.use, OFFERING)
  const see = expect.configure({ soft: true })
  see(older.visited).toBeGreaterThan(50)
  see(older.thrown).toEqual([])
  see(older.broken).toEqual([])
  see(older.failed).toEqual([])
  // Of a real broker it would be false.
  see(older.simulated).toEqual([])
  see(newer.simulated).toContain('/home/newShare')

  const words = await wordsOf('es', 'access', 'positions', 'protection', 'quotes', 'returns')
  const offers = [
    words.access.codes,
    words.access.devices,
    words.positions.cancelAll,
    words.protection.title,
    words.quotes.priceAlerts,
    words.returns.statements,
    words.returns.timeWeighted,
  ]
  const offered = ({ controls }: Seen) => offers.filter((offer) => [...controls].some((name) => name.startsWith(offer)))
  see(offered(newer)).toEqual(offers)
  see(newer.links.length).toBeGreaterThan(0)
  see(offered(older)).toEqual([])
  see(older.links).toEqual([])
})
