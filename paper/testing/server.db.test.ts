import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeDataFolder } from './process.ts'
import { serverNumber } from './server.ts'

it('waits for the number of a server whose lock file is still empty', async () => {
  const { path, remove } = await makeDataFolder()
  await mkdir(join(path, 'postgres'))
  const lockFile = join(path, 'postgres', 'postmaster.pid')
  await writeFile(lockFile, '')
  const found = serverNumber(path)
  await writeFile(lockFile, '4321\n')
  expect(await found).toBe(4321)
  await remove()
})
