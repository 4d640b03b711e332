import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { ScreenPath } from '../../ui/app/navigation/routes.ts'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { expectNoBarriers } from '../../ui/testing/barriers.ts'
import { addresses, PASSING } from '../testing/addresses.ts'
import { faultsOfLayout, labelsOf, NARROW_PHONE } from '../testing/layout.ts'
import { exampleAnswer } from '../../tests/contract/smallServer.ts'
import { mountExamples } from '../testing/mountSmallServer.tsx'

declare const __LONG_RUNS__: boolean

// In Spanish `requests.browser.test.tsx` does the same, in the tabs too.
const LANGUAGES = LOCALES.filter(({ code }) => code === 'ar' || (__LONG_RUNS__ && code !== 'es'))

/** Screens in which barriers are looked for in each language. */
const IN_FULL: ReadonlyArray<ScreenPath> = [
  '/mine/message',
  '/mine/qr',
  '/mine/verified',
  '/mine/loginPassword',
  '/mine/email',
]

afterEach(() => page.viewport(390, 844))

it.each(LANGUAGES)(
  'in $name every screen is whole on a narrow phone, says nothing twice and has its title',
  { timeout: 180_000 },
  async ({ code }) => {
    await page.viewport(...NARROW_PHONE)
    const { atRest, go, leave } = await mountExamples(code, (path) => exampleAnswer(path))
    const labels = await labelsOf(code)
    const wrong: Record<string, ReadonlyArray<string>> = {}
    // A screen, not each of its tabs: those are examined in Spanish.
    for (const { path, search } of addresses(PASSING).filter((one) => !('tab' in one.search))) {
      await go(path, search)
      await atRest(path)
      const faults = await faultsOfLayout(labels)
      // For all others it is enough in Spanish.
      if (IN_FULL.includes(path)) await expectNoBarriers()
      if (faults.length > 0) wrong[`${path} ${JSON.stringify(search)}`] = faults
    }
    await leave()
    expect(wrong).toEqual({})
  },
)
