import { batch, computed, signal } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import { sum } from 'effect/BigDecimal'
import { roundToTick } from '../../../../domain/markets/allowedPrices.ts'
import type { Decimal } from '../../../../domain/money/decimal.ts'
import { isChangeable } from '../../../../domain/orders/states.ts'
import type { OrderField } from '../../../../domain/orders/validateOrder.ts'
import { Orders, type PlacedOrder } from '../../../../ports/Orders.ts'
import { Positions } from '../../../../ports/Positions.ts'
import { type Detail, InstrumentDetail } from '../../../../ports/Quotes.ts'
import { makeOrderFeatures } from '../../../app/session/orderFeatures.model.ts'
import type { App } from '../../../data/app/app.ts'
import { ExactDecimal } from '../../../data/intent/exactDecimal.ts'
import { watchSheet } from './watchSheet.ts'
import { makeReviewing } from '../../../data/intent/reviewing.ts'
import { makeSubjectIntent } from '../../../data/intent/subjectIntent.ts'
import { makeDetailQuery } from '../../../data/query/detailQuery.ts'
import { pollWhileVisible } from '../../../data/query/pollWhileVisible.ts'
import { pricesOf, subjectOf } from '../ticket/estimate.ts'
import { type Finding, findingAt, isRefused } from '../ticket/findings/findings.ts'
import { makeMoneyModel } from '../ticket/money.model.ts'
import {
  type ChangeContext,
  type ChangeDraft,
  draftOf,
  fieldOf,
  followOrder,
  readChange,
  reviewOf,
} from './changeDraft.ts'

/** How often the instrument is asked for while the form is open, in milliseconds. */
const AGAIN = 3_000

const Form = Schema.Struct({
  orderId: Schema.String,
  price: Schema.optionalKey(ExactDecimal),
  quantity: Schema.optionalKey(ExactDecimal),
})

/** An instrument, and what of the order's position is not claimed. */
interface Ground {
  readonly detail: Detail
  readonly closable: Decimal | null
}

const groundOf = ({ action, code, positionId }: PlacedOrder) =>
  Effect.all({
    detail: Effect.flatMap(InstrumentDetail, (service) => service.detail(code)),
    closable:
      action === 'close' && positionId !== null
        ? Effect.map(
            Effect.flatMap(Positions, (positions) => positions.detail(positionId)),
            ({ closable }): Decimal | null => closable,
          )
        : Effect.succeed(null),
  })

/** Changing price or quantity of a waiting order: the form, its review, its sending. Source: RULES.md, orders. */
export const makeChangeModel = (app: App) => {
  const money = app.model(makeMoneyModel)
  const features = app.model(makeOrderFeatures)
  const order = signal<PlacedOrder | null>(null)
  const draft = signal<ChangeDraft>({ price: '', quantity: '' })
  const touched = signal<ReadonlySet<OrderField>>(new Set())
  const step = signal<'form' | 'review'>('form')
  const intent = makeSubjectIntent(
    app,
    'amend',
    {
      form: Form,
      isOfItsMoment: true,
      send: ({ orderId, price, quantity }, id) =>
        Effect.flatMap(Orders, (orders) => orders.amend(orderId, { price, quantity }, id)),
    },
    ({ orderId }) => orderId,
  )
  const sheet = makeReviewing(intent)
  /** What the server refused, until the form changes. */
  const refused = signal<{ readonly code: string; readonly draft: ChangeDraft } | null>(null)
  /** The form of an order that was left without sending it, and the order as it was then. */
  const left = new Map<string, { readonly draft: ChangeDraft; readonly of: PlacedOrder }>()
  let isFilled = false
  let dragged: Decimal | undefined
  /** Writes the order's own figures into the fields, once. */
  const fill = ({ rules }: Detail): void => {
    const known = order.peek()
    if (known && !isFilled) {
      const price = dragged && roundToTick(rules.ticks, dragged, 'nearest')
      const kept = price ? undefined : left.get(known.id)
      draft.value = kept
        ? followOrder(kept.draft, kept.of, known, rules.lot)
        : draftOf(price && known.price ? { ...known, price } : known, rules.lot)
    }
    isFilled = true
  }
  const ground = makeDetailQuery<Ground>(app, {
    ask: () => {
      const known = order.peek()
      return known ? groundOf(known) : Effect.never
    },
    absent: 'product-not-found',
    learn: ({ detail }) => fill(detail),
  })

  const context = computed((): ChangeContext | null => {
    const known = ground.shown.value
    if (!known) return null
    const { closable, detail } = known
    return {
      ...subjectOf(detail),
      closable,
      standing: {
        trading: detail.quote.state,
        opensAt: detail.rules.changesAt ?? null,
        prices: pricesOf(detail.quote, detail.book, detail.rules),
        available: money.spendable(detail.currency),
      },
    }
  })
  const read = computed(() => {
    const [mine, known] = [order.value, context.value]
    return mine && known && readChange(draft.value, mine, known)
  })
  const said = (field: OrderField) =>
    computed((): Finding | null => {
      const answer = refused.value
      if (answer && answer.draft === draft.value && fieldOf(answer.code) === field)
        return { field, code: answer.code, severity: 'error', params: null }
      const found = findingAt(read.value?.findings ?? [], field)
      return found?.severity === 'error' && field !== 'instrument' && !touched.value.has(field) ? null : found
    })

  /** Keeps what was typed and not sent for the next opening. */
  const keep = (): void => {
    const of = order.peek()
    if (!of) return
    if (isFilled && intent.state.peek().kind !== 'done' && isChangeable(of))
      left.set(of.id, { draft: draft.peek(), of })
    else left.delete(of.id)
  }

  return {
    order,
    draft,
    step,
    sheet,
    intent,
    opened: ground.opened,
    retry: (): void => void ground.refresh(),
    detail: computed(() => ground.shown.value?.detail ?? null),
    said: { instrument: said('instrument'), price: said('price'), quantity: said('quantity') },
    /** Whether the order has been filled or has ended while its change was open. */
    isOver: computed(() => order.value !== null && !isChangeable(order.value)),
    /** Whether anything differs from the order. */
    isChanged: computed(() => read.value?.change !== null && read.value?.change !== undefined),
    review: computed(() => {
      const [mine, known] = [order.value, context.value]
      return mine && known && read.value?.change ? reviewOf(draft.value, mine, known) : null
    }),
    /** What the customer may use for it, in the order's currency; its own reserve is part of it. */
    usable: computed(() => {
      const [mine, available] = [order.value, context.value?.standing.available]
      return mine && available ? sum(available, mine.held) : null
    }),
    /**
     * Opens the form for an order, with a price to which its line was dragged, put on the grid, or with what was typed before.
     * Where it is open already, the order was filled or changed elsewhere: what was typed stays.
     */
    show: (of: PlacedOrder, price?: Decimal): void => {
      const before = order.peek()
      if (of.id === before?.id && sheet.reviewing.peek()) {
        const lot = ground.shown.peek()?.detail.rules.lot
        batch(() => {
          if (lot) draft.value = followOrder(draft.peek(), before, of, lot)
          order.value = of
        })
        return
      }
      isFilled = false
      dragged = price
      batch(() => {
        order.value = of
        draft.value = { price: '', quantity: '' }
        touched.value = new Set()
        step.value = 'form'
        intent.turnTo(of.id)
        sheet.open()
      })
    },
    /** Asks for the instrument of the order while the form is open; returns the function that ends it. */
    run: (): (() => void) => {
      void ground.open(order.peek()?.id ?? '')
      const before = ground.shown.peek()
      if (before) fill(before.detail)
      void money.load()
      const stops = [
        pollWhileVisible(app, AGAIN, ground.refresh, ['orders']),
        features.hideIfMissing('amend', intent, sheet.close),
      ]
      return () => {
        for (const stop of stops) stop()
        ground.stop()
        keep()
      }
    },
    /** Calls `done` with the changed order, and `closed` when the sheet is closed. */
    watch: (done: (order: PlacedOrder) => void, closed: () => void): (() => void) =>
      watchSheet(intent.state, sheet.reviewing, { done, closed }),
    change: (part: Partial<ChangeDraft>): void => {
      draft.value = { ...draft.peek(), ...part }
    },
    touch: (field: OrderField): void => {
      touched.value = new Set([...touched.peek(), field])
    },
    /** Leads to the review; whether the change may be sent. From now on every field shows its error. */
    check: (): boolean => {
      touched.value = new Set<OrderField>(['price', 'quantity'])
      const now = read.peek()
      const isGood = now !== null && now.change !== null && !isRefused(now.findings)
      if (isGood) step.value = 'review'
      return isGood
    },
    back: (): void => void (step.value = 'form'),
    /** Returns from a refusal to the form, where its reason stands at the field. */
    again: (): void => {
      const now = intent.state.peek()
      if (now.kind !== 'refused') return
      batch(() => {
        refused.value = 'code' in now.failure ? { code: now.failure.code, draft: draft.peek() } : null
        step.value = 'form'
      })
      void intent.clear()
    },
    /** Sends the change, once. */
    send: async (): Promise<void> => {
      const [mine, now] = [order.peek(), read.peek()]
      if (mine && now?.change && !isRefused(now.findings)) await intent.submit({ orderId: mine.id, ...now.change })
    },
  }
}
