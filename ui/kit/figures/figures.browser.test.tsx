import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import { Change } from './Change.tsx'
import { Breakdown, Figure, Stats } from './Figures.tsx'
import { Money } from './Money.tsx'
import { Progress } from '../feedback/Progress.tsx'
import { boxOf, mount, TestLink } from '../testing/mount.tsx'

/** The text of an element for screen readers. */
const spoken = (element: Element): string => {
  const copy = element.cloneNode(true) as Element
  for (const silent of copy.querySelectorAll('[aria-hidden="true"]')) silent.remove()
  return copy.textContent.replaceAll('\u00a0', ' ')
}

it.each([
  ['an amount', () => <Money amount={decimal('1234.5')} currency="EUR" />, '1.234,50 EUR', '1.234,50 EUR'],
  ['nothing known', () => <Money amount={null} currency="EUR" />, '—', 'not available'],
  [
    'a covered amount',
    () => <Money amount={decimal('1234.5')} currency="EUR" hidden />,
    '****** EUR',
    'amount hidden EUR',
  ],
  [
    'a rise',
    () => <Change amount={decimal('0.5')} percent={decimal('4.03')} />,
    '▲+0,50 (+4,03 %)',
    'up +0,50 (+4,03 %)',
  ],
  ['a fall', () => <Change percent={decimal('-2.82')} />, '▼−2,82 %', 'down −2,82 %'],
  ['a return beyond belief', () => <Change percent={decimal('285953')} />, '▲> +1.000 %', 'up > +1.000 %'],
  ['no change', () => <Change percent={decimal('0')} />, '0,00 %', 'unchanged 0,00 %'],
  ['a rise too small to show', () => <Change percent={decimal('0.001')} />, '0,00 %', 'unchanged 0,00 %'],
  [
    'a change of a price',
    () => <Change amount={decimal('0.005')} tick={decimal('0.005')} currency="MYR" />,
    '▲+0,005 MYR',
    'up +0,005 MYR',
  ],
  ['a change not known', () => <Change amount={null} />, '—', 'not available'],
  ['a covered change', () => <Change amount={decimal('1')} hidden />, '******', 'amount hidden'],
  ['a figure not known', () => <Figure>{null}</Figure>, '—', 'not available'],
])('%s is shown and announced correctly', async (_, draw, look, sound) => {
  const { container } = await mount(draw())
  const seen = container.cloneNode(true) as Element
  for (const unseen of seen.querySelectorAll('.sr-only')) unseen.remove()
  expect(seen.textContent.replaceAll('\u00a0', ' ')).toBe(look)
  expect(spoken(container)).toBe(sound)
})

const colourOf = (element: Element) => getComputedStyle(element).color

it('uses the colours of the direction preference', async () => {
  const { container } = await mount(<Change percent={decimal('1')} />)
  const change = container.querySelector('.num') as Element
  const green = colourOf(change)
  document.documentElement.dataset['direction'] = 'red-up'
  const red = colourOf(change)
  delete document.documentElement.dataset['direction']
  expect(green).toBe('rgb(11, 122, 75)')
  expect(red).toBe('rgb(194, 42, 42)')
})

it('keeps the sign of a change first inside Arabic text', async () => {
  const { container } = await mount(<Change percent={decimal('-1')} />, 'rtl')
  const change = container.querySelector('.num') as HTMLElement
  expect(getComputedStyle(change).direction).toBe('ltr')
  const arrow = change.querySelector('[aria-hidden]') as Element
  expect(arrow.getBoundingClientRect().x).toBe(change.getBoundingClientRect().x)
})

it('lists figures by name', async () => {
  await mount(
    <>
      <Stats facts={[{ label: 'Open', value: '12,42' }]} />
      <Breakdown facts={[{ label: 'To pay', value: '7,00 MYR', strong: true }]} />
    </>,
  )
  await expect.element(page.getByRole('term').filter({ hasText: 'To pay' })).toBeVisible()
  await expect.element(page.getByRole('definition').filter({ hasText: '12,42' })).toBeVisible()
})

it.each([
  [64, '64'],
  [-3, '0'],
  [140, '100'],
  [Number.NaN, '0'],
])('a progress of %d is announced as %s', async (percent, now) => {
  await mount(<Progress label="Subscribed" percent={percent} showPercent />)
  const bar = page.getByRole('progressbar', { name: 'Subscribed' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', now)
  const share = boxOf({ element: () => bar.element().firstElementChild as Element }).width / boxOf(bar).width
  await expect.poll(() => Math.round(share * 100)).toBe(Number(now))
})

it('shows all digits of the main figure of a screen in one line', async () => {
  await page.viewport(320, 640)
  await mount(
    <div style={{ padding: '0 16px' }}>
      <Money hero amount={decimal('123456789012.34')} currency="USDT" />
      <Change hero amount={decimal('-123456789012.34')} currency="USDT" />
    </div>,
  )
  const boxes = [...document.querySelectorAll('.num.text-hero')].map((figure) => figure.getBoundingClientRect())
  expect(boxes).toHaveLength(2)
  for (const { right, height } of boxes) {
    expect(right).toBeLessThanOrEqual(304)
    expect(height).toBeLessThan(48)
  }
})

it.each([100, 110, 120, 130, 140])(
  'keeps the sign of a link beside the last word of its name, %i px wide',
  async (width) => {
    const label = 'Ganancia/pérdida latente'
    await mount(
      <div style={{ width }}>
        <Stats columns={2} facts={[{ label, value: '1,00 EUR', render: <TestLink to="/a" /> }]} />
      </div>,
    )
    const name = page.getByText(label).element()
    const words = document.createRange()
    words.selectNodeContents(name.firstChild ?? name)
    const last = [...words.getClientRects()].at(-1)
    const sign = name.querySelector('svg')?.getBoundingClientRect()
    expect(sign?.bottom).toBeLessThanOrEqual((last?.bottom ?? 0) + 2)
  },
)

it('figures of one row stand in one line beside a name of two', async () => {
  await mount(
    <div style={{ width: 320 }}>
      <Stats
        facts={[
          { label: 'Prezzo di emissione provvisorio', value: '12,42' },
          { label: 'Minimo', value: '100' },
        ]}
      />
    </div>,
  )
  const [left, right] = ['12,42', '100'].map((text) => boxOf(page.getByText(text)).top)
  expect(left).toBe(right)
  expect(boxOf(page.getByText('Prezzo')).height).toBeGreaterThan(boxOf(page.getByText('Minimo')).height)
})
