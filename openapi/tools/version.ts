import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromRoot } from './files.ts'
import { nodeOf } from './node.ts'
import { redocly } from './redocly.ts'

const RELEASED = fromRoot('openapi/released.json')
const BUNDLE = fromRoot('openapi/bundle.json')

/** Texts and examples: they bind nobody, so a comparison of versions leaves them out. */
const isProse = (key: string, value: unknown): boolean =>
  key === 'examples' || ((key === 'description' || key === 'summary') && typeof value === 'string')

const isFailureEnvelope = (properties: unknown): boolean => nodeOf(nodeOf(properties)['status'])['const'] === 0

/**
 * The promises of a contract alone, to compare two versions of it: without prose, without examples, and without the list
 * of failure texts, since a client shows its own word for a text that it does not know.
 */
const comparable = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(comparable)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).filter(([key, value]) => !isProse(key, value))
  const kept = Object.fromEntries(entries.map(([key, value]) => [key, comparable(value)]))
  return isFailureEnvelope(kept['properties'])
    ? { ...kept, properties: { ...nodeOf(kept['properties']), msg: { type: 'string' } } }
    : kept
}

/** Text of the stored form of a contract. */
const storedForm = (contract: unknown): string => `${JSON.stringify(comparable(contract))}\n`

/**
 * Compares a contract with the released one, both as their bundles.
 *
 * @returns the changes that its version is too low for, by Semantic Versioning; null if the version is right. Below 1.0
 *   a break needs a new minor version
 */
export const versionProblem = (released: unknown, current: unknown): string | null => {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'))
  try {
    const files = [
      ['released.json', released],
      ['current.json', current],
    ] as const
    for (const [name, contract] of files) writeFileSync(join(folder, name), storedForm(contract))
    const paths = files.map(([name]) => join(folder, name))
    const config = fromRoot('openapi/redocly/diff.yaml')
    const { code, out, err } = redocly('diff', ...paths, '--config', config, '--check-version', '--fail-on', 'none')
    return code === 0 ? null : `${out}\n${err}`.replaceAll(folder, '').trim()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// `--release` keeps the present form of the contract as the released one.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && process.argv.includes('--release'))
  writeFileSync(RELEASED, storedForm(JSON.parse(readFileSync(BUNDLE, 'utf8'))))
