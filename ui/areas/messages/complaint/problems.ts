import { problemAt, type Problem } from '../../../../domain/validation/problem.ts'

export interface ComplaintDraft {
  readonly title: string
  readonly content: string
  /** Empty: the answer is sent as a message only. */
  readonly email: string
}

export type ComplaintCode = 'title-required' | 'content-required' | 'email-malformed'

/** Maximum lengths of texts, in characters, by the contract. */
export const TITLE_LONGEST = 100
export const CONTENT_LONGEST = 2000
export const EMAIL_LONGEST = 254

const EMAIL = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i

/** Every reason why a complaint cannot be submitted. */
export const complaintProblems = ({
  title,
  content,
  email,
}: ComplaintDraft): ReadonlyArray<Problem<keyof ComplaintDraft, ComplaintCode>> => [
  ...problemAt('title', title.trim() === '' ? 'title-required' : undefined),
  ...problemAt('content', content.trim() === '' ? 'content-required' : undefined),
  ...problemAt('email', email.trim() !== '' && !EMAIL.test(email.trim()) ? 'email-malformed' : undefined),
]
