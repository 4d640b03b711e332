import { batch, computed, signal } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import { sum } from 'effect/BigDecimal'
import {
  type BorrowCode,
  borrowProblem,
  CREDIT_TERMS,
  type CreditTerm,
  interestFor,
} from '../../../domain/credit/loan.ts'
import { typedFundPasswordProblem } from '../../../domain/identity/fundPassword.ts'
import { compare, zero } from '../../../domain/money/decimal.ts'
import { formatFieldAmount } from '../../../domain/money/fieldAmount.ts'
import { CURRENCIES, type Currency, roundToMinor } from '../../../domain/money/money.ts'
import { problemAt } from '../../../domain/validation/problem.ts'
import { Credit, type CreditLoan, type CreditTerms } from '../../../ports/Credit.ts'
import { makeInterrupted } from '../../app/session/interruptedForm.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import { makeQuery } from '../../data/query/query.ts'
import { makePages } from '../../data/query/pages.ts'
import { type AmountTextCode, makeFigureForm, readAmount } from '../../data/form/amount.ts'
import { backToForm } from '../../data/intent/backToForm.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { ExactDecimal } from '../../data/intent/exactDecimal.ts'
import { makeIntent } from '../../data/intent/intent.ts'
import { makeSentSecret } from '../../data/intent/sentSecret.ts'
import { makeSubjectIntent } from '../../data/intent/subjectIntent.ts'
import type { App } from '../../data/app/app.ts'

export interface CreditDraft {
  readonly amount: string
  readonly fundPassword: string
}

export type CreditCode =
  | AmountTextCode
  | BorrowCode
  | 'fund-password-required'
  | 'not-six-digits'
  | 'wrong-fund-password'
  | 'submitted-too-frequently'
  | 'repayment-above-owed'
  | 'insufficient-available-balance'

/** How often terms and loans are asked for without a stream, in milliseconds: another tab may borrow or repay. */
const AGAIN = 30_000

/** A loan as it is stored on the device while its answer is not known: without the fund password. */
const KeptLoan = Schema.Struct({
  currency: Schema.Literals(CURRENCIES),
  amount: ExactDecimal,
  days: Schema.Literals(CREDIT_TERMS),
})
type KeptLoan = (typeof KeptLoan)['Type']

const keepTyped = makeInterrupted<{ readonly currency: Currency; readonly days: CreditTerm; readonly amount: string }>()

/** Credit loans: their terms in a currency, taking one, and repaying in part or whole. */
export const makeCreditModel = (app: App) => {
  const currency = signal<Currency>('EUR')
  const days = signal<CreditTerm>(CREDIT_TERMS[0])
  const picked = signal<CreditLoan | null>(null)
  const terms = makeQuery<CreditTerms>(app, () => Effect.flatMap(Credit, (credit) => credit.terms(currency.peek())))
  const loans = makePages<CreditLoan>(app, ({ id }) => id)
  /** The loan that is being repaid: another tab may repay it, too. */
  const chosen = computed(() => loans.rows.value.find(({ id }) => id === picked.value?.id) ?? picked.value)

  const form = makeFigureForm<CreditDraft, CreditCode>({ amount: '', fundPassword: '' }, (draft) => {
    const known = terms.value.value
    if (!known) return []
    const typed = readAmount(draft.amount, known.currency)
    return [
      ...problemAt('amount', typed.code ?? borrowProblem(typed.amount, known.currency, known)),
      ...problemAt('fundPassword', typedFundPasswordProblem(draft.fundPassword)),
    ]
  })
  const amount = computed(() => readAmount(form.draft.value.amount, currency.value).amount)

  const repayForm = makeFigureForm<{ readonly repayment: string }, CreditCode>({ repayment: '' }, (draft) => {
    const loan = chosen.value
    if (!loan) return []
    const typed = readAmount(draft.repayment, loan.currency)
    if (typed.code) return problemAt('repayment', typed.code)
    if (typed.amount === null || compare(typed.amount, zero) <= 0) return problemAt('repayment', 'amount-required')
    return problemAt('repayment', compare(typed.amount, loan.owed) > 0 ? 'repayment-above-owed' : undefined)
  })

  const secret = makeSentSecret<KeptLoan>(app)
  const intent = makeIntent(app, 'creditloan', {
    form: KeptLoan,
    send: (kept, id) =>
      Effect.flatMap(Credit, (credit) => credit.borrow({ ...kept, fundPassword: secret.of(kept) ?? '' }, id)),
    canRepeat: (kept) => secret.of(kept) !== null,
    enterAgain: (lost) => {
      if (lost.currency !== currency.peek()) chooseCurrency(lost.currency)
      days.value = lost.days
      form.change('amount', formatFieldAmount(lost.amount, lost.currency))
      borrowSheet.close()
    },
  })
  keepTyped(app, {
    take: () => ({ currency: currency.peek(), days: days.peek(), amount: form.draft.peek().amount }),
    put: (typed) => {
      currency.value = typed.currency
      days.value = typed.days
      form.change('amount', typed.amount)
    },
    state: intent.state,
  })
  const repaying = makeSubjectIntent(
    app,
    'creditrepay',
    {
      form: Schema.Struct({ id: Schema.String, amount: ExactDecimal }),
      send: (kept, id) => Effect.flatMap(Credit, (credit) => credit.repay(kept.id, kept.amount, id)),
    },
    ({ id }) => id,
  )
  void repaying.resume()
  const refresh = async (): Promise<void> => {
    await Promise.all([terms.load(), loans.refresh()])
  }
  const borrowSheet = makeReviewing(intent, {
    done: form.clear,
    ended: () => void refresh(),
    forgetSecret: secret.forget,
  })
  const repaySheet = makeReviewing(repaying, { ended: () => void refresh() })
  backToForm(
    intent,
    form,
    {
      'borrow-below-minimum': 'amount',
      'borrow-unavailable': 'amount',
      'wrong-fund-password': 'fundPassword',
      'submitted-too-frequently': 'fundPassword',
    },
    borrowSheet.close,
  )
  backToForm(
    repaying,
    repayForm,
    { 'repayment-above-owed': 'repayment', 'insufficient-available-balance': 'repayment' },
    () => undefined,
  )

  const chooseCurrency = (next: Currency): void => {
    batch(() => {
      currency.value = next
      form.clear()
      terms.clear()
    })
    void terms.load()
  }

  return {
    currency,
    days,
    terms,
    /** The terms of a loan in the chosen currency; null until they are loaded. */
    known: terms.value,
    loans,
    form,
    amount,
    intent,
    repaying,
    repayForm,
    chosen,
    borrowSheet,
    repaySheet,
    refresh,
    /** The total of the loan if it is repaid at the end of the term: interest of each day, the last one included. */
    cost: computed(() => {
      const [known, typed] = [terms.value.value, amount.value]
      if (!known || typed === null) return null
      const of = (count: number) => roundToMinor(interestFor(typed, known.rate, count), known.currency)
      return { day: of(1), interest: of(days.value), total: sum(typed, of(days.value)) }
    }),
    open: (): (() => void) => {
      void terms.load()
      void loans.begin((cursor) => Effect.flatMap(Credit, (credit) => credit.loans({ cursor })), { keep: true })
      const stops = [pollWhileVisible(app, AGAIN, refresh, ['wallets']), terms.stop, loans.stop]
      return () => stops.forEach((stop) => stop())
    },
    chooseDays: (next: CreditTerm): void => void (days.value = next),
    chooseCurrency,
    /** Opens the review. Returns the first invalid field. */
    review: () => form.submit(async () => borrowSheet.open()),
    confirm: async (): Promise<void> => {
      const typed = amount.peek()
      if (typed === null) return
      const loan = { currency: currency.peek(), amount: typed, days: days.peek() }
      secret.keep(loan, form.draft.peek().fundPassword)
      await intent.submit(loan)
    },
    startRepaying: (loan: CreditLoan): void => {
      batch(() => {
        picked.value = loan
        repayForm.clear()
        repayForm.change('repayment', formatFieldAmount(loan.owed, loan.currency))
        repaying.turnTo(loan.id)
        repaySheet.open()
      })
    },
    repay: (): Promise<'repayment' | null> =>
      repayForm.submit(async ({ repayment }) => {
        const loan = chosen.peek()
        const typed = loan && readAmount(repayment, loan.currency).amount
        if (loan && typed) await repaying.submit({ id: loan.id, amount: typed })
      }),
  }
}
