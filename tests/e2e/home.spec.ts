import type { Page } from '@playwright/test'
import { fingersOn, type Spot } from './support/fingers.ts'
import { expect, test } from './support/fixtures.ts'
import { walkedIn, wordsOf } from './support/words.ts'

/** Home with its notices and banners, which the first visit omits if they load slowly. */
const withFront = async (page: Page, comingTo: () => Promise<unknown>) => {
  const heard = ['list', 'banners'].map((what) => page.waitForResponse(`**/api/vue/notice/${what}`))
  await comingTo()
  for (const answer of heard) await (await answer).finished()
  const title = page.getByRole('heading', { level: 1 })
  const home = (await title.textContent())!
  await page.evaluate(() => (location.hash = '#/news/index'))
  await expect(title).not.toHaveText(home)
  await page.goBack()
  await expect(title).toHaveText(home)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** The banners of home, and the visible one. */
const bannersOn = (page: Page, name: string) => {
  const carousel = page.getByRole('region', { name })
  const slides = carousel.getByRole('group', { includeHidden: true })
  return {
    carousel,
    slides,
    dots: carousel.getByRole('button'),
    /** The visible and reachable one: the others are hidden from keys and screen readers. */
    shown: () => slides.evaluateAll((all) => all.findIndex((slide) => !(slide as HTMLElement).inert)),
    /** The distance of its left edge from that of the frame. */
    away: () =>
      carousel.evaluate((element) => {
        const slide = [...element.querySelectorAll<HTMLElement>('[role=group]')].find((one) => !one.inert)!
        const frame = slide.parentElement!.parentElement!
        return Math.round(slide.getBoundingClientRect().x - frame.getBoundingClientRect().x)
      }),
    /** The current position of its picture. */
    middle: async (): Promise<Spot> => {
      const frame = (await slides.first().locator('xpath=../..').boundingBox())!
      return [frame.x + frame.width / 2, frame.y + frame.height / 2]
    },
  }
}

for (const language of walkedIn('ar'))
  test(`banners of home move by a finger, dots and keys; home is reloaded by a pull and a button (${language})`, async ({
    open,
    page,
  }) => {
    const words = await wordsOf(language, 'home')
    await withFront(page, () => open('/home/index', { language }))
    const { carousel, slides, dots, shown, away, middle } = bannersOn(page, words.home.banners)
    const finger = await fingersOn(page)
    const expectShown = async (nth: number) => {
      await expect.poll(shown).toBe(nth)
      await expect.poll(away).toBe(0)
    }
    await expect(slides).toHaveCount(3)

    await test.step('home is reloaded by pulling it down far enough, and by a button', async () => {
      let asked = 0
      page.on('request', (request) => (asked += Number(request.url().endsWith('/notice/list'))))
      await page.evaluate(() => scrollTo(0, 0))
      await finger.drag([150, 200], [150, 280], { hold: true })
      await expect(page.getByText(words.pullToRefresh)).toBeVisible()
      await finger.up()
      await expect(page.getByText(words.pullToRefresh)).toBeHidden()
      expect(asked).toBe(0)
      await finger.drag([150, 200], [150, 360], { hold: true })
      await expect(page.getByText(words.releaseToRefresh)).toBeVisible()
      await finger.up()
      await expect.poll(() => asked).toBe(1)
      await expect(page.getByText(words.refreshing)).toBeHidden()

      const button = page.getByRole('button', { name: words.refresh, exact: true })
      await button.focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => asked).toBe(2)
      await expect(page.getByText(words.refreshing)).toBeHidden()
      // Dragging is not required: there is a button.
      await button.click()
      await expect.poll(() => asked).toBe(3)
      await expect(page.getByText(words.refreshing)).toBeHidden()
    })

    await carousel.scrollIntoViewIfNeeded()
    await test.step('banners move by dots and arrow keys, and a vertical swipe scrolls the page', async () => {
      await dots.nth(2).click()
      await expect.poll(shown).toBe(2)
      const rtl = language === 'ar'
      await page.keyboard.press(rtl ? 'ArrowRight' : 'ArrowLeft')
      await expect.poll(shown).toBe(1)
      await expect(dots.nth(1)).toBeFocused()
      await page.keyboard.press(rtl ? 'ArrowLeft' : 'ArrowRight')
      await expect.poll(shown).toBe(2)
      const top = await page.evaluate(() => scrollY)
      const [x, y] = await middle()
      await finger.drag([x, y], [x + 10, y - 200])
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100)
      await expect.poll(shown).toBe(2)
    })

    await carousel.scrollIntoViewIfNeeded()
    await test.step('a finger swipes from banner to banner, and opens one by a tap', async () => {
      const { width } = (await carousel.boundingBox())!
      // Towards the next banner: to the left, and in Arabic to the right.
      const onwards = language === 'ar' ? 1 : -1
      const swipe = async (by: number, ms: number) => {
        const [x, y] = await middle()
        await finger.drag([x - by / 2, y], [x + by / 2, y], { ms })
      }
      await dots.first().click()
      await expectShown(0)

      // It follows the finger in both directions.
      const [x, y] = await middle()
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
      await expect(page).toHaveURL(/#\/home\/index$/)
      await finger.tap(await middle())
      await expect(page).toHaveURL(/#\/quotes\/index$/)
    })
  })
