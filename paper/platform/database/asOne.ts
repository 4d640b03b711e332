import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Database } from './database.ts'
import type { Db, Tx } from './transaction.ts'

const SAVEPOINT = 'part_of_one'

/** Queries of one transaction; a transaction inside it is a savepoint. */
class PartsOfOne implements Driver {
  readonly #connection: DatabaseConnection

  constructor(tx: Tx) {
    // What is asked for at the same time is asked in turn: a connection answers one question after the other.
    let last: Promise<unknown> = Promise.resolve()
    this.#connection = {
      executeQuery: <R>(query: CompiledQuery) => {
        const ask = () => tx.executeQuery<R>({ ...query })
        const answer = last.then(ask, ask)
        last = answer
        return answer
      },
      streamQuery: () => {
        throw new Error('a part of a transaction does not stream')
      },
    }
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint ${SAVEPOINT}`))
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint ${SAVEPOINT}`))
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint ${SAVEPOINT}`))
    await this.commitTransaction(connection)
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/**
 * A database whose transactions are parts of one transaction: work that runs several transactions, one after the other,
 * is committed completely or not at all, and no other reader sees a part of it.
 */
export const asOne = (tx: Tx): Db =>
  new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PartsOfOne(tx),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
