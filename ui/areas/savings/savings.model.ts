import { batch, computed, signal } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import { type AmountProblem, amountProblem } from '../../../domain/money/limits.ts'
import { compare, decimal } from '../../../domain/money/decimal.ts'
import { formatFieldAmount } from '../../../domain/money/fieldAmount.ts'
import { PLAN_STATES, type PlanState } from '../../../domain/savings/plan.ts'
import { LAST_DAY, type Rhythm, RHYTHMS } from '../../../domain/savings/schedule.ts'
import { problemAt } from '../../../domain/validation/problem.ts'
import { InstrumentDetail } from '../../../ports/Quotes.ts'
import { type PlanDetail, type PlanPreview, Savings, type SavingsPlan } from '../../../ports/Savings.ts'
import { makeInterrupted } from '../../app/session/interruptedForm.ts'
import type { App } from '../../data/app/app.ts'
import { type AmountTextCode, makeFigureForm, readAmount } from '../../data/form/amount.ts'
import { ExactDecimal } from '../../data/intent/exactDecimal.ts'
import { makeIntent } from '../../data/intent/intent.ts'
import { backToForm } from '../../data/intent/backToForm.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { makeDetailQuery } from '../../data/query/detailQuery.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import { makeQuery, type Query } from '../../data/query/query.ts'

export type PlanCode =
  | AmountTextCode
  | AmountProblem
  | 'amount-below-minimum'
  | 'amount-above-maximum'
  | 'plan-not-offered'
  | 'plans-full'

/** A plan as it is stored on the device while its answer is not known; `id` names the one that is changed. */
const KeptPlan = Schema.Struct({
  id: Schema.NullOr(Schema.String),
  code: Schema.String,
  sum: ExactDecimal,
  rhythm: Schema.Literals(RHYTHMS),
  day: Schema.Int,
  reminds: Schema.Boolean,
})

interface TypedPlan {
  readonly code: string
  /** The plan that is changed; null for a new one. */
  readonly changed: SavingsPlan | null
  readonly amount: string
  readonly rhythm: Rhythm
  readonly day: number
  readonly reminds: boolean
}

const keepTyped = makeInterrupted<TypedPlan>()

/** Whether a form that began with a plan as it was `before` still begins so. */
const isAsBefore = (plan: SavingsPlan, before: SavingsPlan | null): boolean =>
  plan.id === before?.id &&
  compare(plan.sum, before.sum) === 0 &&
  plan.rhythm === before.rhythm &&
  plan.day === before.day &&
  plan.reminds === before.reminds

/** Between two requests for what is shown where the server tells nothing by itself, in milliseconds. */
const AGAIN = 30_000
/** How many purchases the page of a plan shows. */
const SHOWN = 100
/** Of a form in which no sum is typed: the preview answers with the limits all the same. */
const NO_SUM = decimal('1')

/** Savings plans: the list, one with its purchases, and the form of a new or a changed one. */
export const makeSavingsModel = (app: App) => {
  const plans = makeQuery(app, () => Effect.flatMap(Savings, (savings) => savings.list()))
  const page = makeDetailQuery<PlanDetail>(app, {
    ask: (id) => Effect.flatMap(Savings, (savings) => savings.detail(id, { limit: SHOWN })),
    absent: 'plan-not-found',
  })

  const code = signal('')
  const changed = signal<SavingsPlan | null>(null)
  const rhythm = signal<Rhythm>('monthly')
  const day = signal(1)
  const reminds = signal(true)
  const instrument = makeQuery(app, () => Effect.flatMap(InstrumentDetail, (quotes) => quotes.detail(code.peek())))
  const preview: Query<PlanPreview> = makeQuery(app, () => {
    const currency = preview.value.peek()?.currency ?? 'JPY'
    const sum = readAmount(form.draft.peek().amount, currency).amount ?? NO_SUM
    const terms = { sum, rhythm: rhythm.peek(), day: day.peek() }
    return Effect.flatMap(Savings, (savings) => savings.preview(code.peek(), terms, changed.peek()?.id))
  })
  const form = makeFigureForm<{ readonly amount: string }, PlanCode>({ amount: '' }, (draft) => {
    const known = preview.value.value
    if (!known) return []
    const { currency, maximum: max, minimum: min } = known
    const typed = readAmount(draft.amount, currency)
    return problemAt('amount', typed.code ?? amountProblem(typed.amount, currency, { min, max }))
  })
  const sum = computed(() => {
    const known = preview.value.value
    return known ? readAmount(form.draft.value.amount, known.currency).amount : null
  })

  const sending = makeIntent(app, 'plan', {
    form: KeptPlan,
    send: (kept, requestId) =>
      Effect.flatMap(Savings, (savings) =>
        kept.id === null
          ? savings.add(kept.code, kept, kept.reminds, requestId)
          : savings.change(kept.id, kept, kept.reminds, requestId),
      ),
  })
  keepTyped(app, {
    take: () => ({
      code: code.peek(),
      changed: changed.peek(),
      amount: form.draft.peek().amount,
      rhythm: rhythm.peek(),
      day: day.peek(),
      reminds: reminds.peek(),
    }),
    put: (typed) => {
      batch(() => {
        code.value = typed.code
        changed.value = typed.changed
        rhythm.value = typed.rhythm
        day.value = typed.day
        reminds.value = typed.reminds
        form.change('amount', typed.amount)
      })
    },
    state: sending.state,
  })
  const turning = makeIntent(app, 'planstate', {
    form: Schema.Struct({ id: Schema.String, state: Schema.Literals(PLAN_STATES) }),
    send: ({ id, state }, requestId) => Effect.flatMap(Savings, (savings) => savings.turn(id, state, requestId)),
  })
  const refresh = (): void => void Promise.all([plans.load(), page.shown.peek() ? page.refresh() : null])
  const sheet = makeReviewing(sending, {
    done: () => {
      // A plan that has begun leaves no form that would begin it again.
      if (changed.peek() === null) form.clear()
      refresh()
    },
  })
  const turnSheet = makeReviewing(turning, { done: refresh })
  const wanted = signal<PlanState>('paused')
  backToForm(
    sending,
    form,
    {
      'amount-below-minimum': 'amount',
      'amount-above-maximum': 'amount',
      'plan-not-offered': 'amount',
      'plans-full': 'amount',
    },
    sheet.close,
  )

  // What is only quoted has no plans, so the server is not asked for a preview of one.
  const askAgain = (): void => void (instrument.value.peek()?.rules.tradable && preview.load())
  const askFor = async (): Promise<void> => {
    if (!instrument.value.peek()) await instrument.load()
    askAgain()
  }
  const choose = (next: { readonly rhythm: Rhythm; readonly day: number }): void => {
    batch(() => {
      rhythm.value = next.rhythm
      day.value = Math.min(next.day, LAST_DAY[next.rhythm])
    })
    askAgain()
  }

  return {
    plans,
    page,
    form,
    code,
    changed,
    rhythm,
    day,
    reminds,
    instrument,
    preview,
    sum,
    sending,
    turning,
    sheet,
    turnSheet,
    wanted,
    choose,
    askFor,
    listed: plans.value,
    /** The instrument of the plan. */
    listing: instrument.value,
    nextOne: preview.value,
    remind: (next: boolean): void => void (reminds.value = next),
    type: (text: string): void => {
      form.change('amount', text)
      if (sum.peek() !== null || text === '') askAgain()
    },
    /** Opens the form of a new plan of an instrument; one that was left keeps what was typed. */
    begin: (wantedCode: string): void => {
      if (code.peek() === wantedCode && changed.peek() === null) return void askFor()
      batch(() => {
        code.value = wantedCode
        changed.value = null
        form.clear()
        instrument.clear()
        preview.clear()
      })
      void askFor()
    },
    /** Opens the form of a plan that there is; one that was left keeps what was typed until the plan has changed. */
    edit: (plan: SavingsPlan): void => {
      if (isAsBefore(plan, changed.peek())) return void askFor()
      batch(() => {
        if (code.value !== plan.code) instrument.clear()
        code.value = plan.code
        changed.value = plan
        rhythm.value = plan.rhythm
        day.value = plan.day
        reminds.value = plan.reminds
        form.clear()
        form.change('amount', formatFieldAmount(plan.sum, plan.currency))
        preview.clear()
      })
      void askFor()
    },
    /** Opens the review. Returns the first invalid field. */
    review: () => form.submit(async () => void (preview.value.peek() && sheet.open())),
    confirm: async (): Promise<void> => {
      const typed = sum.peek()
      if (typed === null) return
      await sending.submit({
        id: changed.peek()?.id ?? null,
        code: code.peek(),
        sum: typed,
        rhythm: rhythm.peek(),
        day: day.peek(),
        reminds: reminds.peek(),
      })
    },
    /** Asks again when a plan may have bought: its order is placed and filled, and a message tells its outcome. */
    follow: (what: 'plans' | 'page'): (() => void) =>
      pollWhileVisible(app, AGAIN, what === 'plans' ? plans.load : page.refresh, ['orders', 'messages']),
    /** Asks before a plan is paused, resumed or ended. */
    ask: (state: PlanState): void => {
      wanted.value = state
      turnSheet.open()
    },
    turn: async (id: string): Promise<void> => turning.submit({ id, state: wanted.peek() }),
    stop: (): void => {
      plans.stop()
      page.stop()
      instrument.stop()
      preview.stop()
    },
  }
}
