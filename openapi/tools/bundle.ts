import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redocly } from './redocly.ts'

/**
 * A whole document as the text of one JSON document: the contract, authoring keys expanded by our Redocly plug-in, or the
 * control API. It goes through the command line because the plug-in, the lint and the bundle then share one Redocly and
 * one configuration. Throws Redocly's findings if the document is invalid.
 */
export const bundle = (api: 'contract' | 'control'): string => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const output = join(folder, 'bundle.json')
  try {
    const { code, err } = redocly('bundle', api, '--output', output)
    if (code !== 0) throw new Error(err)
    return `${readFileSync(output, 'utf8').trimEnd()}\n`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
