import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The database server of a broker's data folder: its process and its address. */
export const serverOf = async (folder: string): Promise<{ readonly pid: number; readonly url: string }> => {
  const password = (await readFile(join(folder, 'password'), 'utf8')).trim()
  const lines = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  return { pid: Number(lines[0]), url: `postgres://paper:${password}@127.0.0.1:${lines[3]}/paper` }
}
