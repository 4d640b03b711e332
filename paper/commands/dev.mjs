// npm run dev: the app with hot reload on Vite's port, the paper broker restarted on change behind it.
// npm run dev -- --mock: the Prism mock behind it instead; -- --url <address>: a server that runs already.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ready, ROOT, run, stop } from './ready.mjs'

const read = () => {
  try {
    return parseArgs({ options: { mock: { type: 'boolean' }, url: { type: 'string' } } }).values
  } catch (cause) {
    return stop(cause.message.split('\n')[0])
  }
}

const { mock = false, url } = read()
if (mock && url !== undefined) stop('--mock and --url exclude each other')
if (url !== undefined && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
  stop(`--url ${url} is not an http address`)

ready()
// The testers' console is a build of its own, which the broker serves at /paper.
if (!mock && url === undefined && !existsSync(`${ROOT}dist/console/index.html`))
  run('npx', ['vite', 'build', '--config', 'vite.console.config.ts', '--logLevel', 'warn'])
const brokerPort = process.env.PAPER_PORT ?? '8081'
const start = (args, env) => spawn('npx', args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })

/** What answers the calls, if it has to be started. */
const startServer = () => {
  if (url !== undefined) return []
  if (mock) return [start(['tsx', 'openapi/tools/mock.ts', '--api-only'], { PORT: brokerPort })]
  return [start(['tsx', 'watch', '--clear-screen=false', 'paper/main/main.ts'], { PORT: brokerPort })]
}
const children = [
  ...startServer(),
  start(['vite', '--host', process.env.HOST ?? '127.0.0.1', '--port', process.env.PORT ?? '8080', '--strictPort'], {
    PAPER_URL: url ?? `http://127.0.0.1:${brokerPort}`,
    ...(mock && { VITE_MOCK: '1' }),
    ...(url !== undefined && { VITE_SERVER: url }),
  }),
]
const end = (code) => {
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
for (const child of children) child.on('exit', (code) => end(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0))
