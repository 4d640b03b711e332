import { createServer, type IncomingMessage, request, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { TEST_OPTIONS } from '../command/testOptions.ts'
import { PERSON, startLevelOne } from '../package/levelOne.ts'
import type { Server } from '../server.ts'
import { runSuite } from '../suite.ts'
import { watchStream } from './stream.ts'

// A right server behind a proxy that does one thing wrong: each is found, and named as what it is.

const closers: Array<() => void> = []
afterAll(() => closers.forEach((close) => close()))

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/vue`
}

/** Passes a call on; `answer` does with what comes back as it likes. */
const proxy = (
  target: string,
  answer: (came: IncomingMessage, outgoing: ServerResponse, incoming: IncomingMessage) => void,
  dropped?: string,
): Promise<string> =>
  serve((incoming, outgoing) => {
    if (dropped !== undefined) delete incoming.headers[dropped]
    const url = new URL((incoming.url ?? '').replace('/api/vue', ''), `${target}/`)
    const inner = request(
      `${target}${url.pathname.replace('/api/vue', '')}${url.search}`,
      { method: incoming.method, headers: incoming.headers },
      (came) => answer(came, outgoing, incoming),
    )
    inner.on('error', () => outgoing.destroy())
    outgoing.on('close', () => inner.destroy())
    incoming.pipe(inner)
  })

const event = (name: string) => `event: ${name}\nid: a-1-0\ndata: {"time":1768442400000}\n\n`

/** A stream as the contract has it. */
const stream: RequestListener = ({ headers }, response) => {
  if (headers['token'] !== 'right') response.writeHead(401).end()
  else {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(event(headers['last-event-id'] === 'unknown-0-0' ? 'reset' : 'ready') + event('beat'))
  }
}

const offering = {
  call: async () => ({
    kind: 'answered',
    status: 200,
    text: JSON.stringify({ status: 1, data: [{ name: 'stream', value: '1' }] }),
  }),
  isMock: false,
  session: { account: '1', token: 'right' },
} as unknown as Server

const begin = (came: IncomingMessage, outgoing: ServerResponse, more: Record<string, string> = {}) =>
  outgoing.writeHead(came.statusCode ?? 502, { ...came.headers, ...more })

const HELD = 'a proxy may keep events until there are more'
/** Milliseconds of silence that are too long here: a busy machine takes some of them for what does come. */
const PATIENCE = 2_000

// Together: what they take is silence.
it.concurrent.each<[string, Parameters<typeof proxy>[1], RegExp]>([
  ['keeps events', (came, outgoing) => void (begin(came, outgoing).flushHeaders(), came.resume()), new RegExp(HELD)],
  [
    'compresses them, and keeps them',
    (came, outgoing) => void (begin(came, outgoing, { 'content-encoding': 'gzip' }).flushHeaders(), came.resume()),
    /compressed \(gzip\)/,
  ],
  [
    'ends what is idle',
    (came, outgoing) => {
      begin(came, outgoing)
      came.once('data', () => outgoing.end(event('ready')))
    },
    /its end after \d+ s: what lies before the server may end what is idle/,
  ],
])('a stream behind a proxy that %s is named so', async (_, answer, reason) => {
  const url = await proxy(await serve(stream), answer)
  const [begun] = await (await watchStream(offering, { url, level: undefined }, PATIENCE))()
  expect(begun?.outcome).toBe('failed')
  expect(begun?.findings.map(({ got }) => got).join()).toMatch(reason)
})

it.concurrent('a stream of which not even the beginning comes through is skipped with the reason', async () => {
  const url = await proxy(await serve(stream), (came) => void came.resume())
  const [begun] = await (await watchStream(offering, { url, level: undefined }, PATIENCE))()
  expect(begun?.reason).toContain('a proxy before the server may hold it back')
})

it.concurrent('a stream behind a proxy that passes it on is right', async () => {
  const url = await proxy(await serve(stream), (came, outgoing) => void came.pipe(begin(came, outgoing)))
  const checks = await (await watchStream(offering, { url, level: undefined }, PATIENCE))()
  expect(checks.slice(0, 4).map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'passed', 'passed'])
})

const CORS = {
  'access-control-allow-origin': 'https://app.test',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, token, account',
  'access-control-expose-headers': 'Date',
}
const whole: Parameters<typeof proxy>[1] = (came, outgoing, { method }) => {
  if (method === 'OPTIONS') came.resume().once('end', () => outgoing.writeHead(204, CORS).end())
  else came.pipe(begin(came, outgoing, CORS))
}

/** What a run at level 1 finds through a proxy: the places and what was got there. */
const found = async (answer: Parameters<typeof proxy>[1], dropped?: string) => {
  const { close, url } = await startLevelOne()
  closers.push(close)
  const { account, password } = PERSON
  const options = { ...TEST_OPTIONS, login: { account, password }, level: 1, write: false, time: 0 }
  const through = { ...options, url: await proxy(url, answer, dropped), origin: 'https://app.test' }
  const { checks } = await runSuite(through, () => {})
  return checks.flatMap(({ findings }) => findings.map(({ at, expected, got }) => `${at}: ${expected}, got ${got}`))
}

it('a server behind a proxy that changes nothing is right', async () => {
  expect(await found(whole)).toEqual([])
})

it.each<[string, Parameters<typeof proxy>[1], RegExp]>([
  [
    'answers from a cache',
    (came, outgoing) => came.pipe(begin(came, outgoing, { ...CORS, age: '30' })),
    /^age: .*"30": a cache before the server answered/,
  ],
  [
    'answers preflights by itself',
    (came, outgoing, { method }) =>
      method === 'OPTIONS'
        ? came.resume().once('end', () => outgoing.writeHead(405).end())
        : came.pipe(begin(came, outgoing, CORS)),
    /^HTTP status of OPTIONS: 2xx, got 405/,
  ],
  [
    'takes headers away',
    (came, outgoing, incoming) => {
      if (incoming.method === 'OPTIONS') whole(came, outgoing, incoming)
      else came.pipe(begin(came, outgoing, { 'access-control-allow-origin': CORS['access-control-allow-origin'] }))
    },
    /^access-control-expose-headers: date, got/,
  ],
  [
    'writes another status for HTTP 401',
    (came, outgoing, incoming) => {
      if (came.statusCode === 401) came.resume().once('end', () => outgoing.writeHead(302, { location: '/in' }).end())
      else whole(came, outgoing, incoming)
    },
    /^HTTP status: .*401.*, got .*302/,
  ],
  [
    'has a page of its own for refusals',
    (came, outgoing, incoming) => {
      if (came.statusCode === 401)
        came.resume().once('end', () => outgoing.writeHead(401, { 'content-type': 'text/html' }).end('<p>'))
      else whole(came, outgoing, incoming)
    },
    /^content-type: .*json.*text\/html/,
  ],
  [
    'compresses an answer although the client did not ask for it',
    (came, outgoing, incoming) => {
      if (incoming.method === 'OPTIONS') return whole(came, outgoing, incoming)
      const pieces: Buffer[] = []
      came.on('data', (piece: Buffer) => pieces.push(piece))
      came.on('end', () => {
        const { 'content-length': _, 'transfer-encoding': __, ...kept } = came.headers
        outgoing.writeHead(came.statusCode ?? 502, { ...kept, ...CORS, 'content-encoding': 'gzip' })
        outgoing.end(gzipSync(Buffer.concat(pieces)))
      })
    },
    /^content-encoding: identity, as was asked for, got "gzip"/,
  ],
])('a proxy that %s is found for that', async (_, answer, reason) => {
  expect(await found(answer)).toContainEqual(expect.stringMatching(reason))
})

it.each(['token', 'account'])(
  'a proxy that drops the header %s is found at the log-in, and nothing is blamed behind it',
  async (name) => {
    const findings = await found(whole, name)
    expect(findings).toEqual([
      expect.stringMatching(/^HTTP status of \/user\/getUserinfo: .*, got 401: .* a proxy before it takes/),
    ])
  },
)

it('a cache that does not say so is found by the time of its answers', async () => {
  const halfAMinuteAgo = new Date(Date.now() - 30_000).toUTCString()
  const cached: Parameters<typeof proxy>[1] = (came, outgoing, incoming) =>
    incoming.url?.endsWith('/funds/wallets')
      ? came.pipe(begin(came, outgoing, { ...CORS, date: halfAMinuteAgo }))
      : whole(came, outgoing, incoming)
  expect(await found(cached)).toEqual([
    expect.stringMatching(/^date: no time before .*: a cache before the server answered/),
  ])
})
