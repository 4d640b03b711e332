import { Effect } from 'effect'
import type { PasswordChange } from '../../../domain/account/credentials.ts'
import { type LoginCodeState, type LoginRecovery, Security } from '../../../ports/Account.ts'
import {
  CodeSetup,
  CodeState,
  FundPasswordState,
  SecurityLoginpasswordAnswer,
  LeftSessions,
  SecuritySessionsAnswer,
  Recovery,
} from '../../generated/schemas/account.ts'
import type { Call } from '../client.ts'

const recoveryOf = ({ endsAt, stage }: (typeof Recovery)['Type']): LoginRecovery => ({ stage, endsAt })

/** The way out for who has lost the one-time codes, over HTTP. */
const recovery = (call: Call): Pick<Security['Service'], 'recoveryState' | 'recover'> => ({
  recoveryState: ({ account, password }) =>
    call('/user/recoverystate', { account, password }, Recovery).pipe(Effect.map(recoveryOf)),
  recover: ({ account, password }, { idNumber, name }, requestid) =>
    call('/user/recover', { account, password, name, idnumber: idNumber, requestid }, Recovery).pipe(
      Effect.map(recoveryOf),
    ),
})

const stateOf = ({ endtime, on, recovery, time }: (typeof CodeState)['Type']): LoginCodeState => ({
  // A server that says "on" without a time has turned it on some time ago.
  onSince: on === 'turned-on' ? (time ?? 0) : null,
  recoveryLeft: recovery,
  endsAt: endtime,
})

/** One-time codes over HTTP. */
const loginCodes = (
  call: Call,
): Pick<Security['Service'], 'codeState' | 'setUpCodes' | 'turnCodesOn' | 'turnCodesOff'> => ({
  codeState: () => call('/security/codestate', undefined, CodeState).pipe(Effect.map(stateOf)),
  setUpCodes: (password) => call('/security/codesetup', { password }, CodeSetup),
  turnCodesOn: (code, requestid) => call('/security/codeson', { code, requestid }, CodeState).pipe(Effect.map(stateOf)),
  turnCodesOff: (password, code, requestid) =>
    call('/security/codesoff', { password, code, requestid }, CodeState).pipe(Effect.map(stateOf)),
})

/** Where the customer is logged in, over HTTP. */
const openSessions = (call: Call): Pick<Security['Service'], 'sessions' | 'endSession'> => ({
  sessions: () => call('/security/sessions', undefined, SecuritySessionsAnswer),
  endSession: (id, requestid) =>
    call('/security/endsession', { id: id ?? 'others', requestid }, LeftSessions).pipe(Effect.map(({ ids }) => ids)),
})

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
