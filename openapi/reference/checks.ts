import type { Catalogue } from '../tools/catalogue.ts'
import { type Call, messageOf } from './contract.ts'
import { escaped } from './text.ts'

/** A check of a call: what is answered where it fails. */
export interface Check {
  /** Code of the refusal; undefined where it is HTTP 401. */
  readonly code: string | undefined
  /** What is checked, where the code alone does not say it. */
  readonly about: string
}

/** The facts about a call on which its checks depend. */
type Checked = Pick<Call, 'isPublic' | 'refusals'>

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
    ...has(FIELDS, 'the fields have the form of the table above'),
    ...has(REUSED, 'the id of the request is new; a request that was done already gets its first answer again'),
    ...refusals.filter(isOwn).map((code) => ({ code, about: '' })),
    ...has(BUSY, 'at any point; nothing was done'),
  ]
}

/** The checks of a call as a numbered list. */
export const checkList = (call: Checked, catalogue: Catalogue): string => {
  const items = checksOf(call).map(({ code, about }) => {
    if (code === undefined) return `<li>HTTP 401: ${escaped(about)}</li>`
    const { wire, words } = messageOf(catalogue, code)
    const why = about === '' ? '' : `: ${escaped(about)}`
    return (
      `<li><a href="refusals.html#${code}"><code>${code}</code></a>${why}. ` +
      `<q>${escaped(words.us)}</q> <span lang="zh-Hans">${escaped(wire ?? '')}</span></li>`
    )
  })
  return `<ol>${items.join('')}</ol>`
}
