import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fromRoot } from '../../openapi/tools/files.ts'
import { LEVELS, namesOf, operations } from './contract/operations.ts'
import { readOptions, usage } from './command/options.ts'

const page = readFileSync(fromRoot('docs/conformance.md'), 'utf8')
const optionsIn = (text: string): ReadonlyArray<string> => [...text.matchAll(/--[a-z][a-z-]+/g)].map(([name]) => name)

interface Step {
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
}

describe('docs/backend.md', () => {
  const guide = readFileSync(fromRoot('docs/backend.md'), 'utf8')
  const chapters = guide.split(/^## /m).slice(1)

  it.each(LEVELS)('names the calls of level $number, and no others', ({ name, number }) => {
    const chapter = chapters.find((text) => text.startsWith(`Level ${number}: ${name.toLowerCase()}\n`)) ?? ''
    const named = [...chapter.matchAll(/`(\/[a-z]+\/\w+)`/g)].map(([, path = '']) => path)
    const others = operations.filter(({ level }) => level < number).map(({ path }) => path)
    const due = operations.filter(({ level }) => level === number).map(({ path }) => path)
    expect(new Set(named.filter((path) => !others.includes(path)))).toEqual(new Set(due))
  })
})

describe('docs/conformance.md', () => {
  it('explains every option of the help in its table', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| `--'))
    const table = new Set(rows.flatMap((row) => optionsIn(row.split(' | ')[0] ?? '')))
    const helped = usage('')
      .split('\n')
      .slice(1)
      .flatMap((line) => optionsIn(/^ {2}(--.*?)( {2}|$)/.exec(line)?.[1] ?? ''))
    expect(helped.length).toBeGreaterThan(10)
    expect(helped.filter((name) => !table.has(name) && !['--url'].includes(name))).toEqual([])
  })

  it('has an example for continuous integration that the command line takes', () => {
    const [, yaml = ''] = /```yaml\n([^]*?)```/.exec(page) ?? []
    const { jobs } = parse(yaml) as { readonly jobs: { readonly conformance: { readonly steps: ReadonlyArray<Step> } } }
    const step = jobs.conformance.steps.find(({ run }) => run?.startsWith('npx open-brokerage-conformance'))
    const args = step?.run?.split(/\s+/).slice(2) ?? []
    expect(readOptions(args, step?.env ?? {}, namesOf(operations))).toMatchObject({
      write: true,
      yes: true,
      json: 'report.json',
      junit: 'report.xml',
      html: 'report.html',
    })
  })
})
