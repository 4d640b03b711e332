// npm run build: builds app, console, broker and reference. `--if-needed` does nothing where they are up to date.
import { buildApp, buildConsole, buildDocs, buildPaper } from './build.mjs'
import { ROOT } from './ready.mjs'
import { isBuilt, recordBuild } from './sources.mjs'

if (!process.argv.includes('--if-needed') || !isBuilt(ROOT)) {
  if (process.argv.includes('--if-needed')) process.stdout.write('Building…\n')
  try {
    await recordBuild(ROOT, () => Promise.all([buildApp(), buildConsole(), buildPaper(), buildDocs()]))
  } catch (cause) {
    process.stderr.write(`The build failed: ${cause instanceof Error ? cause.message : String(cause)}\n`)
    process.exitCode = 2
  }
}
