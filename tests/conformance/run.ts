import { findingsOf, type Wanted } from './contract/judge.ts'
import { brokenPromises } from './promises/all.ts'
import type { Answer, Form } from './contract/caller.ts'
import { operationAt } from './contract/operations.ts'
import type { Check } from './verdict.ts'
import type { Finding } from './contract/schema.ts'
import { bodyOf, type Server, type Session } from './server.ts'

/** An answer to one call and everything that was found in it. */
export interface Heard {
  readonly answer: Answer
  /** In what its form or its kind is wrong: nothing of it can be used further. */
  readonly wrong: ReadonlyArray<Finding>
  /** Promises that it breaks although its form is right. */
  readonly broken: ReadonlyArray<Finding>
  readonly body: { readonly status?: unknown; readonly msg?: unknown; readonly data?: unknown }
}

/** The two headers of a session, as far as it has them. */
const headersOf = ({ token, account }: Partial<Session> = {}): Record<string, string> => ({
  ...(token !== undefined && { token }),
  ...(account !== undefined && { account }),
})

/** Sends a call and holds the answer against the contract: its form, its kind, and what its contents promise. */
export const hear = async (
  server: Server,
  path: string,
  form: Form | undefined,
  wanted: Wanted,
  session: Partial<Session> | undefined,
): Promise<Heard> => {
  const { media, isPublic } = operationAt(path)
  const answer = await server.call({
    path,
    form,
    isUpload: media === 'multipart/form-data',
    headers: isPublic ? {} : headersOf(session),
  })
  const wrong = findingsOf(path, wanted, answer)
  const body = bodyOf(answer)
  const told = { path, form: form ?? {}, data: body.data, memory: server.memory }
  const isSuccess = wrong.length === 0 && wanted !== 'no session' && body.status === 1
  return { answer, wrong, broken: isSuccess && !server.isMock ? brokenPromises(told) : [], body }
}

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
