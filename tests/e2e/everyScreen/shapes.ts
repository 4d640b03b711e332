import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { longRuns } from '../../../paper/testing/longRuns.ts'
import { type Language, wordsOf } from '../support/words.ts'
import { brokenWords } from './brokenWords.ts'
import { layoutFaults } from './layoutFaults.ts'

/** The areas of the app's words. */
const AREAS = readdirSync(new URL('../../../ui/i18n/us', import.meta.url)).filter((name) => !name.endsWith('.ts'))

const textsOf = (words: object): ReadonlyArray<string> =>
  Object.values(words).flatMap((one: unknown) =>
    typeof one === 'string' ? [one] : typeof one === 'object' && one !== null ? textsOf(one) : [],
  )

/** All labels of the app in a language. */
export const labelsOf = async (language: Language): Promise<ReadonlyArray<string>> =>
  textsOf(await wordsOf(language, ...AREAS))

/** The width of a narrow phone, in pixels, with its height. */
export const NARROW_PHONE = { width: 360, height: 800 }

const USUAL = { width: NARROW_PHONE.width, text: '100%' }

/** The widths of narrow phones in pixels; in the long run each with the usual size of text and with twice that. */
const SHAPES =
  longRuns(0, 1) === 1
    ? [USUAL, { width: 320, text: '100%' }, { width: 320, text: '200%' }, { width: 360, text: '200%' }]
    : [USUAL]

/** The faults of a page's layout in each of these shapes; the page is not loaded again. */
export const faultsInShapes = async (
  page: Page,
  labels: ReadonlyArray<string>,
): Promise<ReadonlyArray<readonly [shape: string, found: ReadonlyArray<string>]>> => {
  const wrong: Array<readonly [shape: string, found: ReadonlyArray<string>]> = []
  for (const { width, text } of SHAPES) {
    await page.setViewportSize({ ...NARROW_PHONE, width })
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
      return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }, text)
    const found = [...(await page.evaluate(brokenWords, labels)), ...(await page.evaluate(layoutFaults))]
    if (found.length > 0) wrong.push([`${width} px, text of ${text}`, found])
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  return wrong
}

/** How many labels the chart of a strategist's record has: its first date is at the edge. Undefined on other screens. */
export const recordLabels = async (page: Page, address: string): Promise<number | undefined> =>
  address.startsWith('/home/follow?code') ? page.locator('main figure svg text').count() : undefined
