import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesIn, read } from './tree.ts'

const FILES = ['openapi', 'domain', 'ports', 'adapters', 'ui', 'src', 'paper', 'tests'].flatMap(filesIn)

/** Folders whose folders are parts of their own. */
const OF_PARTS = ['adapters/http', 'paper/areas', 'paper/platform', 'ui/app', 'ui/areas', 'ui/data']
const OF_FOLDERS = ['adapters', 'domain', 'paper', 'ui']

/** The part of the tree that a file belongs to: an area, a folder of the platform, or a folder of the top level. */
const partOf = (path: string): string => {
  const folder = dirname(path).split('/')
  const depth = OF_PARTS.includes(folder.slice(0, 2).join('/')) ? 3 : OF_FOLDERS.includes(folder[0] ?? '') ? 2 : 1
  return folder.slice(0, depth).join('/')
}

/** One import from part to part, with the file in which it stands. */
interface Import {
  readonly from: string
  readonly to: string
  readonly path: string
}

const importsOf = (path: string, text: string): ReadonlyArray<Import> =>
  [...text.matchAll(/(?:from\s+|import\s*\(\s*|import\s+)'(\.{1,2}\/[^']+)'/g)]
    .map(([, target = '']) => ({
      from: partOf(path),
      to: partOf(normalize(join(dirname(path), target))),
      path: `${path} → ${target}`,
    }))
    .filter(({ from, to }) => from !== to)

/** The imports that keep some parts from having an order: all that is left once what imports nothing is taken away. */
const circlesIn = (imports: ReadonlyArray<Import>): ReadonlyArray<Import> => {
  const importing = new Set(imports.map(({ from }) => from))
  const imported = new Set(imports.map(({ to }) => to))
  const rest = imports.filter(({ from, to }) => importing.has(to) && imported.has(from))
  return rest.length === imports.length ? rest : circlesIn(rest)
}

const edge = (from: string, to: string): Import => ({ from, to, path: `${from}/a.ts → ${to}/b.ts` })

describe('circles of folders', () => {
  it('are found over several folders, and nothing else is', () => {
    const circle = [edge('domain/a', 'domain/b'), edge('domain/b', 'domain/c'), edge('domain/c', 'domain/a')]
    const rest = [edge('ui/a', 'domain/a'), edge('domain/c', 'domain/d')]
    expect(circlesIn([...rest, ...circle])).toEqual(circle)
    expect(circlesIn(rest)).toEqual([])
  })

  it('are read from the text of a module', () => {
    const text = `import { a } from '../money/a.ts'\nconst load = () => import('../../ui/kit/b.tsx')\nimport './c.ts'`
    expect(importsOf('domain/orders/x.ts', text).map(({ to }) => to)).toEqual(['domain/money', 'ui/kit'])
  })

  it('are nowhere in the tree', () => {
    const modules = FILES.filter(
      (path) =>
        /\.(tsx?|mjs|cjs|js)$/.test(path) && !/\.test\.tsx?$|\/testing\/|^tests\/|^adapters\/generated\//.test(path),
    )
    const imports = modules.flatMap((path) => importsOf(path, read(path)))
    expect(imports.length).toBeGreaterThan(1_000)
    expect(circlesIn(imports).map(({ path }) => path)).toEqual([])
  })
})

/** How many files a person still overlooks at once. */
const MOST_FILES = 25

/** Folders of which each file is a further one of the same kind, so that there is nothing to split. */
const LISTS = {
  'adapters/generated/schemas': 'one an area',
  'ports/generated': 'one an area',
  'openapi/paths': 'one an area',
  'openapi/schemas': 'one an area',
  'paper/migrations': 'one a step of the database',
  ports: 'one an area, and what they share',
}

it('a folder holds one idea', () => {
  const sizes = new Map<string, number>()
  for (const path of FILES) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1)
  const large = [...sizes].filter(([, files]) => files > MOST_FILES).map(([folder]) => folder)
  expect(large.filter((folder) => !(folder in LISTS))).toEqual([])
})
