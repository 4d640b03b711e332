import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type Language, wordsOf } from '../support/words.ts'
import type { InPage } from './inPage.ts'

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
export const NARROW_PHONE = { width: 360, height: 640 }

/** The widths of narrow phones in pixels, each with the usual size of text and with twice that. */
const SHAPES = [
  { width: NARROW_PHONE.width, text: '100%' },
  { width: 320, text: '100%' },
  { width: 320, text: '200%' },
  { width: NARROW_PHONE.width, text: '200%' },
]

/** The faults of a page's layout in each of these shapes; the page, which has the checks (`inPage.ts`), is not loaded again. */
export const faultsInShapes = async (
  page: Page,
): Promise<ReadonlyArray<readonly [shape: string, found: ReadonlyArray<string>]>> => {
  const wrong: Array<readonly [shape: string, found: ReadonlyArray<string>]> = []
  for (const { width, text } of SHAPES) {
    await page.setViewportSize({ ...NARROW_PHONE, width })
    const found = await page.evaluate(async (fontSize) => {
      const root = document.documentElement
      root.style.fontSize = fontSize
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      const { checks, labels } = globalThis as unknown as InPage
      const faults = [...checks.brokenWords(labels), ...checks.layoutFaults()]
      root.style.fontSize = ''
      return faults
    }, text)
    if (found.length > 0) wrong.push([`${width} px, text of ${text}`, found])
  }
  return wrong
}
