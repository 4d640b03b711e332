import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isBuilt, recordBuild } from './sources.mjs'

let root
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'))
  for (const folder of ['ui/areas', 'paper', 'dist/app', 'dist/paper', 'dist/docs', 'dist/console'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{}')
  writeFileSync(join(root, 'ui/areas/Login.tsx'), 'one')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const build = async () => {
  writeFileSync(join(root, 'dist/app/index.html'), '')
  writeFileSync(join(root, 'dist/paper/main.js'), '')
  writeFileSync(join(root, 'dist/docs/index.html'), '')
  writeFileSync(join(root, 'dist/console/index.html'), '')
}

it('is built until a source changes, appears or disappears', async () => {
  expect(isBuilt(root)).toBe(false)
  await recordBuild(root, build)
  expect(isBuilt(root)).toBe(true)
  const copy = `${root}-copy`
  cpSync(root, copy, { recursive: true })
  expect(isBuilt(copy)).toBe(true)
  rmSync(copy, { recursive: true })

  writeFileSync(join(root, 'ui/areas/Login.tsx'), 'two')
  expect(isBuilt(root)).toBe(false)
  writeFileSync(join(root, 'ui/areas/Login.tsx'), 'one')
  expect(isBuilt(root)).toBe(true)
  writeFileSync(join(root, 'paper/new.ts'), '')
  expect(isBuilt(root)).toBe(false)
  rmSync(join(root, 'paper/new.ts'))
  rmSync(join(root, 'dist/paper/main.js'))
  expect(isBuilt(root)).toBe(false)
})

it('is not built after a build that failed, nor when a source changed meanwhile', async () => {
  await recordBuild(root, build)
  await expect(recordBuild(root, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  expect(isBuilt(root)).toBe(false)
  await recordBuild(root, async () => {
    await build()
    writeFileSync(join(root, 'ui/areas/Login.tsx'), 'three')
  })
  expect(isBuilt(root)).toBe(false)
})
