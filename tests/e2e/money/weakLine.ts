import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A connection to a server that the test can break in the middle of an upload. A browser may retry once by itself. */
export interface WeakLine {
  /** Address of the server through this connection. */
  readonly url: string
  /** Breaks uploads once half of one has arrived at the server, until it is repaired; returns its full size in bytes. */
  readonly breakUploads: () => Promise<number>
  readonly mend: () => void
  readonly stop: () => Promise<void>
}

/** Opens a connection to a server. */
export const layWeakLine = async (to: string): Promise<WeakLine> => {
  let broken: ((size: number) => void) | null = null

  const pass = (from: IncomingMessage, back: ServerResponse): void => {
    const onward = ask(new URL(from.url ?? '/', to), { method: from.method, headers: from.headers }, (answer) => {
      back.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(back)
    })
    onward.on('error', () => back.destroy())
    if (broken === null || !from.url?.endsWith('/upload/image')) {
      from.pipe(onward)
      return
    }
    const tell = broken
    const size = Number(from.headers['content-length'])
    let passed = 0
    from.on('error', () => undefined)
    from.on('data', (part: Buffer) => {
      passed += part.length
      onward.write(part)
      if (passed < size / 2) return
      onward.destroy()
      from.socket.destroy()
      tell(size)
    })
  }

  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    breakUploads: () => new Promise((resolve) => (broken = resolve)),
    mend: () => (broken = null),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
