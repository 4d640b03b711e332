// npm start: installs when needed, builds when needed, and runs the app and the paper broker on one port.
import { pathToFileURL } from 'node:url'
import { given, ready, ROOT, run, holdPackages } from './ready.mjs'

given()
ready({ toRun: true })
// In a process of its own, whose half a gigabyte of memory is free when it ends.
const code = run(process.execPath, ['paper/commands/buildAll.mjs', '--if-needed', '--prepare'])
if (code !== 0) process.exit(code)
holdPackages()
// In this very process, so that Ctrl-C and signals reach the broker and nothing is left behind. As a file URL, because
// `#` and `%` in a path would be interpreted.
await import(pathToFileURL(`${ROOT}dist/paper/main.js`).href)
