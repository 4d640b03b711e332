import { longRuns } from '../../../paper/testing/longRuns.ts'
import { expect, test } from '../support/fixtures.ts'
import type { Language } from '../support/words.ts'
import { SCREENS, walkAsDemo } from './visitScreens.ts'
import { labelsOf, NARROW_PHONE, recordLabels, wordBreaks } from './wordBreaks.ts'

/** Spanish goes through every screen beside the customer-service button (`spanish.spec.ts`). */
const OTHERS: ReadonlyArray<Language> = ['it', 'ar', 'us', 'my', 'kr', 'tw', 'cn']

/** The screens of grids, tabs and badges: narrow places, where words break first. */
const NARROW = ['/home/index', '/mine/index', '/position/index', '/quotes/index', '/mine/setting', '/home/follow']

/** The screens that are checked in each of these languages. */
const PATHS = longRuns(0, 1) === 1 ? SCREENS : NARROW

for (const language of OTHERS)
  test(`no word is broken and no label cut at 360 px, nor with text of twice the size (${language})`, async ({
    browser,
    broker,
  }, { project }) => {
    test.setTimeout(longRuns(120_000, 600_000))
    const labels = await labelsOf(language)
    const wrong: Array<ReadonlyArray<unknown>> = []
    let labelled = 0
    const settings = { ...project.use, viewport: NARROW_PHONE }
    const { thrown } = await walkAsDemo({ browser, broker, settings, language }, PATHS, async (page, address) => {
      labelled = (await recordLabels(page, address)) ?? labelled
      wrong.push(...(await wordBreaks(page, labels)).map((found) => [address, ...found]))
    })
    expect(thrown).toEqual([])
    expect(wrong).toEqual([])
    expect(labelled).toBeGreaterThan(1)
  })
