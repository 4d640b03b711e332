import { plainTyped } from '../validation/plainTyped.ts'
import { problemAt, type Problem } from '../validation/problem.ts'

export type FundPasswordCode = 'password-required' | 'not-six-digits' | 'too-easy'

const DIGITS = 6

const isSixDigits = (text: string): boolean => text.length === DIGITS && /^\d+$/.test(text)

/** A fund password as it was typed or pasted, "123 456" and "123-456" too: no spaces or hyphens, and no more than six digits. */
export const typedPin = (text: string): string =>
  plainTyped(text)
    .replace(/[\s\-\u2010-\u2015]/g, '')
    .slice(0, DIGITS)

const RISING = '01234567890'
const FALLING = '09876543210'

const isTooEasy = (digits: string): boolean =>
  new Set(digits).size <= 2 || RISING.includes(digits) || FALLING.includes(digits)

/** Six digits that are neither a run nor made of fewer than three different digits. Source: RULES.md, identity. */
export const fundPasswordProblem = (password: string): FundPasswordCode | undefined => {
  if (password === '') return 'password-required'
  if (!isSixDigits(password)) return 'not-six-digits'
  return isTooEasy(password) ? 'too-easy' : undefined
}

/** Why what was typed as a fund password cannot be it, and is not sent. Source: RULES.md, identity. */
export const typedFundPasswordProblem = (typed: string): 'fund-password-required' | 'not-six-digits' | undefined => {
  if (typed === '') return 'fund-password-required'
  return isSixDigits(typed) ? undefined : 'not-six-digits'
}

export interface FundPasswordForm {
  /** `null` where none is set yet: the first fund password needs no old one. */
  readonly old: string | null
  readonly next: string
  readonly confirmation: string
}

export type FundPasswordProblem = Problem<
  keyof FundPasswordForm,
  FundPasswordCode | 'old-required' | 'password-unchanged' | 'confirm-required' | 'passwords-differ'
>

const confirmationProblem = ({ next, confirmation }: FundPasswordForm) => {
  if (confirmation === '') return 'confirm-required'
  return confirmation === next ? undefined : 'passwords-differ'
}

/** Everything that keeps a fund password from being set or changed. Source: RULES.md, identity. */
export const fundPasswordProblems = (form: FundPasswordForm): ReadonlyArray<FundPasswordProblem> => [
  ...problemAt('old', form.old === '' ? 'old-required' : undefined),
  ...problemAt('next', fundPasswordProblem(form.next) ?? (form.next === form.old ? 'password-unchanged' : undefined)),
  ...problemAt('confirmation', confirmationProblem(form)),
]
