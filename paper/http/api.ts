import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findSession } from '../account/sessions.ts'
import type { Broker, Call, SignedInCall } from '../contract/call.ts'
import { isRejection, reject, type Rejection } from '../contract/rejection.ts'
import { type OperationFacts, operations } from '../contract/specification.ts'
import { requestViolation, responseViolation } from '../contract/validator.ts'
import { readBody } from './bodies.ts'
import { failure, malformed, success } from './envelope.ts'
import { handlers } from './handlers.ts'
import type { HttpSettings } from './settings.ts'

type AnyHandler = (body: unknown, call: Call | SignedInCall) => Promise<unknown>

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

const callOf = async (broker: Broker, request: FastifyRequest): Promise<Omit<Call, 'files'>> => ({
  broker,
  now: await broker.clock.now(),
  requestId: request.id,
  address: request.ip,
})

/** Everything between the wire and the handler, in the order: session, frozen account, fields, the work itself. */
const answer = async (
  facts: OperationFacts,
  call: Omit<Call, 'files'>,
  request: FastifyRequest,
): Promise<{ data: unknown } | Rejection | 'no-session'> => {
  const session = facts.needsSession
    ? await findSession(call.broker.db, header(request, 'token'), header(request, 'account'), call.now)
    : undefined
  if (facts.needsSession && session === undefined) return 'no-session'
  if (session?.customer.frozen && facts.failures.has('account-frozen')) return reject('account-frozen')
  const { fields, files, isJson } = await readBody(request)
  const violation = requestViolation(facts, fields, isJson)
  if (violation) {
    request.log.info(
      { operation: facts.path, field: violation.path, why: violation.why },
      'request breaks the contract',
    )
    return reject(malformed(facts), violation.path)
  }
  const handler = handlers[facts.path] as AnyHandler
  const result = await handler(facts.bodyType === undefined ? {} : fields, { ...call, files, ...session })
  return isRejection(result) ? result : { data: result }
}

const checked = (facts: OperationFacts, body: object, request: FastifyRequest, reply: FastifyReply): object => {
  const violation = responseViolation(facts, body)
  if (violation === undefined) return body
  request.log.error({ operation: facts.path, ...violation }, 'answer breaks the contract')
  void reply.code(500).header('x-contract-violation', `${violation.path} ${violation.why}`)
  return failure('system-busy')
}

const serve =
  (facts: OperationFacts, broker: Broker, settings: HttpSettings) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<object> => {
    const call = await callOf(broker, request)
    // The time the broker judges by, which a test clock may have moved: clients count down by it.
    void reply.header('cache-control', 'no-store').header('date', call.now.toUTCString())
    const result = await answer(facts, call, request)
    if (result === 'no-session') {
      void reply.code(401)
      return failure('login-again')
    }
    if (isRejection(result) && result.field !== undefined) void reply.header('x-invalid-field', encodeURI(result.field))
    const body = isRejection(result) ? failure(result.code) : success(facts, result.data)
    return settings.validateResponses ? checked(facts, body, request, reply) : body
  }

/**
 * What went wrong outside a handler's own words. A request that cannot be read is the client's mistake; anything
 * else is ours and says `system-busy`, with the transaction rolled back by whoever opened it.
 */
const onError =
  (facts: OperationFacts) =>
  (cause: Error & { readonly statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const isTheirs = cause.statusCode !== undefined && cause.statusCode < 500
    if (!isTheirs) request.log.error({ operation: facts.path, err: cause }, 'the call failed')
    void reply.header('cache-control', 'no-store').code(200)
    return reply.send(failure(isTheirs ? malformed(facts) : 'system-busy'))
  }

/** Serves every operation of the contract, POST only. */
export const serveContract = (app: FastifyInstance, broker: Broker, settings: HttpSettings): void => {
  for (const facts of operations) {
    app.post(`/api/vue${facts.path}`, { errorHandler: onError(facts) }, serve(facts, broker, settings))
  }
}
