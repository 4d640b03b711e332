import { signal } from '@preact/signals-react'
import { Effect, Schema } from 'effect'
import { AppClock } from '../../../ports/device/AppClock.ts'
import { type FollowOrder, Following } from '../../../ports/Copytrading.ts'
import { makePages } from '../../data/query/pages.ts'
import { pollWhileVisible } from '../../data/query/pollWhileVisible.ts'
import { makeReviewing } from '../../data/intent/reviewing.ts'
import { makeSubjectIntent } from '../../data/intent/subjectIntent.ts'
import type { App } from '../../data/app/app.ts'

/** How often the orders are asked for without a stream, in milliseconds: a lock-up ends, another tab redeems. */
const AGAIN = 30_000

/** The customer's copy-trading orders, and the redemption of one. */
export const makeFollowOrdersModel = (app: App) => {
  const state = signal<FollowOrder['state']>('following')
  const now = signal<number | null>(null)
  const leaving = signal<FollowOrder | null>(null)
  const pages = makePages<FollowOrder>(app, ({ id }) => id)

  const seen = (): void => void (now.value = app.runtime.runSync(AppClock).now())
  const load = async (keep = false): Promise<void> => {
    const wanted = state.peek()
    await pages.begin((cursor) => Effect.flatMap(Following, (following) => following.orders(wanted, { cursor })), {
      keep,
    })
    seen()
  }
  const refresh = (): Promise<void> => pages.refresh().then(seen)

  const intent = makeSubjectIntent(
    app,
    'followredeem',
    {
      form: Schema.Struct({ id: Schema.String }),
      send: ({ id }, requestId) => Effect.flatMap(Following, (following) => following.redeem(id, requestId)),
    },
    ({ id }) => id,
  )
  void intent.resume()
  // The order was redeemed, or had ended meanwhile.
  const sheet = makeReviewing(intent, { ended: () => void load(true) })

  return {
    ...pages,
    state,
    now,
    load,
    /** The list is on the screen; returns the function that ends the visit. */
    open: (): (() => void) => {
      void load(true)
      const stops = [pollWhileVisible(app, AGAIN, refresh, ['wallets']), pages.stop]
      return () => stops.forEach((stop) => stop())
    },
    intent,
    sheet,
    leaving,
    choose: (next: FollowOrder['state']): void => {
      if (next === state.peek()) return
      state.value = next
      void load()
    },
    /** Opens the review of redeeming an order. */
    leave: (order: FollowOrder): void => {
      leaving.value = order
      intent.turnTo(order.id)
      sheet.open()
    },
    confirm: async (): Promise<void> => {
      const order = leaving.peek()
      if (order) await intent.submit({ id: order.id })
    },
  }
}
