export type PasswordStrength = 'none' | 'weak' | 'fair' | 'strong'

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/]

/** How many characters only continue what the two before them began: "aaa", "123", "cba". They add length, no surprise. */
const continued = (password: string): number => {
  const steps = password.split('').map((character, at) => character.charCodeAt(0) - password.charCodeAt(at - 1))
  return steps.filter((step, at) => Math.abs(step) <= 1 && step === steps[at - 1]).length
}

/**
 * A hint for the person choosing, never a gate: `strong` from 12 characters of three kinds (small, capital, digit,
 * sign), `fair` from 10 characters or three kinds, `weak` below 8 or where half of it continues a run.
 * Source: RULES.md, account.
 */
export const passwordStrength = (password: string): PasswordStrength => {
  if (password === '') return 'none'
  const kinds = KINDS.filter((kind) => kind.test(password)).length
  if (password.length < 8 || continued(password) * 2 >= password.length) return 'weak'
  if (password.length >= 12 && kinds >= 3) return 'strong'
  return password.length >= 10 || kinds >= 3 ? 'fair' : 'weak'
}
