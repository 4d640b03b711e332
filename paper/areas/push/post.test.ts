import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { SECOND } from '../../platform/clock/instant.ts'
import { postOnce } from './post.ts'
import { fateOf } from './settle.ts'

const ends: Array<() => void> = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server on this machine; counts its connections. */
const serve = async (listener: RequestListener) => {
  let connections = 0
  const server = createServer(listener).on('connection', () => void (connections += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return { port: address.port, connections: () => connections }
}
const post = (endpoint: string, allowsPrivate: boolean, patience = 10 * SECOND) =>
  postOnce({ endpoint, headers: { 'content-length': 2 }, body: Buffer.from('{}') }, { allowsPrivate, patience })

it('answers with the status, and follows no redirect', async () => {
  const { port } = await serve((_request, response) =>
    response.writeHead(302, { location: 'http://127.0.0.1:1/', 'retry-after': '7' }).end('a body'),
  )
  expect(await post(`http://127.0.0.1:${port}/`, true)).toEqual({ is: 'answered', status: 302, retryAfter: '7' })
})

it('never connects to a name that leads to this machine', async () => {
  const { connections, port } = await serve((_request, response) => response.end())
  expect(await post(`https://localhost:${port}/`, false)).toEqual({ is: 'refused' })
  expect(connections()).toBe(0)
})

it('knows that nothing was sent where nobody listens', async () => {
  const { port } = await serve(() => undefined)
  for (const end of ends.splice(0)) end()
  expect(await post(`http://127.0.0.1:${port}/`, true)).toEqual({ is: 'unsent' })
})

it('does not know whether it arrived where there is no answer, or the connection ends', async () => {
  const silent = await serve(() => undefined)
  expect(await post(`http://127.0.0.1:${silent.port}/`, true, 50)).toEqual({ is: 'unknown' })
  const cutting = await serve((request) => request.socket.destroy())
  expect(await post(`http://127.0.0.1:${cutting.port}/`, true)).toEqual({ is: 'unknown' })
})

it.each([
  [201, 'delivered'],
  [202, 'delivered'],
  [302, 'dropped'],
  [400, 'dropped'],
  [403, 'gone'],
  [404, 'gone'],
  [410, 'gone'],
  [413, 'dropped'],
  [429, 'later'],
  [503, 'later'],
] as const)('the answer %s: %s', (status, fate) => {
  expect(fateOf({ is: 'answered', status, retryAfter: undefined })).toBe(fate)
})

it.each([
  ['unsent', 'later'],
  ['unknown', 'unknown'],
  ['refused', 'gone'],
] as const)('%s: %s', (is, fate) => {
  expect(fateOf({ is })).toBe(fate)
})
