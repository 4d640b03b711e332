// npm start: installs when needed, builds, and runs the app and the paper broker on one port.
import { pathToFileURL } from 'node:url'
import { ready, ROOT, stop } from './ready.mjs'

ready()
try {
  const { buildApp, buildPaper } = await import('./build.mjs')
  process.stdout.write('Building…\n')
  await Promise.all([buildApp(), buildPaper()])
} catch (cause) {
  stop(`The build failed: ${cause instanceof Error ? cause.message : String(cause)}`)
}
// In this very process, so that Ctrl-C and signals reach the broker and nothing is left behind. As a file URL, because
// `#` and `%` in a path would be interpreted.
await import(pathToFileURL(`${ROOT}dist/paper/main.js`).href)
