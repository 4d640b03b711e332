import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { comparable } from './comparable.ts'
import { fromRoot } from './files.ts'
import { redocly } from './redocly.ts'

const RELEASED = fromRoot('openapi/released.json')
const BUNDLE = fromRoot('openapi/bundle.json')

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

/** Checks the version of the contract, or with `--release` keeps its present form as the released one; the exit code. */
const main = (isRelease: boolean): number => {
  const current: unknown = JSON.parse(readFileSync(BUNDLE, 'utf8'))
  if (isRelease) {
    writeFileSync(RELEASED, storedForm(current))
    return 0
  }
  const problem = versionProblem(JSON.parse(readFileSync(RELEASED, 'utf8')), current)
  if (problem !== null) console.error(problem)
  return problem === null ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = main(process.argv.includes('--release'))
