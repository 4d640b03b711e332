import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { fromRoot } from './files.ts'

const cli = fileURLToPath(new URL('bin/cli.js', import.meta.resolve('@redocly/cli/package.json')))
const quiet = {
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
}

/** The most bytes that Redocly may print. */
const MOST_OUTPUT = 32 * 1024 * 1024

/** Runs a command of Redocly in the root of the project; returns its exit code and what it printed. */
export const redocly = (
  ...args: ReadonlyArray<string>
): { readonly code: number; readonly out: string; readonly err: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: fromRoot(''),
    env: { ...process.env, ...quiet },
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  })
  return { code: status ?? 1, out: stdout, err: stderr }
}
