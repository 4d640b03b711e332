import fastify from 'fastify'

/** An answer before it is sent to the client. */
export interface Passing {
  readonly path: string
  /** Whether the call carried a token. */
  readonly hasSession: boolean
  readonly status: number
  readonly contentType: string
  readonly text: string
}

/** What a broken server makes of a good answer. */
export type Break = (answer: Passing) => Partial<Passing>

/** A server in front of a good one that passes everything on, but for what `breaks` does to it. */
export const startBrokenServer = async (
  behind: string,
  breaks: Break,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const server = fastify({ forceCloseConnections: true })
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  server.post('/*', async (request, reply) => {
    const { token, account, 'content-type': type } = request.headers as Record<string, string>
    const headers = Object.entries({ token, account, 'content-type': type }).filter(([, value]) => value !== undefined)
    const body = request.body as Buffer | undefined
    const response = await fetch(`${behind}${request.url}`, {
      method: 'POST',
      headers: Object.fromEntries(headers) as Record<string, string>,
      ...(body && { body: new Uint8Array(body) }),
    })
    const good: Passing = {
      path: request.url.replace('/api/vue', ''),
      hasSession: token !== undefined,
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text: await response.text(),
    }
    const { status, contentType, text } = { ...good, ...breaks(good) }
    return reply.code(status).header('content-type', contentType).send(Buffer.from(text))
  })
  return { url: await server.listen({ port: 0, host: '127.0.0.1' }), close: () => server.close() }
}
