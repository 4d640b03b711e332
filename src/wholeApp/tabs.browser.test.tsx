import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LOCALES } from '../../ui/i18n/locales.ts'
import { mountSmallServer } from '../testing/mountSmallServer.tsx'
import { shownPath } from '../testing/mountApp.tsx'

declare const __LONG_RUNS__: boolean

/** The languages of every run; the long runs look at all. */
const ALWAYS: ReadonlyArray<string> = ['es', 'ar']

// Every screen with tabs or choices that look like them, in front of a server that the contract makes, on the narrowest phone.

const TABBED = [
  '/home/index',
  '/home/newShare',
  '/home/aguNewShare',
  '/home/dayTrading',
  '/home/dividend',
  '/home/large',
  '/home/follow',
  '/home/borrow',
  '/quotes/index',
  '/position/index',
  '/news/index',
  '/market/subscribe',
  '/mine/index',
  '/mine/stored',
  '/mine/withdraw',
  '/mine/exchangeRate',
  '/mine/bankAdd',
] as const

/** Strips with items in two rows or of two lines, or cut off where no swipe leads to the rest. */
const faultsOf = (path: string): ReadonlyArray<string> =>
  [...document.querySelectorAll<HTMLElement>('[role=tablist], [role=radiogroup]')]
    .filter((strip) => strip.checkVisibility())
    .flatMap((strip) => {
      const items = [...strip.querySelectorAll<HTMLElement>('[role=tab], [role=radio]')]
      const isSwiped = getComputedStyle(strip).overflowX === 'auto'
      const rows = new Set(items.map((item) => Math.round(item.getBoundingClientRect().top)))
      const words = document.createRange()
      const broken = items.filter((item) => {
        words.selectNodeContents(item)
        const lines = [...words.getClientRects()]
        const [own, text] = [item.getBoundingClientRect(), words.getBoundingClientRect()]
        return (
          new Set(lines.map(({ top }) => Math.round(top / 8))).size > 1 ||
          text.left < own.left - 1 ||
          text.right > own.right + 1 ||
          (!isSwiped && (own.left < 0 || own.right > innerWidth))
        )
      })
      const named = `${path} ${strip.ariaLabel ?? ''}`
      return [
        ...(items.length === 0 ? [`${named}: empty`] : []),
        ...(rows.size > 1 ? [`${named}: ${rows.size} rows: ${items.map((item) => item.textContent).join(' | ')}`] : []),
        ...broken.map((item) => `${named}: broken or cut: ${item.textContent}`),
      ]
    })

const LANGUAGES = LOCALES.filter(({ code }) => __LONG_RUNS__ || ALWAYS.includes(code))

it.each(LANGUAGES)('in $name no tab wraps at 320 px, and none is cut off without a swipe', async ({ code }) => {
  await page.viewport(320, 640)
  const { atRest, go, leave } = await mountSmallServer(code, Infinity, { title: 'Broker' })
  const faults: string[] = []
  for (const path of TABBED) {
    await go(path)
    await expect
      .poll(() => shownPath() === path && document.querySelector('#main [role=tablist], #main [role=radiogroup]'), {
        message: `${path} has tabs`,
      })
      .toBeTruthy()
    await atRest(path, () => true)
    faults.push(...faultsOf(path))
  }
  await leave()
  await page.viewport(390, 844)
  expect(faults).toEqual([])
})
