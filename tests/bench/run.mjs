// npm run bench: builds when needed, starts a paper broker of its own and prints the measurements. Nothing here fails a build. npm
// run bench -- chart ticket: those parts alone.
import { ready, run } from '../../paper/commands/ready.mjs'

ready()
const { browserReady } = await import('../browser.mjs')
await browserReady()
process.exit(run('npx', ['tsx', 'tests/bench/all.ts', ...process.argv.slice(2)]))
