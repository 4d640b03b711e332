import { longRuns } from '../../../paper/testing/longRuns.ts'
import { expect, test } from '../support/fixtures.ts'
import type { Language } from '../support/words.ts'
import { brokenWords } from './brokenWords.ts'
import { layoutFaults } from './layoutFaults.ts'
import { faultsInShapes, labelsOf, NARROW_PHONE, recordLabels } from './shapes.ts'
import { SCREENS, walkInLanguages } from './visitScreens.ts'

/** Spanish goes through every screen beside the customer-service button (`spanish.spec.ts`). */
const OTHERS: ReadonlyArray<Language> = ['it', 'ar', 'us', 'my', 'kr', 'tw', 'cn']

/** The screens of grids, tabs and badges: narrow places, where words break first. */
const NARROW = ['/home/index', '/mine/index', '/position/index', '/quotes/index', '/mine/setting', '/home/follow']

/** The screens that are checked in each of these languages. */
const PATHS = longRuns(0, 1) === 1 ? SCREENS : NARROW

test('nothing is cut off, broken, too wide or over another thing at 320 and 360 px, nor with text of twice the size', async ({
  browser,
  broker,
}, { project }) => {
  test.setTimeout(longRuns(240_000, 3_600_000))
  const wrong: Array<ReadonlyArray<unknown>> = []
  let labelled = 0
  const labels = new Map(await Promise.all(OTHERS.map(async (one) => [one, await labelsOf(one)] as const)))
  const settings = { ...project.use, viewport: NARROW_PHONE }
  const { thrown } = await walkInLanguages(
    { browser, broker, settings },
    OTHERS,
    PATHS,
    async (page, address, language) => {
      const count = await recordLabels(page, address)
      labelled += count ?? 0
      const faults = await faultsInShapes(page, labels.get(language) ?? [])
      wrong.push(...faults.map((found) => [language, address, ...found]))
    },
  )
  expect(thrown).toEqual([])
  expect(wrong).toEqual([])
  expect(labelled).toBeGreaterThan(OTHERS.length)
})

test('what is cut off, too wide, broken or over another thing is found', async ({ page }) => {
  await page.setContent(`
    <p style="width:60px;overflow:hidden;white-space:nowrap">A line that is cut off</p>
    <button style="width:40px;white-space:nowrap">Wide text of a button</button>
    <button style="position:absolute;left:9px;top:300px;width:90px;height:40px">One</button>
    <button style="position:absolute;left:60px;top:320px;width:90px;height:40px">Other</button>
    <p style="position:absolute;left:9px;top:400px">Below</p><p style="position:absolute;left:12px;top:402px">Above</p>
    <p style="width:40px;overflow-wrap:break-word">Unbreakable</p>
    <p style="width:60px;overflow:auto;white-space:nowrap">A line that scrolls</p>
    <ul dir="rtl"><li><bdi style="display:block">Name</bdi></li><li><span style="display:block"><bdi>Inside</bdi></span></li></ul>`)
  expect(await page.evaluate(layoutFaults)).toEqual([
    'cut off: "A line that is cut off"',
    'wider than its control: "Wide text of a button"',
    'at the wrong end of its row: "Name"',
    'texts over each other: "Below" and "Above"',
    'controls over each other: BUTTON "One" and BUTTON "Other"',
  ])
  expect(await page.evaluate(brokenWords, [])).toEqual(['broken: Unbreakable in "Unbreakable"'])
})
