import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, ROOT } from './tree.ts'

/** How a name of a column becomes a path, in the order of the columns. */
const COLUMNS = [
  ['openapi/paths', '.yaml'],
  ['openapi/schemas', '.yaml'],
  ['openapi/messages', '.yaml'],
  ['domain', ''],
  ['ports', '.ts'],
  ['adapters/http', ''],
  ['paper/areas', ''],
  ['ui/areas', ''],
  ['ui/i18n/us', ''],
  ['tests/e2e', ''],
] as const
/** Columns in which nothing may stand that no row names. */
const COMPLETE = COLUMNS.filter(([folder]) => !/^(ui\/i18n|tests)/.test(folder))

const section = /## The table of names([\s\S]*?)\n## /.exec(read('ARCHITECTURE.md'))?.[1] ?? ''
const cellsOf = (line: string): ReadonlyArray<string> =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const namesIn = (cell = ''): ReadonlyArray<string> => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const TABLE = section
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map(cellsOf)
const [, , FOLDERS = [], ...ROWS] = TABLE
const SHARED = namesIn(/^Shared by areas[\s\S]*?\.\n/m.exec(section)?.[0])

describe('the table of names in ARCHITECTURE.md', () => {
  it('has the columns of this test, and one row an area in the order of the alphabet', () => {
    expect(FOLDERS.slice(1).flatMap(namesIn)).toEqual(COLUMNS.map(([folder]) => `${folder}/`))
    const areas = ROWS.map(([area = '']) => area)
    expect(areas).toEqual([...new Set(areas)].toSorted())
    expect(areas).toContain('orders')
  })

  it.each(ROWS)('names only what exists: %s', (...row) => {
    const missing = COLUMNS.flatMap(([folder, end], at) => {
      const cell = row[at + 1]
      if (cell === '–') return []
      const names = namesIn(cell)
      if (names.length === 0) return [`${folder}: an empty cell`]
      return names.map((name) => `${folder}/${name}${end}`).filter((path) => !existsSync(join(ROOT, path)))
    })
    expect(missing).toEqual([])
  })

  it('has one port an area', () => {
    const at = COLUMNS.findIndex(([folder]) => folder === 'ports') + 1
    expect(ROWS.filter((row) => namesIn(row[at]).length !== 1)).toEqual([])
  })

  it.each(COMPLETE)('names everything in %s', (folder, end) => {
    const at = COLUMNS.findIndex(([other]) => other === folder) + 1
    const named = new Set([...ROWS.flatMap((row) => namesIn(row[at])), ...SHARED])
    const found = readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => (entry.isDirectory() ? entry.name !== 'testing' : end !== '' && entry.name.endsWith(end)))
      .map(({ name }) => basename(name).replace(/\..*$/, ''))
    expect([...new Set(found)].filter((name) => !named.has(name))).toEqual([])
  })
})
