import { Effect } from 'effect'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal } from '../../../domain/money/decimal.ts'
import type { ClosedPosition, WalletMovement } from '../../../ports/Records.ts'
import { currentWords, locale } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { makeServerModel } from '../../app/session/server.model.ts'
import FundingRecords from './FundingRecords.tsx'
import PositionRecords from './PositionRecords.tsx'
import TransactionRecords from './TransactionRecords.tsx'

/** Thursday, 15 January 2026, 10:00 in Kuala Lumpur. */
const AT = Date.UTC(2026, 0, 15, 2)

const closed = (id: string, openPrice: string): ClosedPosition => ({
  id,
  orderId: `o${id}`,
  code: 'MY0101',
  name: 'Harimau Foods',
  zone: 'Asia/Kuala_Lumpur',
  currency: 'MYR',
  direction: 'long',
  leverage: decimal('1'),
  quantity: decimal('100'),
  openPrice: decimal(openPrice),
  closePrice: decimal('1.60'),
  margin: null,
  fees: null,
  profit: decimal('6'),
  profitSoFar: decimal('6'),
  balance: decimal('100'),
  openedAt: AT,
  closedAt: AT,
})
const moved = (id: string, zone: string | null): WalletMovement => ({
  id,
  currency: 'MYR',
  kind: 'buy',
  amount: decimal('-10'),
  frozenAmount: decimal('0'),
  balance: decimal('90'),
  frozen: decimal('0'),
  reference: null,
  name: null,
  code: null,
  zone,
  at: AT,
})

beforeAll(async () => {
  await startAllWords('us')
})

const CREDENTIALS = { current: () => null }

const { app } = makeFakeApp({
  clock: { now: () => AT, newId: () => 'id' },
  credentials: CREDENTIALS,
  movements: {
    closed: () => Effect.succeed({ list: [closed('1', '1.54'), closed('2', '1.58')], next: null }),
    trading: () => Effect.succeed({ list: [moved('1', 'Asia/Kuala_Lumpur'), moved('2', null)], next: null }),
  },
})

it('a closed position has the time of its market, and is distinguished from another in the same share', async () => {
  await mountScreen(app, '/mine/positionHistory', PositionRecords, {})
  await expect.element(page.getByText(/10:00 GMT\+8/).first()).toBeVisible()
  const rows = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  expect(rows.map((text) => ['MY0101', '1,54', '1,58'].filter((part) => text?.includes(part)))).toEqual([
    ['MY0101', '1,54'],
    ['MY0101', '1,58'],
  ])
})

it('the balance after a closed position stands beside its time on a phone', async () => {
  await page.viewport(390, 844)
  const row = {
    ...closed('1', '25.95'),
    market: 'MY' as const,
    quantity: decimal('9500'),
    balance: decimal('382396.69'),
  }
  const { app: other } = makeFakeApp({
    clock: { now: () => AT, newId: () => 'id' },
    credentials: CREDENTIALS,
    movements: { closed: () => Effect.succeed({ list: [row], next: null }) },
  })
  await mountScreen(other, '/mine/positionHistory', PositionRecords, {})
  const balance = page.getByText(/382\.396,69/)
  await expect.element(balance).toBeVisible()
  const time = page.getByText(/10:00 GMT\+8/).element()
  expect(balance.element().getBoundingClientRect().top).toBeCloseTo(time.getBoundingClientRect().top, 0)
})

it('a movement of money is in the market’s time where it is an event of a market, in the device’s elsewhere', async () => {
  await mountScreen(app, '/mine/transactionRecords', TransactionRecords, {})
  await expect.element(page.getByText(/10:00 GMT\+8/).first()).toBeVisible()
  await expect.element(page.getByText(deviceTime(AT, locale.value.tag)).first()).toBeVisible()
})

it.each([
  ['nothing on margin', 'buy', false],
  ['a movement of margin', 'margin', true],
] as const)('the filter of kinds names margin for who has %s: %s', async (_, kind, expected) => {
  const { app: other } = makeFakeApp({
    clock: { now: () => AT, newId: () => 'id' },
    credentials: CREDENTIALS,
    movements: { trading: () => Effect.succeed({ list: [{ ...moved('1', null), kind }], next: null }) },
  })
  await mountScreen(other, '/mine/transactionRecords', TransactionRecords, {})
  const words = currentWords().records
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('group', { name: words.filters() }).getByRole('button', { name: words.kind() }).click()
  await expect.element(page.getByRole('option', { name: words.kinds.buy() })).toBeVisible()
  expect(page.getByRole('option', { name: words.kinds.margin() }).elements()).toHaveLength(expected ? 1 : 0)
})

it.each([
  ['a simulation', true],
  ['no simulation', false],
] as const)('the filter of kinds names practice money of %s: %s', async (_, simulation) => {
  const { app: other } = makeFakeApp({
    clock: { now: () => AT, newId: () => 'id' },
    credentials: CREDENTIALS,
    movements: { funding: () => Effect.succeed({ list: [{ ...moved('1', null), kind: 'deposit' }], next: null }) },
  })
  const settings = { title: null, logo: null, customerService: null, simulation, entries: new Map<string, string>() }
  other.model(makeServerModel).settings.value = settings
  await mountScreen(other, '/mine/fundingRecords', FundingRecords, {})
  const words = currentWords().records
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('group', { name: words.filters() }).getByRole('button', { name: words.kind() }).click()
  await expect.element(page.getByRole('option', { name: words.kinds.exchange() })).toBeVisible()
  const practice = page.getByRole('option', { name: words.kinds['practice-money']() })
  expect(practice.elements()).toHaveLength(simulation ? 1 : 0)
})

it.each([
  ['/mine/fundingRecords', FundingRecords, 'Make a deposit', '/mine/stored'],
  ['/mine/transactionRecords', TransactionRecords, 'Go to quotes', '/quotes/index'],
] as const)('without a record %s leads to where the first one is made', async (path, Screen, name, href) => {
  const none = () => Effect.succeed({ list: [], next: null })
  const { app: other } = makeFakeApp({
    clock: { now: () => AT, newId: () => 'id' },
    credentials: CREDENTIALS,
    movements: { funding: none, trading: none },
  })
  await mountScreen(other, path, Screen, {})
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
})

it('the filter of currencies has their names, its chip the code alone', async () => {
  await mountScreen(app, '/mine/transactionRecords', TransactionRecords, {})
  const chip = page.getByRole('group', { name: currentWords().records.filters() })
  const choose = chip.getByRole('button', { name: currentWords().records.currency() })
  await choose.click()
  await page.getByRole('option', { name: 'CNY · Renminbi (RMB)', exact: true }).click()
  await expect.element(choose).toHaveTextContent(/ CNY$/)
})

const SHORT = { ...closed('1', '1.54'), direction: 'short', leverage: decimal('2'), margin: decimal('50') } as const

it.each([
  ['long with own money', closed('1', '1.54'), []],
  ['short on margin', SHORT, ['Direction', 'Short', 'Leverage', '2×', 'Own money']],
] as const)('a closed position that was %s is told with the words that it needs', async (_, position, expected) => {
  const { app: other } = makeFakeApp({
    clock: { now: () => AT, newId: () => 'id' },
    credentials: CREDENTIALS,
    movements: { closed: () => Effect.succeed({ list: [position], next: null }) },
  })
  await mountScreen(other, '/mine/positionHistory', PositionRecords, {})
  const open = page.getByRole('listitem').getByRole('button')
  await expect.element(open).toBeVisible()
  const chips = page.getByRole('group', { name: currentWords().records.filters() }).element().querySelectorAll('button')
  expect([...chips].some(({ textContent }) => textContent === 'Direction')).toBe(expected.length > 0)
  await open.click()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet).toHaveTextContent('Average opening price')
  const marginWords = ['Direction', 'Long', 'Short', 'Leverage', '2×', 'Own money']
  expect(marginWords.filter((word) => sheet.element().textContent.includes(word))).toEqual(expected)
})
