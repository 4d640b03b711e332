import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redocly } from './redocly.ts'

/**
 * The whole contract as the text of one JSON document, authoring keys expanded by our Redocly plug-in. It goes through
 * the command line because the plug-in, the lint and the bundle then share one Redocly and one configuration. Throws
 * Redocly's findings if the contract is invalid.
 */
export const bundle = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const output = join(folder, 'bundle.json')
  try {
    const { code, err } = redocly('bundle', 'contract', '--output', output)
    if (code !== 0) throw new Error(err)
    return `${readFileSync(output, 'utf8').trimEnd()}\n`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
