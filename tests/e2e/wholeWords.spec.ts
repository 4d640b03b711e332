import { readdirSync } from 'node:fs'
import { longRuns } from '../../paper/testing/longRuns.ts'
import { login } from '../demoCustomer.ts'
import { brokenWords } from './support/brokenWords.ts'
import { SCREENS, visitScreens } from './support/everyScreen.ts'
import { expect, test } from './support/fixtures.ts'
import { type Language, wordsOf } from './support/words.ts'

const ALL: ReadonlyArray<Language> = ['es', 'it', 'ar', 'us', 'my', 'kr', 'tw', 'cn']

/** The screens of grids, tabs and badges: narrow places, where words break first. */
const NARROW = ['/home/index', '/mine/index', '/position/index', '/quotes/index', '/mine/setting', '/home/follow']

/** How many languages, from the first on, go through every screen; the others through the narrow ones. */
const COMPLETE = longRuns(1, ALL.length)

/** The areas of the app's words. */
const AREAS = readdirSync(new URL('../../ui/i18n/us', import.meta.url)).filter((name) => !name.endsWith('.ts'))

const textsOf = (words: object): ReadonlyArray<string> =>
  Object.values(words).flatMap((one: unknown) =>
    typeof one === 'string' ? [one] : typeof one === 'object' && one !== null ? textsOf(one) : [],
  )

// The demo customer has something of everything to show.
test.use({ withDemo: true })

for (const [nth, language] of ALL.entries())
  test(`no word is broken and no label cut at 360 px, nor with text of twice the size (${language})`, async ({
    page,
    broker,
  }) => {
    test.setTimeout(longRuns(120_000, 600_000))
    const labels = textsOf(await wordsOf(language, ...AREAS))
    await page.setViewportSize({ width: 360, height: 800 })
    const session = await login(broker.url)
    await page.addInitScript(
      ({ token, account, chosen }) => {
        localStorage.setItem('language', chosen)
        localStorage.setItem('tokend', token)
        localStorage.setItem('account', account)
      },
      { ...session, chosen: language },
    )
    await page.goto(`${broker.url}/#/home/index`)
    const wrong: Array<ReadonlyArray<unknown>> = []
    let labelled = 0
    await visitScreens(page, nth < COMPLETE ? SCREENS : NARROW, async (address) => {
      // The strategist's record, whose first date stands at the edge.
      if (address.startsWith('/home/follow?code')) labelled = await page.locator('main figure svg text').count()
      for (const size of ['100%', '200%']) {
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize
          return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        }, size)
        const found = await page.evaluate(brokenWords, labels)
        if (found.length > 0) wrong.push([address, size, found])
      }
      await page.evaluate(() => (document.documentElement.style.fontSize = ''))
    })
    expect(wrong).toEqual([])
    expect(labelled).toBeGreaterThan(1)
  })
