import type { Page } from '@playwright/test'
import { ROUTE_TABLE } from '../../../src/routeTable.ts'
import type { ScreenPath } from '../../../ui/app/navigation/routes.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { wordsOf } from '../support/words.ts'
import { coveredBy } from './coveredBy.ts'
import { type Places, SCREENS, type Settings, type Walk, walkAsDemo, walkedOnce } from './visitScreens.ts'
import { faultsInShapes, labelsOf, NARROW_PHONE, recordLabels } from './shapes.ts'

type Found = ReadonlyArray<unknown>

interface Seen extends Walk {
  /** Faults of the layout, and how many labels the chart of a record has. */
  readonly faults: ReadonlyArray<Found>
  readonly labelled: number
  /** The elements under the customer-service button, and the number of screens checked. */
  readonly covered: ReadonlyArray<Found>
  readonly withButton: number
  /** Screens that show the button although they should not. */
  readonly notHidden: ReadonlyArray<string>
}

/** The elements under the button at both widths, at the top and at the end of a screen. */
const coveredOn = async (page: Page, address: string, name: string): Promise<ReadonlyArray<Found>> => {
  const covered: Found[] = []
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    for (const end of ['top', 'end'] as const) {
      await page.evaluate((to) => scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), end)
      const under = await page.evaluate(coveredBy, name)
      // The account centre's button scrolls with its header; customer service is a row of its list as well.
      const gone = address === '/mine/index' && end === 'end' && under[0] === 'off the screen'
      if (under.length > 0 && !gone) covered.push([address, width, end, under])
    }
  }
  await page.setViewportSize(NARROW_PHONE)
  return covered
}

const walk = async ({ browser, broker }: Places, use: Settings): Promise<Seen> => {
  const [labels, { customerService }] = await Promise.all([labelsOf('es'), wordsOf('es')])
  const [faults, covered, notHidden]: [Found[], Found[], string[]] = [[], [], []]
  let [labelled, withButton] = [0, 0]
  const settings = { ...use, viewport: NARROW_PHONE }
  const walked = await walkAsDemo({ browser, broker, settings, language: 'es' }, SCREENS, async (page, address) => {
    labelled = (await recordLabels(page, address)) ?? labelled
    faults.push(...(await faultsInShapes(page, labels)).map((found) => [address, ...found]))
    const { hideSupportButton } = ROUTE_TABLE[address.split('?')[0] as ScreenPath]
    if (hideSupportButton) {
      const button = page.getByRole('link', { name: customerService, exact: true })
      if (await button.isVisible()) notHidden.push(address)
      return
    }
    withButton += 1
    covered.push(...(await coveredOn(page, address, customerService)))
  })
  return { ...walked, faults, labelled, covered, withButton, notHidden }
}

/** Every screen is visited once for the tests of this file; each test asserts its own property. */
const test = base.extend<{ seen: Seen }>({ seen: walkedOnce(walk) })

// In one worker, which visits the screens once.
test.describe.configure({ mode: 'default' })

test('nothing is cut off, broken, too wide or over another thing at 320 and 360 px, nor with text of twice the size (es)', ({
  seen,
}) => {
  expect(seen.thrown).toEqual([])
  expect(seen.faults).toEqual([])
  expect(seen.labelled).toBeGreaterThan(1)
})

test('the customer-service button lies over no control and no figure of any screen, at 360 and 320 px', ({ seen }) => {
  expect(seen.thrown).toEqual([])
  expect(seen.covered).toEqual([])
  expect(seen.notHidden).toEqual([])
  expect(seen.withButton).toBeGreaterThan(25)
})
