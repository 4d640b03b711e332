import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartupFailure } from '../../startup/startupFailure.ts'
import { findRunner } from '../binaries.ts'
import { inDataFolder, makeDataFolder } from '../dataFolder.ts'
import { copyOne, copyTree } from './copyTree.ts'

/**
 * Puts a backup into a data folder that has no database yet. The server replays the log of the backup at its next
 * start. The backup itself is not changed, and can be restored again.
 *
 * @param goOn is asked before each file: what it throws ends the copy, of which nothing stays
 * @throws StartupFailure where there is no backup, or the data folder has a database or cannot be used.
 */
export const restore = async (folder: string, backup: string, goOn = (): void => {}): Promise<void> => {
  const [home, from] = [resolve(folder), resolve(backup)]
  if (!existsSync(join(from, 'postgres', 'backup_label')) || !existsSync(join(from, 'password')))
    throw new StartupFailure(`${from} is not a backup of a paper broker`)
  const data = join(home, 'postgres')
  if (existsSync(data))
    throw new StartupFailure(`${home} has a database: move that folder, or set PAPER_DATA to another one`)
  const runner = await findRunner()
  await inDataFolder(home, async () => {
    await makeDataFolder(home, runner)
    const partial = `${data}.new`
    await rm(partial, { recursive: true, force: true })
    try {
      await copyTree(join(from, 'postgres'), partial, runner, () => {
        goOn()
        return true
      })
      await copyOne(join(from, 'password'), join(home, 'password'), runner)
      await rename(partial, data)
    } finally {
      // Half a copy would keep the disk full that ended it.
      await rm(partial, { recursive: true, force: true })
    }
  })
}
