import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../../domain/money/decimal.ts'
import { startAllWords } from '../../../../testing/allWords.ts'
import { mount } from '../../../../kit/testing/mount.tsx'
import { FieldWarning } from './FieldMessages.tsx'
import type { Finding } from './findings.ts'

beforeAll(async () => {
  await startAllWords('us')
})

const AT_ONCE: Finding = { field: 'price', code: 'fills-at-once', severity: 'warning', params: null }
const writing = {
  market: 'MY' as const,
  tag: 'en-GB',
  zone: 'Asia/Kuala_Lumpur',
  currency: 'MYR',
  tick: decimal('0.01'),
}

/** The warning about the price `decision`, which the market brings and takes away while the field stays as it is. */
const Warned = ({ decision, finding }: { readonly decision: string; readonly finding: Finding | null }) => (
  <FieldWarning decision={decision} finding={finding} writing={writing} />
)

it('is announced once for a price, however often the market crosses it, and again for the next price', async () => {
  const { rerender } = await mount(<Warned decision="1,54" finding={null} />)
  const status = page.getByRole('status')
  // It is not displayed while it is empty.
  const live = () => document.querySelector('[role=status]')?.getAttribute('aria-live')
  expect(live()).toBe('polite')
  await rerender(<Warned decision="1,54" finding={AT_ONCE} />)
  await expect.element(status).toHaveTextContent('likely to be filled immediately')
  expect(live()).toBe('polite')
  await rerender(<Warned decision="1,54" finding={null} />)
  await rerender(<Warned decision="1,54" finding={AT_ONCE} />)
  await expect.element(status).toHaveTextContent('likely to be filled immediately')
  expect(live()).toBe('off')
  await rerender(<Warned decision="1,55" finding={null} />)
  await rerender(<Warned decision="1,55" finding={AT_ONCE} />)
  await expect.element(status).toHaveTextContent('likely to be filled immediately')
  expect(live()).toBe('polite')
})
