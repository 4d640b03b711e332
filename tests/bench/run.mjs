// npm run bench: builds when needed, starts a paper broker of its own and prints the measurements. Nothing here fails a build. npm
// run bench -- chart ticket: those parts alone.
import { ready, run } from '../../paper/commands/ready.mjs'

ready()
const { browserReady } = await import('../browser.mjs')
await browserReady()
const code = run(process.execPath, ['paper/commands/buildAll.mjs', '--if-needed'])
if (code !== 0) process.exit(code)
process.exit(run('npx', ['tsx', 'tests/bench/all.ts', ...process.argv.slice(2)]))
