import { Effect, Schema } from 'effect'
import { CustomerAccount } from '../../../ports/Account.ts'
import type { Call } from '../client.ts'
import { WireCount } from '../figures.ts'
import { WireDecimal, WireId } from '../wire.ts'

const UserInfo = Schema.Struct({
  id: WireId,
  account: Schema.String,
  eur: WireDecimal,
  usd: WireDecimal,
  usdt: WireDecimal,
})
const Unread = Schema.Struct({ unread: WireCount })

/** The signed-in customer over HTTP. */
export const customerAccount = (call: Call): CustomerAccount['Service'] =>
  CustomerAccount.of({
    profile: () =>
      call('/user/getUserinfo', undefined, UserInfo).pipe(
        Effect.map(({ id, account, ...balances }) => ({ id, account, balances })),
      ),
    unreadMessages: () => call('/message/unread', undefined, Unread).pipe(Effect.map(({ unread }) => unread)),
  })
