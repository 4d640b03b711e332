import type { Answer, Sent } from '../contract/caller.ts'
import { findingsOf } from '../contract/judge.ts'
import type { Finding } from '../contract/schema.ts'
import { shown } from '../contract/shown.ts'
import { failed } from '../run.ts'
import type { Options } from '../command/options.ts'
import { bodyOf, type Server } from '../server.ts'
import type { Manners } from './manners.ts'
import type { Check } from '../verdict.ts'

/** One byte more than a picture may have, and more than all the fields of any form together. */
const TOO_LARGE = { file: 10 * 1024 * 1024 + 1, form: 80 * 1024 }

const listed = (header: string | undefined): ReadonlyArray<string> =>
  (header ?? '').split(',').map((one) => one.trim().toLowerCase())

const header = (answer: Answer, name: string): string | undefined =>
  answer.kind === 'answered' ? answer.headers[name] : undefined

const originFindings = (answer: Answer, origin: string): ReadonlyArray<Finding> => {
  const allowed = header(answer, 'access-control-allow-origin')
  return allowed === origin || allowed === '*'
    ? []
    : [{ at: 'access-control-allow-origin', expected: `${origin} or *`, got: shown(allowed) }]
}

const missing = (answer: Answer, name: string, needed: ReadonlyArray<string>): ReadonlyArray<Finding> => {
  const got = listed(header(answer, name))
  const isWhole = got.includes('*') || needed.every((one) => got.includes(one))
  return isWhole ? [] : [{ at: name, expected: needed.join(', '), got: shown(header(answer, name)) }]
}

/** A call that needs no session and answers the same to every client. */
const PATH = '/common/config'
const plain = (headers: Readonly<Record<string, string>>): Sent => ({
  path: PATH,
  form: { type: 'all' },
  isUpload: false,
  headers,
})

/** What a browser asks before it lets a page of another origin call, and what it reads of the answer. */
const otherOrigin = async ({ call, tape }: Server, origin: string): Promise<Check> => {
  const asked = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'account,content-type,token',
  }
  const first: Sent = { ...plain(asked), form: undefined, method: 'OPTIONS' }
  const preflight = await call(first)
  const sent = plain({ origin })
  const answer = await call(sent)
  const got = preflight.kind === 'silent' ? preflight.why : String(preflight.status)
  const found = [
    ...(/^2\d\d$/.test(got) ? [] : [{ at: 'HTTP status of OPTIONS', expected: '2xx', got }]),
    ...originFindings(preflight, origin),
    ...missing(preflight, 'access-control-allow-methods', ['post']),
    ...missing(preflight, 'access-control-allow-headers', ['content-type', 'token', 'account']),
    ...originFindings(answer, origin),
    ...missing(answer, 'access-control-expose-headers', ['date']),
  ]
  return tape.told(failed(PATH, `from ${origin}`, found), { sent, answer }, { sent: first, answer: preflight })
}

const textOf = (answer: Answer): string => (answer.kind === 'answered' ? answer.text : '')

/** The same content in each encoding: what cannot be decoded is no answer at all. */
const encodings = async ({ call, tape }: Server): Promise<ReadonlyArray<Check>> => {
  const checks: Array<Check> = []
  const bare = await call(plain({ 'accept-encoding': 'identity' }))
  for (const encoding of ['gzip', 'br']) {
    const sent = plain({ 'accept-encoding': encoding })
    const answer = await call(sent)
    const found = [...findingsOf(PATH, 'success', answer)]
    if (textOf(answer) !== textOf(bare))
      found.push({ at: '/', expected: `the same in ${encoding} as without it`, got: shown(textOf(answer)) })
    checks.push(tape.told(failed(PATH, `${PATH} in ${encoding}`, found), { sent, answer }))
  }
  return checks
}

/** A body beyond the limit gets its refusal, with HTTP 200 or 413. */
const tooLarge = async (
  { call, tape }: Server,
  sent: Sent,
  what: string,
  code: 'invalid-parameters' | 'upload-too-large',
): Promise<Check> => {
  const answer = await call(sent)
  const isNamed = answer.kind === 'answered' && answer.status === 413
  tape.heard(sent.path, bodyOf(answer).msg)
  const found = findingsOf(sent.path, [code], isNamed ? { ...answer, status: 200 } : answer)
  return tape.told(failed(sent.path, `${sent.path} with ${what}`, found), { sent, answer })
}

const UPLOAD = '/upload/image'

/**
 * What the contract promises of HTTP beside the bodies.
 *
 * @param isChosen whether calls of an operation are wanted
 */
export const httpChecks = async (
  server: Server,
  { origin, write }: Pick<Options, 'origin' | 'write'>,
  isChosen: (path: string) => boolean,
): Promise<ReadonlyArray<Check>> => {
  const { isMock, newId, session } = server
  const checks: Array<Check> = []
  if (isMock) return checks
  if (isChosen(PATH)) {
    checks.push(...(await encodings(server)))
    checks.push(
      await tooLarge(
        server,
        { ...plain({}), form: { type: 'x'.repeat(TOO_LARGE.form) } },
        'a form of 80 KiB: one has at most 64 KiB',
        'invalid-parameters',
      ),
    )
    if (origin !== undefined) checks.push(await otherOrigin(server, origin))
  }
  // A server without the limit would keep the picture.
  if (isChosen(UPLOAD) && write && session !== undefined) {
    const form = { file: '', purpose: 'avatar', requestid: newId() }
    const sent = { path: UPLOAD, form, isUpload: true, headers: { ...session }, fileBytes: TOO_LARGE.file }
    checks.push(await tooLarge(server, sent, 'a picture of more than 10 MiB', 'upload-too-large'))
  }
  return checks
}

/**
 * What the answers of the whole run say of the server's manners, operation by operation. An operation that did nothing
 * right otherwise has none to praise.
 */
export const mannerChecks = (
  { found, heard }: Pick<Manners, 'found' | 'heard'>,
  before: ReadonlyArray<Check>,
): ReadonlyArray<Check> => {
  const worked = new Set(before.flatMap(({ operation, outcome }) => (outcome === 'passed' ? [operation] : [])))
  return [...heard]
    .filter((path) => found.has(path) || worked.has(path))
    .map((path) => failed(path, `${path}: what HTTP says beside the body`, found.get(path) ?? []))
}
