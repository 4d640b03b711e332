import { signal } from '@preact/signals-react'
import { Effect, Fiber } from 'effect'
import { CustomerAccount, type CustomerProfile } from '../../../ports/Account.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { App } from '../../data/app/app.ts'

/** Who the customer is, for the frame around every screen. */
export const makeCustomerModel = (app: App) => {
  const profile = signal<CustomerProfile | null>(null)
  const unread = signal(0)

  /** The question under way, and how many wait for its answer. */
  let question: { readonly fiber: Fiber.Fiber<CustomerProfile, Failure>; waiting: number } | null = null

  const profileNow = Effect.flatMap(CustomerAccount, (account) => account.profile())

  /**
   * Who is signed in, for whoever needs the answer itself. Screens side by side that ask at the same time share one
   * question, which is dropped when the last of them has left.
   */
  const ask: Effect.Effect<CustomerProfile, Failure> = Effect.suspend(() => {
    const shared = question ?? { fiber: app.runtime.runFork(profileNow), waiting: 0 }
    question = shared
    shared.waiting += 1
    const leave = Effect.suspend(() => {
      shared.waiting -= 1
      if (shared.waiting > 0) return Effect.void
      if (question === shared) question = null
      return Fiber.interrupt(shared.fiber)
    })
    return Effect.ensuring(Fiber.join(shared.fiber), leave)
  })

  /** Asks who is signed in; what the screen shows stays where the answer fails. */
  const load = async (): Promise<CustomerProfile | null> => {
    const found = await app.run(ask, { quiet: true })
    if (found) profile.value = found
    return profile.peek()
  }

  const loadUnread = async (): Promise<void> => {
    const count = await app.run(
      Effect.flatMap(CustomerAccount, (account) => account.unreadMessages()),
      { quiet: true },
    )
    if (count !== null) unread.value = count
  }

  return { profile, unread, ask, load, loadUnread }
}
