import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { brokenWords } from '../../tests/e2e/everyScreen/brokenWords.ts'
import { coveredBy } from '../../tests/e2e/everyScreen/coveredBy.ts'
import { DEVICE, inDeviceZone, isOfNoMarket } from '../../tests/e2e/everyScreen/eventTimes.ts'
import { floatingBars } from '../../tests/e2e/everyScreen/floatingBars.ts'
import { layoutFaults } from '../../tests/e2e/everyScreen/layoutFaults.ts'
import { repeatedTexts } from '../../tests/e2e/everyScreen/repeatedTexts.ts'
import type { ScreenPath } from '../../ui/app/navigation/routes.ts'
import { loadLanguage } from '../../ui/i18n/namespaces.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { ROUTE_TABLE } from '../routeTable.ts'

// How a screen is laid out on a narrow phone. The long runs look at the demo customer of the broker, in more shapes:
// `tests/e2e/everyScreen/screens.spec.ts`.

/** A narrow phone, in pixels. */
export const NARROW_PHONE = [360, 640] as const
/** Higher than most screens are long, in pixels. */
const TALL = 1_400

const textsOf = (words: object): ReadonlyArray<string> =>
  Object.values(words).flatMap((one: unknown) =>
    typeof one === 'string' ? [one] : typeof one === 'object' && one !== null ? textsOf(one) : [],
  )

/** All labels of the app in a language. */
export const labelsOf = async (language: string): Promise<ReadonlyArray<string>> => {
  const [shell, { default: areas }] = await loadLanguage(language)
  return textsOf([shell, ...(await Promise.all(Object.values(areas).map((load) => load())))])
}

/** What is cut off, broken, too wide, over another thing or said twice, and a title that is not the only heading's and the broker's. */
export const faultsOfLayout = async (labels: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  let faults: ReadonlyArray<string> = []
  const look = () => {
    const headings = [...document.querySelectorAll('main h1')].map((one) => one.textContent).join('|')
    faults = [
      ...brokenWords(labels),
      ...layoutFaults(),
      ...repeatedTexts().map((said) => `says twice: ${said}`),
      ...(document.title === `${headings} · Calm Broker` ? [] : [`the title of ${headings} is ${document.title}`]),
    ]
    expect(faults).toEqual([])
  }
  // What moves for a moment is in its place at a later look.
  await vi.waitFor(look, { timeout: 2_000 }).catch(() => undefined)
  return faults
}

const frame = () => new Promise(requestAnimationFrame)

/** What is under the customer-service button at the top and at the end of a screen, and a form that has one. */
export const underService = async (path: ScreenPath): Promise<ReadonlyArray<string>> => {
  if (ROUTE_TABLE[path].hideSupportButton)
    return [...document.querySelectorAll('[data-service]')].map(() => 'is a form with a customer-service button')
  const faults: string[] = []
  for (const end of ['top', 'end'] as const) {
    let under: ReadonlyArray<string> = []
    /** It is away while the screen moves, and looks for a place when it stands; where it finds none, it is not on the page. */
    const isFree = async () => {
      scrollTo(0, end === 'top' ? 0 : document.body.scrollHeight)
      // The second frame comes after the page was told that it has scrolled: the button is out of the way by then.
      for (let nth = 0; nth < 2; nth += 1) await frame()
      const isAway = document.querySelector('[data-service=away]') !== null
      under = isAway ? ['still away'] : coveredBy(currentWords().customerService())
      // Where a header has scrolled away and every place is taken, there is none; at the top there always is.
      return under.length === 0 || (end === 'end' && under[0] === 'no button')
    }
    await expect
      .poll(isFree, { interval: 50, timeout: 3_000 })
      .toBe(true)
      .catch(() => faults.push(`under the customer-service button at the ${end}: ${under.join(', ')}`))
  }
  scrollTo(0, 0)
  return faults
}

/** Bars of actions in the middle of a tall window. */
export const barsInTheMiddle = async (): Promise<ReadonlyArray<string>> => {
  if (document.querySelector('main .sticky.bottom-0') === null) return []
  await page.viewport(NARROW_PHONE[0], TALL)
  await frame()
  const found = floatingBars()
  await page.viewport(...NARROW_PHONE)
  return found
}

/** Which events are shown in the zone of the device: those of no market, on the screens that have such. */
export const eventTimes = () => {
  let shown = 0
  return {
    wrongAt: (address: string): ReadonlyArray<string> => {
      const rows = inDeviceZone(DEVICE.names.source)
      if (!isOfNoMarket(address)) return rows.map((row) => `is in the zone of the device: ${row}`)
      shown += rows.length
      return []
    },
    /** The zone is known by its name, so the search works. */
    lacking: () => (shown > 0 ? [] : ['an event of no market in the zone of the device']),
  }
}

/** Screens of what a server may lack. */
const OPTIONAL = ['/mine/devices', '/mine/loginCodes', '/mine/passkeys', '/mine/statement', '/mine/taxReport']

/** What the screens offer that a server may lack. That nothing is offered which it lacks is `smallServer.browser.test.tsx`. */
export const offers = () => {
  const [controls, links] = [new Set<string>(), new Set<string>()]
  let simulated = ['/home/newShare is simulated']
  return {
    look: async (path: ScreenPath, search: object): Promise<void> => {
      const { offers: words, simulation } = currentWords()
      for (const one of document.querySelectorAll<HTMLElement>('a, button, [role=switch]'))
        if (one.checkVisibility({ visibilityProperty: true })) controls.add(one.ariaLabel ?? one.textContent.trim())
      for (const one of document.querySelectorAll('a[href*="#"]'))
        links.add(one.getAttribute('href')?.split('#')[1]?.split('?')[0] ?? '')
      const claims = [simulation(), words.simulated()]
      if (path === '/home/newShare' && claims.some((claim) => document.body.innerText.includes(claim))) simulated = []
      if (path !== '/home/follow' || !('code' in search)) return
      // The library of charts is loaded after the screen.
      const isDrawn = () => document.querySelector('main figure svg text') !== null
      await expect.poll(isDrawn, { timeout: 5_000, message: 'the chart of a product is labelled' }).toBe(true)
    },
    lacking: (): ReadonlyArray<string> => {
      const { access, positions, protection, quotes, returns } = currentWords()
      const names = [
        access.codes,
        access.devices,
        positions.cancelAll,
        protection.title,
        quotes.priceAlerts,
        returns.statements,
        returns.timeWeighted,
      ].map((name) => name())
      return [
        ...names.filter((name) => ![...controls].some((one) => one.startsWith(name))),
        ...OPTIONAL.filter((path) => !links.has(path)),
        ...simulated,
      ]
    },
  }
}
