import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import pg from 'pg'
import { StartupFailure } from '../startup/startupFailure.ts'
import { makeDataFolder } from '../../testing/process.ts'
import { findBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { findPostmaster, lockFileOf, runsOn } from './postmaster.ts'
import { PASSWORD_LOST, worksOn } from './probe.ts'

let folder: string
let remove: () => Promise<void>
let data: string
/** A process that has nothing to do with any database. */
let stranger: ChildProcess
beforeAll(async () => {
  ;({ path: folder, remove } = await makeDataFolder())
  data = join(folder, 'postgres')
  stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' })
  await once(stranger, 'spawn')
})
afterAll(async () => {
  const ended = once(stranger, 'exit')
  stranger.kill('SIGTERM')
  await ended
  await remove()
})

const ask = async <T>(url: string, statement: string): Promise<T> => {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ answer: T }>(statement)
  await client.end()
  return rows[0]!.answer
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

const leaveLockFile = async (pid: number, port: number, directory = data): Promise<void> => {
  await writeFile(lockFileOf(data), `${pid}\n${directory}\n1768183200\n${port}\n\n127.0.0.1\n  1 1\nready   \n`)
}

it('starts beside a stale lock file that names another PostgreSQL server, and sends that no signal', async () => {
  const theirs = inject('paperTemplate')
  const lines = (await ask<string>(theirs, `select pg_read_file('postmaster.pid') as answer`)).split('\n')
  const since = () => ask<Date>(theirs, 'select pg_postmaster_start_time() as answer')
  const before = await since()
  await (await openCluster(folder)).stop()
  await leaveLockFile(Number(lines[0]), Number(lines[3]))
  expect(await findPostmaster(data)).toEqual({ is: 'foreign' })
  const cluster = await openCluster(folder)
  expect(await worksOn(cluster.url(), data)).toBe(true)
  await cluster.stop()
  expect(await since()).toEqual(before)
})

it('starts beside a stale lock file that names any other process, which gets no signal, also without ps', async () => {
  const tools = await mkdtemp(join(tmpdir(), 'paper-tools-'))
  await leaveLockFile(stranger.pid!, 5432)
  vi.stubEnv('PATH', tools)
  // Root finds the user for the server with `id`.
  await writeFile(join(tools, 'id'), '#!/bin/sh\nexec /usr/bin/id "$@"\n', { mode: 0o755 })
  const cluster = await openCluster(folder)
  const lock = await readFile(lockFileOf(data), 'utf8')
  // The file names another process when the server is to be stopped.
  await leaveLockFile(stranger.pid!, 5432)
  await cluster.stop()
  vi.unstubAllEnvs()
  await writeFile(lockFileOf(data), lock)
  await cluster.stop()
  expect(isAlive(stranger)).toBe(true)
  await rm(tools, { recursive: true })
})

it('says at once that its password is lost, and stops no server that another broker uses', async () => {
  const cluster = await openCluster(folder)
  const file = join(folder, 'password')
  const password = await readFile(file, 'utf8')
  const running = await findPostmaster(data)
  for (const wrong of ['another\n', '']) {
    await writeFile(file, wrong)
    await expect(openCluster(folder)).rejects.toThrow(PASSWORD_LOST)
  }
  await rm(file)
  await expect(openCluster(folder)).rejects.toThrow(PASSWORD_LOST)
  expect(await findPostmaster(data)).toEqual(running)
  await writeFile(file, password)
  await cluster.stop()
})

it('stops the server also where pg_ctl was removed while it ran', async () => {
  const installed = await findBinaries()
  const pg_ctl = join(folder, 'pg_ctl')
  await symlink(installed.pg_ctl, pg_ctl)
  const cluster = await openCluster(folder, undefined, runsOn, async () => ({ ...installed, pg_ctl }))
  await rm(pg_ctl)
  await cluster.stop()
  expect(await findPostmaster(data)).toEqual({ is: 'nobody' })
})

it('does nothing and reports it where the system does not identify the process', async () => {
  await mkdir(data, { recursive: true })
  await leaveLockFile(stranger.pid!, 1)
  const lock = await readFile(lockFileOf(data), 'utf8')
  const opening = openCluster(folder, undefined, async () => 'unknown')
  await expect(opening).rejects.toThrow(StartupFailure)
  await expect(opening).rejects.toThrow(/^process \d+, which .*postmaster\.pid names, may or may not be this folder's/)
  expect(isAlive(stranger)).toBe(true)
  expect(await readFile(lockFileOf(data), 'utf8')).toBe(lock)
})
