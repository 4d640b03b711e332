import { Effect } from 'effect'
import type { LoginRecovery, Security } from '../../../ports/Account.ts'
import { Recovery } from '../../generated/schemas/account.ts'
import type { Call } from '../client.ts'

const recoveryOf = ({ endsAt, stage }: (typeof Recovery)['Type']): LoginRecovery => ({ stage, endsAt })

/** The way out for who has lost the one-time codes, over HTTP. */
export const recovery = (call: Call): Pick<Security['Service'], 'recoveryState' | 'recover'> => ({
  recoveryState: ({ account, password }) =>
    call('/user/recoverystate', { account, password }, Recovery).pipe(Effect.map(recoveryOf)),
  recover: ({ account, password }, { idNumber, name }, requestid) =>
    call('/user/recover', { account, password, name, idnumber: idNumber, requestid }, Recovery).pipe(
      Effect.map(recoveryOf),
    ),
})
