import pg from 'pg'

/**
 * The connection to the database server broke, or there was none. The last statement may or may not have been executed:
 * a commit whose answer was lost is committed. So the broker does not repeat the work; the client repeats its request
 * with the same id and gets the first answer.
 */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost'
}

/** SQLSTATEs with which a server ends a connection or refuses a new one. Source: PostgreSQL manual, appendix A. */
const ENDING = /^(08|57P|53300|25P0[34])/

/**
 * Whether an error of the driver means that the connection is lost: every error does that the server itself did not
 * report.
 */
export const isConnectionError = (cause: unknown): boolean =>
  !(cause instanceof pg.DatabaseError) || ENDING.test(cause.code ?? '')

/** SQLSTATEs of a cause outside of the broker: no room, missing rights, a read-only database, a file that is gone. */
const OUTSIDE = /^(53|58|42501|25006)/

/** Whether the cause of an error is outside of the broker: its stack says nothing then. */
export const isOutside = (cause: unknown): boolean =>
  cause instanceof ConnectionLost || (cause instanceof pg.DatabaseError && OUTSIDE.test(cause.code ?? ''))

/** The same error where the connection is still open, a `ConnectionLost` where it does not. */
export const lostOr = (cause: unknown): unknown =>
  isConnectionError(cause)
    ? new ConnectionLost(cause instanceof Error ? cause.message || cause.name : String(cause), { cause })
    : cause
