import fc from 'fast-check'
import type { Page } from '@playwright/test'
import { longRuns } from '../../paper/testing/longRuns.ts'
import { expect, expectNoOverflow, test } from './support/fixtures.ts'
import { type Language, wordsOf } from './support/words.ts'

// A customer who taps, types, goes back, turns the phone, loads again and loses the connection at random, in long runs only.
// It finds what tests that walk forwards do not: a stream that was opened and left in the same moment, a screen without a way out.

test.use({ serviceWorkers: 'allow' })

const LANGUAGES: ReadonlyArray<Language> = longRuns([], ['us', 'es', 'ar', 'cn', 'tw', 'kr', 'it', 'my'])

const STEPS = 200

/** What a phone's keypad, autofill or clipboard may give. */
const TEXTS = [
  '1',
  '100',
  '2000',
  '12.5',
  '1,5',
  '0',
  '-3',
  '999999999',
  '  ',
  '١٢٣',
  "O'Neil <b>",
  '2026-12-01',
  '123456',
]

const step = fc.record({
  what: fc.oneof(
    { weight: 80, arbitrary: fc.constant('tap' as const) },
    { weight: 10, arbitrary: fc.constant('back' as const) },
    { weight: 3, arbitrary: fc.constant('escape' as const) },
    { weight: 2, arbitrary: fc.constant('reload' as const) },
    { weight: 2, arbitrary: fc.constant('turn' as const) },
    { weight: 3, arbitrary: fc.constant('connection' as const) },
  ),
  /** Which of the controls in view, from 0 to 1. */
  place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  text: fc.constantFrom(...TEXTS),
})

/** The middles of the controls that a finger can reach now; those that leave the app or the session are left out. */
const reachable = (page: Page, leaving: string) =>
  page.evaluate((signOut) => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href^="#"], a[href^="/#"], button, input, textarea, [role=tab], [role=switch], [role=radio], [role=option]',
    )
    return [...all].flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const above = document.elementFromPoint(x, y)
      const name = (one.ariaLabel ?? one.textContent ?? '').trim()
      if (above === null || !(one.contains(above) || above.contains(one)) || name === signOut) return []
      return [{ x, y, name, isField: one.matches('textarea, input:not([type=radio], [type=checkbox], [type=file])') }]
    })
  }, leaving)

for (const [seed, language] of LANGUAGES.entries())
  test(`${STEPS} steps at random break nothing (${language}, seed ${seed})`, async ({ open, page, context }) => {
    test.setTimeout(900_000)
    const { account } = await wordsOf(language, 'account')
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('/api/') && answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
    })
    await open('/home/index', { language })
    // From now on the app opens without a connection.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const walked: string[] = []
    let isOnline = true
    const connect = async (wanted: boolean): Promise<void> => {
      isOnline = wanted
      await context.setOffline(!wanted)
    }
    for (const { what, place, text } of fc.sample(step, { seed, numRuns: STEPS })) {
      // Not out of the app, which goes back by itself from a panel that a reload has closed.
      if (what === 'back' && (await page.evaluate('navigation.currentEntry.index > 1'))) await page.goBack()
      if (what === 'escape') await page.keyboard.press('Escape')
      if (what === 'reload') await page.reload()
      if (what === 'connection') await connect(!isOnline)
      if (what === 'turn') {
        const { width, height } = page.viewportSize()!
        await page.setViewportSize({ width: height, height: width })
      }
      const last = walked.slice(-5).join(', ')
      let controls: Awaited<ReturnType<typeof reachable>> = []
      // A page that loads has none for a moment, or cannot be asked.
      await expect(async () => {
        controls = await reachable(page, account.signOut)
        expect(controls.length, `a way out after ${last}`).toBeGreaterThan(0)
      }).toPass({ timeout: 15_000 })
      const { x, y, name, isField } = controls[Math.floor(place * controls.length)]!
      walked.push(what === 'tap' ? name : what)
      if (what === 'tap') await page.mouse.click(x, y)
      if (what === 'tap' && isField) await page.keyboard.insertText(text)
      await test.step(walked.slice(-5).join(', '), async () => {
        await expect(page.locator('body')).not.toHaveText(/\bNaN\b|\bundefined\b|\[object /)
        // A part that did not load without a connection loads the page again when it is back.
        await expect(() => expectNoOverflow(page)).toPass({ timeout: 15_000 })
        expect(refused).toEqual([])
      })
    }
  })
