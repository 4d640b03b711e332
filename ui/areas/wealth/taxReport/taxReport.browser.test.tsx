import { Effect } from 'effect'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal, zero } from '../../../../domain/money/decimal.ts'
import type { Dividend } from '../../../../ports/Dividends.ts'
import type { ClosedPosition } from '../../../../ports/Records.ts'
import type { Statement } from '../../../../ports/Wealth.statement.ts'
import { currentWords } from '../../../i18n/words.ts'
import { startAllWords } from '../../../testing/allWords.ts'
import { expectNoBarriers } from '../../../testing/barriers.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { mountScreen } from '../../../testing/mountScreen.tsx'
import TaxReportScreen from './TaxReportScreen.tsx'

const statementOf = (month: string, fees: string): Statement => ({
  month,
  first: '2025-11',
  latest: '2026-02',
  from: 0,
  to: 1,
  isOver: month < '2026-02',
  wallets: [
    {
      currency: 'MYR',
      opening: zero,
      openingFrozen: zero,
      closing: zero,
      closingFrozen: zero,
      fees: decimal(fees),
      taxes: decimal('2.40'),
      interest: zero,
      realised: zero,
    },
  ],
  movements: [],
  heldAt: null,
  holdings: [],
})

const sale = (id: string, profit: string, closedAt: number, fees = '2.26'): ClosedPosition => ({
  id,
  orderId: id,
  code: '96115',
  name: 'Rimbaya Foods',
  zone: null,
  market: 'MY',
  currency: 'MYR',
  direction: 'long',
  leverage: decimal('1'),
  quantity: decimal('100'),
  openPrice: decimal('6.60'),
  closePrice: decimal('7.05'),
  margin: null,
  fees: decimal(fees),
  profit: decimal(profit),
  profitSoFar: zero,
  balance: null,
  openedAt: 0,
  closedAt,
})

const DIVIDEND: Dividend = {
  id: 'd',
  code: '96115',
  name: 'Rimbaya Foods',
  chineseName: '',
  market: 'MY',
  zone: 'Asia/Kuala_Lumpur',
  currency: 'MYR',
  direction: 'long',
  state: 'paid',
  exDay: 0,
  payDay: 0,
  perShare: decimal('0.24'),
  quantity: decimal('100'),
  gross: decimal('24.00'),
  taxRate: decimal('10'),
  tax: decimal('2.40'),
  writtenOff: zero,
  net: decimal('21.60'),
  paidAt: Date.UTC(2026, 1, 3),
}

/** The screen of a customer since November 2025, in February 2026. Each list comes in two pages. */
const open = async (fees?: string) => {
  const asked: string[] = []
  const saved: string[] = []
  const page1 = <Row,>(rows: ReadonlyArray<Row>, cursor: string | undefined) =>
    Effect.succeed(
      cursor === undefined ? { list: rows.slice(0, 1), next: 'more' } : { list: rows.slice(1), next: null },
    )
  const { app } = makeFakeApp({
    reports: {
      statement: (month = '2026-02') =>
        Effect.sync(() => {
          asked.push(month)
          return statementOf(month, '3.10')
        }),
    },
    movements: {
      closed: ({ from }, { cursor }) =>
        page1(
          from === Date.UTC(2026, 0, 1)
            ? [sale('b', '-12.26', Date.UTC(2026, 1, 2), fees), sale('a', '42.74', Date.UTC(2026, 0, 9), fees)]
            : [sale('old', '1.00', Date.UTC(2025, 11, 9))],
          cursor,
        ),
    },
    dividends: {
      paid: ({ cursor }) => page1([DIVIDEND, { ...DIVIDEND, id: 'e', paidAt: Date.UTC(2025, 11, 31) }], cursor),
    },
    platform: {
      saveFile: (name, _, content) =>
        Effect.sync(() => void saved.push(name, typeof content === 'string' ? content : '')),
    },
  })
  await mountScreen(app, '/mine/taxReport', TaxReportScreen, {})
  return { asked, saved }
}

const words = () => currentWords().statement.tax
const article = () => page.getByRole('article')

beforeEach(async () => {
  await startAllWords('us')
})

it('has every sale and dividend of the year, its sums and its costs to the cent', async () => {
  await open()
  await expect.element(article()).toHaveTextContent(`${currentWords().account.row.taxReport()} · 2026`)
  const sales = article().getByRole('table', { name: `${words().sales()} · MYR` })
  await expect.element(sales.getByRole('row').nth(1)).toHaveTextContent(/100 shares.*705,00.*660,00.*2,26.*\+42,74/)
  await expect.element(sales.getByRole('row').nth(2)).toHaveTextContent(/-12,26|−12,26/)
  const facts = article().element().querySelector('dl')?.textContent.replaceAll(/\s/g, ' ') ?? ''
  for (const sum of ['42,74', '-12,26', '30,48', '24,00', '2,40', '21,60', '6,20'])
    expect(facts.replaceAll('−', '-')).toContain(sum)
  await expectNoBarriers()
})

it('is that of another year on request, with the months in which there was an account', async () => {
  const { asked } = await open()
  await expect.element(article()).toHaveTextContent('2026')
  await page.getByRole('button', { name: new RegExp(`^${words().year()}`) }).click()
  await page.getByRole('dialog').getByRole('option', { name: '2025' }).click()
  await expect.element(article()).toHaveTextContent(`${currentWords().account.row.taxReport()} · 2025`)
  expect(new Set(asked.slice(-3))).toEqual(new Set(['2026-02', '2025-11', '2025-12']))
})

it('is saved as a table that adds up', async () => {
  const { saved } = await open()
  await expect.element(article()).toBeVisible()
  await page.getByRole('button', { name: currentWords().records.download() }).click()
  await expect.poll(() => saved[0]).toBe('tax-report-2026.csv')
  const rows = (saved[1] ?? '')
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','))
  const sales = rows.filter(([, , kind]) => kind === words().sales())
  expect(sales.map((row) => row.slice(5))).toEqual([
    ['100', '705.00', '660.00', '2.26', '', '42.74'],
    ['100', '705.00', '715.00', '2.26', '', '-12.26'],
  ])
  expect(rows.find(([, , kind]) => kind === words().losses())?.at(-1)).toBe('-12.26')
})

it.each(['es', 'it', 'ar'] as const)('fits the narrowest phone (%s)', async (language) => {
  await startAllWords(language)
  await page.viewport(320, 700)
  await open('1412.26')
  const sales = article().getByRole('table', { name: `${words().sales()} · MYR` })
  await expect.element(sales).toBeVisible()
  const box = sales.element().parentElement
  expect(box?.scrollWidth).toBe(box?.clientWidth)
  await page.viewport(390, 844)
})
