import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Answer } from '../contract/caller.ts'
import type { Server } from '../server.ts'
import { streamChecks } from './stream.ts'

let stream: (after: string | undefined) => { readonly status?: number; readonly text: string }
const server = createServer((request, response) => {
  const isKnown = request.headers['token'] === 'right'
  const after = request.headers['last-event-id']
  const { status = 200, text } = stream(typeof after === 'string' ? after : undefined)
  response.writeHead(isKnown ? status : 401, { 'content-type': isKnown ? 'text/event-stream' : 'application/json' })
  response.end(text)
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
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
const good = (after: string | undefined) => ({
  text: event(after === 'unknown-0-0' ? 'reset' : 'ready') + event('beat'),
})
const outcomes = async (value = '1') => (await streamChecks(offering(value), url)).map(({ outcome }) => outcome)

it('passes a stream that begins, resumes, begins again and needs a session', async () => {
  stream = good
  expect(await outcomes()).toEqual(['passed', 'passed', 'passed', 'passed'])
})

it('asks for nothing where no stream is offered', async () => {
  expect(await outcomes('0')).toEqual([])
})

it.each([
  ['takes every id for a known one', () => ({ text: event('ready') + event('beat') }), 2],
  ['begins again each time', () => ({ text: event('reset') + event('beat') }), 0],
  ['sends no beat', (after: string | undefined) => ({ text: event(after === 'unknown-0-0' ? 'reset' : 'ready') }), 1],
  ['sends what the contract does not know', () => ({ text: event('ready') + event('beat', '{"time":"soon"}') }), 0],
  ['answers no stream', () => ({ status: 500, text: '' }), 0],
])('fails one that %s', async (_, broken, nth) => {
  stream = broken
  expect((await outcomes())[nth]).toBe('failed')
})
