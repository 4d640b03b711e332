import type { Page } from '@playwright/test'
import { ROUTE_TABLE } from '../../../src/routeTable.ts'
import type { ScreenPath } from '../../../ui/app/navigation/routes.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Language, wordsOf } from '../support/words.ts'
import { DEVICE, isOfNoMarket } from './eventTimes.ts'
import { checksWith, type InPage } from './inPage.ts'
import { faultsInShapes, labelsOf, NARROW_PHONE } from './shapes.ts'
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

const LANGUAGES: ReadonlyArray<Language> = ['es', 'ar', 'us', 'it', 'my', 'kr', 'tw', 'cn']

/** The widths at which the customer-service button is examined, in pixels. */
const WIDTHS = [360, 320]

/** Higher than most screens are long. */
const TALL = { ...NARROW_PHONE, height: 1_400 }

/** Screens of what a server may lack. */
const OPTIONAL = new Set(['/mine/devices', '/mine/loginCodes', '/mine/passkeys', '/mine/statement', '/mine/taxReport'])

type Found = ReadonlyArray<unknown>

/** What is examined in one language only, and what every look at a screen asks for. */
const seenOn = (page: Page) =>
  page.evaluate((zone) => {
    const { checks } = globalThis as unknown as InPage
    return {
      title: document.title,
      headings: [...document.querySelectorAll('main h1')].map((heading) => heading.textContent),
      /** The labels of the chart of a strategist's record. */
      labelled: document.querySelectorAll('main figure svg text').length,
      repeated: checks.repeatedTexts(),
      hasBar: document.querySelector('main .sticky.bottom-0') !== null,
      ofDevice: checks.inDeviceZone(zone),
      text: document.body.innerText,
      links: [...document.querySelectorAll('a[href*="#"]')].map((one) => one.getAttribute('href') ?? ''),
      controls: [...document.querySelectorAll('a, button, [role=switch]')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
    }
  }, DEVICE.names.source)

/** The elements under the customer-service button, at the top and at the end of a screen. */
const coveredOn = async (page: Page, address: string, name: string): Promise<ReadonlyArray<Found>> => {
  const covered: Found[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...NARROW_PHONE, width })
    for (const end of ['top', 'end'] as const) {
      /** It is away while the screen moves, and looks for a place when it stands; where it finds none, it is not on the page. */
      const found = () =>
        page.evaluate(
          async ({ to, label }) => {
            scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight)
            // The second frame comes after the page was told that it has scrolled: the button is out of the way by then.
            for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
            if (document.querySelector('[data-service=away]') !== null) return ['still away']
            return (globalThis as unknown as InPage).checks.coveredBy(label)
          },
          { to: end, label: name },
        )
      // Where a header has scrolled away and every place is taken, there is none; at the top there always is.
      const isGone = (under: Found) => end === 'end' && under[0] === 'no button'
      let under: Found = []
      await expect
        .poll(async () => (under = await found()).length === 0 || isGone(under), { intervals: [50] })
        .toBe(true)
        .catch(() => covered.push([address, width, end, under]))
    }
  }
  return covered
}

/** Bars of actions in the middle of a tall window. */
const barsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.setViewportSize(TALL)
  const found = await page.evaluate(() => (globalThis as unknown as InPage).checks.floatingBars())
  await page.setViewportSize(NARROW_PHONE)
  return found
}

// Only in the long runs: the gate has it on the examples of the contract, `src/wholeApp/requests.browser.test.tsx`. That a server which
// lacks something is not asked for it is `src/wholeApp/smallServer.browser.test.tsx`.
test('every screen is whole on a narrow phone, says nothing twice, has its title, times and bars in place, and offers what the server has', async ({
  browser,
  broker,
}, { project }) => {
  test.setTimeout(3_600_000)
  const words = await wordsOf('es', 'access', 'offers', 'positions', 'protection', 'quotes', 'returns')
  const { customerService } = words
  const labels = new Map(await Promise.all(LANGUAGES.map(async (one) => [one, await labelsOf(one)] as const)))
  const [faults, titles, covered]: [Found[], Found[], Found[]] = [[], [], []]
  const [twice, ofMarkets, bars]: [Found[], Found[], Found[]] = [[], [], []]
  const notHidden: string[] = []
  const links: string[] = []
  const simulated: string[] = []
  const controls = new Set<string>()
  let [labelled, withButton, own] = [0, 0, 0]

  /** What does not depend on the language is examined in Spanish, as are the tabs of a screen. */
  const lookOnce = async (page: Page, address: string, seen: Awaited<ReturnType<typeof seenOn>>): Promise<void> => {
    twice.push(...seen.repeated.map((said) => [address, said]))
    if (isOfNoMarket(address)) own += seen.ofDevice.length
    else ofMarkets.push(...seen.ofDevice.map((row) => [address, row]))
    links.push(...seen.links.filter((link) => OPTIONAL.has(link.split('#')[1]?.split('?')[0] ?? '')))
    if ([words.simulation, words.offers.simulated].some((claim) => seen.text.includes(claim))) simulated.push(address)
    for (const name of seen.controls) controls.add(name)
    if (seen.hasBar) bars.push(...(await barsOn(page)).map((bar) => [address, bar]))
    if (TABS.includes(address)) return
    const { hideSupportButton } = ROUTE_TABLE[address.split('?')[0] as ScreenPath]
    if (hideSupportButton) {
      // A link to it in a sentence is no button.
      if ((await page.locator('[data-service]').count()) > 0) notHidden.push(address)
      return
    }
    withButton += 1
    covered.push(...(await coveredOn(page, address, customerService)))
    await page.setViewportSize(NARROW_PHONE)
  }
  const settings = { ...project.use, viewport: NARROW_PHONE, timezoneId: DEVICE.zone }
  const { thrown, refused } = await walkInLanguages(
    { browser, broker, settings, prepare: (context) => context.addInitScript({ content: checksWith(labels) }) },
    LANGUAGES,
    (language) => (language === 'es' ? [...SCREENS, ...TABS] : SCREENS),
    async (page, address, language) => {
      faults.push(...(await faultsInShapes(page)).map((found) => [language, address, found]))
      const seen = await seenOn(page)
      if (address.startsWith('/home/follow?code')) labelled += seen.labelled
      if (seen.title !== `${seen.headings.join('|')} · Calm Broker`)
        titles.push([language, address, seen.title, seen.headings])
      if (language === 'es') await lookOnce(page, address, seen)
    },
  )
  const offers = [
    words.access.codes,
    words.access.devices,
    words.positions.cancelAll,
    words.protection.title,
    words.quotes.priceAlerts,
    words.returns.statements,
    words.returns.timeWeighted,
  ]
  const see = expect.configure({ soft: true })
  see(thrown).toEqual([])
  see(refused, 'no call that the contract refuses').toEqual([])
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
  see(offers.filter((offer) => [...controls].some((name) => name.startsWith(offer)))).toEqual(offers)
  see(links.length).toBeGreaterThan(0)
  see(simulated).toContain('/home/newShare')
})
