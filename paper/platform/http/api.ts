import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Handlers, Operation } from '../contract/operations.ts'
import type { Replica } from '../database/replica.ts'
import type { Db } from '../database/transaction.ts'
import type { Broker, Call, SignedInCall } from '../broker/call.ts'
import { isRejection, reject, type Rejection } from '../rejection/rejection.ts'
import { handlerOf } from '../contract/handlerOf.ts'
import { type OperationFacts, operations } from '../contract/specification.ts'
import { requestViolation, responseViolation } from '../contract/validator.ts'
import { admitChange, ChangedTooOften } from '../idempotency/dayLimit.ts'
import { makeTurns } from '../load/turns.ts'
import { Overloaded, RETRY_AFTER } from '../load/overloaded.ts'
import { type CursorSeal, openPage, sealPage } from '../paging/cursorSeal.ts'
import { asBefore, compressAnswers } from './answerBytes.ts'
import { readBody, takeFiles, takeForms, takeNothing } from './bodies.ts'
import { makeBodyBound } from './bodiesInFlight.ts'
import { clientAddress } from './clientAddress.ts'
import { failure, malformed, success } from './envelope.ts'
import { BODIES, LONGEST_FORM, LONGEST_REQUEST, partOf, READS } from './limits.ts'
import { noteCall } from './noteCall.ts'
import type { FindSession } from './session.ts'
import type { HttpSettings } from './settings.ts'
import { makeUploadBound } from './uploadsInFlight.ts'

/** Everything needed to serve the operations of the contract. */
export interface Contract {
  readonly broker: Broker
  readonly findSession: FindSession
  readonly handlers: Handlers
  readonly settings: HttpSettings
  readonly cursors: CursorSeal
  /** The database for reads that take a moment, and the operations that have only such ones. */
  readonly quick: { readonly db: Db; readonly operations: ReadonlySet<Operation> }
  /** What answers an operation in place of the database, where one does. */
  readonly replicaOf?: ((path: Operation) => ReplicaReads | undefined) | undefined
}

/** A replica, and the last transaction that changed something for a customer. */
export interface ReplicaReads {
  readonly replica: Replica
  readonly lastWrite: (db: Db, customerId: string) => Promise<bigint | undefined>
}

/** The part of a call that is known before its body is read. */
type Known = Omit<Call, 'files'> | Omit<SignedInCall, 'files'>

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

const refuse = (reply: FastifyReply, { code, field, retryAfter }: Rejection): object => {
  if (field !== undefined) void reply.header('x-invalid-field', field)
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter)
  return failure(code)
}

/**
 * Checks the session, and whether the account is frozen, before a byte of the body is read: a client without a session
 * must not occupy memory.
 */
const admit = (facts: OperationFacts, { broker: whole, findSession, quick }: Contract) => {
  const broker = quick.operations.has(facts.path) ? { ...whole, db: quick.db } : whole
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const now = await broker.clock.now()
    // The broker's time, which a test clock may have moved: clients use it for countdowns.
    void reply.header('cache-control', 'no-store').header('date', now.toUTCString())
    const call = {
      broker,
      now,
      requestId: request.id,
      address: clientAddress(request),
      userAgent: header(request, 'user-agent').slice(0, 512),
    }
    if (!facts.needsSession) {
      request.setDecorator<Known>('known', call)
      return undefined
    }
    const session = await findSession(quick.db, header(request, 'token'), header(request, 'account'), now)
    if (session === undefined) return reply.code(401).send(failure('login-again'))
    if (session.customer.frozen && facts.failures.has('account-frozen')) return reply.send(failure('account-frozen'))
    request.setDecorator<Known>('known', { ...call, ...session })
    return undefined
  }
}

const checked = (facts: OperationFacts, body: object, request: FastifyRequest, reply: FastifyReply): object => {
  const violation = responseViolation(facts, body)
  if (violation === undefined) return body
  request.log.error({ operation: facts.path, ...violation }, 'answer breaks the contract')
  void reply.code(500).header('x-contract-violation', `${violation.path} ${violation.why}`)
  return failure('system-busy')
}

/**
 * The fields that the contract describes. All others are ignored, as if they had not been sent: a client that is newer than
 * this broker sends them. Source: RULES.md, reading other servers.
 */
const described = ({ fields }: OperationFacts, sent: unknown): unknown =>
  typeof sent !== 'object' ||
  sent === null ||
  Array.isArray(sent) ||
  Object.keys(sent).every((name) => fields.has(name))
    ? sent
    : Object.fromEntries(Object.entries(sent).filter(([name]) => fields.has(name)))

/** Answers a call from a replica, if that knows all that the customer does. */
const readFrom = async (
  { lastWrite, replica }: ReplicaReads,
  call: SignedInCall,
  handle: (call: SignedInCall) => Promise<unknown>,
): Promise<unknown> => {
  const { marketVersion: _, ...known } = call
  const { broker, customer } = call
  return replica.read(
    await lastWrite(broker.db, customer.id),
    // The version of the market that the session has told may be unknown there.
    (db) => handle({ ...known, broker: { ...broker, db } }),
    () => handle(call),
  )
}

/** The id that a valid form carries where it changes something, or looks for a change. */
const requestIdOf = (fields: unknown): string | undefined =>
  typeof fields === 'object' && fields !== null && 'requestid' in fields && typeof fields.requestid === 'string'
    ? fields.requestid
    : undefined

const readsInTurn = makeTurns(READS)

/** Changes wait for those of the same customer by locks of their own. */
const isRead = ({ fields }: OperationFacts): boolean => !fields.has('requestid') && !fields.has('clientorderid')

/** Reads and validates the fields, then calls the handler: what it has made, and the same with its cursors sealed. */
const answer = async (
  facts: OperationFacts,
  { cursors, handlers, quick, replicaOf }: Contract,
  request: FastifyRequest,
): Promise<{ data: unknown; made: unknown } | Rejection> => {
  const { fields: sent, files, isJson } = await readBody(request)
  const fields = described(facts, sent)
  const violation = requestViolation(facts, fields, isJson)
  if (violation) {
    request.log.info(
      { operation: facts.path, field: violation.path, why: violation.why },
      'request breaks the contract',
    )
    return reject(malformed(facts), violation.path)
  }
  const asked = facts.isPaged ? openPage(cursors, fields) : fields
  if (asked === undefined) return reject('invalid-parameters', '/cursor')
  const call = { ...request.getDecorator<Known>('known'), files }
  const id = requestIdOf(asked)
  if (id !== undefined && 'customer' in call)
    await admitChange(call.broker.db, { scope: call.customer.id, id, operation: facts.path, at: call.now })
  const handle = (one: Call | SignedInCall) =>
    handlerOf(handlers, facts.path)(facts.bodyType === undefined ? {} : asked, one)
  const reads = 'customer' in call ? replicaOf?.(facts.path) : undefined
  const work = async () => (reads && 'customer' in call ? readFrom(reads, call, handle) : handle(call))
  const waits = 'customer' in call && isRead(facts) && !quick.operations.has(facts.path)
  const result = waits ? await readsInTurn(call.customer.id, work) : await work()
  noteCall(facts.path, fields, call, isRejection(result) ? result : { data: result })
  if (isRejection(result)) return result
  return { data: facts.isPaged ? sealPage(cursors, result) : result, made: result }
}

type Bound = ReturnType<typeof makeUploadBound>

const serve =
  (facts: OperationFacts, contract: Contract, uploads: Bound) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<object> => {
    const known = request.getDecorator<Known>('known')
    const result =
      takesFiles(facts) && 'customer' in known
        ? await uploads(request, known.customer.id, () => answer(facts, contract, request))
        : await answer(facts, contract, request)
    const body = isRejection(result) ? refuse(reply, result) : success(facts, result.data)
    const sent = contract.settings.validateResponses ? checked(facts, body, request, reply) : body
    return isRejection(result) || sent !== body ? sent : asBefore(reply, body, result.made)
  }

/**
 * Handles errors other than a handler's rejection. A request that cannot be read is the client's error; anything else
 * is the broker's and answers `system-busy`. The code that opened a transaction has rolled it back.
 */
const onError =
  (facts: OperationFacts) =>
  (cause: Error & { readonly statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    void reply.header('cache-control', 'no-store')
    if (cause instanceof Overloaded) {
      return reply.code(503).header('retry-after', RETRY_AFTER).send(failure('system-busy'))
    }
    if (cause instanceof ChangedTooOften) {
      return reply.code(429).header('retry-after', cause.retryAfter).send(failure('submitted-too-frequently'))
    }
    const isTheirs = cause.statusCode !== undefined && cause.statusCode < 500
    if (!isTheirs) request.log.error({ operation: facts.path, err: cause }, 'the call failed')
    return reply.code(200).send(failure(isTheirs ? malformed(facts) : 'system-busy'))
  }

const takesFiles = ({ bodyType }: OperationFacts): boolean => bodyType === 'multipart/form-data'

/** Serves every operation of the contract, POST only. A call accepts the kind of body that the contract describes. */
export const serveContract = async (app: FastifyInstance, contract: Contract): Promise<void> => {
  const uploads = makeUploadBound()
  const boundBodies = makeBodyBound(partOf(BODIES, contract.settings.processes))
  const add = (scope: FastifyInstance, facts: OperationFacts): void => {
    // By the hook below: the library passes each answer through streams.
    const options = { onRequest: admit(facts, contract), errorHandler: onError(facts), compress: false as const }
    scope.post(`/api/vue${facts.path}`, options, serve(facts, contract, uploads))
  }
  app.decorateRequest('known', null)
  await app.register(async (scope) => {
    compressAnswers(scope)
    takeNothing(scope)
    for (const facts of operations) if (facts.bodyType === undefined) add(scope, facts)
  })
  await app.register(async (scope) => {
    compressAnswers(scope)
    boundBodies(scope, LONGEST_FORM)
    await takeForms(scope)
    for (const facts of operations) if (facts.bodyType !== undefined && !takesFiles(facts)) add(scope, facts)
  })
  await app.register(async (scope) => {
    compressAnswers(scope)
    boundBodies(scope, LONGEST_REQUEST)
    await takeForms(scope)
    await takeFiles(scope)
    for (const facts of operations) if (takesFiles(facts)) add(scope, facts)
  })
}
