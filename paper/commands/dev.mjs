// npm run dev: the app with hot reload on Vite's port, the paper broker restarted on change behind it.
import { spawn } from 'node:child_process'
import { ready, ROOT } from './ready.mjs'

ready()
const brokerPort = process.env.PAPER_PORT ?? '8081'
const children = [
  spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'paper/main/main.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT: brokerPort },
  }),
  spawn(
    'npx',
    ['vite', '--host', process.env.HOST ?? '127.0.0.1', '--port', process.env.PORT ?? '8080', '--strictPort'],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, PAPER_URL: `http://127.0.0.1:${brokerPort}` },
    },
  ),
]
const end = (code) => {
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
for (const child of children) child.on('exit', (code) => end(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0))
