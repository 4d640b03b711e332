import { batch, computed, effect, signal, untracked } from '@preact/signals-react'
import { multiply } from 'effect/BigDecimal'
import { Effect, Schema } from 'effect'
import {
  LENDING_DAY,
  LENDING_TERMS,
  type LendingTerm,
  type LendCode,
  lendingFee,
  lendProblem,
  mostToLend,
  type LendingState,
} from '../../../domain/lending/lending.ts'
import { formatQuantity } from '../../../domain/money/format.ts'
import { problemAt } from '../../../domain/validation/problem.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { type LendableHolding, Lending, type LendingOffer, type StockLoan } from '../../../ports/Lending.ts'
import { makeInterrupted } from '../../app/session/interruptedForm.ts'
import { makePages } from '../../data/query/pages.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import { type AmountTextCode, makeFigureForm, readShares } from '../../data/form/amount.ts'
import { backToForm } from '../../data/intent/backToForm.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { ExactDecimal } from '../../data/intent/exactDecimal.ts'
import { makeSubjectIntent } from '../../data/intent/subjectIntent.ts'
import type { App } from '../../data/app/app.ts'

export type LendingCode = LendCode | AmountTextCode
interface Draft {
  readonly quantity: string
}

const FIELD_OF: { readonly [C in LendCode]: keyof Draft } = {
  'quantity-required': 'quantity',
  'not-whole-lots': 'quantity',
  'lend-below-minimum': 'quantity',
  'above-position': 'quantity',
  'borrow-unavailable': 'quantity',
}

interface TypedLoan {
  readonly chosen: LendableHolding | null
  readonly days: LendingTerm
  readonly quantity: string
}

const keepTyped = makeInterrupted<TypedLoan>()

/** How often demand, positions and loans are asked for without a stream, in milliseconds: another tab may lend or recall. */
const AGAIN = 30_000

const termsOf = ({ lendable, offer }: LendableHolding) => ({ ...offer, lendable })

/** Lending shares: demand, lendable positions, loans, and recalling one. */
export const makeLendingModel = (app: App) => {
  const channel = signal<LendingState | null>(null)
  const offers = makePages<LendingOffer>(app, ({ code }) => code)
  const holdings = makePages<LendableHolding>(app, ({ positionId }) => positionId)
  const loans = makePages<StockLoan>(app, ({ id }) => id)
  const picked = signal<LendableHolding | null>(null)
  /** The position that is being lent: what can be lent of it may change meanwhile. */
  const chosen = computed(
    () => holdings.rows.value.find(({ positionId }) => positionId === picked.value?.positionId) ?? picked.value,
  )
  const days = signal<LendingTerm>(LENDING_TERMS[0])
  const openedAt = signal<number | null>(null)

  const form = makeFigureForm<Draft, LendingCode>({ quantity: '' }, (draft) => {
    const { amount, code } = readShares(draft.quantity)
    const holding = chosen.value
    return problemAt('quantity', code ?? (holding ? lendProblem(amount, termsOf(holding)) : undefined))
  })
  const quantity = computed(() => readShares(form.draft.value.quantity).amount)

  const intent = makeSubjectIntent(
    app,
    'stockloan',
    {
      form: Schema.Struct({ positionId: Schema.String, quantity: ExactDecimal, days: Schema.Literals(LENDING_TERMS) }),
      send: (kept, id) => Effect.flatMap(Lending, (lending) => lending.lend(kept, id)),
    },
    ({ positionId }) => positionId,
  )
  void intent.resume()
  keepTyped(app, {
    take: () => ({ chosen: chosen.peek(), days: days.peek(), quantity: form.draft.peek().quantity }),
    put: (typed) => {
      picked.value = typed.chosen
      days.value = typed.days
      form.change('quantity', typed.quantity)
    },
    state: intent.state,
  })
  const recalling = makeSubjectIntent(
    app,
    'stockrecall',
    {
      form: Schema.Struct({ id: Schema.String }),
      send: ({ id }, requestId) => Effect.flatMap(Lending, (lending) => lending.recall(id, requestId)),
    },
    ({ id }) => id,
  )
  void recalling.resume()
  const sheet = makeReviewing(intent, { done: form.clear, ended: () => void refresh() })
  backToForm(intent, form, FIELD_OF, () => undefined)

  const refresh = async (): Promise<void> => {
    await Promise.all([offers.refresh(), holdings.refresh(), loans.refresh()])
  }
  effect(() => {
    const { kind } = recalling.state.value
    if (kind === 'done' || kind === 'refused') untracked(() => void recalling.clear().then(refresh))
  })

  return {
    channel,
    offers,
    holdings,
    loans,
    chosen,
    days,
    form,
    quantity,
    sheet,
    intent,
    recalling,
    refresh,
    /** The fee of the typed quantity at the current price; the server fixes the price when the shares are lent. */
    earning: computed(() => {
      const [holding, wanted] = [chosen.value, quantity.value]
      const price = holding?.offer.price
      if (!holding || wanted === null || !price) return null
      const value = multiply(price, wanted)
      const fee = (count: number) => lendingFee(value, holding.offer.rate, count, holding.offer.currency)
      return { value, day: fee(1), total: fee(days.value) }
    }),
    /** When the shares would be returned. */
    endsAt: computed(() => (openedAt.value === null ? null : openedAt.value + days.value * LENDING_DAY)),
    open: (): (() => void) => {
      const askOffers = (cursor: string | undefined) =>
        Effect.flatMap(Lending, (lending) => lending.offers({ cursor })).pipe(
          Effect.tap((page) => Effect.sync(() => void (channel.value = page.channel))),
        )
      void offers.begin(askOffers, { keep: true })
      void holdings.begin((cursor) => Effect.flatMap(Lending, (lending) => lending.holdings({ cursor })), {
        keep: true,
      })
      void loans.begin((cursor) => Effect.flatMap(Lending, (lending) => lending.loans({ cursor })), { keep: true })
      const stops = [pollWhileVisible(app, AGAIN, refresh, ['positions']), offers.stop, holdings.stop, loans.stop]
      return () => stops.forEach((stop) => stop())
    },
    start: (holding: LendableHolding): void => {
      batch(() => {
        if (chosen.peek()?.positionId !== holding.positionId || form.draft.peek().quantity === '') {
          form.clear()
          form.change('quantity', formatQuantity(holding.offer.minimum))
        }
        picked.value = holding
        intent.turnTo(holding.positionId)
        openedAt.value = app.runtime.runSync(AppClock).now()
        sheet.open()
      })
    },
    chooseDays: (next: LendingTerm): void => void (days.value = next),
    takeMost: (): void => {
      const holding = chosen.peek()
      if (holding) form.change('quantity', formatQuantity(mostToLend(termsOf(holding))))
    },
    confirm: (): Promise<keyof Draft | null> =>
      form.submit(async () => {
        const [holding, wanted] = [chosen.peek(), quantity.peek()]
        if (holding && wanted !== null)
          await intent.submit({ positionId: holding.positionId, quantity: wanted, days: days.peek() })
      }),
    recall: (id: string): Promise<void> => recalling.submit({ id }),
  }
}
