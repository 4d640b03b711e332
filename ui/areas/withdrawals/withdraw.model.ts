import { batch, computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import { closedGate } from '../../../domain/withdrawals/gates.ts'
import { typedFundPasswordProblem } from '../../../domain/identity/fundPassword.ts'
import { compare, type Decimal } from '../../../domain/money/decimal.ts'
import { formatFieldAmount } from '../../../domain/money/fieldAmount.ts'
import type { Currency } from '../../../domain/money/money.ts'
import { problemAt, type Problem } from '../../../domain/validation/problem.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { PasskeyAnswer } from '../../../ports/device/PasskeyDevice.ts'
import { type WithdrawalPreview, Withdrawals } from '../../../ports/Withdrawals.ts'
import { fillIn, makeInterrupted } from '../../app/session/interruptedForm.ts'
import { makeNowModel } from '../../data/clock/now.model.ts'
import { makeFigureForm, readAmount } from '../../data/form/amount.ts'
import { backToForm } from '../../data/intent/backToForm.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { makeIntent } from '../../data/intent/intent.ts'
import { makeSentSecret } from '../../data/intent/sentSecret.ts'
import { makeSwitchQuery } from '../../data/query/switchQuery.ts'
import type { App } from '../../data/app/app.ts'
import { makePastWithdrawals } from './pastWithdrawals.ts'
import { makePayoutPasskey } from './payoutPasskey.ts'
import { makePayoutCards } from './payoutCards.ts'
import { makeWithdrawCurrency } from './withdrawCurrency.ts'
import {
  amountProblem,
  cardProblem,
  FIELD_OF,
  KeptWithdrawal,
  PASSKEY_REFUSALS,
  type WithdrawCode,
  type WithdrawDraft,
} from './withdrawProblems.ts'

const keepTyped = makeInterrupted<{ readonly currency: Currency; readonly draft: WithdrawDraft }>()

/** Withdrawals: missing requirements, the form, its cost as the broker computes it, and past ones. */
export const makeWithdrawModel = (app: App) => {
  const { choose, currency, isToStay } = makeWithdrawCurrency(app)
  const preview = signal<WithdrawalPreview | null>(null)
  /** The card to which the preview's cost belongs. */
  const pricedCard = signal('')
  /** The failure of the last request. */
  const failed = signal<{ readonly failure: Failure | null } | null>(null)
  const latest = makeSwitchQuery(app)

  const passkey = makePayoutPasskey(app)
  const clock = app.model(makeNowModel)

  const form = makeFigureForm<WithdrawDraft, WithdrawCode>({ amount: '', card: '', fundPassword: '' }, (draft) => {
    const known = preview.value
    if (!known) return []
    return [
      ...problemAt('amount', amountProblem(draft.amount, known)),
      ...problemAt('card', cardProblem(draft.card, pricedCard.value, known)),
      ...problemAt('fundPassword', passkey.isUsed.value ? undefined : typedFundPasswordProblem(draft.fundPassword)),
    ] as ReadonlyArray<Problem<keyof WithdrawDraft, WithdrawCode>>
  })
  const amount = computed(() => readAmount(form.draft.value.amount, currency.value).amount)

  /** The fund password, or the answer of the passkey in its place. */
  const secret = makeSentSecret<KeptWithdrawal, string | PasskeyAnswer>(app)
  const intent = makeIntent(app, 'withdrawal', {
    form: KeptWithdrawal,
    send: (kept, id) =>
      Effect.flatMap(Withdrawals, (withdrawals) => {
        const proof = secret.of(kept) ?? ''
        return typeof proof === 'string'
          ? withdrawals.submit({ ...kept, fundPassword: proof }, id)
          : withdrawals.submitByPasskey(kept, proof, id)
      }),
    find: ({ currency: paid }, id) => Effect.flatMap(Withdrawals, (withdrawals) => withdrawals.find(paid, id)),
    canRepeat: (kept) => secret.of(kept) !== null,
    enterAgain: (lost) => {
      if (lost.currency !== currency.peek()) chooseCurrency(lost.currency)
      form.change('amount', formatFieldAmount(lost.amount, lost.currency))
      form.change('card', lost.cardId)
      sheet.close()
    },
  })
  keepTyped(app, {
    take: () => ({ currency: currency.peek(), draft: { ...form.draft.peek(), fundPassword: '' } }),
    put: (typed) => {
      choose(typed.currency)
      fillIn(typed.draft, form.change)
    },
    state: intent.state,
  })
  const resetForm = (): void => {
    form.forget('amount')
    form.forget('fundPassword')
    void load()
  }
  const sheet = makeReviewing(intent, { done: resetForm, forgetSecret: secret.forget })
  // What the device confirms is what the review shows: one that is closed is not confirmed any more.
  effect(() => {
    if (!sheet.reviewing.value) untracked(passkey.drop)
  })
  const backAtField = (): void => {
    sheet.close()
    // The preview is outdated: a wait has begun, for example, whose end the refusal has.
    void refresh()
  }
  backToForm(intent, form, FIELD_OF, backAtField, (code) => passkey.isUsed.peek() && PASSKEY_REFUSALS.has(code))

  /** Whether the figures of the preview belong to the typed amount and the chosen card. */
  const isPriced = computed(() => {
    const [known, typed] = [preview.value, amount.value]
    const isCard = pricedCard.value === form.draft.value.card
    return known !== null && typed !== null && isCard && compare(known.amount, typed) === 0
  })

  const ask = (typed: Decimal | null, card: string) =>
    Effect.flatMap(Withdrawals, (withdrawals) =>
      withdrawals.preview({
        currency: currency.peek(),
        ...(card === '' ? {} : { cardId: card }),
        ...(typed === null ? {} : { amount: typed }),
      }),
    )

  /** The amount that was filled in as everything; what the customer types instead stays. */
  let everything: string | null = null
  const withdrawAll = (): void => {
    const known = preview.peek()
    if (!known?.available) return
    const most = compare(known.available, known.limits.max) > 0 ? known.limits.max : known.available
    everything = formatFieldAmount(most, currency.peek())
    if (form.draft.peek().amount !== everything) form.change('amount', everything)
  }

  /** Requests limits, hours and the cost of the typed amount. */
  const refresh = async (): Promise<Failure | null> => {
    failed.value = null
    const { card } = form.draft.peek()
    const answer = await latest.ask(ask(amount.peek(), card))
    if (answer.is === 'found' && !(await isToStay(answer.value, chooseCurrency))) return null
    if (answer.is === 'found')
      batch(() => {
        preview.value = answer.value
        pricedCard.value = card
        // The figure that was known before may be one of an earlier visit.
        if (form.draft.peek().amount === everything) withdrawAll()
      })
    failed.value = answer.is === 'failed' ? answer : null
    return failed.peek()?.failure ?? null
  }

  const payout = makePayoutCards(app, currency, (cards) => {
    const { card } = form.draft.peek()
    // One that is paid now, where there is one: a new payee has to wait.
    const first = cards.find(({ paidFrom }) => paidFrom === null) ?? cards[0]
    if (!cards.some(({ id }) => id === card)) form.change('card', first?.id ?? '')
  })

  const past = makePastWithdrawals(app, currency, () => void refresh())

  const load = (): Promise<unknown> => Promise.all([refresh(), payout.load(), past.load()])
  const chooseCurrency = (next: Currency): void => {
    choose(next)
    preview.value = null
    payout.clear()
    form.clear()
    void load()
  }

  /** The payee may be chosen before the first preview arrives, which does not have its wait then. */
  const isKnown = computed(() => preview.value !== null)

  /** Follows the input: requests its cost when the typing rests. The currency of a link counts as the customer's choice. */
  const start = (named?: Currency): (() => void) => {
    if (named !== undefined && named !== currency.peek()) chooseCurrency(named)
    else {
      if (named !== undefined) choose(named)
      void load()
    }
    const stopPasskey = passkey.start()
    let timer: ReturnType<typeof setTimeout> | undefined
    // With the amount and payee of an earlier visit, the cost is asked for by `load`.
    let isAsked = isKnown.peek()
    const stop = effect(() => {
      const hasInput = amount.value !== null || form.draft.value.card !== ''
      clearTimeout(timer)
      if (isKnown.value && hasInput && !isAsked) timer = setTimeout(() => void refresh(), 300)
      isAsked = false
    })
    // A form that is open at the end of its wait no longer says that it waits.
    const stopClock = clock.keep()
    const stopWait = effect(() => {
      const now = clock.now.value
      const until = preview.peek()?.wait?.until
      if (now !== null && until !== undefined && now >= until) untracked(() => void refresh())
    })
    return () => {
      clearTimeout(timer)
      stop()
      stopClock()
      stopWait()
      stopPasskey()
      latest.drop()
      past.list.stop()
    }
  }

  return {
    currency,
    preview,
    failed,
    cards: payout.cards,
    cardsFailed: payout.failed,
    loadCards: payout.load,
    form,
    amount,
    sheet,
    intent,
    passkey,
    past,
    /** The first missing requirement; undefined where none is missing, or nothing is known yet. */
    gate: computed(() => preview.value && closedGate(preview.value.standing)),
    isPriced,
    start,
    load,
    chooseCurrency,
    withdrawAll,
    review: async (): Promise<keyof WithdrawDraft | null> => {
      let missed: Failure | null = null
      const send = async () => void (missed = await refresh())
      let wrong = await form.submit(send)
      // The hours may have begun, money may have arrived or a wait may be over since the last preview: only a new one is decisive.
      if ((wrong === 'amount' || wrong === 'card') && amount.peek() !== null) {
        await send()
        wrong = await form.submit(async () => undefined)
      }
      const known = preview.peek()
      if (wrong !== null || known === null) return wrong
      // No review without the cost.
      if (missed && !isPriced.peek()) {
        app.fail(missed)
        return null
      }
      // The hours may have ended, or money may have moved, since the form was opened.
      const problem = amountProblem(form.draft.peek().amount, known)
      if (problem === undefined) {
        sheet.open()
        return null
      }
      form.refuse('amount', problem)
      return 'amount'
    },
    confirm: async (): Promise<void> => {
      const { card, fundPassword } = form.draft.peek()
      const typed = amount.peek()
      if (typed === null) return
      const withdrawal = { currency: currency.peek(), amount: typed, cardId: card }
      const proof = passkey.isUsed.peek() ? await passkey.confirm(withdrawal) : fundPassword
      // Without a passkey that confirms withdrawals the form asks for the fund password.
      if (proof === null && !passkey.isUsed.peek()) sheet.close()
      // The customer did not confirm, or has left the review meanwhile.
      if (proof === null) return
      secret.keep(withdrawal, proof)
      await intent.submit(withdrawal)
    },
  }
}
