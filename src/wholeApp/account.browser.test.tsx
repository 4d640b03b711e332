import { describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { currentWords } from '../../ui/i18n/words.ts'
import { expectNoBarriers } from '../../ui/testing/barriers.ts'
import { mountApp } from '../testing/mountApp.tsx'
import { exampleAnswer } from '../../tests/contract/smallServer.ts'
import { mountExamples } from '../testing/mountSmallServer.tsx'

const PATHS = [
  '/mine/bank',
  '/mine/stored',
  '/mine/withdraw',
  '/mine/exchangeRate',
  '/mine/verified',
  '/mine/fundingRecords',
  '/position/index',
  '/market/subscribe',
  '/mine/fundPassword',
  '/mine/loginPassword',
  '/mine/privacy',
  '/mine/setting',
  '/mine/index',
]

describe.each(['es', 'ar'] as const)('the side panel in %s', (language) => {
  it('reaches everything of the account centre’s menus in one tap, and closes with each', async () => {
    await mountApp('/position/index', { language })
    const words = currentWords()
    const panel = page.getByRole('dialog', { name: words.menuMine() })
    // Not by the mouse: beside other files, a second click of it has reached the rows of the open panel.
    const openPanel = async () => {
      const button = page
        .getByRole('navigation', { name: words.menu() })
        .getByRole('button', { name: words.menuMine() })
      await expect.element(button).toBeVisible()
      ;(button.element() as HTMLElement).click()
    }
    const link = (path: string) => panel.element().querySelector<HTMLElement>(`a[href$="#${path}"]`)
    await openPanel()
    await expect.element(panel.getByRole('link', { name: words.account.row.customerService() })).toBeVisible()
    expect(PATHS.filter((path) => link(path) === null)).toEqual([])
    await expect.element(panel.getByRole('button', { name: words.account.signOut() })).toBeVisible()
    await expectNoBarriers()
    await panel.getByRole('button', { name: words.account.row.language() }).click()
    await expect.poll(() => page.getByRole('option').elements().length).toBe(3)
    // The sheet of languages takes the focus once it is open; before, the key would close the panel.
    await expect
      .poll(() => document.activeElement?.closest('[role=dialog]')?.querySelector('[role=option]') ?? null)
      .not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
    // The screen below is the requested one: the panel closes.
    link('/position/index')?.click()
    await expect.element(panel).not.toBeInTheDocument()
    await openPanel()
    await expect.element(panel.getByRole('button', { name: words.account.signOut() })).toBeVisible()
    link('/mine/fundPassword')?.click()
    await expect.poll(() => location.hash).toBe('#/mine/fundPassword')
    await expect.element(panel).not.toBeInTheDocument()
  })
})

describe.each(['us', 'ar'] as const)('a frozen account in %s', (language) => {
  it('is told on every screen, with a link to customer service beside the strip, until a call succeeds', async () => {
    const { setFrozen } = await mountApp('/mine/language', { language })
    const words = currentWords()
    const banner = page.getByRole('status').filter({ hasText: words.server['account-frozen']() })
    const service = banner.getByRole('link', { name: words.customerService() })
    await expect.element(page.getByRole('complementary', { name: words.simulation() })).toBeVisible()
    await expect.element(banner).not.toBeInTheDocument()
    setFrozen(true)
    await expect.element(banner).toBeVisible()
    await expect.element(service).toHaveAttribute('rel', expect.stringMatching(/noopener/))
    location.hash = '/mine/about'
    await expect.element(page.getByRole('main')).toHaveAttribute('data-path', '/mine/about')
    await expect.element(banner).toBeVisible()
    setFrozen(false)
    await expect.element(banner).not.toBeInTheDocument()
  })

  it('is told by a screen that is refused, with its reason and no retry, and on a phone held sideways beside the strip', async () => {
    let isFrozen = false
    const { go, leave } = await mountExamples(language, (path) =>
      isFrozen && !path.startsWith('/common/')
        ? exampleAnswer('/funds/withdraw', 'account-frozen')
        : exampleAnswer(path),
    )
    const { customerService, retry, server, simulation } = currentWords()
    const said = server['account-frozen']()
    // The toast of the refused load says it too, for a moment.
    const banner = page
      .getByRole('status')
      .filter({ hasText: said })
      .filter({ has: page.getByRole('link') })
    isFrozen = true
    await go('/mine/withdraw')
    await expect.element(banner).toBeVisible()
    // The screen shows the reason; trying again would not help.
    await expect.element(page.getByRole('alert').getByText(said)).toBeVisible()
    await expect.element(page.getByRole('button', { name: retry() })).not.toBeInTheDocument()
    await go('/mine/about')
    await expect.element(banner).toBeVisible()
    await page.viewport(844, 390)
    const boxOf = (locator: Locator) => locator.element().getBoundingClientRect()
    const [strip, link] = [
      boxOf(page.getByRole('complementary', { name: simulation() })),
      boxOf(banner.getByRole('link', { name: customerService() })),
    ]
    await page.viewport(390, 844)
    if (language === 'ar') expect(link.x).toBeGreaterThanOrEqual(strip.right)
    else expect(link.right).toBeLessThanOrEqual(strip.x)
    isFrozen = false
    await go('/mine/fundingRecords')
    await expect.element(banner).not.toBeInTheDocument()
    await leave()
  })
})
