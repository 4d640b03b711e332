import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import { resolveColours } from '../../../theme/colour.ts'
import { expectNoBarriers } from '../../../testing/barriers.ts'
import { detail } from '../../orders/ticket/testing/sample.ts'
import { openInstrument } from '../testing/instrumentPage.tsx'

const levels = (...all: ReadonlyArray<readonly [price: string, quantity: string]>) =>
  all.map(([price, quantity]) => ({ price: decimal(price), quantity: decimal(quantity) }))
const book = {
  bids: levels(['1.54', '400'], ['1.53', '1200'], ['1.52', '300']),
  asks: levels(['1.55', '700'], ['1.56', '100'], ['1.57', '900']),
  time: 1,
}

it.each(['es', 'ar'] as const)('the depth of the book is drawn and read beside it (%s)', async (language) => {
  const { words } = await openInstrument({ language, found: { ...detail(), book } })
  const { charts } = words
  const button = page.getByRole('button', { name: charts.depth(), exact: true })
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')

  const figures = (name: string, column: number) =>
    [...page.getByRole('table', { name, exact: true }).element().querySelectorAll(`tbody tr > :nth-child(${column})`)]
      .map(({ textContent }) => Number(textContent.replaceAll('.', '').replace(',', '.')))
      // Rows of the other side have none.
      .filter((quantity) => !Number.isNaN(quantity))
  for (const [side, column, quantities, added] of [
    [charts.bid(), 1, [400, 1200, 300], [400, 1600, 1900]],
    [charts.ask(), 5, [700, 100, 900], [700, 800, 1700]],
  ] as const) {
    const name = `${charts.depth()}: ${side}`
    await expect.element(page.getByRole('table', { name, exact: true })).toBeInTheDocument()
    expect(figures(charts.book(), column)).toEqual(quantities)
    expect(figures(name, 2)).toEqual(added)
  }

  // Bids are at the left in every language, in the colour of a rise.
  const paths = [...document.querySelectorAll('figure svg path')]
  const middles = paths.map((path) => {
    const { left, right } = path.getBoundingClientRect()
    return (left + right) / 2
  })
  const colour = resolveColours(['up', 'down'], document.querySelector('figure')!)
  expect(paths.map((path) => getComputedStyle(path).stroke)).toEqual([colour('up'), colour('down')])
  expect(middles[0]).toBeLessThan(middles[1] ?? 0)
  await expectNoBarriers()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => page.getByRole('table', { name: new RegExp(`^${charts.depth()}`) }).elements()).toEqual([])
})
