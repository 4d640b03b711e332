import { Effect } from 'effect'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleOf, isCall } from '../../tests/contract/smallServer.ts'
import type { Banner } from '../../ports/News.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import type { Spot } from '../../ui/testing/fingers.ts'
import { fingersOnFrame } from '../../ui/testing/touchscreen.ts'
import { mountServer } from '../testing/mountSmallServer.tsx'
import { mountApp, shownPath } from '../testing/mountApp.tsx'

// What a finger does with home and its banners. What banners say: home.browser.test.tsx.

declare const __LONG_RUNS__: boolean

const BANNERS: readonly Banner[] = [
  { id: '1', title: 'Uno', action: 'Abrir', link: '/quotes/index' },
  { id: '2', title: 'Dos', action: null, link: '/news/index' },
  { id: '3', title: 'Tres', action: null, link: null },
]
const KEPT = ['ownRows.5550000001', '1 1 0'] as const

afterEach(async () => {
  await page.viewport(390, 844)
})

/** Home with its banners, low, so that its page scrolls without the other answers. */
const openHome = async (language: 'ar' | 'es') => {
  await page.viewport(390, 480)
  const notices = { list: () => Effect.succeed([]), banners: () => Effect.succeed(BANNERS) }
  await mountApp('/home/index', { language, kept: new Map([KEPT]), ports: { notices } })
  const carousel = page.getByRole('region', { name: currentWords().home.banners() })
  await expect.element(carousel).toBeVisible()
  return { carousel, finger: await fingersOnFrame(Date.now) }
}

const LANGUAGES = __LONG_RUNS__ ? (['es', 'ar'] as const) : (['ar'] as const)

it.each(LANGUAGES)('home is reloaded by pulling it down far enough, and by a button (%s)', async (language) => {
  let asked = 0
  const { go, leave } = await mountServer(language, (path) => {
    asked += Number(path === '/notice/list')
    return isCall(path) && path !== '/live/stream' ? Response.json(exampleOf(path)) : new Response('', { status: 404 })
  })
  await go('/home/index')
  await expect.poll(() => asked).toBe(1)
  await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBeNull()
  const words = currentWords()
  const finger = await fingersOnFrame(Date.now)
  const said = (text: string) => page.getByText(text)
  await finger.drag([150, 200], [150, 280], { hold: true })
  await expect.element(said(words.pullToRefresh())).toBeVisible()
  await finger.up()
  await expect.element(said(words.pullToRefresh())).not.toBeInTheDocument()
  expect(asked).toBe(1)
  await finger.drag([150, 200], [150, 360], { hold: true })
  await expect.element(said(words.releaseToRefresh())).toBeVisible()
  await finger.up()
  await expect.poll(() => asked).toBe(2)
  await expect.element(said(words.refreshing())).not.toBeInTheDocument()

  // Dragging is not required: there is a button.
  const button = page.getByRole('button', { name: words.refresh(), exact: true })
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked).toBe(3)
  await expect.element(said(words.refreshing())).not.toBeInTheDocument()
  await button.click()
  await expect.poll(() => asked).toBe(4)
  await leave()
})

it.each(LANGUAGES)('banners move by dots, keys and a finger, which opens one by a tap (%s)', async (language) => {
  const { carousel, finger } = await openHome(language)
  const slides = [...carousel.element().querySelectorAll<HTMLElement>('[role=group]')]
  const dots = carousel.getByRole('button')
  const frame = slides[0]!.parentElement!.parentElement!
  /** The visible and reachable one: the others are hidden from keys and screen readers. */
  const shown = () => slides.findIndex((slide) => !slide.inert)
  /** The distance of its left edge from that of the frame. */
  const away = () => Math.round((slides[shown()]?.getBoundingClientRect().x ?? NaN) - frame.getBoundingClientRect().x)
  const middle = (): Spot => {
    const { x, y, width, height } = frame.getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  const expectShown = async (nth: number) => {
    await expect.poll(shown).toBe(nth)
    await expect.poll(away).toBe(0)
  }
  expect(slides).toHaveLength(3)
  carousel.element().scrollIntoView({ block: 'center' })

  await dots.nth(2).click()
  await expectShown(2)
  const isArabic = language === 'ar'
  await userEvent.keyboard(isArabic ? '{ArrowRight}' : '{ArrowLeft}')
  await expectShown(1)
  await expect.element(dots.nth(1)).toHaveFocus()
  await userEvent.keyboard(isArabic ? '{ArrowLeft}' : '{ArrowRight}')
  await expectShown(2)
  const top = scrollY
  const [left, above] = middle()
  await finger.drag([left, above], [left + 10, above - 200])
  await expect.poll(() => scrollY).toBeGreaterThan(top + 100)
  expect(shown()).toBe(2)
  carousel.element().scrollIntoView({ block: 'center' })

  const { width } = carousel.element().getBoundingClientRect()
  // Towards the next banner: to the left, and in Arabic to the right.
  const onwards = isArabic ? 1 : -1
  const swipe = async (by: number, ms: number) => {
    const [x, y] = middle()
    await finger.drag([x - by / 2, y], [x + by / 2, y], { ms })
  }
  await dots.first().click()
  await expectShown(0)

  // It follows the finger in both directions.
  const [x, y] = middle()
  await finger.drag([x, y], [x + 60 * onwards, y], { hold: true })
  await expect.poll(away).toBe(60 * onwards)
  await finger.move(0, [x, y])
  await finger.up()
  await expectShown(0)

  // 60 px in 400 ms are 0.15 px/ms, and less than half the width: it returns. In 120 ms they are 0.5 px/ms.
  await swipe(60 * onwards, 400)
  await expectShown(0)
  await swipe(60 * onwards, 120)
  await expectShown(1)
  // Slow, but further than half the width.
  await swipe((width / 2 + 20) * onwards, 2_000)
  await expectShown(2)
  // No banner follows the last one.
  await swipe(100 * onwards, 100)
  await expectShown(2)
  await swipe(-100 * onwards, 100)
  await expectShown(1)
  expect(shownPath()).toBe('/home/index')
  await finger.tap(middle())
  await expect.poll(shownPath).toBe('/news/index')
})
