import type { Handlers } from '../../../platform/contract/operations.ts'
import { changeFundPassword, fundPasswordState, setFundPassword } from './changeFundPassword.ts'
import { changeLoginPassword } from './loginPassword.ts'

export const securityHandlers = {
  '/security/loginpassword': changeLoginPassword,
  '/security/fundpasswordstate': fundPasswordState,
  '/security/fundpasswordset': setFundPassword,
  '/security/fundpasswordchange': changeFundPassword,
} satisfies Partial<Handlers>
