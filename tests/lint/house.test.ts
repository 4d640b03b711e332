import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** What breaks a rule, and the rule. */
const BAD: readonly (readonly [string, string])[] = [
  ['no-signal-read-in-render', 'export const A = ({ model }) => <p>{model.figure.value}</p>'],
  [
    'no-signal-read-in-render',
    'export const A = ({ model }) => <ul>{model.rows.map((r) => <li key={r}>{model.open.value}</li>)}</ul>',
  ],
  ['no-raw-text', 'export const A = () => <p>Hello</p>'],
  ['no-raw-text', 'export const A = () => <input aria-label="Amount" />'],
  ['no-ambient-time', 'export const now = () => Date.now()'],
  ['no-ambient-time', 'export const now = () => new Date()'],
  ['no-ambient-time', 'export const dice = () => Math.random()'],
  ['no-physical-classes', 'export const A = () => <p className="ml-4" />'],
  ['no-physical-classes', 'export const A = () => <p className="md:text-left" />'],
  ['no-physical-classes', 'export const A = () => <p className={`flex rounded-tl-2`} />'],
]

/** What only looks like it. */
const GOOD: readonly string[] = [
  'export const A = ({ model }) => <button onClick={() => model.choose(model.figure.value)}>{model.figure}</button>',
  'export const A = ({ words }) => <p aria-label={words.amount()}>{words.hello()} · 12</p>',
  'export const A = () => <p className="ms-4 start-0 text-start border-s ps-2" />',
  'export const at = (millis) => new Date(millis)',
]

let folder = ''
const found = new Map<string, readonly string[]>()

beforeAll(() => {
  // A tree of its own: what other checks read at the same time must not hold files that come and go.
  folder = mkdtempSync(join(tmpdir(), 'lint-'))
  mkdirSync(join(folder, 'ui'))
  const config = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8').replaceAll('"./', `"${ROOT}/`)
  writeFileSync(join(folder, '.oxlintrc.json'), config)
  BAD.forEach(([, code], at) => writeFileSync(join(folder, `ui/Bad${at}.tsx`), code))
  GOOD.forEach((code, at) => writeFileSync(join(folder, `ui/Good${at}.tsx`), code))
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['-f', 'unix', 'ui'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const lines = [...stdout.matchAll(/(Bad|Good)(\d+)\.tsx:.*house\(([\w-]+)\)/g)]
  for (const [, kind, at, rule] of lines) found.set(`${kind}${at}`, [...(found.get(`${kind}${at}`) ?? []), rule ?? ''])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the house rules', () => {
  it.each(BAD.map(([rule, code], at) => [rule, code, at] as const))('%s finds %s', (rule, _code, at) => {
    expect(found.get(`Bad${at}`)).toContain(rule)
  })

  it.each(GOOD.map((code, at) => [code, at] as const))('lets %s be', (_code, at) => {
    expect(found.get(`Good${at}`) ?? []).toEqual([])
  })
})
