import { chmod, mkdir, realpath, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { hasCode } from '../errors/errorCode.ts'
import { StartupFailure } from '../startup/startupFailure.ts'
import type { Runner } from './binaries.ts'

const REMEDY = 'set PAPER_DATA to another folder'

const WHY: Readonly<Record<string, string>> = {
  EACCES: 'may not be used by the user who starts the broker',
  EDQUOT: 'has no space left for this user',
  EEXIST: 'is a file, not a folder',
  ENAMETOOLONG: 'has too long a name',
  ENOENT: 'cannot be made there',
  ENOSPC: 'is on a disk that is full',
  ENOTDIR: 'is a file, or below one',
  EPERM: 'may not be used by the user who starts the broker',
  EROFS: 'is on a disk that cannot be written to',
}

/**
 * Runs some work in the data folder, or in another one: `what` names it, `remedy` says what to do.
 * @throws StartupFailure that explains in one line why the folder cannot be used.
 */
export const inDataFolder = async <T>(
  folder: string,
  work: () => Promise<T>,
  { what, remedy } = { what: 'the data folder', remedy: REMEDY },
): Promise<T> => {
  try {
    return await work()
  } catch (cause) {
    if (!hasCode(cause) || cause.syscall === undefined) throw cause
    const why = WHY[cause.code] ?? `cannot be used: ${cause.message}`
    throw new StartupFailure(`${what} ${folder} ${why}: ${remedy}`)
  }
}

/** PostgreSQL writes in pieces of 16 MiB: with less than one it cannot start. */
const LEAST_SPACE = 16 * 1024 * 1024

/** Whether the disk of a folder is practically full. */
export const isFull = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < LEAST_SPACE
}

/** The folder above a file that PostgreSQL's user may not enter, if there is one. */
const closedFolder = async (path: string, { gid, uid }: Runner): Promise<string | undefined> => {
  if (uid === undefined) return undefined
  let closed: string | undefined
  for (let folder = await realpath(path); ; folder = dirname(folder)) {
    const { gid: group, mode, uid: owner } = await stat(folder)
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if ((mode & bit) === 0) closed = folder
    if (folder === dirname(folder)) return closed
  }
}

/**
 * Checks that the user of the PostgreSQL server has access to a path. Only root needs the check: it starts the server
 * as another user.
 * @throws StartupFailure that names the folder in between.
 */
export const expectReachable = async (path: string, runner: Runner, remedy: string = REMEDY): Promise<void> => {
  const closed = await closedFolder(path, runner)
  if (closed === undefined) return
  throw new StartupFailure(
    `PostgreSQL does not run as root but as ${runner.user}, who may not enter ${closed} on the way to ${path}: ` +
      `${remedy}, or start the broker as a user who is not root`,
  )
}

/**
 * Makes a folder and those above it; returns whether it was missing. `mkdir` of Node with `recursive` never ends, and keeps a
 * processor busy, where a file system makes no folders, as /proc.
 */
export const makeFolder = async (path: string, mode = 0o777): Promise<boolean> => {
  try {
    await mkdir(path, { mode })
    return true
  } catch (cause) {
    if (hasCode(cause) && cause.code === 'EEXIST') return false
    if (!hasCode(cause) || cause.code !== 'ENOENT' || !(await makeFolder(dirname(path), mode))) throw cause
    await mkdir(path, { mode })
    return true
  }
}

/** Makes the data folder where it is missing. */
export const makeDataFolder = async (home: string, runner: Runner): Promise<void> => {
  const isNew = await makeFolder(home)
  // Independent of root's umask: PostgreSQL's user needs access.
  if (isNew && runner.uid !== undefined) await chmod(home, 0o755)
  if (!(await stat(home)).isDirectory()) throw new StartupFailure(`the data folder ${home} is a file: ${REMEDY}`)
  await expectReachable(home, runner)
}
