import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../platform/database/connect.ts'

const asAdmin = async (template: URL, statement: (template: string) => string): Promise<void> => {
  const admin = new URL(template)
  admin.pathname = '/postgres'
  const client = new pg.Client({ connectionString: admin.href })
  await client.connect()
  await client.query(statement(template.pathname.slice(1)))
  await client.end()
}

export interface TestDatabase extends OpenDatabase {
  readonly url: string
  /** Closes and removes it. */
  readonly drop: () => Promise<void>
}

/** An empty, migrated database of its own for a test file. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const template = new URL(inject('paperTemplate'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(template, (source) => `create database ${name} template ${source}`)
  const own = new URL(template)
  own.pathname = `/${name}`
  const open = await openDatabase({ url: own.href, folder: '' })
  return {
    ...open,
    url: own.href,
    drop: async () => {
      await open.close()
      await asAdmin(template, () => `drop database ${name} with (force)`)
    },
  }
}
