/** A check of a call: what is answered where it fails. */
export interface Check {
  /** Code of the refusal; undefined where it is HTTP 401. */
  readonly code: string | undefined
  /** What is checked, where the code alone does not say it. */
  readonly about: string
}

/** The facts about a call on which its checks depend. */
export interface Checked {
  readonly isPublic: boolean
  /** Codes of its refusals, in the order of the contract. */
  readonly refusals: ReadonlyArray<string>
}

const FROZEN = 'account-frozen'
const FIELDS = 'invalid-parameters'
const REUSED = 'request-id-reused'
const BUSY = 'system-busy'
const COMMON = new Set([FROZEN, FIELDS, REUSED, BUSY])

/**
 * The checks of a call in order: those that all calls share, then its own as the contract lists them. The first one that
 * fails decides the answer.
 */
export const checksOf = ({ isPublic, refusals }: Checked): ReadonlyArray<Check> => {
  // Without a session there is no account whose state could come first.
  const isOwn = (code: string) => !COMMON.has(code) || (isPublic && code === FROZEN)
  const has = (code: string, about: string) => (refusals.includes(code) ? [{ code, about }] : [])
  return [
    ...(isPublic
      ? []
      : [{ code: undefined, about: 'the headers token and account belong to a session that has not ended' }]),
    ...(isPublic ? [] : has(FROZEN, 'the account is not frozen')),
    ...has(FIELDS, 'the fields have the form that is described here'),
    ...has(REUSED, 'the id of the request is new; a request that was done already gets its first answer again'),
    ...refusals.filter(isOwn).map((code) => ({ code, about: '' })),
    ...has(BUSY, 'at any point; nothing was done'),
  ]
}

const HEAD = 'Checks, the first that fails decides the answer:'

/** The description of a call with its checks as a numbered list, which tools without our keys show too. */
export const withChecks = (description: string, call: Checked): string => {
  const items = checksOf(call).map(({ about, code }, at) => {
    const answer = code === undefined ? 'HTTP 401' : `\`${code}\``
    return `${at + 1}. ${answer}${about === '' ? '' : `: ${about}`}`
  })
  return `${description.trimEnd()}\n\n${HEAD}\n\n${items.join('\n')}\n`
}

/** The description of a call as its author wrote it. */
export const withoutChecks = (description: string): string => description.split(`\n\n${HEAD}\n`)[0] ?? ''
