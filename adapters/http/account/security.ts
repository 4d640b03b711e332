import { Effect } from 'effect'
import type { PasswordChange } from '../../../domain/account/credentials.ts'
import { Security } from '../../../ports/Account.ts'
import { FundPasswordState, SecurityLoginpasswordAnswer } from '../../generated/schemas/account.ts'
import type { Call } from '../client.ts'
import { loginCodes } from './loginCodes.ts'
import { openSessions } from './openSessions.ts'
import { recovery } from './recovery.ts'

const changeForm = ({ old, next, confirmation }: PasswordChange, requestId: string) => ({
  oldpassword: old,
  password: next,
  repassword: confirmation,
  requestid: requestId,
})

/** Passwords, sessions and one-time codes over HTTP. */
export const security = (call: Call): Security['Service'] =>
  Security.of({
    ...openSessions(call),
    ...loginCodes(call),
    ...recovery(call),
    changeLoginPassword: (change, requestId) =>
      call('/security/loginpassword', changeForm(change, requestId), SecurityLoginpasswordAnswer).pipe(Effect.asVoid),
    hasFundPassword: () =>
      call('/security/fundpasswordstate', undefined, FundPasswordState).pipe(Effect.map(({ set }) => set === 'set')),
    setFundPassword: ({ next, confirmation }, requestId) =>
      call(
        '/security/fundpasswordset',
        { password: next, repassword: confirmation, requestid: requestId },
        FundPasswordState,
      ).pipe(Effect.asVoid),
    changeFundPassword: (change, requestId) =>
      call('/security/fundpasswordchange', changeForm(change, requestId), FundPasswordState).pipe(Effect.asVoid),
  })
