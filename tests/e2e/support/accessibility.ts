import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOnly, RunOptions } from 'axe-core'

/** Half as long as `axe.source`: each document that is examined gets it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of WCAG 2.2, levels A and AA. */
const EVERY_RULE: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
const TARGET_SIZE: RunOnly = { type: 'rule', values: ['target-size'] }

/** What lies over the page and is all that can be reached. The walks through every screen examine what is below. */
const OVER = ':is([role=dialog], [role=alertdialog])[data-open]'

/**
 * Runs axe in the page itself, on all that is reachable or on a part. It is injected once per document, and only violations are
 * described: `AxeBuilder` sends it twice for each look and opens an empty page to put the answers together.
 */
const violationsOf = async (page: Page, runOnly: RunOnly, part?: string) => {
  // Neither the app nor its documents have a frame; a frame would need its own axe.
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(
    async ({ options, selector, over }) => {
      const { axe: inPage } = globalThis as unknown as { axe: Pick<typeof axe, 'run'> }
      const reachable = document.querySelector(over) === null ? 'html' : `${over}, :popover-open`
      const { violations } = await inPage.run(selector ?? reachable, options)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, target }) => ({ id, html, at: target.join(' ') })),
      )
    },
    { options: { runOnly, resultTypes: ['violations'] } satisfies RunOptions, selector: part, over: OVER },
  )
}

/** Waits until no element fades; animations longer than a second are ignored. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) <= 1_000)
    await Promise.all(fading.map((animation) => animation.finished.catch(() => undefined)))
  })

/** A button half hidden at the edge of a scrolled area looks too small; scrolled to the middle, it must be large enough. */
const staysSmall = async (page: Page, target: string): Promise<boolean> => {
  const places = page.locator(target)
  if ((await places.count()) === 0) return false
  await places.first().evaluate((place) => place.scrollIntoView({ block: 'center', inline: 'center' }))
  return (await violationsOf(page, TARGET_SIZE, target)).length > 0
}

/** The violations that axe finds on this page: the rule, and a description of the element. */
export const barriersOf = async (page: Page): Promise<ReadonlyArray<readonly [rule: string, html: string]>> => {
  await settled(page)
  const kept = []
  for (const { id, html, at } of await violationsOf(page, EVERY_RULE))
    if (id !== 'target-size' || (await staysSmall(page, at))) kept.push([id, html] as const)
  return kept
}

/** No violation on this page. One that is gone at the next check, as a colour during a fade, does not count. */
export const expectAccessible = (page: Page): Promise<void> =>
  expect(async () => expect(await barriersOf(page)).toEqual([])).toPass({ timeout: 15_000 })
