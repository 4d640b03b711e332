import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { mendLibraries } from './libraries.ts'

const made: Array<string> = []
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** A binary package as npm unpacks it, before any install script. */
const unpacked = async (libraries: ReadonlyArray<string>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'paper binaries-'))
  made.push(folder)
  await mkdir(join(folder, 'native', 'lib'), { recursive: true })
  for (const library of libraries) await writeFile(join(folder, 'native', 'lib', library), library)
  const links = [
    { source: 'native/lib/libicu.so.60.2', target: 'native/lib/libicu.so.60' },
    { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' },
  ]
  await writeFile(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links))
  return folder
}

it('creates the missing links between libraries, and keeps existing ones', async () => {
  const folder = await unpacked(['libicu.so.60.2', 'libpq.so.5.18', 'libpq.so.5'])
  await mendLibraries(folder)
  expect(await readlink(join(folder, 'native', 'lib', 'libicu.so.60'))).toBe('libicu.so.60.2')
  expect(await readFile(join(folder, 'native', 'lib', 'libpq.so.5'), 'utf8')).toBe('libpq.so.5')
})

it('names the libraries whose links cannot be created', async () => {
  const folder = await unpacked(['libpq.so.5.18'])
  await expect(mendLibraries(folder)).rejects.toThrow(/^PostgreSQL's libraries lack libicu\.so\.60 in .*: run npm ci/)
})

it('needs no list of links', async () => {
  const folder = await unpacked([])
  await rm(join(folder, 'native', 'pg-symlinks.json'))
  await expect(mendLibraries(folder)).resolves.toBeUndefined()
})
