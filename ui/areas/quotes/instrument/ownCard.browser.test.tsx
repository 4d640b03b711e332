import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import type { Worth } from '../../../../ports/Wealth.ts'
import { expectNoBarriers } from '../../../testing/barriers.ts'
import { NOW } from '../../../testing/now.ts'
import { position } from '../../orders/ticket/testing/sample.ts'
import { openInstrument } from '../testing/instrumentPage.tsx'

/** 7700 EUR, of which a unit of MYR is 0,2. */
const WORTH: Worth = {
  at: NOW,
  currency: 'EUR',
  total: decimal('7700'),
  days: [],
  rates: [{ currency: 'MYR', rate: decimal('0.2'), before: decimal('0.2') }],
}
const worth = { funds: { worth: () => Effect.succeed(WORTH) } }
const held = [
  position({ sellableFrom: NOW + 86_400_000, lockReason: 'sell-blocked-t1' }),
  position({ id: '7004', quantity: decimal('1000'), cost: decimal('1460') }),
]
const isBefore = (one: Element | null, other: Element) =>
  one !== null && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0

it.each(['us', 'es', 'ar'] as const)(
  'stands above the key figures: quantity, cost, profit, weight and the next sale (%s)',
  async (language) => {
    const { words } = await openInstrument({ language, held, ports: worth })
    const { own, keyFigures } = words.quotes
    const card = page.getByRole('heading', { name: own.title() }).element().closest('section')
    // 1.500 units at 1,54 are 2.310 MYR, 462 EUR: 6 % of 7.700.
    await expect.poll(() => card?.textContent).toContain('6,00')
    for (const figure of ['1.500', '2.210,00', '100,00', '4,52', own.lockedT1({ time: '' }).split(/\s/)[0] ?? ''])
      expect(card?.textContent).toContain(figure)
    expect(isBefore(card, page.getByRole('heading', { name: keyFigures() }).element())).toBe(true)
    await expectNoBarriers()
  },
)

it('stays away for who has none of it, and asks for no total then', async () => {
  let asked = 0
  const { words } = await openInstrument({
    ports: { funds: { worth: () => Effect.sync(() => ((asked += 1), WORTH)) } },
  })
  await expect.element(page.getByText(words.quotes.rules()).first()).toBeVisible()
  await expect.element(page.getByText(words.quotes.own.title())).not.toBeInTheDocument()
  expect(asked).toBe(0)
})

it('comes below the chart where the positions are answered late, so that nothing moves', async () => {
  let answer = (): void => undefined
  const late = new Promise<void>((resolve) => (answer = resolve))
  const list = () =>
    Effect.as(
      Effect.promise(() => late),
      { list: held, next: null },
    )
  const { words } = await openInstrument({ ports: { ...worth, positions: { list } } })
  const { own, keyFigures } = words.quotes
  await expect.element(page.getByRole('heading', { name: keyFigures() })).toBeInTheDocument()
  const { top } = page.getByRole('heading', { name: keyFigures() }).element().getBoundingClientRect()
  answer()
  await expect.element(page.getByRole('heading', { name: own.title() })).toBeInTheDocument()
  const figures = page.getByRole('heading', { name: keyFigures() }).element()
  expect(isBefore(figures, page.getByRole('heading', { name: own.title() }).element())).toBe(true)
  expect(figures.getBoundingClientRect().top).toBe(top)
})

it('says neither amount nor quantity while figures are hidden, and of a single position all, with its ways on', async () => {
  const [one] = held
  const { words } = await openInstrument({
    held: [one!],
    ports: worth,
    kept: new Map([['hideFigures', '1']]),
  })
  const { own, protect } = words.quotes
  const card = page.getByRole('heading', { name: own.title() }).element().closest('section')!
  await expect.poll(() => card.textContent?.match(/\*{6}/g)).toHaveLength(4)
  // Neither the quantity, which gives the value at the public price, nor what it is of everything.
  expect(card.textContent).not.toMatch(/500|750,00|%|[+−]\d+,\d/)
  for (const name of [own.see(), protect()]) await expect.element(page.getByRole('link', { name })).toBeVisible()
  const inBar = page.getByText(words.quotes.youHold()).first()
  await expect.element(inBar).toBeInTheDocument()
  expect(inBar.element().textContent).not.toContain('500')
  expect(document.body.textContent).not.toContain(words.quotes.holdings())
})

it('lists several positions, each with its own figures and way', async () => {
  const { words } = await openInstrument({ held, ports: worth })
  const list = page.getByRole('list', { name: words.quotes.holdings() })
  await expect.element(list.getByRole('listitem').nth(1)).toBeVisible()
  expect(list.getByRole('link', { name: words.quotes.protect() }).elements()).toHaveLength(2)
  await expect.element(page.getByRole('link', { name: words.quotes.own.see() })).not.toBeInTheDocument()
})

const headline = (id: string, codes: ReadonlyArray<string>) => ({
  id,
  category: 'companies',
  title: `News ${id}`,
  summary: '',
  image: null,
  source: 'Wire',
  time: NOW,
  codes,
})

it.each([
  ['shows', ['MY0101'], 1],
  ['does not show', ['MY0199'], 0],
  ['does not show', [], 0],
] as const)('%s news of a server whose articles name %s', async (_, codes, shown) => {
  let answered = false
  const list = [headline('1', ['MY0101', 'MY0199']), headline('2', codes)]
  const { words } = await openInstrument({
    ports: { news: { list: () => Effect.sync(() => ((answered = true), { list, next: null })) } },
  })
  const end = () => page.getByText(words.quotes.rules()).first().element().scrollIntoView()
  await expect.element(page.getByText(words.quotes.rules()).first()).toBeInTheDocument()
  await expect.poll(() => (end(), window.scrollTo(0, document.body.scrollHeight), answered)).toBe(true)
  await expect.poll(() => page.getByText('News 1').elements().length).toBe(shown)
  await expect.poll(() => page.getByRole('heading', { name: words.quotes.headlines() }).elements().length).toBe(shown)
})
