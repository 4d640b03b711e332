import { Effect } from 'effect'
import { CustomerAccount } from '../../../ports/Account.ts'
import { UserInfo } from '../../generated/schemas/account.ts'
import { UnreadCount } from '../../generated/schemas/messages.ts'
import type { Call } from '../client.ts'

/** The signed-in customer over HTTP. */
export const customerAccount = (call: Call): CustomerAccount['Service'] =>
  CustomerAccount.of({
    profile: () =>
      call('/user/getUserinfo', undefined, UserInfo).pipe(
        Effect.map(({ id, account, ...balances }) => ({ id, account, balances })),
      ),
    unreadMessages: () => call('/message/unread', undefined, UnreadCount).pipe(Effect.map(({ unread }) => unread)),
  })
