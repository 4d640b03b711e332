// npm run build: builds app and broker. `--if-needed` does nothing where they are up to date.
import { buildApp, buildPaper } from './build.mjs'
import { ROOT } from './ready.mjs'
import { isBuilt, recordBuild } from './sources.mjs'

if (!process.argv.includes('--if-needed') || !isBuilt(ROOT)) {
  if (process.argv.includes('--if-needed')) process.stdout.write('Building…\n')
  try {
    await recordBuild(ROOT, () => Promise.all([buildApp(), buildPaper()]))
  } catch (cause) {
    process.stderr.write(`The build failed: ${cause instanceof Error ? cause.message : String(cause)}\n`)
    process.exitCode = 2
  }
}
