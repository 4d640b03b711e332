import { Effect } from 'effect'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decimal } from '../../../../domain/money/decimal.ts'
import { inText } from '../../../i18n/inText.ts'
import { currentWords } from '../../../i18n/words.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { expectNoBarriers } from '../../../testing/barriers.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import { NOW } from '../../../testing/now.ts'
import { desk } from '../../orders/ticket/testing/desk.ts'
import { funds, position } from '../../orders/ticket/testing/sample.ts'
import { makeHeldModel } from '../../wealth/held.model.ts'
import { ListTools } from './HoldingsList.tsx'
import HoldingsTab from './HoldingsTab.tsx'

const HELD = ['Zenith', 'Abel'].map((name, nth) =>
  position({
    id: `${nth}`,
    code: `MY010${nth}`,
    name,
    boughtAt: NOW - 3 * 86_400_000,
    quantity: decimal('100'),
    cost: decimal('100'),
    averageCost: decimal('1'),
    marketValue: decimal(nth === 0 ? '300' : '200'),
  }),
)

const WAITING = position({ id: '7', code: 'MY0107', name: 'Waiting', state: 'pending', quantity: decimal('0') })

/** It returns no words: a promise would take their proxy for another promise, and wait for it for ever. */
const show = async (language: 'us' | 'ar', isAdded = true, held = HELD) => {
  await startAllWords(language)
  const { app } = desk(
    {},
    {
      funds: {
        list: () =>
          Effect.succeed([
            { ...funds('1000'), marketValue: decimal('500'), floatingProfit: decimal('50') },
            { ...funds('20'), currency: 'EUR' },
          ]),
        worth: () =>
          isAdded
            ? Effect.succeed({
                currency: 'EUR',
                at: NOW,
                total: decimal('520'),
                days: [],
                rates: [{ currency: 'MYR', rate: decimal('0.5'), before: decimal('0.5') }],
              })
            : Effect.never,
      },
      // The order of the last one still waits: nothing of it is held.
      positions: { list: () => Effect.succeed({ list: [...held, WAITING], next: null }) },
      quotes: {
        batch: (codes) =>
          Effect.succeed({
            time: NOW,
            quotes: codes.map((code) => ({
              code,
              price: decimal('1.53'),
              previousClose: decimal('1.50'),
              volume: null,
              turnover: null,
              state: 'open',
              atLimit: null,
              time: NOW,
            })),
          }),
      },
    },
  )
  await mountScreen(app, '/position/index', HoldingsTab, {})
  return app
}

const wordsNow = () => currentWords().positions

afterEach(() => page.viewport(390, 844))

it.each(['us', 'ar'] as const)(
  'holdings have price, day, profit and weight, below what they are together (%s)',
  async (language) => {
    await show(language)
    const words = wordsNow()
    const list = page.getByRole('list', { name: words.tabs.holdings() })
    const first = list.getByRole('listitem').first()
    await expect.element(first).toHaveTextContent('+3,00 MYR (+2,00 %)')
    // A figure alone would not say what it is of.
    await expect
      .element(first)
      .toHaveTextContent(new RegExp(`${words.costOf({ price: inText('1,000') })} · ${words.weight()} .?28,85 %`))
    await expect.element(first).toHaveTextContent('+53,00 MYR (+53,00 %)')
    // 3 MYR for each of the two at half a euro.
    await expect.element(page.getByText('+3,00 EUR (+0,58 %)')).toBeVisible()
    await expectNoBarriers()
  },
)

it.each([
  ['usual', {}],
  ['short and leveraged', { direction: 'short', leverage: 2 }],
] as const)(
  '%s ones are drawn as far as a phone shows them at first, and all of them after the first sign',
  async (_, kind) => {
    const rows = page.getByText(/^Row \d+$/)
    const drawn: number[] = []
    const observer = new MutationObserver(() => drawn.push(rows.elements().length))
    observer.observe(document.body, { childList: true, subtree: true })
    onTestFinished(() => observer.disconnect())
    await show(
      'us',
      true,
      Array.from({ length: 20 }, (_, nth) =>
        position({ id: `${nth}`, code: `MY02${nth}`, name: `Row ${nth}`, ...kind }),
      ),
    )
    await expect.poll(() => drawn.find((count) => count > 0)).toBe(8)
    const { scrollHeight } = document.documentElement
    dispatchEvent(new KeyboardEvent('keydown'))
    await expect.poll(() => drawn.at(-1)).toBe(20)
    // Their place was kept.
    expect(Math.abs(document.documentElement.scrollHeight - scrollHeight)).toBeLessThan(12)
  },
)

it('wait for the rates by which they are sorted, so that no row changes its place', async () => {
  const app = await show('us', false)
  await expect.poll(() => app.model(makeHeldModel).held.value).not.toBeNull()
  expect(page.getByRole('listitem').filter({ hasText: 'Zenith' }).elements()).toEqual([])
})

it('are sorted by a choice, shown in one currency, and narrowed by a part of the bar; the cash comes last', async () => {
  await show('us')
  const words = wordsNow()
  const list = page.getByRole('list', { name: words.tabs.holdings() })
  const names = () =>
    list
      .getByRole('link')
      .elements()
      .map(({ textContent }) => (textContent.includes('Zenith') ? 'Zenith' : 'Abel'))
  await expect.poll(names).toEqual(['Zenith', 'Abel'])
  expect(list.element().textContent).not.toContain('Waiting')
  await page.getByRole('button', { name: words.sortBy() }).click()
  await page.getByRole('option', { name: words.sortOrders.name() }).click()
  await expect.poll(names).toEqual(['Abel', 'Zenith'])
  await page.getByRole('button', { name: words.inBase({ currency: 'EUR' }) }).click()
  await expect.element(list.getByRole('listitem').first()).toHaveTextContent('76,50 EUR')
  const cash = page.getByRole('list', { name: words.cash() })
  await expect.element(cash.getByRole('listitem').first()).toHaveTextContent('MYR500,00 EUR')
  await page.getByRole('button', { name: /^EUR/ }).click()
  await expect.poll(names).toEqual([])
  expect(cash.getByRole('listitem').elements()).toHaveLength(1)
})

const headOf = (name: string) => page.getByRole('columnheader', { name })

it('are a table on a desk, sorted from the keyboard by the head of a column, of which a row leads to its position', async () => {
  await page.viewport(1280, 800)
  await show('us')
  const words = wordsNow()
  const table = page.getByRole('table', { name: words.tabs.holdings() })
  const names = () =>
    table
      .getByRole('row')
      .elements()
      .flatMap(({ textContent }) => /Zenith|Abel/.exec(textContent)?.[0] ?? [])
  await expect.poll(names).toEqual(['Zenith', 'Abel'])
  await expect.element(headOf(words.sortOrders.worth())).toHaveAttribute('aria-sort', 'descending')
  const byName = headOf(words.sortOrders.name())
  await expect.element(byName).toHaveAttribute('aria-sort', 'none')
  byName.getByRole('button').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual(['Abel', 'Zenith'])
  await expect.element(byName).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.keyboard('{Enter}')
  await expect.poll(names).toEqual(['Zenith', 'Abel'])
  await expect.element(byName).toHaveAttribute('aria-sort', 'descending')
  const zenith = table.getByRole('row', { name: /Zenith/ })
  await expect.element(zenith.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/position/info?id='))
  await expect.element(zenith).toHaveTextContent(/1,530.*\+3,00 MYR.*153,00 MYR.*\+53,00 MYR.*28,85 %/)
  await expect.element(table.getByRole('row').last()).toHaveTextContent(/Cash · EUR.*20,00 EUR/)
  expect(getComputedStyle(table.element().querySelector('thead')!).position).toBe('sticky')
  const cells = [...table.element().querySelectorAll('tbody td')]
  expect(new Set(cells.map((cell) => getComputedStyle(cell).textAlign))).toEqual(new Set(['end']))
  await expectNoBarriers()
})

it('the menu of the list is closed by Escape, and by the focus that goes on', async () => {
  await startAllWords('us')
  const { app } = desk({}, {})
  await mountScreen(app, '/position/index', () => <ListTools hasHeads={false} onCloseAll={() => undefined} />, {})
  const words = currentWords().positions
  const more = page.getByRole('button', { name: words.more() })
  const item = page.getByRole('button', { name: words.closeAll() })
  await more.click()
  await expect.element(item).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(item).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  await more.click()
  await expect.element(item).toBeVisible()
  await userEvent.tab({ shift: true })
  await expect.element(item).not.toBeInTheDocument()
})
