import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Answer } from '../contract/caller.ts'
import type { Server } from '../server.ts'
import { watchStream } from './stream.ts'

interface Stream {
  readonly status?: number
  readonly text: string
  /** A stream that goes on until its client closes it. */
  readonly isEndless?: boolean
}

let stream: (after: string | undefined) => Stream
const endless = new Set<ServerResponse>()
const closed: Array<string | undefined> = []
const server = createServer((request, response) => {
  const isKnown = request.headers['token'] === 'right'
  const after = request.headers['last-event-id']
  const { isEndless = false, status = 200, text } = stream(typeof after === 'string' ? after : undefined)
  response.writeHead(isKnown ? status : 401, { 'content-type': isKnown ? 'text/event-stream' : 'application/json' })
  if (!isEndless || !isKnown) {
    response.end(text)
    return
  }
  endless.add(response)
  response.on('close', () => {
    endless.delete(response)
    closed.push(typeof after === 'string' ? after : undefined)
  })
  response.write(text)
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => void closed.splice(0))
afterAll(() => void server.close())

const offering = (value: string): Server => {
  const answer: Answer = {
    kind: 'answered',
    status: 200,
    contentType: 'application/json',
    location: null,
    headers: {},
    text: JSON.stringify({ status: 1, data: [{ name: 'stream', value }] }),
  }
  return { call: async () => answer, isMock: false, session: { account: '1', token: 'right' } } as unknown as Server
}
const event = (name: string, data = '{"time":1768442400000}') => `event: ${name}\nid: a-1-0\ndata: ${data}\n\n`
const start = (after: string | undefined) => event(after === 'unknown-0-0' ? 'reset' : 'ready')
const good = (after: string | undefined): Stream => ({ text: start(after) + event('beat') })
const outcomes = async (value = '1', level?: number) => {
  const checks = await watchStream(offering(value), { url, level })
  return (await checks()).map(({ outcome }) => outcome)
}

it('passes a stream that begins, resumes, begins again and needs a session', async () => {
  stream = good
  expect(await outcomes()).toEqual(['passed', 'passed', 'passed', 'passed'])
})

it('asks for nothing where no stream is offered, or where the run does not go as far', async () => {
  stream = () => ({ status: 500, text: '' })
  expect(await outcomes('0')).toEqual([])
  expect(await outcomes('1', 4)).toEqual([])
  expect(await outcomes('1', 5)).not.toEqual([])
})

it('reads no stream longer than it needs, and only the first one until something is said', async () => {
  stream = (after) => ({ text: start(after), isEndless: true })
  const checks = await watchStream(offering('1'), { url })
  // The first stream stays open and sends nothing more: only this one is waited for.
  await expect.poll(() => closed).toEqual(['unknown-0-0'])
  expect(endless.size).toBe(1)
  for (const response of endless) response.write(event('beat'))
  expect((await checks()).map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'passed', 'passed'])
  await expect.poll(() => closed).toEqual(['unknown-0-0', undefined, 'a-1-0'])
  expect(endless.size).toBe(0)
})

it.each([
  ['takes every id for a known one', () => ({ text: event('ready') + event('beat') }), 2],
  ['begins again each time', () => ({ text: event('reset') + event('beat') }), 0],
  ['sends nothing after its start', (after: string | undefined) => ({ text: start(after) }), 0],
  ['sends what the contract does not know', () => ({ text: event('ready') + event('beat', '{"time":"soon"}') }), 0],
  ['answers no stream', () => ({ status: 500, text: '' }), 0],
])('fails one that %s', async (_, broken, nth) => {
  stream = broken
  expect((await outcomes())[nth]).toBe('failed')
})
