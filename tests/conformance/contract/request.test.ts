import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { NoAnswer, request } from './request.ts'

const closers: Array<() => void> = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** A server that numbers the calls of each connection. */
const serve = async (
  answer: (response: ServerResponse, nth: number, request: IncomingMessage) => void,
): Promise<string> => {
  const calls = new Map<Socket, number>()
  const server = createServer((incoming, response) => {
    const nth = (calls.get(incoming.socket) ?? 0) + 1
    calls.set(incoming.socket, nth)
    answer(response, nth, incoming)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

const post = (url: string) => request(url, { method: 'POST', headers: {}, body: 'a=1' }, 5_000)

describe('a call', () => {
  it('is sent on a new connection where the server has just closed the idle one', async () => {
    const url = await serve((response, nth, { socket }) => (nth === 2 ? socket.destroy() : response.end(`${nth}`)))
    expect([(await post(url)).text, (await post(url)).text]).toEqual(['1', '1'])
  })

  it('has no second try on a new connection', async () => {
    let calls = 0
    const url = await serve((_response, _nth, { socket }) => {
      calls += 1
      socket.destroy()
    })
    await expect(post(url)).rejects.toMatchObject({ message: 'ECONNRESET', isStale: false })
    expect(calls).toBe(1)
  })

  it('has no second try where the answer had begun', async () => {
    const url = await serve((response, nth) => {
      if (nth === 1) return response.end('whole')
      response.writeHead(200, { 'content-length': 9 })
      return response.write('half', () => response.destroy())
    })
    await post(url)
    await expect(post(url)).rejects.toBeInstanceOf(NoAnswer)
  })

  it('reads what was encoded, and fails where it cannot be decoded', async () => {
    const [text, encoding] = ['äöü'.repeat(50), 'gzip']
    const right = await serve((response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(gzipSync(text)),
    )
    expect(await post(right)).toMatchObject({ text, headers: { 'content-encoding': encoding } })
    const wrong = await serve((response) => response.writeHead(200, { 'content-encoding': encoding }).end(text))
    await expect(post(wrong)).rejects.toMatchObject({ isUnreachable: false })
  })
})
