import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromRoot } from './files.ts'

const cli = fileURLToPath(new URL('bin/cli.js', import.meta.resolve('@redocly/cli/package.json')))
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/**
 * The whole contract as the text of one JSON document, authoring keys expanded by our Redocly plug-in. It goes through
 * the command line because the plug-in, the lint and the bundle then share one Redocly and one configuration. Throws
 * Redocly's findings if the contract is invalid.
 */
export const bundle = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const output = join(folder, 'bundle.json')
  try {
    execFileSync(process.execPath, [cli, 'bundle', 'contract', '--output', output], {
      cwd: fromRoot(''),
      env: { ...process.env, ...quiet },
      stdio: 'pipe',
    })
    return `${readFileSync(output, 'utf8').trimEnd()}\n`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
