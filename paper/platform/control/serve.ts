import type { FastifyError, FastifyInstance } from 'fastify'
import type { Broker } from '../broker/call.ts'
import { isPassing } from '../database/transaction.ts'
import type { ControlHandlers } from './calls.ts'
import { controlCalls, type DescribedCall } from './document.ts'
import { controlHandlerOf } from './handlerOf.ts'
import { ControlRefusal } from './refusal.ts'
import { answerCheck, type Problem, requestCheck } from './validator.ts'

const PLACES = { body: '', query: '?', path: '' } as const

const sentence = (problems: ReadonlyArray<Problem>): string =>
  `the request is not valid: ${problems.map((one) => `${PLACES[one.in]}${one.path} ${one.problem}`.trim()).join('; ')}`

/** What a call answers, as JSON turns it into text and back. */
const asSent = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer))

/** Fields that nobody may read. */
const untold = (name: string, value: unknown): unknown => (/password|token/.test(name) ? undefined : value)

const noteTester = async ({ clock, events }: Broker, call: string, body: unknown, answer: unknown): Promise<void> => {
  if (events === undefined) return
  const refused = answer instanceof ControlRefusal ? ` refused, ${answer.error}` : ''
  const text = `${call}${refused} ${body === undefined ? '' : JSON.stringify(body, untold)}`.trim()
  const account: unknown = Object.entries(body ?? {}).find(([name]) => name === 'account')?.[1]
  events.note({
    at: await clock.now(),
    topic: 'tester',
    text,
    ...(typeof account === 'string' && { subject: account }),
  })
}

/** A failure of the load or the connection is no error of the broker: the tester may call again. */
const passing = async (work: unknown): Promise<unknown> => {
  try {
    return await work
  } catch (cause) {
    if (!isPassing(cause)) throw cause
    const why = 'the database was busy or its connection was lost: what was asked may have been done or not'
    return new ControlRefusal(503, why)
  }
}

const serveCall = (
  scope: FastifyInstance,
  broker: Broker,
  handlers: ControlHandlers,
  call: DescribedCall,
  checkAnswers: boolean,
): void => {
  const { method, path } = call
  const handler = controlHandlerOf(handlers, method, path)
  const problemsOf = requestCheck(call)
  const answerProblems = checkAnswers ? answerCheck(call) : undefined
  scope.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const asked = { body: request.body, query: request.query, path: request.params }
      const problems = problemsOf(asked)
      if (problems.length > 0) return reply.code(400).send({ error: sentence(problems), problems })
      const answer = await passing(handler({ ...asked, body: request.body ?? {} }, broker))
      if (method !== 'GET') await noteTester(broker, `${method} ${request.url}`, request.body, answer)
      if (answer instanceof ControlRefusal) return reply.code(answer.status).send({ error: answer.error })
      const wrong = answerProblems?.(asSent(answer)) ?? []
      if (wrong.length > 0) return reply.code(500).send({ error: `the answer breaks the document: ${sentence(wrong)}` })
      return answer
    },
  })
}

/**
 * Serves every call of the control API's document below the prefix of `scope`. A request that does not fit the document
 * gets 400 with all of its problems. `checkAnswers` answers 500 where an answer does not fit, for tests.
 */
export const serveControlCalls = (
  scope: FastifyInstance,
  broker: Broker,
  handlers: ControlHandlers,
  checkAnswers: boolean,
): void => {
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    const { message, statusCode = 500 } = error
    if (statusCode >= 500) request.log.error({ err: error }, 'a call of the control API failed')
    return reply.code(statusCode).send({ error: message })
  })
  for (const call of controlCalls) serveCall(scope, broker, handlers, call, checkAnswers)
}
