import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../platform/database/connect.ts'

/** An address of the server of all tests, at another of its databases. */
const at = (name: string): string => {
  const url = new URL(inject('paperTemplate'))
  url.pathname = `/${name}`
  return url.href
}

const asAdmin = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: at('postgres') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A template that takes long to make: the first worker that needs it does, under this name, and the others wait. */
export interface Filled {
  readonly name: string
  /** Fills a migrated database at an address, and leaves it. */
  readonly fill: (url: string) => Promise<void>
}

const templateOf = ({ fill, name }: Filled): Promise<string> =>
  asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      const making = `making_${name}`
      await admin.query(`drop database if exists ${making} with (force)`)
      await admin.query(`create database ${making} template ${new URL(inject('paperTemplate')).pathname.slice(1)}`)
      await fill(at(making))
      await admin.query(`alter database ${making} rename to ${name}`)
    }
    return name
  })

export interface TestDatabase extends OpenDatabase {
  readonly url: string
  /** Closes and removes it. */
  readonly drop: () => Promise<void>
}

/** A database of its own for a test file: migrated and empty, or with what a template holds. */
export const createTestDatabase = async (filled?: Filled): Promise<TestDatabase> => {
  const template = filled === undefined ? new URL(inject('paperTemplate')).pathname.slice(1) : await templateOf(filled)
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin((admin) => admin.query(`create database ${name} template ${template}`))
  const open = await openDatabase({ url: at(name), folder: '' })
  return {
    ...open,
    url: at(name),
    drop: async () => {
      await open.close()
      await asAdmin((admin) => admin.query(`drop database ${name} with (force)`))
    },
  }
}
