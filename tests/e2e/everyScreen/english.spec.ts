import { expect, test as base } from '../support/fixtures.ts'
import { floatingBars } from './floatingBars.ts'
import { DEVICE, inDeviceZone, isOfNoMarket } from './eventTimes.ts'
import { repeatedTexts } from './repeatedTexts.ts'
import { type Places, SCREENS, type Settings, type Walk, walkAsDemo, walkedOnce } from './visitScreens.ts'

/** Tabs with lists of their own. */
const TABS = [
  '/position/index?tab=assets',
  '/position/index?tab=holdings',
  '/position/index?tab=pending',
  '/position/index?tab=history',
  '/quotes/index?market=MY',
  '/quotes/index?market=INDEX',
  '/home/dayTrading?tab=progress',
  '/home/dayTrading?tab=details',
  '/home/dayTrading?tab=applied',
  '/home/follow?tab=orders',
  '/home/borrow?tab=loans',
  '/home/borrow?tab=credit',
]

/** Higher than most screens are long. */
const TALL = { width: 390, height: 1_400 }

type Found = readonly [address: string, text: string]

interface Seen extends Walk {
  /** Repeated texts. */
  readonly twice: ReadonlyArray<Found>
  /** Events in the zone of the device: those that belong there, and those of a market. */
  readonly own: ReadonlyArray<Found>
  readonly ofMarkets: ReadonlyArray<Found>
  /** The title of the page and the heading of the screen, at each address. */
  readonly titles: ReadonlyArray<readonly [address: string, title: string, heading: string]>
  /** Bars of actions in the middle of a tall window. */
  readonly bars: ReadonlyArray<Found>
}

const walk = async ({ browser, broker }: Places, use: Settings): Promise<Seen> => {
  const [twice, own, ofMarkets, bars]: [Found[], Found[], Found[], Found[]] = [[], [], [], []]
  const titles: Array<Seen['titles'][number]> = []
  const settings = { ...use, timezoneId: DEVICE.zone }
  const walked = await walkAsDemo(
    { browser, broker, settings, language: 'us' },
    [...SCREENS, ...TABS],
    async (page, address) => {
      twice.push(...(await page.evaluate(repeatedTexts)).map((said) => [address, said] as const))
      titles.push([address, await page.title(), (await page.locator('main h1').allTextContents()).join('|')])
      const rows = await page.evaluate(inDeviceZone, DEVICE.names.source)
      const kind = isOfNoMarket(address) ? own : ofMarkets
      kind.push(...rows.map((row) => [address, row] as const))
      const window = page.viewportSize()
      await page.setViewportSize(TALL)
      bars.push(...(await page.evaluate(floatingBars)).map((bar) => [address, bar] as const))
      if (window) await page.setViewportSize(window)
    },
  )
  return { ...walked, twice, own, ofMarkets, titles, bars }
}

/** Every screen and tab is visited once for the tests of this file; each test asserts its own property. */
const test = base.extend<{ seen: Seen }>({ seen: walkedOnce(walk) })

// In one worker, which visits the screens once.
test.describe.configure({ mode: 'default' })

test('no text is repeated in a row, and no two badges side by side are the same', ({ seen }) => {
  expect(seen.thrown).toEqual([])
  expect(seen.twice).toEqual([])
})

test('an event of a market is shown in the zone of its market on every screen', ({ seen }) => {
  expect(seen.thrown).toEqual([])
  expect(seen.ofMarkets).toEqual([])
  // The device's zone appears by its name, so the search works.
  expect(seen.own.length).toBeGreaterThan(0)
})

test('the title of the page is the only h1 of the screen, and the name of the broker', ({ seen }) => {
  expect(seen.titles.filter(([, title, heading]) => title !== `${heading} · Calm Broker`)).toEqual([])
})

test('the actions of a screen stand at the bottom of the window where its content is short', ({ seen }) => {
  expect(seen.bars).toEqual([])
})
