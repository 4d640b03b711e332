import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import type { Figure } from './figures.ts'
import { pictureOf } from './picture.ts'
import { tableOf } from './table.ts'

const ROOT = join(import.meta.dirname, '../../..')
const PAGE = join(ROOT, 'docs/performance.md')
const FOLDER = join(ROOT, 'docs/performance')
const [BEGIN, END] = ['<!-- figures: npm run bench -- --publish -->', '<!-- end of figures -->']

/** What the figures were measured on. */
export interface Conditions {
  readonly date: string
  readonly commit: string
  readonly processor: string
  readonly cores: number
  /** GiB. */
  readonly memory: number
  readonly node: string
  /** Programs that waited for a processor in the minute before the run: more than one means that other work was going on. */
  readonly load: number
}

/** The machine and the code, before the first figure is taken. */
export const conditions = (load: number): Conditions => ({
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim(),
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memory: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  load: Math.round(load * 10) / 10,
})

/** Writes the run as JSON, for programs that compare runs. */
export const writeJson = (file: string, on: Conditions, figures: readonly Figure[]): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ conditions: on, figures }, null, 2)}\n`)
}

/** The page with its figures replaced. @throws Error if the page has no place for them. */
export const withFigures = (page: string, text: string): string => {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (from < 0 || to < from) throw new Error('docs/performance.md has no place for the figures')
  return `${page.slice(0, from + BEGIN.length)}\n\n${text}\n\n${page.slice(to)}`
}

/** Writes a run into the documents: JSON, picture and tables. */
export const publish = (on: Conditions, figures: readonly Figure[]): void => {
  const json = join(FOLDER, 'figures.json')
  writeJson(json, on, figures)
  execFileSync('npx', ['oxfmt', json], { cwd: ROOT })
  writeFileSync(join(FOLDER, 'goals.svg'), pictureOf(figures))
  const rounds = Math.max(...figures.map(({ values }) => values.length))
  const said = `Measured on ${on.date} at ${on.commit}: ${on.cores} cores (${on.processor}), ${on.memory} GiB, Node ${on.node}, load ${on.load} before the run, ${rounds} rounds in turn. The spread is that of the rounds.`
  const text = [said, '![Measured figures beside their goals](performance/goals.svg)', tableOf(figures)].join('\n\n')
  writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), text))
}
