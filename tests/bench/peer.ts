import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
}

/** What its log-in asks for before it shows itself. */
const ANSWERS: Readonly<Record<string, string>> = {
  '/auth/check-setup': '{"status":"success","needs_setup":false}',
  '/auth/session-status': '{"status":"success","authenticated":false,"logged_in":false}',
}

const readable = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined)

interface Peer {
  readonly url: string
  readonly stop: () => Promise<unknown>
}

/**
 * Serves OpenAlgo's published build (the folder `frontend/dist` of its repository): files compressed as they are published,
 * every other address as the app itself.
 */
export const servePeer = async (folder: string): Promise<Peer> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://peer')
    const answer = ANSWERS[pathname]
    if (answer !== undefined) return response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
    const send = async () => {
      const name = extname(pathname) === '' ? '/index.html' : normalize(pathname)
      const compressed = await readable(join(folder, `${name}.br`))
      const found = compressed ?? (await readable(join(folder, name)))
      if (!found) return response.writeHead(404).end()
      return response
        .writeHead(200, {
          'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
          ...(compressed && { 'content-encoding': 'br' }),
        })
        .end(found)
    }
    return void send()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
