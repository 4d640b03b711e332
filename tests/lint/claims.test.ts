import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, ROOT } from './tree.ts'

const FOLDERS = ['openapi', 'domain', 'ports', 'adapters', 'ui', 'src', 'paper']

/** What claims a type that nobody checks, and the rule that refuses it. */
const CLAIMS: ReadonlyArray<readonly [rule: string, code: string]> = [
  ['no-unsafe-type-assertion', 'export const a = (x: unknown) => x as string'],
  ['no-unsafe-type-assertion', 'export const a = (x: number) => x as unknown as string'],
  ['no-unsafe-type-assertion', 'export const a = (x: string) => x as never'],
  ['no-unsafe-type-assertion', 'export const a = (x: string) => JSON.parse(x) as { b: string }'],
  ['no-explicit-any', 'export const a = (x: string) => x as any'],
  ['no-explicit-any', 'export const a = (x: any) => x'],
  ['no-non-null-assertion', 'export const a = (x: string | null) => x!.length'],
  ['ban-ts-comment', '// @ts-ignore\nexport const a: string = 1'],
]
const HARMLESS = 'export const a = [1, 2] as const\nexport const b = { c: 1 } satisfies Record<string, number>'

/** The files that the configuration leaves out. */
const boundaries = (): ReadonlyArray<string> => {
  const [, list = ''] =
    /"files": \[([^\]]*)\],\s*"rules": \{ "typescript\/no-unsafe-type-assertion": "off" \}/.exec(
      read('.oxlintrc.json'),
    ) ?? []
  return [...list.matchAll(/"([^"]+)"/g)].map(([, path = '']) => path)
}

let folder = ''
let found: ReadonlySet<string> = new Set()
const write = (path: string, code: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), code)
}

beforeAll(() => {
  // A tree of its own: what other checks read at the same time must not hold files that come and go.
  folder = mkdtempSync(join(tmpdir(), 'claims-'))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  write('.oxlintrc.json', read('.oxlintrc.json').replaceAll('"./', `"${ROOT}/`))
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { strict: true, noEmit: true, skipLibCheck: true, types: [] } }),
  )
  for (const root of FOLDERS) {
    for (const [at, [, code]] of CLAIMS.entries()) {
      write(`${root}/claim${at}.ts`, code)
      write(`${root}/claim${at}.test.ts`, code)
      write(`${root}/testing/claim${at}.ts`, code)
    }
    write(`${root}/harmless.ts`, HARMLESS)
  }
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-f', 'unix', ...FOLDERS], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  found = new Set(
    [...stdout.matchAll(/^(\S+?):.*typescript\(([\w-]+)\)\]$/gm)].map(([, path, rule]) => `${path} ${rule}`),
  )
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(FOLDERS)('production code in %s', (root) => {
  it.each(CLAIMS.map(([rule, code], at) => [rule, code, at] as const))('%s refuses %s', (rule, _code, at) => {
    expect(found).toContain(`${root}/claim${at}.ts ${rule}`)
  })

  it('may say what the compiler checks', () => {
    expect([...found].filter((line) => line.startsWith(`${root}/harmless.ts`))).toEqual([])
  })

  it('leaves casts to tests and to what supports them', () => {
    const ofTests = [...found].filter((line) => /\.test\.ts |\/testing\//.test(line) && line.startsWith(`${root}/`))
    expect(ofTests.filter((line) => !line.endsWith('no-explicit-any'))).toEqual([])
  })
})

describe('the boundaries', () => {
  it('are named in ARCHITECTURE.md, and each still has its cast', () => {
    const page = read('ARCHITECTURE.md')
    expect(boundaries()).not.toEqual([])
    for (const path of boundaries()) {
      expect(page).toContain(`\`${path}\``)
      expect(read(path)).toMatch(/ as (?!const\b)/)
    }
  })
})
