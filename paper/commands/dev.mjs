// npm run dev: the app with hot reload on Vite's port, the paper broker restarted on change behind it.
// npm run dev -- --mock: the Prism mock behind it instead; -- --url <address>: a server that runs already;
// -- --keys: each text with its key, for translators.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tryAddresses } from '../platform/startup/address.mjs'
import { given, ready, ROOT, run, stop } from './ready.mjs'

/** The programs themselves: `npx` in between would end alone and leave them running. */
const TSX = `${ROOT}node_modules/tsx/dist/cli.mjs`
const VITE = `${ROOT}node_modules/vite/bin/vite.js`

const { values } = given({
  options: { keys: { type: 'boolean' }, mock: { type: 'boolean' }, url: { type: 'string' } },
})
const { keys = false, mock = false, url } = values
if (mock && url !== undefined) stop('--mock and --url exclude each other')
if (url !== undefined && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
  stop(`--url ${url} is not an http address`)
const { HOST, PORT } = process.env
const host = HOST || '127.0.0.1'
const port = PORT || '8080'
if (!(/^\d+$/.test(port) && Number(port) <= 65_535)) stop(`PORT is not a port number: ${port}`)
const taken = await tryAddresses({ host, port })
if (taken !== undefined) stop(taken)

ready()
// The testers' console is a build of its own, which the broker serves at /paper.
if (!mock && url === undefined && !existsSync(`${ROOT}dist/console/index.html`))
  run(process.execPath, [VITE, 'build', '--config', 'vite.console.config.ts', '--logLevel', 'warn'])
const brokerPort = process.env.PAPER_PORT ?? '8081'
const start = (args, env) =>
  spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })

/** What answers the calls, if it has to be started. */
const startServer = () => {
  if (url !== undefined) return []
  if (mock) return [start([TSX, 'openapi/tools/mock.ts', '--api-only'], { PORT: brokerPort })]
  return [start([TSX, 'watch', '--clear-screen=false', 'paper/main/main.ts'], { PORT: brokerPort })]
}
const children = [
  ...startServer(),
  start([VITE, '--host', host, '--port', port, '--strictPort'], {
    PAPER_URL: url ?? `http://127.0.0.1:${brokerPort}`,
    ...(mock && { VITE_MOCK: '1' }),
    ...(keys && { VITE_KEYS: '1' }),
    ...(url !== undefined && { VITE_SERVER: url }),
  }),
]
let isEnding = false
/** Ends every child; the first reason to end gives the exit code. */
const end = (code) => {
  if (isEnding) return
  isEnding = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
for (const child of children) child.on('exit', (code) => end(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0))
