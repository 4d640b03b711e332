import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Broker } from '../../platform/broker/call.ts'
import { failure } from '../../platform/http/envelope.ts'
import type { FindSession } from '../../platform/http/session.ts'
import { RETRY_AFTER } from '../../platform/load/overloaded.ts'
import { makeShares, type ShareLimits } from '../../platform/load/shares.ts'
import { readEventId } from './eventId.ts'
import type { Live } from './live.ts'
import { makeReader, type Topics } from './reader.ts'

/** Streams of one process, and of one customer: tabs share one, so these are devices. Source: RULES.md, live. */
const STREAMS: ShareLimits = { total: 3_500, each: 8 }

const CODE = /^[A-Z0-9][A-Z0-9.=-]{0,19}$/
const MOST_CODES = { quotes: 200, depth: 5 }

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

/** The topics of a request; undefined where they break the contract. */
export const readTopics = (query: unknown): Topics | undefined => {
  const given = new Map(Object.entries({ ...(typeof query === 'object' ? query : {}) }))
  const text = (name: string): string | undefined => {
    const value: unknown = given.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const codes = (name: string) => [...new Set((text(name) ?? '').split(',').filter((code) => code !== ''))]
  const [quotes, depth] = [codes('quotes'), codes('depth')]
  const own = text('own')
  const isGood =
    [...quotes, ...depth].every((code) => CODE.test(code)) &&
    quotes.length <= MOST_CODES.quotes &&
    depth.length <= MOST_CODES.depth &&
    (own === undefined || own === '1')
  return isGood ? { quotes, depth, own: own === '1' } : undefined
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that gathers answers would hold events back.
  'x-accel-buffering': 'no',
}

/**
 * Serves `/live/stream`. Where all places are taken, the oldest stream of the customer who has the most is cut for one of a customer
 * who has fewer: many accounts together keep nobody from a first stream.
 */
export const serveLive = (
  app: FastifyInstance,
  { clock, db }: Pick<Broker, 'clock' | 'db'>,
  live: Pick<Live, 'join'>,
  findSession: FindSession,
  limits = STREAMS,
): void => {
  const shares = makeShares(limits)
  app.get('/api/vue/live/stream', async (request, reply): Promise<FastifyReply | undefined> => {
    const now = await clock.now()
    void reply.header('cache-control', 'no-store').header('date', now.toUTCString())
    const [token, account] = [header(request, 'token'), header(request, 'account')]
    const find = async () => findSession(db, token, account, await clock.now())
    const session = await find()
    if (session === undefined) return reply.code(401).send(failure('login-again'))
    if (session.customer.frozen) return reply.send(failure('account-frozen'))
    const topics = readTopics(request.query)
    const last = header(request, 'last-event-id')
    if (topics === undefined) return reply.send(failure('invalid-parameters'))
    // A client that has left while its session was read closes nothing any more, so nothing would release its place.
    if (reply.raw.destroyed) return reply.hijack()
    const { raw } = reply
    const release = shares.take(session.customer.id, () => raw.destroy())
    if (release === undefined) return reply.code(429).header('retry-after', RETRY_AFTER).send(failure('system-busy'))
    reply.hijack()
    raw.on('close', release)
    for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...HEADERS }))
      if (value !== undefined) raw.setHeader(name, value)
    raw.writeHead(200)
    raw.flushHeaders()
    live.join(
      makeReader(raw, {
        customerId: session.customer.id,
        topics,
        // An id that cannot be read is one that is not known.
        after: last === '' ? undefined : (readEventId(last) ?? { epoch: '', writtenBy: 0n, id: 0n }),
        isAdmitted: async () => {
          const found = await find()
          return found !== undefined && !found.customer.frozen
        },
      }),
    )
    return undefined
  })
}
