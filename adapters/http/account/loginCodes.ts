import { Effect } from 'effect'
import type { LoginCodeState, Security } from '../../../ports/Account.ts'
import { CodeSetup, CodeState } from '../../generated/schemas/account.ts'
import type { Call } from '../client.ts'

const stateOf = ({ endtime, on, recovery, time }: (typeof CodeState)['Type']): LoginCodeState => ({
  // A server that says "on" without a time has turned it on some time ago.
  onSince: on === 'turned-on' ? (time ?? 0) : null,
  recoveryLeft: recovery,
  endsAt: endtime,
})

/** One-time codes over HTTP. */
export const loginCodes = (
  call: Call,
): Pick<Security['Service'], 'codeState' | 'setUpCodes' | 'turnCodesOn' | 'turnCodesOff'> => ({
  codeState: () => call('/security/codestate', undefined, CodeState).pipe(Effect.map(stateOf)),
  setUpCodes: (password) => call('/security/codesetup', { password }, CodeSetup),
  turnCodesOn: (code, requestid) => call('/security/codeson', { code, requestid }, CodeState).pipe(Effect.map(stateOf)),
  turnCodesOff: (password, code, requestid) =>
    call('/security/codesoff', { password, code, requestid }, CodeState).pipe(Effect.map(stateOf)),
})
