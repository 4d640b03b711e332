import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../../domain/money/decimal.ts'
import { LOCALES } from '../../../../i18n/locales.ts'
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
  <FieldWarning decision={decision} finding={finding} writing={writing} otherwise="tick 0,01" />
)

it('is announced once for a price, however often the market crosses it, and again for the next price', async () => {
  const { rerender } = await mount(<Warned decision="1,54" finding={null} />)
  const status = page.getByRole('status')
  const live = () => document.querySelector('[role=status]')?.getAttribute('aria-live')
  expect(live()).toBe('polite')
  await rerender(<Warned decision="1,54" finding={AT_ONCE} />)
  await expect.element(status).toHaveTextContent('Likely to be filled immediately')
  expect(live()).toBe('polite')
  await rerender(<Warned decision="1,54" finding={null} />)
  await rerender(<Warned decision="1,54" finding={AT_ONCE} />)
  await expect.element(status).toHaveTextContent('Likely to be filled immediately')
  expect(live()).toBe('off')
  await rerender(<Warned decision="1,55" finding={null} />)
  await rerender(<Warned decision="1,55" finding={AT_ONCE} />)
  await expect.element(status).toHaveTextContent('Likely to be filled immediately')
  expect(live()).toBe('polite')
})

const price = decimal('1.54')
const WARNINGS: ReadonlyArray<Finding> = [
  { field: 'price', code: 'fills-at-once', severity: 'warning', params: { best: price } },
  { field: 'price', code: 'far-from-market', severity: 'warning', params: { last: price } },
  { field: 'price', code: 'nobody-opposite', severity: 'warning', params: { nobody: 'sell' } },
  { field: 'price', code: 'nobody-opposite', severity: 'warning', params: { nobody: 'buy' } },
]

it.each(LOCALES)('in $name each warning takes one line at 320 px, that of the text it replaces', async ({ code }) => {
  await startAllWords(code)
  const ground = (finding: Finding | null) => (
    <div data-testid="ground" className="text-small" style={{ inlineSize: 288 }}>
      <Warned decision="1,54" finding={finding} />
    </div>
  )
  const { rerender } = await mount(ground(null))
  const height = () => page.getByTestId('ground').element().getBoundingClientRect().height
  const before = height()
  for (const warning of WARNINGS) {
    await rerender(ground(warning))
    await expect.element(page.getByRole('status')).not.toHaveTextContent(/^$/)
    expect(height(), page.getByRole('status').element().textContent).toBe(before)
    expect(getComputedStyle(page.getByText('tick 0,01').element()).visibility).toBe('hidden')
  }
})
