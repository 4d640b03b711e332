import pg from 'pg'
import type { Sockets } from '../postgres/sockets.ts'

/**
 * A pool of connections to a server whose address may change while it runs. Every connection has a listener for its
 * errors from its first moment to its last, also while it is in use: a broken connection never ends the process.
 */
export const makePool = (url: () => string, sockets: Sockets, config: pg.PoolConfig): pg.Pool => {
  class Client extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      super({ ...options, connectionString: url() })
      this.on('error', () => {})
    }
  }
  const pool = new pg.Pool({ ...config, Client, stream: sockets.make })
  // An idle connection that broke: the pool has already removed it.
  pool.on('error', () => {})
  return pool
}
