import { signal } from '@preact/signals-react'
import { Effect, Exit, Fiber } from 'effect'
import { CustomerAccount, type CustomerProfile } from '../../../ports/Account.ts'
import type { Failure } from '../../../ports/failure.ts'
import { makeAreasModel } from './areas.model.ts'
import type { App } from '../../data/app/app.ts'
import { makeSessionModel } from './session.model.ts'

/** Who the customer is, for the frame around every screen. */
export const makeCustomerModel = (app: App) => {
  const profile = signal<CustomerProfile | null>(null)
  const unread = signal(0)

  /** The request in flight, and how many callers wait for its answer. */
  let question: { readonly fiber: Fiber.Fiber<CustomerProfile, Failure>; waiting: number } | null = null

  const { isAccepted } = app.model(makeSessionModel)
  const profileNow = Effect.flatMap(CustomerAccount, (account) => account.profile()).pipe(
    Effect.tap(() => Effect.sync(() => void (isAccepted.value = true))),
  )

  /**
   * Who is signed in, for callers that need the answer itself. Callers that ask at the same time share one request,
   * which is cancelled when the last of them is unmounted.
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

  /** Requests who is signed in; where the request fails, the screen keeps what it shows. */
  const load = async (): Promise<CustomerProfile | null> => {
    const found = await app.attempt(ask, { load: true })
    if (Exit.isSuccess(found)) profile.value = found.value
    return profile.peek()
  }

  const loadUnread = async (): Promise<void> => {
    if (!app.model(makeAreasModel).has('messages')) return
    const count = await app.attempt(
      Effect.flatMap(CustomerAccount, (account) => account.unreadMessages()),
      { load: true },
    )
    if (Exit.isSuccess(count)) unread.value = count.value
  }

  return { profile, unread, ask, load, loadUnread }
}
