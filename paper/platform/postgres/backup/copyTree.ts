import { chmod, chown, copyFile, lstat, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../errors/errorCode.ts'

/** Who owns a copied file or folder; undefined leaves it to the user of this process. */
export interface Owner {
  readonly uid?: number
  readonly gid?: number
}

/** Whether a file or a folder is copied; it gets the path below the folder, with slashes. */
export type Wanted = (path: string) => boolean

const give = async (path: string, mode: number, { gid, uid }: Owner): Promise<void> => {
  await chmod(path, mode)
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

/** Copies a file and waits until the copy is on the disk. */
export const copyOne = async (from: string, to: string, owner: Owner): Promise<void> => {
  const { mode } = await lstat(from)
  await copyFile(from, to)
  await give(to, mode & 0o7777, owner)
  const file = await open(to, 'r+')
  await file.sync()
  await file.close()
}

/**
 * Copies the folders and files below a folder that a database server may be using: a file that disappears meanwhile is
 * left out.
 */
export const copyTree = async (from: string, to: string, owner: Owner, wanted: Wanted, below = ''): Promise<void> => {
  await mkdir(join(to, below))
  await give(join(to, below), 0o700, owner)
  for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (!wanted(path)) continue
    if (entry.isDirectory()) await copyTree(from, to, owner, wanted, path)
    else if (entry.isFile()) {
      await copyOne(join(from, path), join(to, path), owner).catch((cause: unknown) => {
        if (!hasCode(cause) || cause.code !== 'ENOENT') throw cause
      })
    }
  }
}
