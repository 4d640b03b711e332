import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { openCluster } from '../platform/postgres/cluster.ts'
import { openDatabase } from '../platform/database/connect.ts'
import { migrate } from '../platform/database/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the migrated database that every test file copies. */
    readonly paperTemplate: string
    /** A folder inside the project for the broker that tests build. */
    readonly paperBuilds: string
  }
}

/** Ignored by version control, and packages resolve from it. */
const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** Starts one PostgreSQL server for all test files of the paper broker, in a folder that is removed afterwards. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'paper-test-'))
  // The server may run as another user, who needs access.
  await chmod(folder, 0o755)
  const cluster = await openCluster(folder)
  const { close, db } = await openDatabase({ url: cluster.url(), folder })
  await migrate(db)
  // These tests prove nothing about a disk; those that do start brokers with servers of their own.
  await sql`alter system set fsync = off`.execute(db)
  await sql`alter system set full_page_writes = off`.execute(db)
  await sql`select pg_reload_conf()`.execute(db)
  await close()
  project.provide('paperTemplate', cluster.url())
  await mkdir(DIST, { recursive: true })
  const builds = await mkdtemp(join(DIST, 'test-'))
  project.provide('paperBuilds', builds)
  return async () => {
    await cluster.stop()
    await Promise.all([folder, builds].map((one) => rm(one, { recursive: true, force: true })))
  }
}
