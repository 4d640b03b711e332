import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openCluster } from '../database/cluster.ts'
import { openDatabase } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the migrated database that every test file copies. */
    readonly paperTemplate: string
  }
}

/** Starts one PostgreSQL server for all test files of the paper broker, in a folder that is removed afterwards. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'paper-test-'))
  // The server may run under another user, who has to get in.
  await chmod(folder, 0o755)
  const cluster = await openCluster(folder)
  const { close, db } = await openDatabase({ url: cluster.url(), folder })
  await migrate(db)
  await close()
  project.provide('paperTemplate', cluster.url())
  return async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
