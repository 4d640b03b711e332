import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { lockFileOf } from '../platform/postgres/postmaster.ts'
import { join } from 'node:path'

/** How often the lock file is read: a test that needs a starting server has little time. */
const OFTEN = { interval: 1, timeout: 50_000 }

const readNumber = async (lockFile: string): Promise<number> => {
  const text = await readFile(lockFile, 'utf8').catch(() => '')
  return Number(text.split('\n')[0])
}

/**
 * The process number of the database server of a broker's data folder, as soon as its lock file names one. The file exists
 * for a moment before anything is written to it: its number would be read as 0, and a signal to 0 goes to the whole process
 * group of the tests.
 */
export const serverNumber = async (dataFolder: string): Promise<number> => {
  const lockFile = lockFileOf(join(dataFolder, 'postgres'))
  let number = 0
  await expect.poll(async () => (number = await readNumber(lockFile)), OFTEN).toBeGreaterThan(1)
  return number
}

/** Sends a signal to the database server of a broker's data folder, as soon as there is one; returns its process number. */
export const signalServer = async (dataFolder: string, signal: NodeJS.Signals): Promise<number> => {
  const number = await serverNumber(dataFolder)
  process.kill(number, signal)
  return number
}
