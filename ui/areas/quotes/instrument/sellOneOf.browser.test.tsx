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
