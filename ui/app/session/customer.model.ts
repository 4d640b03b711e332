import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { CustomerAccount, type CustomerProfile } from '../../ports/CustomerAccount.ts'
import type { App } from './app.ts'

/** Who the customer is, for the frame around every screen. */
export const makeCustomerModel = (app: App) => {
  const profile = signal<CustomerProfile | null>(null)
  const unread = signal(0)

  let loading: Promise<CustomerProfile | null> | null = null

  const profileNow = Effect.flatMap(CustomerAccount, (account) => account.profile())

  /** Who is signed in, for whoever needs the answer itself. Where `load` is asking already, it is not asked twice. */
  const ask = Effect.suspend(() => {
    if (loading === null) return profileNow
    const awaited = loading
    return Effect.flatMap(
      Effect.promise(() => awaited),
      (found) => (found ? Effect.succeed(found) : profileNow),
    )
  })

  /** Asks who is signed in; what the screen shows stays where the answer fails. */
  const load = async (): Promise<CustomerProfile | null> => {
    loading ??= app.run(profileNow, { quiet: true }).finally(() => (loading = null))
    const found = await loading
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
