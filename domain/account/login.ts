import { problemAt, type Problem } from '../validation/problem.ts'

export type PhoneCode = 'phone-required' | 'phone-not-ten-digits'

/** An account is a ten-digit mobile number. Source: RULES.md, account. */
export const phoneProblem = (account: string): PhoneCode | undefined => {
  if (account === '') return 'phone-required'
  return /^\d{10}$/.test(account) ? undefined : 'phone-not-ten-digits'
}

export interface Login {
  readonly account: string
  readonly password: string
}

/** A login asks only for what is there: an old password may be older than today's password rule. */
export const loginProblems = (form: Login): ReadonlyArray<Problem<keyof Login, PhoneCode | 'password-required'>> => [
  ...problemAt('account', phoneProblem(form.account)),
  ...problemAt('password', form.password === '' ? 'password-required' : undefined),
]
