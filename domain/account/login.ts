import { plainTyped } from '../validation/plainTyped.ts'
import { problemAt, type Problem } from '../validation/problem.ts'

const TEN = 10

export type PhoneCode = 'phone-required' | 'phone-not-ten-digits'

/** An account is a ten-digit mobile number. Source: RULES.md, account. */
export const phoneProblem = (account: string): PhoneCode | undefined => {
  if (account === '') return 'phone-required'
  return /^\d{10}$/.test(account) ? undefined : 'phone-not-ten-digits'
}

/**
 * Codes of the countries of the markets and the languages, with the 0 that a number of nine digits has before it at home.
 * No code begins another one. Every number begins with the empty text, so one without that 0 is never completed.
 */
const COUNTRIES: ReadonlyArray<readonly [code: string, trunk: string]> = [
  ['1', ''],
  ['34', ''],
  ['39', ''],
  ['44', ''],
  ['52', ''],
  ['54', ''],
  ['57', ''],
  ['60', '0'],
  ['66', '0'],
  ['81', '0'],
  ['82', '0'],
  ['84', '0'],
  ['86', ''],
  ['20', '0'],
  ['852', ''],
  ['886', '0'],
  ['966', '0'],
  ['971', '0'],
]

/** A number in Western digits, without spaces, dashes, dots and brackets. */
export const withoutSeparators = (typed: string): string =>
  plainTyped(typed.normalize('NFKC')).replace(/[\s().\-\u2010-\u2015/]/g, '')

/**
 * The ten digits of a number as it was typed or filled in, where they are unambiguous; otherwise what was typed, without
 * separators. Source: RULES.md, account.
 */
export const plainPhone = (typed: string): string => {
  const bare = withoutSeparators(typed)
  const abroad = /^(?:\+|00)(\d+)$/.exec(bare)?.[1]
  if (abroad === undefined) return bare
  const found = COUNTRIES.find(([code]) => abroad.startsWith(code))
  if (found === undefined) return bare
  const [code, trunk] = found
  const home = abroad.slice(code.length)
  if (home.length === TEN) return home
  return home.length === TEN - 1 && !home.startsWith(trunk) ? trunk + home : bare
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
