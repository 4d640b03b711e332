import { pipeline, Readable, Transform } from 'node:stream'
import { existsSync } from 'node:fs'
import fastifyProxy from '@fastify/http-proxy'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { type Headers, isStream, type Passed, readableEncodings } from './passed.ts'

/** Where the app calls, whatever the base path of the server is. */
export const API = '/api/vue'

/** More bytes of a body are passed on, but not kept to be checked. */
const MOST_BYTES = 16 * 1024 * 1024

/** How long a server may take for an answer, in milliseconds: longer than any client waits. */
const ANSWER_TIME = 150_000

export interface FrontOptions {
  /** Base address of the server's calls, without a slash at the end. */
  readonly url: string
  /** Folder of the built app, or null where the server shows its own. */
  readonly app: string | null
  /** Hears that a call begins; what it returns hears the call and its answer, once both are whole. */
  readonly watch: (path: string) => (passed: Passed) => void
  /** Hears a picture that a page showed, whatever its address. */
  readonly seePicture?: (path: string, type: string, bytes: Buffer) => void
}

/** Passes bytes on as they come, and keeps them up to a limit; `done` gets none where there were more. */
const tap = (done: (bytes: Buffer | undefined) => void): Transform => {
  const chunks: Array<Buffer> = []
  let length = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      length += chunk.length
      if (length <= MOST_BYTES) chunks.push(chunk)
      next(null, chunk)
    },
    flush(next) {
      next()
      done(length <= MOST_BYTES ? Buffer.concat(chunks) : undefined)
    },
  })
}

type Raw = Readonly<Record<string, number | string | ReadonlyArray<string> | undefined>>

const flat = (headers: Raw): Headers =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), [value].flat().join(', ')]],
    ),
  )

const reasonOf = ({ message, cause }: Error): string => {
  const { code, message: inner } = (cause ?? {}) as { readonly code?: string; readonly message?: string }
  return (code ?? inner) || message
}

interface Ticket {
  body: Buffer | undefined
  readonly done: (passed: Pick<Passed, 'status' | 'headers' | 'body' | 'broken'>) => void
}

/** The server between a client and a server of the contract. It changes nothing but what a connection needs. */
export const makeFront = async ({ url, app, watch, seePicture }: FrontOptions): Promise<FastifyInstance> => {
  const target = new URL(url)
  const server = fastify({ forceCloseConnections: true })
  const open = new WeakMap<FastifyRequest, Ticket>()

  const begin = (request: FastifyRequest): void => {
    const path = request.url.slice(API.length)
    const finish = watch(path)
    const ticket: Ticket = {
      body: undefined,
      done: (answer) =>
        finish({
          method: request.method,
          path,
          requestHeaders: flat(request.headers),
          requestBody: ticket.body,
          ...answer,
        }),
    }
    open.set(request, ticket)
    if (!(request.body instanceof Readable)) return
    request.body = pipeline(
      request.body,
      tap((bytes) => void (ticket.body = bytes)),
      () => {},
    )
  }

  const answer = (request: FastifyRequest, reply: FastifyReply, stream: Readable): void => {
    const ticket = open.get(request)
    const { statusCode: status } = reply
    const headers = flat(reply.getHeaders())
    const type = headers['content-type'] ?? ''
    const kept = tap((body) => {
      ticket?.done({ status, headers, body })
      if (request.method === 'GET' && status === 200 && type.startsWith('image/') && body !== undefined)
        seePicture?.(request.url, type, body)
    })
    pipeline(stream, kept, (error) => {
      // A client that went away is no fault of the server.
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
        ticket?.done({ status, headers, body: undefined, broken: `an answer that broke off: ${reasonOf(error)}` })
    })
    void reply.send(kept)
    // An event stream begins before its first event.
    if (isStream({ headers })) reply.raw.flushHeaders()
  }

  const away = (request: FastifyRequest, reply: FastifyReply, error: Error): void => {
    const why = reasonOf(error)
    open.get(request)?.done({ status: undefined, headers: {}, body: undefined, broken: why })
    void reply
      .code(why.includes('TIMEOUT') ? 504 : 502)
      .type('text/plain; charset=utf-8')
      .send(`The proxy got no answer from ${target.origin}: ${why}\n`)
  }

  const isApp = app !== null && existsSync(app)
  // Each of its files is a route of its own; everything else goes to the server. Its first page has the route of `forward`.
  if (isApp) await server.register(fastifyStatic, { root: app, wildcard: false, index: [] })

  const forward = (prefix: string, rewritePrefix: string, isWatched: boolean) =>
    server.register(fastifyProxy, {
      upstream: target.origin,
      prefix,
      rewritePrefix,
      disableRequestLogging: true,
      undici: { headersTimeout: ANSWER_TIME, bodyTimeout: 0 },
      preHandler: (request, reply, next) => {
        if (isWatched && request.method !== 'OPTIONS') begin(request)
        if (isApp && request.method === 'GET' && /^\/(\?|$)/.test(request.url)) void reply.sendFile('index.html')
        else next()
      },
      replyOptions: {
        rewriteRequestHeaders: (_request, headers) => ({
          ...headers,
          ...(headers['accept-encoding'] !== undefined && {
            'accept-encoding': readableEncodings([headers['accept-encoding']].flat().join(',')),
          }),
        }),
        onResponse: (request, reply, response) => {
          answer(request as FastifyRequest, reply as FastifyReply, (response as { stream: Readable }).stream)
        },
        onError: (reply, { error }) => away(reply.request as FastifyRequest, reply as FastifyReply, error),
      },
    })

  await forward(API, target.pathname === '/' ? '' : target.pathname, true)
  await forward('/', '/', false)
  return server
}
