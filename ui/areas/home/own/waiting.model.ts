import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { Instant } from '../../../../domain/calendar/zone.ts'
import { mayPay } from '../../../../domain/offers/subscription.ts'
import { Credit, type CreditLoan } from '../../../../ports/Credit.ts'
import { AppClock } from '../../../../ports/device/AppClock.ts'
import { Offers, type OfferSubscription } from '../../../../ports/Offers.ts'
import { Orders } from '../../../../ports/Orders.ts'
import type { App } from '../../../data/app/app.ts'

const page = { limit: 100 }
/** A loan is named this long before it is due, in milliseconds. */
const LOAN_AHEAD = 7 * 86_400_000

/** Empty where the server has no such list. */
const orNothing = <Row, E, R>(ask: Effect.Effect<{ readonly list: ReadonlyArray<Row> }, E, R>) =>
  ask.pipe(
    Effect.map(({ list }) => list),
    Effect.orElseSucceed((): ReadonlyArray<Row> => []),
  )

/** Records with a deadline: subscriptions and loans. */
export interface DueRecords {
  readonly subscriptions: ReadonlyArray<OfferSubscription>
  readonly loans: ReadonlyArray<CreditLoan>
}

const askDueRecords = Effect.gen(function* () {
  const [offers, credit] = [yield* Offers, yield* Credit]
  const [newShares, placements, loans] = yield* Effect.all(
    [
      orNothing(offers.subscriptions('new-share', page)),
      orNothing(offers.subscriptions('placement', page)),
      orNothing(credit.loans(page)),
    ],
    { concurrency: 3 },
  )
  return { subscriptions: [...newShares, ...placements], loans }
})

/** Records with a deadline, asked for once in a visit of home: two parts of it read them. */
export const makeDueRecords = (app: App) => {
  let found: Promise<DueRecords> | null = null
  return {
    once: (): Promise<DueRecords> => (found ??= app.run(askDueRecords)),
    forget: (): void => void (found = null),
  }
}

/** Something that waits for the customer or for a market, the next deadline first. */
export type WaitingItem =
  | { readonly is: 'orders'; readonly count: number; readonly hasMore: boolean }
  | { readonly is: 'payment'; readonly share: OfferSubscription; readonly until: Instant }
  | { readonly is: 'loan'; readonly loan: CreditLoan; readonly until: Instant }

/** What waits at an instant, from the customer's own records. */
export const waitingAt = (
  { loans, subscriptions }: DueRecords,
  orders: { readonly count: number; readonly hasMore: boolean },
  now: Instant,
): ReadonlyArray<WaitingItem> => {
  const deadlines = [
    ...subscriptions
      .filter((share) => mayPay(share, share.timetable.payBy, now))
      .map((share) => ({ is: 'payment' as const, share, until: share.timetable.payBy })),
    ...loans
      .filter(({ dueAt, state }) => state === 'overdue' || (state === 'running' && dueAt - now < LOAN_AHEAD))
      .map((loan) => ({ is: 'loan' as const, loan, until: loan.dueAt })),
  ]
  return [
    ...deadlines.toSorted((a, b) => a.until - b.until),
    ...(orders.count > 0 ? [{ is: 'orders' as const, ...orders }] : []),
  ]
}

/** What waits: payments and loans with a deadline, and open orders. A failure is silent: it is told elsewhere too. */
export const makeWaitingModel = (app: App) => {
  const items = signal<ReadonlyArray<WaitingItem> | null>(null)
  const due = app.model(makeDueRecords)
  const askOrders = Effect.flatMap(Orders, (orders) => orders.pending(page)).pipe(
    Effect.map(({ list, next }) => ({ count: list.length, hasMore: next !== null })),
    Effect.orElseSucceed(() => ({ count: 0, hasMore: false })),
  )
  return {
    /** Null until they are known. */
    items,
    load: async (): Promise<void> => {
      const [records, orders] = await Promise.all([due.once(), app.run(askOrders)])
      items.value = waitingAt(records, orders, app.runtime.runSync(AppClock).now())
    },
  }
}
