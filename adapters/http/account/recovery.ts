import { Effect, Schema } from 'effect'
import type { LoginRecovery, Security } from '../../../ports/Account.ts'
import type { Call } from '../client.ts'
import { WireTimeOrNone } from '../figures.ts'
import { statusOf } from '../statuses.ts'

const WireRecovery = Schema.Struct({
  status: statusOf({ 0: 'none', 1: 'under-review', 2: 'accepted', 3: 'rejected' } as const),
  time: WireTimeOrNone,
  endtime: WireTimeOrNone,
})

const recoveryOf = ({ endtime, status }: (typeof WireRecovery)['Type']): LoginRecovery => ({
  stage: status,
  endsAt: endtime,
})

/** The way out for who has lost the one-time codes, over HTTP. */
export const recovery = (call: Call): Pick<Security['Service'], 'recoveryState' | 'recover'> => ({
  recoveryState: ({ account, password }) =>
    call('/user/recoverystate', { account, password }, WireRecovery).pipe(Effect.map(recoveryOf)),
  recover: ({ account, password }, { idNumber, name }, requestid) =>
    call('/user/recover', { account, password, name, idnumber: idNumber, requestid }, WireRecovery).pipe(
      Effect.map(recoveryOf),
    ),
})
