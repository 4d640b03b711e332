import type { FastifyInstance } from 'fastify'
import { failureByText } from '../../../adapters/generated/messages.ts'
import { isKeyOf } from '../../../domain/validation/keys.ts'
import type { Metrics } from './metrics.ts'

const PREFIX = '/api/vue/'

/** The outcome that an envelope says; undefined for another body. */
const outcomeOf = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('status' in body)) return undefined
  if (body.status === 1) return 'ok'
  const text = 'msg' in body && typeof body.msg === 'string' ? body.msg : ''
  return isKeyOf(failureByText, text) ? failureByText[text] : 'unknown'
}

/** Counts every call of the contract that this server answers. Paths that it does not have share the operation `none`. */
export const countCalls = (app: FastifyInstance, { countCall }: Metrics): void => {
  app.decorateRequest('outcome', '')
  app.addHook('preSerialization', (request, _reply, body, done) => {
    request.setDecorator('outcome', outcomeOf(body) ?? '')
    done(null, body)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, url } = request
    if (method === 'POST' && url.startsWith(PREFIX)) {
      const route = routeOptions.url ?? ''
      const operation = route.startsWith(PREFIX) ? route.slice(PREFIX.length - 1) : 'none'
      const outcome = request.getDecorator<string>('outcome') || `http-${reply.statusCode}`
      countCall(operation, outcome, reply.elapsedTime / 1_000)
    }
    done()
  })
}
