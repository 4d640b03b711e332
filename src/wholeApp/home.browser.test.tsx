import { Effect } from 'effect'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Banner, Notice } from '../../ports/News.ts'
import { currentWords } from '../../ui/i18n/words.ts'
import { expectNoBarriers } from '../../ui/testing/barriers.ts'
import { NOW } from '../../ui/testing/now.ts'
import { mountApp, shownPath } from '../testing/mountApp.tsx'

const NOTICES: readonly Notice[] = [
  { id: '1', text: 'Kuala Lumpur closes at noon on Friday', link: null, time: NOW },
  { id: '2', text: 'News of the week', link: '/news/index', time: NOW },
]
const BANNERS: readonly Banner[] = [
  { id: '1', title: 'Uno', action: 'Abrir', link: '/quotes/index' },
  { id: '2', title: 'Dos', action: null, link: '/news/index' },
  { id: '3', title: 'Tres', action: null, link: null },
]

/**
 * What a device knows after a visit: the rows of the customer's own shares and watchlist. What stands below them waits for
 * seconds where there were none.
 */
const visited = (more: ReadonlyArray<readonly [key: string, value: string]> = []) =>
  new Map([['ownRows.5550000001', '1 1 0'], ...more])

const front = () => {
  let asked = 0
  const list = () =>
    Effect.sync(() => {
      asked += 1
      return NOTICES
    })
  return { asked: () => asked, ports: { notices: { list, banners: () => Effect.succeed(BANNERS) } } }
}

afterEach(() => page.viewport(390, 844))

describe('notices and banners on home', () => {
  it.each(['us', 'ar'] as const)('open the list of notices, whose links lead on (%s)', async (language) => {
    // Known on the device: strict rendering asks it twice, and the card would come between.
    const kept = visited([['firstHour.5550000001', JSON.stringify({ isOn: false, since: 0 })]])
    await mountApp('/home/index', { language, kept, ports: front().ports })
    const words = currentWords().home
    const bar = page.getByRole('complementary', { name: words.notices() })
    const line = bar.getByRole('button').first()
    await expect.element(line).toHaveTextContent(NOTICES.map(({ text }) => text).join(' · '))
    await line.click()
    const sheet = page.getByRole('dialog', { name: words.notices() })
    await expect.element(sheet.getByRole('listitem').first()).toBeVisible()
    expect(
      sheet
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(NOTICES.map(({ text }) => text))
    await sheet.getByRole('link').last().click()
    await expect.poll(shownPath).toBe('/news/index')
  })

  it.each([
    ['es', 'light'],
    ['ar', 'dark'],
  ] as const)('are cards of text with a call to action (%s, %s)', async (language, theme) => {
    await mountApp('/home/index', { language, kept: visited([['appearance', theme]]), ports: front().ports })
    const words = currentWords().home
    const banners = page.getByRole('region', { name: words.banners() })
    await expect.element(banners).toBeVisible()
    const slides = [...banners.element().querySelectorAll('[role=group]')]
    // Without a text from the server the client uses its own words.
    expect(slides.map(({ textContent }) => textContent)).toEqual(['UnoAbrir', `Dos${words.bannerAction()}`, 'Tres'])
    expect(banners.element().querySelector('img')).toBeNull()
    const { height, width } = slides[0]!.getBoundingClientRect()
    expect([Math.round(height), width <= 672]).toEqual([96, true])
    await expectNoBarriers()
  })

  it('come late without moving anything, also on a device that has never shown any', async () => {
    let come = (): void => undefined
    const waits = new Promise<void>((resolve) => {
      come = resolve
    })
    const after = <A,>(found: A) =>
      Effect.as(
        Effect.promise(() => waits),
        found,
      )
    const kept = visited()
    await mountApp('/home/index', {
      language: 'es',
      kept,
      ports: { notices: { list: () => after(NOTICES), banners: () => after(BANNERS) } },
    })
    const room = () => document.querySelector<HTMLElement>('.grid[style*="min-height"]')
    await expect.poll(() => room()?.offsetHeight ?? 0).toBeGreaterThan(100)
    const before = room()?.offsetHeight
    come()
    await expect.element(page.getByRole('region', { name: currentWords().home.banners() })).toBeVisible()
    await expect.poll(() => Number(kept.get('front'))).toBe(before)
    expect(room()?.offsetHeight).toBe(before)
  })

  it('are asked for again by the button of home, once each time', async () => {
    const { asked, ports } = front()
    await mountApp('/home/index', { ports })
    await expect.poll(asked).toBe(1)
    await page.getByRole('button', { name: currentWords().refresh(), exact: true }).click()
    await expect.poll(asked).toBe(2)
  })
})

describe('home', () => {
  it.each([
    ['kr', 'blueDown', 'red-up-blue-down'],
    ['cn', 'redUp', 'red-up'],
    ['tw', 'redUp', 'red-up'],
    ['my', 'greenUp', 'green-up'],
  ] as const)(
    'asks once for the colours of prices, those of the country first (%s)',
    async (language, first, stored) => {
      await page.viewport(320, 640)
      const kept = visited()
      const { leave } = await mountApp('/home/index', { language, kept })
      const { settings } = currentWords()
      const group = page.getByRole('group', { name: settings.row.direction() })
      await expect.element(group).toBeVisible()
      const options = group.getByRole('button')
      expect(options.elements()).toHaveLength(3)
      await expect.element(options.first()).toHaveTextContent(settings[first]())
      await expectNoBarriers()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
      await options.first().click()
      await expect.element(group).not.toBeInTheDocument()
      await expect.poll(() => document.documentElement.dataset['direction']).toBe(stored)
      await leave()
      await mountApp('/home/index', { language, kept })
      await expect.element(page.getByText(currentWords().settings.row.direction())).not.toBeInTheDocument()
      await expect.element(page.getByRole('navigation', { name: currentWords().menu() })).toBeVisible()
      await expect.element(group).not.toBeInTheDocument()
      expect(document.documentElement.dataset['direction']).toBe(stored)
    },
  )

  it('asks nobody else for the colours of prices', async () => {
    await mountApp('/home/index', { language: 'es' })
    await expect.element(page.getByRole('navigation', { name: currentWords().menu() })).toBeVisible()
    await expect.element(page.getByText(currentWords().settings.row.direction())).not.toBeInTheDocument()
  })
})
