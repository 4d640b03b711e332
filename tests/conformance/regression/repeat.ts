import type { Form } from '../contract/caller.ts'
import { codeOf } from '../contract/shown.ts'
import { isAsked, type Operation, operations } from '../contract/operations.ts'
import type { Exchange } from '../evidence/exchange.ts'
import type { Options } from '../command/options.ts'
import { failed, heardOf, send, skipped } from '../run.ts'
import type { Server, Session } from '../server.ts'
import type { Check } from '../verdict.ts'
import type { Case } from './caseFile.ts'
import { wantedOf } from './wanted.ts'

type Request = Exchange['request']

/** A call that cannot be made again, and why. */
class NotDue extends Error {}

const operationOf = ({ url }: Request): Operation => {
  const found = operations.find(({ path }) => url.endsWith(path))
  if (found === undefined) throw new NotDue('the contract has no such call')
  return found
}

/** The secrets that stand as variables in a file, as far as the command line gives them. */
const secretsOf = ({ login, otherLogin, fundPassword }: Options): Readonly<Record<string, string | undefined>> => ({
  PASSWORD: login?.password,
  OTHER_PASSWORD: otherLogin?.password,
  FUND_PASSWORD: fundPassword,
  FUNDPASSWORD: fundPassword,
})

/** Ids by which a request is executed once: the same one again would get its first answer. */
const IDS = ['requestid', 'clientorderid']

const formOf = (request: Request, operation: Operation, server: Server, options: Options): Form | undefined => {
  const known = secretsOf(options)
  const field = ([name, value]: readonly [string, string]): readonly [string, string] => {
    if (operation.changes && IDS.includes(name)) return [name, server.newId()]
    if (operation.path === '/user/login' && name === 'account' && options.login !== undefined)
      return [name, options.login.account]
    const [, variable] = /^\$([A-Z][A-Z_0-9]*)$/.exec(value) ?? []
    if (variable === undefined) return [name, value]
    const secret = known[variable]
    if (secret === undefined) throw new NotDue(`the file holds no secrets, and no option gives $${variable}`)
    return [name, secret]
  }
  return request.form && Object.fromEntries(Object.entries(request.form).map(field))
}

const sessionOf = ({ headers }: Request, { session }: Server): Partial<Session> | undefined => {
  if (headers['token'] === undefined) return {}
  if (session === undefined) throw new NotDue('it needs a session: no --account')
  return session
}

const wasSuccess = ({ response }: Exchange): boolean =>
  'body' in response && /^\s*\{\s*"status"\s*:\s*1\b/.test(response.body)

/** Makes a call again, and checks its answer as the contract has it today. */
const makeAgain = async (request: Request, server: Server, options: Options) => {
  const operation = operationOf(request)
  if (!isAsked(operation.path, options.level)) throw new NotDue(`it needs a call above level ${options.level}`)
  if (operation.changes && !options.write) throw new NotDue('it changes something: no --write')
  const form = formOf(request, operation, server, options)
  const call = await send(server, operation.path, form, sessionOf(request, server))
  return heardOf(server, call, wantedOf(operation, call.sent, call.answer))
}

/** Makes the call of a case again, after those before it that it contradicted. */
export const repeat = async (one: Case, server: Server, options: Options): Promise<Check> => {
  const name = `seen ${one.firstSeen}: ${one.findings.map(({ at }) => at).join(', ')}`
  try {
    if (one.side === 'client') throw new NotDue('the client was wrong, not the server')
    for (const request of one.before) await makeAgain(request, server, options)
    const { wrong, broken, body, call } = await makeAgain(one.exchange.request, server, options)
    const findings = [...wrong, ...broken]
    if (findings.length === 0 && wasSuccess(one.exchange) && body.status !== 1)
      throw new NotDue(`the server refuses it now: ${codeOf(body.msg) ?? 'its session'}`)
    return server.tape.told(failed(one.operation, name, findings), call)
  } catch (cause) {
    if (!(cause instanceof NotDue)) throw cause
    return skipped(one.operation, name, cause.message)
  }
}
