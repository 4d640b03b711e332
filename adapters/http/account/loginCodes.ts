import { Effect, Schema } from 'effect'
import type { LoginCodeState, Security } from '../../../ports/Account.ts'
import type { Call } from '../client.ts'
import { WireCount, WireTimeOrNone } from '../figures.ts'
import { statusOf } from '../statuses.ts'

const WireState = Schema.Struct({
  on: statusOf({ 0: 'off', 1: 'on' } as const),
  time: WireTimeOrNone,
  recovery: WireCount,
  endtime: Schema.optionalKey(WireTimeOrNone),
})
const WireSetup = Schema.Struct({
  secret: Schema.String,
  address: Schema.String,
  recovery: Schema.Array(Schema.String),
})

const stateOf = ({ endtime, on, recovery, time }: (typeof WireState)['Type']): LoginCodeState => ({
  // A server that says "on" without a time has turned it on some time ago.
  onSince: on === 'on' ? (time ?? 0) : null,
  recoveryLeft: recovery,
  endsAt: endtime ?? null,
})

/** One-time codes over HTTP. */
export const loginCodes = (
  call: Call,
): Pick<Security['Service'], 'codeState' | 'setUpCodes' | 'turnCodesOn' | 'turnCodesOff'> => ({
  codeState: () => call('/security/codestate', undefined, WireState).pipe(Effect.map(stateOf)),
  setUpCodes: (password) => call('/security/codesetup', { password }, WireSetup),
  turnCodesOn: (code, requestid) => call('/security/codeson', { code, requestid }, WireState).pipe(Effect.map(stateOf)),
  turnCodesOff: (password, code, requestid) =>
    call('/security/codesoff', { password, code, requestid }, WireState).pipe(Effect.map(stateOf)),
})
