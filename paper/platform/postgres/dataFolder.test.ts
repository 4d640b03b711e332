import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectReachable, inDataFolder, makeDataFolder, makeFolder } from './dataFolder.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paper-folder-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const errno = (code: string) => Object.assign(new Error(`${code}: it failed`), { code, syscall: 'mkdir' })

it.each([
  ['EROFS', 'is on a disk that cannot be written to'],
  ['ENOSPC', 'is on a disk that is full'],
  ['EACCES', 'may not be used by the user who starts the broker'],
  ['EIO', 'cannot be used: EIO: it failed'],
])('reports in one line what %s means for the data folder, and what to do', async (code, why) => {
  const failing = inDataFolder('/data', () => Promise.reject(errno(code)))
  await expect(failing).rejects.toThrow(`the data folder /data ${why}: set PAPER_DATA to another folder`)
})

it('keeps the stack of an error that does not concern the folder', async () => {
  const bug = new TypeError('a bug')
  await expect(inDataFolder('/data', () => Promise.reject(bug))).rejects.toBe(bug)
})

it('reports in one line that the data folder is a file, or below one', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  for (const path of [file, join(file, 'below')])
    await expect(inDataFolder(path, () => makeDataFolder(path, {}))).rejects.toThrow(/ is a file.*: set PAPER_DATA to/)
})

it('names the folder to which the user of PostgreSQL has no access when root starts it', async () => {
  const closed = join(folder, 'closed')
  const root = { user: 'postgres', uid: 99_999, gid: 99_999 }
  await mkdir(closed, { mode: 0o700 })
  await mkdir(join(closed, 'data'), { mode: 0o755 })
  // The folder made by mkdtemp is closed too: the message names the outermost closed folder.
  await expect(expectReachable(join(closed, 'data'), root)).rejects.toThrow(
    `PostgreSQL does not run as root but as postgres, who may not enter ${folder} on the way to ${closed}/data: set PAPER_DATA to`,
  )
  await expect(expectReachable(join(closed, 'data'), {})).resolves.toBeUndefined()
  await expect(expectReachable(tmpdir(), root)).resolves.toBeUndefined()
})

it('makes a folder with those above it, once', async () => {
  const path = join(folder, 'one', 'two', 'three')
  expect([await makeFolder(path, 0o700), await makeFolder(path)]).toEqual([true, false])
  expect((await stat(path)).isDirectory()).toBe(true)
})

it.runIf(process.platform === 'linux')('ends where a file system makes no folders', async () => {
  for (const path of ['/proc/paper', '/proc/paper/data'])
    await expect(inDataFolder(path, () => makeDataFolder(path, {}))).rejects.toThrow(/ cannot be made there: set PAPER/)
})
