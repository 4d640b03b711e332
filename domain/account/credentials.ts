import { problemAt, type Problem } from '../validation/problem.ts'
import { type PhoneCode, phoneProblem } from './login.ts'

/** Limits of what an account is opened with. Source: RULES.md, account. */
export const PASSWORD_SHORTEST = 8
export const PASSWORD_LONGEST = 64

export type PasswordCode =
  | 'password-required'
  | 'password-too-short'
  | 'password-too-long'
  | 'password-characters'
  | 'password-needs-letter-and-digit'
export type ConfirmCode = 'confirm-required' | 'passwords-differ'
export type InvitationCode = 'invitation-required' | 'invitation-malformed'

/** Letters and digits, 8 to 64 printable ASCII characters without a space. Source: RULES.md, account. */
export const passwordProblem = (password: string): PasswordCode | undefined => {
  if (password === '') return 'password-required'
  if (!/^[\x21-\x7e]+$/.test(password)) return 'password-characters'
  if (password.length < PASSWORD_SHORTEST) return 'password-too-short'
  if (password.length > PASSWORD_LONGEST) return 'password-too-long'
  return /[A-Za-z]/.test(password) && /\d/.test(password) ? undefined : 'password-needs-letter-and-digit'
}

/** What is wrong with a password that is typed a second time. Source: RULES.md, account. */
export const confirmProblem = (password: string, confirmation: string): ConfirmCode | undefined => {
  if (confirmation === '') return 'confirm-required'
  return confirmation === password ? undefined : 'passwords-differ'
}

/** 4 to 12 Latin letters or digits, in any case. Whether the inviter exists only the server knows. */
export const invitationProblem = (code: string): InvitationCode | undefined => {
  const tidy = tidyInvitation(code)
  if (tidy === '') return 'invitation-required'
  return /^[A-Z0-9]{4,12}$/.test(tidy) ? undefined : 'invitation-malformed'
}

/** The one spelling of an invitation code: no space around it, upper case. */
export const tidyInvitation = (code: string): string => code.trim().toUpperCase()

export interface Registration {
  readonly account: string
  readonly password: string
  readonly confirmation: string
  readonly invitation: string
  readonly agreed: boolean
}

export type RegistrationProblem = Problem<
  keyof Registration,
  PhoneCode | PasswordCode | ConfirmCode | InvitationCode | 'agreement-required'
>

/** Everything that keeps this registration from being sent, in the order of the form. Source: RULES.md, account. */
export const registrationProblems = (form: Registration): ReadonlyArray<RegistrationProblem> => [
  ...problemAt('account', phoneProblem(form.account)),
  ...problemAt('password', passwordProblem(form.password)),
  ...problemAt('confirmation', confirmProblem(form.password, form.confirmation)),
  ...problemAt('invitation', invitationProblem(form.invitation)),
  ...problemAt('agreed', form.agreed ? undefined : 'agreement-required'),
]

export interface PasswordChange {
  readonly old: string
  readonly next: string
  readonly confirmation: string
}

export type PasswordChangeProblem = Problem<
  keyof PasswordChange,
  PasswordCode | ConfirmCode | 'old-required' | 'password-unchanged'
>

/** What keeps a login password from being changed. The new one must be another one. Source: RULES.md, account. */
export const passwordChangeProblems = (form: PasswordChange): ReadonlyArray<PasswordChangeProblem> => [
  ...problemAt('old', form.old === '' ? 'old-required' : undefined),
  ...problemAt(
    'next',
    passwordProblem(form.next) ?? (form.next === form.old ? ('password-unchanged' as const) : undefined),
  ),
  ...problemAt('confirmation', confirmProblem(form.next, form.confirmation)),
]
