import axe from 'axe-core'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'

/** The rules of WCAG 2.2, levels A and AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What lies over the page and is all that can be reached. Every page without it is checked by `src/wholeApp/requests.browser.test.tsx`. */
const OVER = ':is([role=dialog], [role=alertdialog])[data-open]'

/** A fade or a slide is short; an animation that goes on is part of what is shown. */
const isMoving = () =>
  document.getAnimations().some((animation) => Number(animation.effect?.getComputedTiming().endTime) <= 1_000)

/** A button half hidden at the edge of a scrolled area looks too small; scrolled to the middle, it must be large enough. */
const staysSmall = async (target: string): Promise<boolean> => {
  const place = document.querySelector(target)
  if (place === null) return false
  place.scrollIntoView({ block: 'center', inline: 'center' })
  const { violations } = await axe.run(target, { runOnly: ['target-size'] })
  return violations.length > 0
}

/** The rule and the element of each violation on the page. */
export const barriers = async (): Promise<ReadonlyArray<string>> => {
  const reachable = document.querySelector(OVER) === null ? document : `${OVER}, :popover-open`
  const { violations } = await axe.run(reachable, {
    runOnly: RULES,
    // Of what is in order it would describe every element.
    resultTypes: ['violations'],
    // The page of the tests has no title.
    rules: { 'document-title': { enabled: false } },
  })
  const kept = []
  for (const { id, nodes } of violations)
    for (const { html, target } of nodes)
      if (id !== 'target-size' || (await staysSmall(target.join(' ')))) kept.push(`${id}: ${html}`)
  return kept
}

/** Nothing on the page is a barrier, and nothing is wider than the screen: once nothing slides or fades. */
export const expectNoBarriers = async (): Promise<void> => {
  await eventually(() => expect(isMoving()).toBe(false))
  expect(await barriers()).toEqual([])
  const { clientWidth, scrollWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}
