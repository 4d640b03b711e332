import { Effect } from 'effect'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { decimal, zero } from '../../../domain/money/decimal.ts'
import type { CreditLoan, CreditTerms } from '../../../ports/Credit.ts'
import type { StockLoan } from '../../../ports/Lending.ts'
import { type Failure, Rejected } from '../../../ports/failure.ts'
import { deviceTime } from '../../data/clock/device.ts'
import { currentWords, locale } from '../../i18n/words.ts'
import { startAllWords } from '../../testing/allWords.ts'
import { expectNoBarriers } from '../../testing/barriers.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { mountScreen } from '../../testing/mountScreen.tsx'
import { NOW } from '../../testing/now.ts'
import { funds } from '../orders/ticket/testing/sample.ts'
import { HOLDING } from '../lending/testing/lent.ts'
import Borrow from './Borrow.tsx'

const TERMS: CreditTerms = {
  currency: 'EUR',
  channel: 'open',
  rate: decimal('0.03'),
  yearRate: decimal('10.95'),
  min: decimal('100.00'),
  max: decimal('9000.00'),
  quota: decimal('10000.00'),
  owed: zero,
  identity: 'verified',
  hasFundPassword: true,
}
const LOAN: CreditLoan = {
  id: 'c1',
  currency: 'EUR',
  amount: decimal('1000.00'),
  outstanding: decimal('1000.00'),
  interest: decimal('0.30'),
  owed: decimal('1000.30'),
  paid: zero,
  rate: decimal('0.03'),
  days: 7,
  dayInterest: decimal('0.30'),
  state: 'running',
  startedAt: NOW,
  dueAt: NOW + 5 * 86_400_000,
  endedAt: null,
}

const LENT: StockLoan = {
  ...HOLDING.offer,
  id: 'l1',
  positionId: 'p1',
  quantity: decimal('200'),
  price: decimal('3.28'),
  value: decimal('656.00'),
  days: 7,
  paidDays: 0,
  dayFee: decimal('0.13'),
  paid: zero,
  total: decimal('0.91'),
  state: 'lending',
  startedAt: NOW,
  endsAt: NOW + 7 * 86_400_000,
  returnedAt: null,
}

const REFUSED: Effect.Effect<CreditLoan, Failure> = Effect.fail(new Rejected({ code: 'wrong-fund-password' }))

const open = async (
  language: 'us' | 'es',
  tab: 'credit' | 'lend' | 'loans',
  borrowed = REFUSED,
  loan: CreditLoan = LOAN,
  repaid?: Effect.Effect<CreditLoan, Failure>,
) => {
  await startAllWords(language)
  document.documentElement.lang = language === 'us' ? 'en' : language
  const nothing = { list: [], next: null }
  const { app } = makeFakeApp({
    platform: { watchOnline: () => () => undefined, watchVisible: () => () => undefined },
    clock: { now: () => NOW, newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    credit: {
      terms: (currency) => Effect.succeed({ ...TERMS, currency }),
      loans: () => Effect.succeed({ list: [loan], next: null }),
      borrow: () => borrowed,
      repay: (_, amount) =>
        repaid ?? Effect.succeed({ ...LOAN, paid: amount, outstanding: decimal('600.30'), owed: decimal('600.30') }),
    },
    funds: {
      list: () =>
        Effect.succeed([
          { ...funds(), currency: 'EUR', available: decimal('4321.00'), totalAssets: zero, realisedProfit: zero },
        ]),
    },
    lending: {
      offers: () => Effect.succeed({ channel: 'open' as const, ...nothing }),
      holdings: () => Effect.succeed({ list: [HOLDING], next: null }),
      loans: () => Effect.succeed({ list: [LENT], next: null }),
    },
  })
  await mountScreen(app, '/home/borrow', Borrow, { tab })
}

it.each(['us', 'es'] as const)(
  'a credit loan shows its cost, and at its field why it was refused (%s)',
  async (language) => {
    await open(language, 'credit')
    const { lending, server, transfers } = currentWords()
    await page.getByLabelText(lending.borrowAmount()).fill('1000')
    const fundPassword = page.getByLabelText(transfers.fundPassword(), { exact: true })
    await fundPassword.fill('918273')
    // 0.03 % a day for seven days.
    await expect.element(page.getByText('1.002,10')).toBeVisible()
    const due = deviceTime(NOW + 7 * 86_400_000, locale.peek().tag)
    await expect.element(page.getByText(due)).toBeVisible()
    await expectNoBarriers()
    await page.getByRole('button', { name: lending.review() }).click()
    const sheet = page.getByRole('dialog')
    await expect.element(sheet.getByText(due)).toBeVisible()
    await sheet.getByRole('button', { name: lending.borrowNow() }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(page.getByText(server['wrong-fund-password']()).first()).toBeVisible()
    const loan = page.getByRole('list', { name: lending.myCredit() }).getByRole('listitem')
    await expect.element(loan).toHaveTextContent(lending.creditStates.running())
    await loan.getByRole('button').click()
    await expect.element(sheet.getByText(lending.outstanding())).toBeVisible()
    await expectNoBarriers()
  },
)

it.each([
  ['overdue', ['My loans', 'New loan']],
  ['repaid', ['My loans']],
] as const)('a loan that is %s has its place', async (state, headings) => {
  await open('us', 'credit', REFUSED, { ...LOAN, state })
  const { lending } = currentWords()
  const amount = page.getByLabelText(lending.borrowAmount())
  await expect.element(amount).toBeVisible()
  expect(
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(headings)
  const loan = page.getByRole('list', { name: lending.myCredit() })
  const isFirst = loan.element().getBoundingClientRect().top < amount.element().getBoundingClientRect().top
  expect(isFirst).toBe(state === 'overdue')
  expect(loan.element().textContent.includes(deviceTime(LOAN.dueAt, locale.peek().tag))).toBe(state === 'overdue')
})

it('a locked transaction PIN says for how long', async () => {
  await open('us', 'credit', Effect.fail(new Rejected({ code: 'submitted-too-frequently' })))
  const { lending, transfers } = currentWords()
  await page.getByLabelText(lending.borrowAmount()).fill('1000')
  const pin = page.getByLabelText(transfers.fundPassword(), { exact: true })
  await pin.fill('918273')
  await page.getByRole('button', { name: lending.review() }).click()
  await page.getByRole('dialog').getByRole('button', { name: lending.borrowNow() }).click()
  await expect.element(pin).toHaveAccessibleDescription(/Wait 15 minutes/)
})

it('a loan and a repayment each give a receipt with what is available after them', async () => {
  await open('us', 'credit', Effect.succeed(LOAN))
  const { lending, transfers } = currentWords()
  await page.getByLabelText(lending.borrowAmount()).fill('1000')
  await page.getByLabelText(transfers.fundPassword(), { exact: true }).fill('918273')
  await page.getByRole('button', { name: lending.review() }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: lending.borrowNow() }).click()
  await expect.element(sheet.getByText(lending.borrowDone())).toBeVisible()
  await expect.element(sheet).toHaveTextContent(new RegExp(`${lending.borrowed()}.*1\\.000,00.*${lending.dueAt()}`))
  await expect
    .element(sheet)
    .toHaveTextContent(new RegExp(`${transfers.availableNow()}.*4\\.321,00.*${transfers.reference()}.*c1`))
  await sheet.getByRole('button', { name: lending.close() }).last().click()

  await page.getByRole('list', { name: lending.myCredit() }).getByRole('button').click()
  await sheet.getByRole('button', { name: lending.repay() }).click()
  const repayment = sheet.getByLabelText(lending.repayAmount())
  // An amount of a currency, not a number of shares.
  await repayment.fill('400,005')
  await sheet.getByRole('button', { name: lending.repayNow() }).click()
  await expect.element(repayment).toHaveAccessibleDescription(new RegExp(transfers.problems['too-many-decimals']()))
  await repayment.fill('400')
  await sheet.getByRole('button', { name: lending.repayNow() }).click()
  await expect.element(sheet.getByText(lending.repayDone())).toBeVisible()
  await expect.element(sheet).toHaveTextContent(new RegExp(`${lending.repaid()}.*400,00.*${lending.owed()}.*600,30`))
  await expect.element(sheet).toHaveTextContent(new RegExp(`${transfers.availableNow()}.*4\\.321,00`))
})

it('a repayment without the money for it leads to a deposit', async () => {
  await open('us', 'credit', REFUSED, LOAN, Effect.fail(new Rejected({ code: 'insufficient-available-balance' })))
  const { lending, markets } = currentWords()
  await page.getByRole('list', { name: lending.myCredit() }).getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: lending.repay() }).click()
  await sheet.getByRole('button', { name: lending.repayNow() }).click()
  await expect
    .element(sheet.getByRole('link', { name: markets.ways.deposit() }))
    .toHaveAttribute('href', '/mine/stored')
  await expectNoBarriers()
})

it.each(['us', 'es'] as const)('shares are lent after their fee was shown (%s)', async (language) => {
  await open(language, 'lend')
  const { lending } = currentWords()
  const shares = page.getByRole('list', { name: lending.myShares() }).getByRole('listitem')
  await shares.getByRole('button').click()
  await expect.element(page.getByRole('dialog').getByText(lending.totalFee())).toBeVisible()
  // A number of shares, not an amount of a currency.
  await page.getByRole('spinbutton', { name: lending.quantity() }).fill('200,5')
  await page.getByRole('dialog').getByRole('button', { name: lending.lendNow() }).click()
  await expect.element(page.getByText(lending.problems['too-many-decimals']())).toBeVisible()
  await expectNoBarriers()
})

it('lent shares have their unit', async () => {
  await open('us', 'loans')
  await expect.element(page.getByRole('list', { name: 'Lent shares' })).toHaveTextContent('200 shares')
})
