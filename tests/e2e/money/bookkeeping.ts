import { us as told } from '../../../paper/areas/messages/words/us.ts'
import { expect, expectAccessible } from '../support/fixtures.ts'
import { type Journey, shown } from './journey.ts'
import { recordsScreen } from './recordsScreen.ts'
import { fill, type MoneyWords, plain } from './screens.ts'
import { withdrawScreen } from './withdrawScreen.ts'

interface Step {
  readonly kind: keyof MoneyWords['records']['kinds']
  readonly currency: 'EUR' | 'MYR'
  /** The change of the free balance, and the balance after it. */
  readonly amount: number
  readonly balance: number
  /** The amount frozen before, if that was paid. */
  readonly paid?: number
}

/** All steps of the journey, newest first. */
const stepsOf = (bought: number): ReadonlyArray<Step> => [
  { kind: 'withdrawal-paid', currency: 'MYR', amount: 0, balance: bought - 1500, paid: 1500 },
  { kind: 'withdrawal', currency: 'MYR', amount: -1500, balance: bought - 1500 },
  { kind: 'withdrawal-returned', currency: 'MYR', amount: 1500, balance: bought },
  { kind: 'withdrawal', currency: 'MYR', amount: -1500, balance: bought - 1500 },
  { kind: 'exchange', currency: 'MYR', amount: bought, balance: bought },
  { kind: 'exchange', currency: 'EUR', amount: -1000, balance: 1500 },
  { kind: 'deposit', currency: 'EUR', amount: 2500, balance: 2500 },
]

const change = (amount: number) => `${amount < 0 ? '−' : '+'}${shown(Math.abs(amount))}`
const exact = (amount: number) => amount.toFixed(2).replace('.', ',')

/** The records list every step, newest first, each with the balance after it. */
export const compareRecords = async ({ page, words, go }: Journey, bought: number) => {
  const { records } = words
  const list = recordsScreen({ page, words })
  await go('/mine/fundingRecords')
  const expected = stepsOf(bought).map(({ kind, currency, amount, balance, paid }) => [
    records.kinds[kind],
    `${change(paid === undefined ? amount : -paid)} ${currency}`,
    paid === undefined
      ? fill(records.balanceShort, { amount: `${shown(balance)} ${currency}` })
      : fill(records.frozenShort, { amount: `${shown(0)} ${currency}` }),
  ])
  await expect(list.rows).toHaveCount(expected.length)
  expect((await list.read()).map(([kind, money, , after]) => [kind, money, after])).toEqual(expected)
  await expectAccessible(page)
}

/** The downloaded table: times in the format of the screen, exact figures with a decimal comma, each with its currency. */
export const compareTable = async ({ page, words }: Journey, bought: number) => {
  const { records } = words
  const list = recordsScreen({ page, words })
  const { name, text } = await list.download()
  expect(name).toBe('funding.csv')
  expect([text.startsWith('\ufeff'), text.endsWith('\r\n')]).toEqual([true, true])
  const cells = (row: string) => plain(row).split(';').slice(0, 6)
  const [head = '', ...rows] = text.slice(1).trimEnd().split('\r\n')
  expect(cells(head)).toEqual([
    records.time,
    records.kind,
    records.instrument,
    records.currency,
    records.amount,
    records.balanceAfter,
  ])
  const times = (await list.read()).map(([, , time]) => time)
  expect(times[0]).toMatch(/\d{4}.*\d{2}:\d{2}/)
  expect(rows.map(cells)).toEqual(
    stepsOf(bought).map(({ kind, currency, amount, balance }, nth) => [
      times[nth],
      records.kinds[kind],
      '',
      currency,
      exact(amount),
      exact(balance),
    ]),
  )

  await list.narrow(records.kinds.exchange)
  await expect(list.rows).toHaveCount(2)
  expect((await list.download()).text.trimEnd().split('\r\n')).toHaveLength(3)
  await list.narrow(records.everything)
  await expect(list.rows).toHaveCount(stepsOf(bought).length)
}

/** One full record, the records of one day, and the links to the other records and back. */
export const leafThrough = async ({ page, words }: Journey) => {
  const { records } = words
  const list = recordsScreen({ page, words })
  await list.rows.last().click()
  await expect(list.sheet).toContainText(records.balanceAfter)
  await expect(list.sheet).toContainText('2.500,00')
  await page.keyboard.press('Escape')
  // Since the morning: requested, cancelled, requested again and paid.
  await page.getByRole('button', { name: records.period, exact: true }).click()
  await list.sheet.getByRole('option', { name: records.periods.today, exact: true }).click()
  await expect(list.rows).toHaveCount(4)

  const books = page.getByRole('navigation', { name: records.books })
  await books.getByRole('link', { name: records.book.trading }).click()
  await expect(page).toHaveURL(/#\/mine\/transactionRecords$/)
  await expect(page.getByText(records.empty, { exact: true })).toBeVisible()
  await books.getByRole('link', { name: records.book.positions }).click()
  await expect(page).toHaveURL(/#\/mine\/positionHistory$/)
  await expectAccessible(page)
}

/** The last balance of the records is the one that the account centre and the withdrawal form show. */
export const compareAccount = async ({ page, words, go }: Journey, bought: number) => {
  const figure = (label: string) =>
    page.locator('main').getByText(label, { exact: true }).locator('xpath=following::dd[1]')
  const expectFigure = (label: string, text: string) =>
    expect.poll(async () => plain((await figure(label).textContent()) ?? '')).toBe(text)
  await go('/mine/index')
  await expectFigure(words.account.balance, '1.500,00 EUR')
  await expectFigure(words.account.frozen, '0,00 EUR')
  await go('/mine/withdraw')
  await withdrawScreen({ page, words }).choose('MYR')
  await expectFigure(words.transfers.available, `${shown(bought - 1500)} MYR`)
}

/** Every step was reported in a message. */
export const readMessages = async ({ page, go }: Journey) => {
  await go('/mine/message')
  for (const kind of [
    'withdrawal-paid',
    'withdrawal-cancelled',
    'withdrawal-requested',
    'exchanged',
    'deposit-credited',
    'card-bound',
    'fund-password-set',
    'identity-verified',
    'identity-rejected',
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: told.messages[kind][0] }).first()).toBeVisible()
}
