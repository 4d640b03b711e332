import type { Handlers } from '../../../platform/contract/operations.ts'
import { changeFundPassword, fundPasswordState, setFundPassword } from './changeFundPassword.ts'
import { codeHandlers } from '../codes/changeCodes.ts'
import { passkeyHandlers } from '../passkeys/ownPasskeys.ts'
import { changeLoginPassword } from './loginPassword.ts'
import { endSession, listSessions } from './openSessions.ts'

export const securityHandlers = {
  ...codeHandlers,
  ...passkeyHandlers,
  '/security/loginpassword': changeLoginPassword,
  '/security/sessions': listSessions,
  '/security/endsession': endSession,
  '/security/fundpasswordstate': fundPasswordState,
  '/security/fundpasswordset': setFundPassword,
  '/security/fundpasswordchange': changeFundPassword,
} satisfies Partial<Handlers>
