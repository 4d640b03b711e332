import { expect, test as base } from '../support/fixtures.ts'
import { DEVICE, inDeviceZone, isOfNoMarket } from './eventTimes.ts'
import { saidTwice } from './saidTwice.ts'
import { SCREENS, type Walk, walkAsDemo } from './visitScreens.ts'

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

type Found = readonly [address: string, text: string]

interface Seen extends Walk {
  /** What is said twice. */
  readonly twice: ReadonlyArray<Found>
  /** Events in the zone of the device: those that belong there, and those of a market. */
  readonly own: ReadonlyArray<Found>
  readonly ofMarkets: ReadonlyArray<Found>
}

/** Every screen and tab is gone through once for the tests of this file; each asserts what it looks for. */
const test = base.extend<object, { seen: Seen }>({
  seen: [
    async ({ browser, broker }, use, { project }) => {
      const [twice, own, ofMarkets]: [Found[], Found[], Found[]] = [[], [], []]
      const settings = { ...project.use, timezoneId: DEVICE.zone }
      const walk = await walkAsDemo(
        { browser, broker, settings, language: 'us' },
        [...SCREENS, ...TABS],
        async (page, address) => {
          twice.push(...(await page.evaluate(saidTwice)).map((said) => [address, said] as const))
          const rows = await page.evaluate(inDeviceZone, DEVICE.names.source)
          const kind = isOfNoMarket(address) ? own : ofMarkets
          kind.push(...rows.map((row) => [address, row] as const))
        },
      )
      await use({ ...walk, twice, own, ofMarkets })
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

test.use({ withDemo: true })
// In one worker, which goes through the screens once.
test.describe.configure({ mode: 'default' })

test('nothing is said twice in a row, and no two badges side by side are the same', ({ seen }) => {
  expect(seen.thrown).toEqual([])
  expect(seen.twice).toEqual([])
})

test('an event of a market stands in the zone of its market on every screen', ({ seen }) => {
  expect(seen.thrown).toEqual([])
  expect(seen.ofMarkets).toEqual([])
  // The device's zone is told by its name: the search would have found it.
  expect(seen.own.length).toBeGreaterThan(0)
})
