import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import { expectNoBarriers } from '../../../testing/barriers.ts'
import { position } from '../../orders/ticket/testing/sample.ts'
import { openInstrument } from '../testing/instrumentPage.tsx'

it.each(['es', 'ar'] as const)(
  'with several positions, "sell" asks which one and leads to it (%s)',
  async (language) => {
    const held = [
      position({ id: '7003', quantity: decimal('100') }),
      position({ id: '7004', quantity: decimal('300') }),
    ]
    const { words } = await openInstrument({ language, held })
    await page.getByRole('button', { name: words.quotes.sell(), exact: true }).click()
    const sheet = page.getByRole('dialog', { name: words.quotes.whichPosition() })
    await expect.poll(() => sheet.getByRole('link').elements()).toHaveLength(2)
    await expectNoBarriers()
    await expect
      .element(sheet.getByRole('link').filter({ hasText: '300' }))
      .toHaveAttribute('href', expect.stringMatching(/^\/position\/info\?id=.*7004/))
  },
)

it.each(['us', 'ar'] as const)(
  'the button to buy stands where it stood when what is held is answered late (%s)',
  async (language) => {
    let answer = (): void => undefined
    const late = new Promise<void>((resolve) => (answer = resolve))
    const list = () =>
      Effect.as(
        Effect.promise(() => late),
        { list: [position()], next: null },
      )
    const { words } = await openInstrument({ language, ports: { positions: { list } } })
    const buy = page.getByRole('link', { name: words.quotes.buy(), exact: true })
    await expect.element(buy).toBeVisible()
    const { left, right } = buy.element().getBoundingClientRect()
    answer()
    await expect.element(page.getByRole('link', { name: words.quotes.sell(), exact: true })).toBeVisible()
    const after = buy.element().getBoundingClientRect()
    // The three share their row; what is left of a pixel goes to another one.
    expect(Math.abs(after.left - left)).toBeLessThanOrEqual(1)
    expect(Math.abs(after.right - right)).toBeLessThanOrEqual(1)
  },
)
