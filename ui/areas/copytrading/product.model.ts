import { computed, signal } from '@preact/signals-react'
import { Effect, Exit, Schema } from 'effect'
import { followFee, returnOf } from '../../../domain/copytrading/figures.ts'
import {
  type PurchaseProblem,
  purchaseAmountProblem,
  saleProblem,
  shortfallOf,
} from '../../../domain/copytrading/purchase.ts'
import { remainingOf } from '../../../domain/copytrading/product.ts'
import { sum } from 'effect/BigDecimal'
import { compare, type Decimal, zero } from '../../../domain/money/decimal.ts'
import { largestFall } from '../../../domain/money/largestMove.ts'
import { problemAt } from '../../../domain/validation/problem.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { Exchange } from '../../../ports/Exchange.ts'
import { Following, type FollowProduct, type TrackDays, type Valuation } from '../../../ports/Copytrading.ts'
import { Identity } from '../../../ports/Identity.ts'
import type { IdentityState } from '../../../domain/contract/enumerations.ts'
import { makeInterrupted } from '../../app/session/interruptedForm.ts'
import { makeQuery } from '../../data/query/query.ts'
import { makeDetailQuery } from '../../data/query/detailQuery.ts'
import { type AmountTextCode, makeFigureForm, readAmount } from '../../data/form/amount.ts'
import { backToForm } from '../../data/intent/backToForm.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { ExactDecimal } from '../../data/intent/exactDecimal.ts'
import { makeSubjectIntent } from '../../data/intent/subjectIntent.ts'
import type { App } from '../../data/app/app.ts'

interface FollowDraft {
  readonly amount: string
}

const FIELD_OF = {
  'purchase-below-minimum': 'amount',
  'follow-scale-reached': 'amount',
  'follow-not-open': 'amount',
  'follow-deadline-passed': 'amount',
  'insufficient-balance': 'amount',
} as const satisfies Record<string, keyof FollowDraft>

export type FollowCode = AmountTextCode | PurchaseProblem | keyof typeof FIELD_OF

/** A track record as cumulative return: percentage points since its first valuation. */
const growthOf = (record: ReadonlyArray<Valuation>): ReadonlyArray<{ at: number; value: Decimal }> => {
  const first = record[0]
  return first ? record.map(({ at, nav }) => ({ at, value: returnOf(first.nav, nav) })) : []
}

const keepTyped = makeInterrupted<{ readonly code: string; readonly amount: string }>()

/** One product: its terms, its strategist's track record, and buying it. */
export const makeProductModel = (app: App) => {
  const days = signal<TrackDays>(365)
  const now = signal<number | null>(null)
  const available = signal<Decimal | null>(null)
  const identity = signal<IdentityState | null>(null)
  let code = ''

  const page = makeDetailQuery<FollowProduct>(app, {
    ask: (wanted) => Effect.flatMap(Following, (following) => following.product(wanted)),
    absent: 'product-not-found',
  })
  const record = makeQuery(app, () => Effect.flatMap(Following, (following) => following.record(code, days.peek())))

  const form = makeFigureForm<FollowDraft, FollowCode>({ amount: '' }, (draft) => {
    const product = page.shown.value
    if (!product || now.value === null) return []
    const closed = saleProblem(product, now.value)
    if (closed) return problemAt('amount', closed)
    const typed = readAmount(draft.amount, product.currency)
    return problemAt('amount', typed.code ?? purchaseAmountProblem(product, typed.amount, available.value))
  })
  const amount = computed(() => {
    const product = page.shown.value
    return product ? readAmount(form.draft.value.amount, product.currency).amount : null
  })

  const intent = makeSubjectIntent(
    app,
    'follow',
    {
      form: Schema.Struct({ code: Schema.String, amount: ExactDecimal }),
      send: (follow, requestId) => Effect.flatMap(Following, (following) => following.buy(follow, requestId)),
    },
    (follow) => follow.code,
  )
  keepTyped(app, {
    take: () => ({ code, amount: form.draft.peek().amount }),
    put: (typed) => {
      code = typed.code
      form.change('amount', typed.amount)
    },
    state: intent.state,
  })
  // The balance and the product's capacity may have changed since they were fetched.
  const sheet = makeReviewing(intent, { done: form.clear, ended: () => void refresh() })
  backToForm(intent, form, FIELD_OF, sheet.close)

  const loadStanding = async (): Promise<void> => {
    const product = page.shown.peek()
    if (!product) return
    const [wallets, proof] = await Promise.all([
      app.attempt(
        Effect.flatMap(Exchange, (exchange) => exchange.wallets()),
        { load: true },
      ),
      app.attempt(
        Effect.flatMap(Identity, (one) => one.record()),
        { load: true },
      ),
    ])
    // A wallet without movements is not in the list.
    available.value = Exit.isSuccess(wallets)
      ? (wallets.value.find(({ currency }) => currency === product.currency)?.available ?? zero)
      : null
    identity.value = Exit.isSuccess(proof) ? proof.value.state : null
    now.value = app.runtime.runSync(AppClock).now()
  }

  const refresh = async (): Promise<void> => {
    await Promise.all([page.refresh(), record.load()])
    await loadStanding()
  }

  return {
    page,
    days,
    record,
    growth: computed(() => (record.value.value ? growthOf(record.value.value) : null)),
    /** The largest fall of the record that is shown; null where it never fell. */
    fall: computed(() => largestFall((record.value.value ?? []).map(({ at, nav }) => ({ at, value: nav })))),
    form,
    amount,
    available,
    identity,
    intent,
    sheet,
    refresh,
    fee: computed(() => {
      const product = page.shown.value
      return product && amount.value ? followFee(amount.value, product.feeRate, product.currency) : null
    }),
    total: computed(() => {
      const product = page.shown.value
      if (!product || !amount.value) return null
      return sum(amount.value, followFee(amount.value, product.feeRate, product.currency))
    }),
    /**
     * The missing money for the typed amount, or at least for the minimum; null where there is enough, or the balance
     * is unknown.
     */
    shortfall: computed(() => {
      const product = page.shown.value
      if (!product || available.value === null) return null
      const typed = amount.value
      const wanted = typed && compare(typed, product.least) > 0 ? typed : product.least
      const lacks = shortfallOf(product, wanted, available.value)
      return compare(lacks, zero) > 0 ? lacks : null
    }),
    remaining: computed(() => (page.shown.value ? remainingOf(page.shown.value) : null)),
    open: async (wanted: string): Promise<void> => {
      if (wanted !== code) {
        form.clear()
        record.clear()
        available.value = null
      }
      code = wanted
      intent.turnTo(wanted)
      void record.load()
      await page.open(wanted)
      await loadStanding()
    },
    stop: (): void => {
      page.stop()
      record.stop()
    },
    chooseDays: (next: TrackDays): void => {
      days.value = next
      record.clear()
      void record.load()
    },
    review: () => form.submit(async () => void (page.shown.peek() && sheet.open())),
    confirm: async (): Promise<void> => {
      const typed = amount.peek()
      if (typed) await intent.submit({ code, amount: typed })
    },
  }
}
