import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A small disk of its own in a folder, where this machine lets us mount one: that takes root, and a container may forbid it.
 * `unmount` has to be called before the folder is removed.
 */
export const mountDisk = async (
  folder: string,
  name: string,
  options: string,
): Promise<{ readonly path: string; readonly unmount: () => void } | undefined> => {
  const path = join(folder, name)
  await mkdir(path)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path], { stdio: 'ignore' })
    return { path, unmount: () => void execFileSync('umount', [path]) }
  } catch {
    return undefined
  }
}
