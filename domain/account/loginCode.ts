import { plainTyped } from '../validation/plainTyped.ts'

/** How many recovery codes a customer gets. Source: RULES.md, security. */
export const RECOVERY_CODES = 10

export type LoginCodeProblem = 'code-missing' | 'code-malformed'

/** A code as it was typed or pasted, in the one spelling that is compared: no spaces, no hyphens, upper case. */
export const tidyCode = (typed: string): string => plainTyped(typed).replaceAll(/[\s-]/g, '').toUpperCase()

/** Six digits of an authenticator app. */
export const isTimeCode = (code: string): boolean => /^\d{6}$/.test(code)

/** A recovery code may have any letters and digits: only the server knows how many. */
export const loginCodeProblem = (typed: string): LoginCodeProblem | undefined => {
  const code = tidyCode(typed)
  if (code === '') return 'code-missing'
  return isTimeCode(code) || /^[0-9A-Z]{8,32}$/.test(code) ? undefined : 'code-malformed'
}

/** A secret, a recovery code or the number of an account in groups of four, as it is read and typed. */
export const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ')
