import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'

const tracer = trace.getTracer('paper')

/** Does work in a span of the call that it belongs to. */
const inSpan = <A>(name: string, attributes: Attributes, kind: SpanKind, work: () => Promise<A>): Promise<A> =>
  tracer.startActiveSpan(name, { attributes, kind }, async (span) => {
    try {
      return await work()
    } catch (cause) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: cause instanceof Error ? cause.message : String(cause) })
      throw cause
    } finally {
      span.end()
    }
  })

const isTraced = (): boolean => trace.getActiveSpan() !== undefined

/** A part of what the broker does for a call. */
export const partSpan = <A>(name: string, attributes: Attributes, work: () => Promise<A>): Promise<A> =>
  isTraced() ? inSpan(name, attributes, SpanKind.INTERNAL, work) : work()

/** A statement of the database: its text has places for values, never the values. */
export const statementSpan = <A>(text: string, work: () => Promise<A>): Promise<A> =>
  isTraced()
    ? inSpan(
        text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? 'statement',
        { 'db.system.name': 'postgresql', 'db.query.text': text },
        SpanKind.CLIENT,
        work,
      )
    : work()

/** The ids of the present trace for a line of the log; none where nothing is traced. */
export const traceInLog = (): object => {
  const span = trace.getActiveSpan()?.spanContext()
  return span === undefined ? {} : { traceId: span.traceId, spanId: span.spanId }
}

/**
 * A span for each request, with what it causes below. The header `traceparent` is followed only behind a proxy that
 * operators trust: elsewhere any customer could decide what is recorded.
 */
export const traceCalls = (app: FastifyInstance, isBehindProxy: boolean): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request
    const parent = isBehindProxy ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
    const route = routeOptions.url ?? 'none'
    const attributes = { 'http.request.method': method, 'http.route': route, 'paper.request_id': request.id }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    if (!span.isRecording()) {
      done()
      return
    }
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(trace.setSpan(parent, span), done)
  })
}
