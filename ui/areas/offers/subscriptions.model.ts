import { effect, signal, untracked } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import type { OfferKind } from '../../../domain/offers/offer.ts'
import { Offers, type OfferSubscription } from '../../../ports/Offers.ts'
import { makePages } from '../../data/query/pages.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import { makeReviewing, type Reviewing } from '../../data/intent/reviewing.ts'
import { makeSubjectIntent } from '../../data/intent/subjectIntent.ts'
import type { App } from '../../data/app/app.ts'

/** How often subscriptions are asked for without a stream, in milliseconds: a result comes, another tab pays. */
const AGAIN = 30_000

const ById = Schema.Struct({ id: Schema.String })

/** Paying and cancelling the customer's subscriptions, from any screen; all screens are notified of changes. */
export const makeSubscriptionActions = (app: App) => {
  /** The subscription of the open sheet. */
  const chosen = signal<OfferSubscription | null>(null)
  /** Incremented whenever a subscription changes. */
  const changes = signal(0)
  const paying = makeSubjectIntent(
    app,
    'offerpay',
    {
      form: ById,
      send: ({ id }, requestId) => Effect.flatMap(Offers, (offers) => offers.pay(id, requestId)),
    },
    ({ id }) => id,
  )
  const cancelling = makeSubjectIntent(
    app,
    'offercancel',
    {
      form: ById,
      send: ({ id }, requestId) => Effect.flatMap(Offers, (offers) => offers.cancel(id, requestId)),
    },
    ({ id }) => id,
  )
  const noteChange = (): void => void (changes.value = changes.peek() + 1)
  // A refused payment changes the subscription, too.
  const paySheet = makeReviewing(paying, { ended: noteChange })
  const cancelSheet = makeReviewing(cancelling, { ended: noteChange })
  void paying.resume()
  void cancelling.resume()
  const ask = (intent: typeof paying, sheet: Reviewing) => (subscription: OfferSubscription) => {
    chosen.value = subscription
    intent.turnTo(subscription.id)
    sheet.open()
  }
  const sendWith = (intent: typeof paying) => () => {
    const id = chosen.peek()?.id
    return id === undefined ? Promise.resolve() : intent.submit({ id })
  }
  return {
    chosen,
    changes,
    noteChange,
    paying,
    cancelling,
    paySheet,
    cancelSheet,
    askToPay: ask(paying, paySheet),
    askToCancel: ask(cancelling, cancelSheet),
    pay: sendWith(paying),
    cancel: sendWith(cancelling),
  }
}

/** The customer's subscriptions of a kind, newest first. */
const makeSubscriptionList = (app: App, kind: OfferKind) => {
  const { changes } = app.model(makeSubscriptionActions)
  const pages = makePages<OfferSubscription>(app, ({ id }) => id)
  const load = (keep: boolean): Promise<void> =>
    pages.begin((cursor) => Effect.flatMap(Offers, (offers) => offers.subscriptions(kind, { cursor })), { keep })
  return {
    kind,
    pages,
    open: (): (() => void) => {
      let first = true
      const stopListening = effect(() => {
        void changes.value
        const keep = !first || pages.rows.peek().length > 0
        first = false
        untracked(() => void load(keep))
      })
      const stops = [pollWhileVisible(app, AGAIN, pages.refresh, ['messages', 'wallets']), stopListening, pages.stop]
      return () => stops.forEach((stop) => stop())
    },
    refresh: pages.refresh,
  }
}

export type SubscriptionListModel = ReturnType<typeof makeSubscriptionList>

export const makeNewShareOrders = (app: App): SubscriptionListModel => makeSubscriptionList(app, 'new-share')
export const makePlacementOrders = (app: App): SubscriptionListModel => makeSubscriptionList(app, 'placement')
