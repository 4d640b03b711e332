import { computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect, Exit, Schema } from 'effect'
import { typedFundPasswordProblem } from '../../../domain/identity/fundPassword.ts'
import { tidyAccountNumber, tidySwift } from '../../../domain/payees/account.ts'
import { MOST_PAYEES } from '../../../domain/payees/mostPayees.ts'
import { type Payee, type PayeeProblem, payeeProblems } from '../../../domain/payees/payee.ts'
import { closedGate, type FundsStanding } from '../../../domain/withdrawals/gates.ts'
import { type Network, NETWORKS, tidyWallet } from '../../../domain/payees/wallet.ts'
import type { AccountType, PayMethod } from '../../../ports/Deposits.ts'
import { type NewPayee, Payees } from '../../../ports/Payees.ts'
import { Withdrawals } from '../../../ports/Withdrawals.ts'
import { keysOf } from '../../../domain/validation/keys.ts'
import { problemAt } from '../../../domain/validation/problem.ts'
import { fillIn, makeInterrupted } from '../../app/session/interruptedForm.ts'
import { makeForm } from '../../data/form/form.ts'
import { backToForm } from '../../data/intent/backToForm.ts'
import { makeSentSecret } from '../../data/intent/sentSecret.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { makeIntent } from '../../data/intent/intent.ts'
import type { App } from '../../data/app/app.ts'

export interface BindDraft {
  readonly method: PayMethod
  readonly holder: string
  readonly number: string
  readonly bank: string
  readonly swift: string
  readonly bankAddress: string
  readonly payeeAddress: string
  readonly accountType: AccountType | null
  readonly network: Network
  readonly address: string
  readonly fundPassword: string
}

const FIELD_OF = {
  'card-holder-differs': 'holder',
  'invalid-iban': 'number',
  'invalid-card-number': 'number',
  'invalid-swift': 'swift',
  'invalid-wallet-address': 'address',
  'bank-card-exists': 'number',
  'wrong-fund-password': 'fundPassword',
} as const satisfies Record<string, keyof BindDraft>

/** The missing requirement of each refusal. Source: RULES.md, funds. */
const STANDING_OF: Readonly<Partial<Record<string, FundsStanding>>> = {
  'identity-not-verified': { identity: 'not-submitted', hasFundPassword: false, hasCard: false, owesCredit: false },
  'identity-failed': { identity: 'rejected', hasFundPassword: false, hasCard: false, owesCredit: false },
  'fund-password-not-set': { identity: 'verified', hasFundPassword: false, hasCard: false, owesCredit: false },
}
export type BindCode = PayeeProblem['code'] | keyof typeof FIELD_OF | 'fund-password-required' | 'not-six-digits'

const EMPTY: BindDraft = {
  method: 'bank',
  holder: '',
  number: '',
  bank: '',
  swift: '',
  bankAddress: '',
  payeeAddress: '',
  accountType: null,
  network: 'TRC20',
  address: '',
  fundPassword: '',
}

const Text = Schema.String
const Optional = Schema.optionalKey(Schema.UndefinedOr(Schema.String))
const KeptPayee = Schema.Union([
  Schema.Struct({
    method: Schema.Literal('bank'),
    holder: Text,
    number: Text,
    bank: Text,
    swift: Optional,
    bankAddress: Optional,
    payeeAddress: Optional,
    accountType: Schema.optionalKey(Schema.UndefinedOr(Schema.Literals(['savings', 'current']))),
  }),
  Schema.Struct({ method: Schema.Literal('wallet'), network: Schema.Literals(NETWORKS), address: Text }),
])

const payeeOf = (draft: BindDraft): Payee =>
  draft.method === 'wallet'
    ? { method: 'wallet', network: draft.network, address: draft.address }
    : { ...draft, method: 'bank' }

const filled = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim())

/** The request: numbers without spaces, empty fields left out. */
export const newPayeeOf = (draft: BindDraft): NewPayee =>
  draft.method === 'wallet'
    ? { method: 'wallet', network: draft.network, address: tidyWallet(draft.address) }
    : {
        method: 'bank',
        holder: draft.holder.trim(),
        number: tidyAccountNumber(draft.number),
        bank: draft.bank.trim(),
        swift: filled(tidySwift(draft.swift)),
        bankAddress: filled(draft.bankAddress),
        payeeAddress: filled(draft.payeeAddress),
        accountType: draft.accountType ?? undefined,
      }

const keepTyped = makeInterrupted<BindDraft>()

/** What is kept of the field for an IBAN or a card: an IBAN, which begins with letters. */
const withoutCard = (number: string): string => (/^\s*[a-z]/i.test(number) ? number : '')

/**
 * Binding an account, a card or a wallet. Only the server knows the verified name and the complete numbers of bound
 * payees.
 */
export const makeBindModel = (app: App) => {
  const standing = signal<FundsStanding | null>(null)
  const form = makeForm<BindDraft, BindCode>(EMPTY, (draft) => [
    ...payeeProblems(payeeOf(draft), null, []),
    ...problemAt('fundPassword', typedFundPasswordProblem(draft.fundPassword)),
  ])
  const secret = makeSentSecret<NewPayee>(app)
  const intent = makeIntent(app, 'bind', {
    form: KeptPayee,
    send: (payee, id) => Effect.flatMap(Payees, (payees) => payees.bind(payee, secret.of(payee) ?? '', id)),
    canRepeat: (payee) => secret.of(payee) !== null,
    enterAgain: () => sheet.close(),
  })
  keepTyped(app, {
    take: () => {
      const typed = form.draft.peek()
      return { ...typed, number: withoutCard(typed.number), fundPassword: '' }
    },
    put: (typed) => fillIn(typed, form.change),
    state: intent.state,
  })
  const sheet = makeReviewing(intent, { done: form.clear, forgetSecret: secret.forget })
  backToForm(
    intent,
    {
      refuse: (field, code) =>
        form.refuse(field === 'number' && form.draft.peek().method === 'wallet' ? 'address' : field, code),
    },
    FIELD_OF,
    sheet.close,
  )
  // Where the request for the requirements failed, the server's refusal names the missing one.
  effect(() => {
    const now = intent.state.value
    if (now.kind !== 'refused' || now.failure._tag !== 'Rejected') return
    const known = STANDING_OF[now.failure.code]
    if (!known) return
    untracked(() => {
      standing.value = known
      sheet.close()
      void intent.clear()
    })
  })
  const looked = signal(false)
  const isFull = signal(false)
  /** Requests the requirements; where that fails, the server checks them at the end. */
  const look = async (): Promise<void> => {
    const [found, bound] = await Promise.all([
      app.attempt(
        Effect.flatMap(Withdrawals, (withdrawals) => withdrawals.preview({ currency: 'EUR' })),
        { load: true },
      ),
      app.attempt(
        Effect.flatMap(Payees, (payees) => payees.list()),
        { load: true },
      ),
    ])
    if (Exit.isSuccess(found)) standing.value = found.value.standing
    isFull.value = Exit.isSuccess(bound) && bound.value.length >= MOST_PAYEES
    looked.value = true
  }

  return {
    standing,
    /** The first missing requirement of a payee; undefined where none is missing, null where that is unknown. */
    gate: computed(() => standing.value && closedGate({ ...standing.value, hasCard: true, owesCredit: false })),
    look,
    /** Whether the maximum of payees is bound. */
    isFull,
    /** Whether the requirements are loaded, or failed to load: the form is not shown before. */
    looked,
    form,
    /** Changes to the fields of the other method: an empty one is not invalid yet. */
    choose: (method: PayMethod): void => {
      form.change('method', method)
      for (const field of keysOf(EMPTY)) if (form.draft.peek()[field] === '') form.forget(field)
    },
    intent,
    sheet,
    review: () =>
      form.submit(async () => {
        sheet.open()
      }),
    confirm: (): Promise<void> => {
      const { fundPassword, ...draft } = form.draft.peek()
      const payee = newPayeeOf({ ...draft, fundPassword: '' })
      secret.keep(payee, fundPassword)
      return intent.submit(payee)
    },
  }
}
