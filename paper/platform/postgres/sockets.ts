import { Socket } from 'node:net'

/** The sockets of a pool's connections. */
export interface Sockets {
  /** A new socket for a connection. */
  readonly make: () => Socket
  /** Ends all of them immediately: a caller that waits for an answer fails now, not after the network's time-out. */
  readonly cut: () => void
  /** How many bytes have arrived over all of them so far. */
  readonly heard: () => number
}

/** The sockets of one pool. */
export const makeSockets = (): Sockets => {
  const open = new Set<Socket>()
  let before = 0
  return {
    make: () => {
      const socket = new Socket()
      open.add(socket)
      socket.once('close', () => {
        open.delete(socket)
        before += socket.bytesRead
      })
      return socket
    },
    cut: () => {
      for (const socket of open) socket.destroy()
    },
    heard: () => [...open].reduce((sum, { bytesRead }) => sum + bytesRead, before),
  }
}
