import { brokenWords } from './brokenWords.ts'
import { coveredBy } from './coveredBy.ts'
import { inDeviceZone } from './eventTimes.ts'
import { floatingBars } from './floatingBars.ts'
import { layoutFaults } from './layoutFaults.ts'
import { repeatedTexts } from './repeatedTexts.ts'

const CHECKS = { brokenWords, coveredBy, floatingBars, inDeviceZone, layoutFaults, repeatedTexts }

/** The checks as they stand in the page, beside the app's labels in its language. */
export interface InPage {
  readonly checks: typeof CHECKS
  readonly labels: ReadonlyArray<string>
}

/**
 * A script that puts the checks into each page that is loaded, with the labels of its language: sent once, they cost less than
 * the screen that they look at.
 */
export const checksWith = (labels: ReadonlyMap<string, ReadonlyArray<string>>): string => {
  const sources = Object.entries(CHECKS)
    .map(([name, check]) => `${name}: ${check.toString()}`)
    .join()
  const all = JSON.stringify(Object.fromEntries(labels))
  return `globalThis.checks = { ${sources} }; globalThis.labels = (${all})[localStorage.getItem('language')] ?? []`
}
