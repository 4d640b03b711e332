import { createServer, type Server, type Socket, connect } from 'node:net'

/** A network between a broker and its database server that a test can break. */
export interface DatabaseProxy {
  /** The address of the database through the proxy. */
  readonly url: string
  /** Breaks every connection; accepts new ones. */
  readonly cut: () => void
  /** Breaks every connection and refuses new ones, as if the server were down. */
  readonly refuse: () => Promise<void>
  /** Drops all data in both directions and closes nothing, as a broken network does. */
  readonly fallSilent: () => void
  /** Restores the normal state. */
  readonly restore: () => Promise<void>
  /** Forwards the next commit to the server, and breaks that connection before its answer. */
  readonly loseNextAnswerToCommit: () => void
  readonly stop: () => Promise<void>
}

const COMMIT = /^commit$/i

/** Whether a message to the server is the query `commit` and nothing else. Source: PostgreSQL manual, message formats. */
const isCommit = (chunk: Buffer): boolean =>
  chunk[0] === 'Q'.charCodeAt(0) && COMMIT.test(chunk.subarray(5, chunk.length - 1).toString())

export const startDatabaseProxy = async (target: string): Promise<DatabaseProxy> => {
  const server = new URL(target)
  const pairs = new Set<readonly [Socket, Socket]>()
  let isSilent = false
  let losesCommit = false

  const join = (client: Socket): void => {
    const upstream = connect(Number(server.port), server.hostname)
    const pair = [client, upstream] as const
    pairs.add(pair)
    let isLosing = false
    const end = () => {
      if (isSilent) return
      pairs.delete(pair)
      for (const socket of pair) socket.destroy()
    }
    for (const socket of pair) socket.on('error', () => {}).on('close', end)
    client.on('data', (chunk: Buffer) => {
      if (isSilent) return
      if (losesCommit && isCommit(chunk)) {
        losesCommit = false
        isLosing = true
      }
      upstream.write(chunk)
    })
    upstream.on('data', (chunk: Buffer) => {
      if (isSilent) return
      if (isLosing) end()
      else client.write(chunk)
    })
  }
  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    pairs.clear()
  }
  let front: Server
  const listen = (port: number) =>
    new Promise<number>((done, fail) => {
      front = createServer(join)
      front.once('error', fail)
      front.listen(port, '127.0.0.1', () => done((front.address() as { port: number }).port))
    })
  const close = () => {
    const closed = new Promise<void>((done) => front.close(() => done()))
    cut()
    return closed
  }
  const port = await listen(0)
  const url = new URL(target)
  url.port = String(port)
  return {
    url: url.href,
    cut,
    refuse: close,
    fallSilent: () => (isSilent = true),
    restore: async () => {
      isSilent = false
      if (!front.listening) await listen(port)
      else cut()
    },
    loseNextAnswerToCommit: () => (losesCommit = true),
    stop: async () => {
      isSilent = false
      if (front.listening) await close()
    },
  }
}
