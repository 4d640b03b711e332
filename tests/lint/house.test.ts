import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(ROOT, 'ui/lint-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The house rules that a component with this code breaks. */
const broken = (code: string): string[] => {
  writeFileSync(join(folder, 'Example.tsx'), code)
  const { stdout } = spawnSync('npx', ['oxlint', '-f', 'unix', folder], { cwd: ROOT, encoding: 'utf8' })
  return [...stdout.matchAll(/house\(([\w-]+)\)/g)].map((match) => match[1] ?? '')
}

describe('the house rules', () => {
  it.each([
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
  ])('%s finds %s', (rule, code) => expect(broken(code)).toContain(rule))

  it.each([
    'export const A = ({ model }) => <button onClick={() => model.choose(model.figure.value)}>{model.figure}</button>',
    'export const A = ({ words }) => <p aria-label={words.amount()}>{words.hello()} · 12</p>',
    'export const A = () => <p className="ms-4 start-0 text-start border-s ps-2" />',
    'export const at = (millis) => new Date(millis)',
  ])('lets %s be', (code) => expect(broken(code)).toEqual([]))
})
