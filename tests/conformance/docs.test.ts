import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { fromRoot } from '../../openapi/tools/files.ts'
import { namesOf, operations } from './contract/operations.ts'
import { readOptions, usage } from './options.ts'

const page = readFileSync(fromRoot('docs/conformance.md'), 'utf8')
const optionsIn = (text: string): ReadonlyArray<string> => [...text.matchAll(/--[a-z][a-z-]+/g)].map(([name]) => name)

interface Step {
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
}

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
