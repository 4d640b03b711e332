// npm start: installs when needed, builds when needed, and runs the app and the paper broker on one port.
import { pathToFileURL } from 'node:url'
import { parseMetrics, tryAddresses } from '../platform/startup/address.mjs'
import { given, ready, ROOT, run, holdPackages, stop } from './ready.mjs'

given()
const { HOST, PAPER_METRICS = '', PORT } = process.env
const port = /^\d+$/.test(PORT || '8080') ? Number(PORT || '8080') : Number.NaN
// The broker says it where a setting names no port.
const addresses = { host: HOST || '127.0.0.1', port, metrics: parseMetrics(PAPER_METRICS) }
const taken = port <= 65_535 ? await tryAddresses(addresses) : undefined
if (taken !== undefined) stop(taken)
ready({ toRun: true })
// In a process of its own, whose half a gigabyte of memory is free when it ends.
const code = run(process.execPath, ['paper/commands/buildAll.mjs', '--if-needed', '--prepare'])
if (code !== 0) process.exit(code)
holdPackages()
// In this very process, so that Ctrl-C and signals reach the broker and nothing is left behind. As a file URL, because
// `#` and `%` in a path would be interpreted.
await import(pathToFileURL(`${ROOT}dist/paper/main.js`).href)
