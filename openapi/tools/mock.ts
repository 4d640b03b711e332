import { NotBuilt } from '../mock/front.ts'
import { startMock } from '../mock/start.ts'
import { fromRoot } from './files.ts'
import { nodeOf } from './node.ts'

const port = Number(process.env['PORT'] ?? 4020)
const host = process.env['HOST'] ?? '127.0.0.1'
const apiOnly = process.argv.includes('--api-only')

/** One line for an error that the user can correct; any other error is a defect and keeps its stack. */
const complaint = (error: unknown): string | null => {
  const { code } = nodeOf(error)
  if (error instanceof NotBuilt) return error.message
  if (code === 'EADDRINUSE') return `Port ${port} is in use: choose another one with PORT=…`
  if (code === 'EACCES' || code === 'ERR_SOCKET_BAD_PORT') return `Port ${process.env['PORT']} cannot be used`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this machine`
  return null
}

try {
  const mock = await startMock({ port, host, app: apiOnly ? null : fromRoot('dist/app') })
  console.log(`Mock${apiOnly ? ' of the API alone' : ''} on ${mock.url}${apiOnly ? '/api/vue' : ''}`)
  console.log(
    'Choose an answer with the header Prefer: example=account-frozen, example=empty, code=401, code=503 or delay=5',
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void mock.close().then(() => process.exit(0)))
  }
} catch (error) {
  const line = complaint(error)
  if (line === null) throw error
  console.error(line)
  process.exit(2)
}
