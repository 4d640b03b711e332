import { failureByText } from '../../adapters/generated/messages.ts'
import type { Form } from './caller.ts'
import { findingsOf, type Wanted } from './judge.ts'
import { operations } from './operations.ts'
import type { Options } from './options.ts'
import type { Check } from './report.ts'
import type { Finding } from './schema.ts'
import { bodyOf, type Server, type Session } from './server.ts'
import { shown } from './shown.ts'
import { newId, type Steps, type Workflow } from './workflow.ts'

/** A workflow that cannot go on. */
class Ended extends Error {}

const FAILED_BEFORE = 'an earlier call of its workflow failed'

const described = (path: string) => operations.find((operation) => operation.path === path)
const isUpload = (path: string): boolean => described(path)?.media === 'multipart/form-data'
const isPublic = (path: string): boolean => described(path)?.isPublic === true

/** Why a workflow cannot be run at all; nothing where it can. */
const leftOut = (
  { writes, covers }: Workflow,
  { session, givenUp }: Server,
  { login, write }: Options,
): string | undefined => {
  const reason = givenUp()
  if (reason !== undefined) return reason
  if (writes && !write) return 'it changes something: no --write'
  if (session !== undefined || covers.every(isPublic)) return undefined
  return login === undefined ? 'it needs a session: no --account' : 'it needs a session: the login answered none'
}

/** Runs one workflow and gives what it found; operations that it did not reach are skipped, with the reason. */
export const runWorkflow = async (workflow: Workflow, server: Server, options: Options): Promise<Array<Check>> => {
  const checks: Array<Check> = []
  const record = (operation: string, name: string, findings: ReadonlyArray<Finding>): void => {
    checks.push({ operation, name, outcome: findings.length > 0 ? 'failed' : 'passed', findings })
  }
  const skip = (operation: string, name: string, reason: string): void => {
    checks.push({ operation, name, outcome: 'skipped', findings: [], reason })
  }

  const send = async (path: string, form: object | undefined, wanted: Wanted, as: Session | undefined) => {
    const session = as ?? server.session
    const answer = await server.call({
      path,
      form: form as Form | undefined,
      isUpload: isUpload(path),
      headers: session === undefined ? {} : { token: session.token, account: session.account },
    })
    const findings = findingsOf(path, wanted, answer)
    if (findings.length > 0) {
      record(path, path, findings)
      throw new Ended(FAILED_BEFORE)
    }
    return bodyOf(answer)
  }

  const steps = {
    ask: async (path: string, form?: object, as?: Session) => {
      const { status, msg, data } = await send(path, form, 'answer', as)
      const refused = { at: '/status', expected: '1, a success', got: `0 with ${shown(msg)}` }
      record(path, path, status === 1 ? [] : [refused])
      if (status !== 1) throw new Ended(FAILED_BEFORE)
      return data
    },
    attempt: async (path: string, form?: object) => {
      const { status, msg, data } = await send(path, form, 'answer', undefined)
      record(path, path, [])
      if (status !== 1) throw new Ended(`${path} was refused: ${failureByText[msg as keyof typeof failureByText]}`)
      return data
    },
    refuse: async (path: string, form: object) => {
      if (server.isMock) return skip(path, `${path} refuses`, 'a mock keeps no state')
      await send(path, form, 'refusal', undefined)
      record(path, `${path} refuses`, [])
    },
    turnAway: async (path: string, as: Session) => {
      if (server.isMock) return skip(path, `${path} after the end`, 'a mock keeps no sessions and takes any token')
      await send(path, undefined, 'no session', as)
      record(path, `${path} after the end`, [])
    },
    holds: (path: string, at: string, expected: string, got: unknown, isTrue: boolean) => {
      if (server.isMock && !isTrue) skip(path, expected, 'a mock keeps no state')
      else record(path, `${path} in its workflow`, isTrue ? [] : [{ at, expected, got: shown(got) }])
    },
    need: (value: unknown, reason: string) => {
      if (value === undefined) throw new Ended(reason)
      return value
    },
    stop: skip,
    id: newId,
    login: options.login,
    fundPassword: options.fundPassword,
  }

  const skipRest = (reason: string): void => {
    const reached = new Set(checks.map(({ operation }) => operation))
    for (const path of workflow.covers) if (!reached.has(path)) skip(path, path, reason)
  }

  const reason = leftOut(workflow, server, options)
  if (reason === undefined) {
    try {
      await workflow.run(steps as unknown as Steps)
    } catch (cause) {
      if (!(cause instanceof Ended)) throw cause
      skipRest(cause.message)
    }
  } else skipRest(reason)
  return checks
}
