import { findingsOf, type Wanted } from './contract/judge.ts'
import { brokenPromises } from './promises/all.ts'
import type { Answer, Form } from './contract/caller.ts'
import type { Call } from './evidence/exchange.ts'
import { operationAt } from './contract/operations.ts'
import type { Check } from './verdict.ts'
import type { Finding } from './contract/schema.ts'
import { bodyOf, type Server, type Session } from './server.ts'

/** An answer to one call and all its findings. */
export interface Heard {
  readonly answer: Answer
  readonly call: Call
  /** Errors of its shape or its kind: it cannot be used further. */
  readonly wrong: ReadonlyArray<Finding>
  /** Promises that it breaks although its shape is valid. */
  readonly broken: ReadonlyArray<Finding>
  readonly body: { readonly status?: unknown; readonly msg?: unknown; readonly data?: unknown }
}

/** The two headers of a session, as far as it has them. */
const headersOf = ({ token, account }: Partial<Session> = {}): Record<string, string> => ({
  ...(token !== undefined && { token }),
  ...(account !== undefined && { account }),
})

/** Sends a call. */
export const send = async (
  server: Server,
  path: string,
  form: Form | undefined,
  session: Partial<Session> | undefined,
): Promise<Call> => {
  const { media, isPublic } = operationAt(path)
  const isUpload = media === 'multipart/form-data'
  const sent = { path, form, isUpload, headers: isPublic ? {} : headersOf(session) }
  return { sent, answer: await server.call(sent) }
}

/** Checks an answer against the contract: its shape, its kind, and the promises about its content. */
export const heardOf = (server: Server, call: Call, wanted: Wanted): Heard => {
  const { answer, sent } = call
  const { form = {}, path } = sent
  const wrong = findingsOf(path, wanted, answer)
  const body = bodyOf(answer)
  server.tape.heard(path, body.msg)
  const told = { path, form, data: body.data, memory: server.memory }
  const isSuccess = wrong.length === 0 && wanted !== 'no session' && body.status === 1
  return { answer, call, wrong, broken: isSuccess && !server.isMock ? brokenPromises(told) : [], body }
}

/** Sends a call and checks the answer. */
export const hear = async (
  server: Server,
  path: string,
  form: Form | undefined,
  wanted: Wanted,
  session: Partial<Session> | undefined,
): Promise<Heard> => heardOf(server, await send(server, path, form, session), wanted)

export const failed = (operation: string, name: string, findings: ReadonlyArray<Finding>): Check => ({
  operation,
  name,
  outcome: findings.length > 0 ? 'failed' : 'passed',
  findings,
})

export const skipped = (operation: string, name: string, reason: string): Check => ({
  operation,
  name,
  outcome: 'skipped',
  findings: [],
  reason,
})
