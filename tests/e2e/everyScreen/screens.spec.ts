import type { Page } from '@playwright/test'
import { longRuns } from '../../../paper/testing/longRuns.ts'
import { ROUTE_TABLE } from '../../../src/routeTable.ts'
import type { ScreenPath } from '../../../ui/app/navigation/routes.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Language, wordsOf } from '../support/words.ts'
import { coveredBy } from './coveredBy.ts'
import { DEVICE, inDeviceZone, isOfNoMarket } from './eventTimes.ts'
import { floatingBars } from './floatingBars.ts'
import { repeatedTexts } from './repeatedTexts.ts'
import { faultsInShapes, labelsOf, NARROW_PHONE, recordLabels } from './shapes.ts'
import { SCREENS, walkInLanguages } from './visitScreens.ts'

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
  '/home/plans?code=FD1002',
]

const IS_LONG = longRuns(0, 1) === 1

/** The long run goes through all languages. */
const LANGUAGES: ReadonlyArray<Language> = IS_LONG ? ['es', 'ar', 'us', 'it', 'my', 'kr', 'tw', 'cn'] : ['es', 'ar']

/** The widths at which the customer-service button is examined, in pixels. */
const WIDTHS = IS_LONG ? [360, 320] : [360]

/** Higher than most screens are long. */
const TALL = { ...NARROW_PHONE, height: 1_400 }

type Found = ReadonlyArray<unknown>

/** The elements under the customer-service button, at the top and at the end of a screen. */
const coveredOn = async (page: Page, address: string, name: string): Promise<ReadonlyArray<Found>> => {
  const covered: Found[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    for (const end of ['top', 'end'] as const) {
      // The second frame comes after the page was told that it has scrolled: the button is out of the way by then.
      await page.evaluate(async (to) => {
        scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight)
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      }, end)
      // It is away while the screen moves, and looks for a place when it stands; where it finds none, it is not on the page.
      const found = async () =>
        (await page.locator('[data-service=away]').count()) > 0 ? ['still away'] : page.evaluate(coveredBy, name)
      // Where a header has scrolled away and every place is taken, there is none; at the top there always is.
      const isGone = (under: Found) => end === 'end' && under[0] === 'no button'
      let under: Found = []
      await expect
        .poll(async () => (under = await found()).length === 0 || isGone(under), { intervals: [50] })
        .toBe(true)
        .catch(() => covered.push([address, width, end, under]))
    }
  }
  await page.setViewportSize(NARROW_PHONE)
  return covered
}

/** Bars of actions in the middle of a tall window. */
const barsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.setViewportSize(TALL)
  const bars = await page.evaluate(floatingBars)
  await page.setViewportSize(NARROW_PHONE)
  return bars
}

test('every screen is whole on a narrow phone, says nothing twice, and has its title, its times and its bars in place', async ({
  browser,
  broker,
}, { project }) => {
  test.setTimeout(longRuns(400_000, 3_600_000))
  const { customerService } = await wordsOf('es')
  const labels = new Map(await Promise.all(LANGUAGES.map(async (one) => [one, await labelsOf(one)] as const)))
  const [faults, titles, covered]: [Found[], Found[], Found[]] = [[], [], []]
  const [twice, ofMarkets, bars]: [Found[], Found[], Found[]] = [[], [], []]
  const notHidden: string[] = []
  let [labelled, withButton, own] = [0, 0, 0]

  /** What does not depend on the language is examined in Spanish, as are the tabs of a screen. */
  const lookOnce = async (page: Page, address: string): Promise<void> => {
    twice.push(...(await page.evaluate(repeatedTexts)).map((said) => [address, said]))
    const rows = await page.evaluate(inDeviceZone, DEVICE.names.source)
    if (isOfNoMarket(address)) own += rows.length
    else ofMarkets.push(...rows.map((row) => [address, row]))
    bars.push(...(await barsOn(page)).map((bar) => [address, bar]))
    if (TABS.includes(address)) return
    const { hideSupportButton } = ROUTE_TABLE[address.split('?')[0] as ScreenPath]
    if (hideSupportButton) {
      const button = page.getByRole('link', { name: customerService, exact: true })
      if (await button.isVisible()) notHidden.push(address)
      return
    }
    withButton += 1
    covered.push(...(await coveredOn(page, address, customerService)))
  }
  const settings = { ...project.use, viewport: NARROW_PHONE, timezoneId: DEVICE.zone }
  const { thrown } = await walkInLanguages(
    { browser, broker, settings },
    LANGUAGES,
    (language) => (language === 'es' ? [...SCREENS, ...TABS] : SCREENS),
    async (page, address, language) => {
      labelled += (await recordLabels(page, address)) ?? 0
      faults.push(
        ...(await faultsInShapes(page, labels.get(language) ?? [])).map((found) => [language, address, found]),
      )
      const [title, headings] = [await page.title(), await page.locator('main h1').allTextContents()]
      if (title !== `${headings.join('|')} · Calm Broker`) titles.push([language, address, title, headings])
      if (language === 'es') await lookOnce(page, address)
    },
  )
  const see = expect.configure({ soft: true })
  see(thrown).toEqual([])
  see(faults, 'nothing is cut off, broken, too wide or over another thing').toEqual([])
  see(labelled).toBeGreaterThan(LANGUAGES.length)
  see(titles, 'the title of the page is the only h1 of the screen, and the name of the broker').toEqual([])
  see(twice, 'no text is repeated in a row, and no two badges side by side are the same').toEqual([])
  see(ofMarkets, 'an event of a market is shown in the zone of its market').toEqual([])
  // The device's zone appears by its name, so the search works.
  see(own).toBeGreaterThan(0)
  see(bars, 'the actions of a screen stand at the bottom of the window where its content is short').toEqual([])
  see(covered, 'the customer-service button lies over no control and no figure').toEqual([])
  see(notHidden, 'a form has no customer-service button').toEqual([])
  see(withButton).toBeGreaterThan(25)
})
