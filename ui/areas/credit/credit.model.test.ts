import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { CreditLoan, CreditTerms, NewCreditLoan } from '../../../ports/Credit.ts'
import { type Failure, Rejected } from '../../../ports/failure.ts'
import { makeLiveParts } from '../../data/live/parts.model.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeCreditModel } from './credit.model.ts'

const TERMS: CreditTerms = {
  currency: 'EUR',
  channel: 'open',
  rate: decimal('0.03'),
  yearRate: decimal('10.95'),
  min: decimal('100.00'),
  max: decimal('9000.00'),
  quota: decimal('10000.00'),
  owed: decimal('1000.00'),
  identity: 'verified',
  hasFundPassword: true,
}
const LOAN = { id: 'c1', currency: 'EUR', owed: decimal('1000.30'), state: 'running' } as CreditLoan

const setUp = async (refuse?: Failure) => {
  const borrowed: Array<NewCreditLoan> = []
  const repaid: Array<string> = []
  const looks: Array<string> = []
  const debt = { owed: LOAN.owed }
  const answer = () => (refuse ? Effect.fail(refuse) : Effect.succeed(LOAN))
  const fake = makeFakeApp({
    clock: { now: () => 0, newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    credit: {
      terms: (currency) =>
        Effect.sync(() => {
          looks.push(currency)
          return { ...TERMS, currency }
        }),
      loans: () => Effect.sync(() => ({ list: [{ ...LOAN, ...debt }], next: null })),
      borrow: (loan) =>
        Effect.suspend(() => {
          borrowed.push(loan)
          return answer()
        }),
      repay: (id, amount) =>
        Effect.suspend(() => {
          repaid.push(`${id} ${formatDecimal(amount)}`)
          return answer()
        }),
    },
  })
  const model = makeCreditModel(fake.app)
  model.open()
  await expect.poll(() => model.known.value).not.toBeNull()
  return { ...fake, model, borrowed, repaid, looks, debt }
}

const WANTED = { amount: '1.000,00', fundPassword: '280519' }

describe('a credit loan', () => {
  it('shows its interest per day and for the term, and the total repayment', async () => {
    const { model } = await setUp()
    expect(model.cost.value).toBeNull()
    model.form.change('amount', '1.000,00')
    model.chooseDays(14)
    const { day, interest, total } = model.cost.value!
    expect([day, interest, total].map(formatDecimal)).toEqual(['0.30', '4.20', '1004.20'])
  })

  it.each([
    [{ amount: '' }, 'amount', 'amount-required'],
    [{ amount: '99,99' }, 'amount', 'borrow-below-minimum'],
    [{ amount: '9.000,01' }, 'amount', 'borrow-unavailable'],
    [{ fundPassword: '' }, 'fundPassword', 'fund-password-required'],
    [{ fundPassword: '12345' }, 'fundPassword', 'not-six-digits'],
  ] as const)('with %o is refused before it is sent', async (change, field, code) => {
    const { model } = await setUp()
    for (const [name, text] of Object.entries({ ...WANTED, ...change }))
      model.form.change(name as keyof typeof WANTED, text)
    expect([await model.review(), model.form.errors.value[field]]).toEqual([field, code])
    expect(model.borrowSheet.reviewing.value).toBe(false)
  })

  it('is sent once with the password, which is stored nowhere, and its terms are fetched again', async () => {
    const { borrowed, kept, looks, model } = await setUp()
    model.form.change('amount', WANTED.amount)
    model.form.change('fundPassword', WANTED.fundPassword)
    expect(await model.review()).toBeNull()
    const sending = Promise.all([model.confirm(), model.confirm()])
    expect([...kept.values()].join()).not.toContain(WANTED.fundPassword)
    await sending
    const [loan] = borrowed
    expect(borrowed).toMatchObject([{ currency: 'EUR', days: 7, fundPassword: '280519' }])
    expect(formatDecimal(loan!.amount)).toBe('1000.00')
    await expect.poll(() => looks).toEqual(['EUR', 'EUR'])
    expect(model.form.draft.value).toEqual({ amount: '', fundPassword: '' })
  })

  it('returns to the password field where the server refuses it', async () => {
    const { model } = await setUp(new Rejected({ code: 'wrong-fund-password' }))
    model.form.change('amount', WANTED.amount)
    model.form.change('fundPassword', WANTED.fundPassword)
    await model.review()
    await model.confirm()
    expect(model.form.errors.value.fundPassword).toBe('wrong-fund-password')
    expect(model.borrowSheet.reviewing.value).toBe(false)
  })

  it('is reset for another currency, whose terms are requested', async () => {
    const { looks, model } = await setUp()
    model.form.change('amount', WANTED.amount)
    model.chooseCurrency('MYR')
    expect([model.form.draft.value.amount, model.known.value]).toEqual(['', null])
    await expect.poll(() => model.known.value?.currency).toBe('MYR')
    expect(looks).toEqual(['EUR', 'MYR'])
  })
})

describe('repaying', () => {
  it('starts with the whole debt, and is sent once', async () => {
    const { model, repaid } = await setUp()
    model.startRepaying(LOAN)
    expect(model.repayForm.draft.value.repayment).toBe('1.000,30')
    await Promise.all([model.repay(), model.repay()])
    expect(repaid).toEqual(['c1 1000.30'])
  })

  it.each([
    ['', 'amount-required'],
    ['0', 'amount-required'],
    ['1000,31', 'repayment-above-owed'],
    ['1,234', 'too-many-decimals'],
  ])('refuses "%s" before it is sent: %s', async (typed, code) => {
    const { model, repaid } = await setUp()
    model.startRepaying(LOAN)
    model.repayForm.change('repayment', typed)
    expect([await model.repay(), model.repayForm.errors.value.repayment, repaid]).toEqual(['repayment', code, []])
  })

  it('keeps the sheet open where the balance is too low', async () => {
    const { model } = await setUp(new Rejected({ code: 'insufficient-available-balance' }))
    model.startRepaying(LOAN)
    await model.repay()
    // As the field writes it when it gets the focus.
    model.repayForm.change('repayment', '1000,30')
    expect(model.repayForm.errors.value.repayment).toBe('insufficient-available-balance')
    expect(model.repaySheet.reviewing.value).toBe(true)
    model.repayForm.change('repayment', '1000,3')
    model.repayForm.change('repayment', '1000')
    expect(model.repayForm.errors.value.repayment).toBeUndefined()
  })

  it('has what is still owed after another tab has repaid a part, and keeps what was typed', async () => {
    const { debt, model } = await setUp(new Rejected({ code: 'repayment-above-owed' }))
    await expect.poll(() => model.loans.status.value).toBe('ready')
    model.startRepaying(LOAN)
    debt.owed = decimal('400.10')
    await model.repay()
    await expect.poll(() => model.chosen.value?.owed).toEqual(decimal('400.10'))
    expect([model.repayForm.draft.value.repayment, model.repayForm.errors.value.repayment]).toEqual([
      '1.000,30',
      'repayment-above-owed',
    ])
  })

  it('asks for terms and loans again when the money has moved', async () => {
    const { app, debt, looks, model } = await setUp()
    await expect.poll(() => model.loans.status.value).toBe('ready')
    debt.owed = decimal('400.10')
    for (const part of app.model(makeLiveParts).all) part.hear({ is: 'wallets' })
    await expect.poll(() => model.loans.rows.value[0]?.owed).toEqual(decimal('400.10'))
    expect(looks).toEqual(['EUR', 'EUR'])
  })
})
