import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { CustomerAccount, type CustomerProfile } from '../../ports/CustomerAccount.ts'
import type { App } from './app.ts'

/** Who the customer is, for the frame around every screen. */
export const makeCustomerModel = (app: App) => {
  const profile = signal<CustomerProfile | null>(null)
  const unread = signal(0)

  /** Asks who is signed in; what the screen shows stays where the answer fails. */
  const load = async (): Promise<CustomerProfile | null> => {
    const found = await app.run(
      Effect.flatMap(CustomerAccount, (account) => account.profile()),
      { quiet: true },
    )
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

  return { profile, unread, load, loadUnread }
}
