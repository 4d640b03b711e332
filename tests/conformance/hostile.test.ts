import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { Unusable } from './command/options.ts'
import { runSuite } from './suite.ts'

type Behave = (response: ServerResponse, request: IncomingMessage) => void

let said: Array<string> = []
const closers: Array<() => void> = []
afterEach(() => closers.splice(0).forEach((close) => close()))

const json = (response: ServerResponse, text: string) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(text)

/** A server that greets politely and then does as it likes. */
const serve = async (behave: Behave, greet: Behave = (response) => json(response, '{}')): Promise<string> => {
  const server = createServer((request, response) => {
    const path = request.url?.replace('/api/vue', '')
    if (path === '/common/version') greet(response, request)
    else behave(response, request)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/vue`
}

const check = (url: string, only: ReadonlyArray<string> = ['/common/config'], timeout = 2_000) =>
  runSuite(
    {
      url,
      login: undefined,
      otherLogin: undefined,
      fundPassword: undefined,
      only,
      write: false,
      json: undefined,
      timeout,
      seed: 'test',
      time: 1,
      origin: undefined,
    },
    (line) => said.push(line),
  )

const ESCAPES = '\u001B]0;owned\u0007\u001B[2J\u009B31m\u202Eevil'

const HOSTILITIES: ReadonlyArray<readonly [name: string, behave: Behave, at: string, got: RegExp]> = [
  ['a body without end', (response) => endless(response), 'HTTP', /more than 4 MiB/],
  [
    'a page of HTML',
    (r) => r.writeHead(200, { 'content-type': 'text/html' }).end('<p>hi'),
    'content-type',
    /text\/html/,
  ],
  ['no JSON', (response) => json(response, '{"status":1,'), '/', /status/],
  ['nothing at all', (response) => json(response, ''), '/', /""/],
  ['null', (response) => json(response, 'null'), '/', /null/],
  ['a list', (response) => json(response, '[1]'), '/', /\[1\]/],
  ['JSON without a bottom', (response) => json(response, '['.repeat(1_000_000)), '/', /\[\[/],
  [
    'a deep answer',
    (r) => json(r, `{"status":1,"data":${'['.repeat(5_000)}${']'.repeat(5_000)}}`),
    '/data/0',
    /too deep/,
  ],
  ['a prototype', (r) => json(r, '{"__proto__":{"status":1},"data":[]}'), '/status', /nothing/],
  ['a redirect to itself', (r, { url }) => r.writeHead(302, { location: url }).end(), 'HTTP status', /302 to "\/api/],
  ['an error of a proxy', (response) => response.writeHead(502).end('Bad gateway'), 'HTTP status', /502/],
  ['a broken connection', (response) => response.destroy(), 'HTTP', /./],
  ['half a body', (response) => half(response), 'HTTP', /./],
  ['a terminal in its power', (r) => json(r, JSON.stringify({ status: ESCAPES })), '/status', /\\u202e/],
]

const half = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 99 })
  response.write('{', () => response.destroy())
}

/** Sends until nobody listens any more. */
const endless = (response: ServerResponse): void => {
  const chunk = Buffer.alloc(256 * 1024, ' ')
  response.writeHead(200, { 'content-type': 'application/json' })
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}

describe('a server that means harm', () => {
  it.each(HOSTILITIES)('is a finding, not a crash: %s', async (_name, behave, at, got) => {
    said = []
    const { checks, passed } = await check(await serve(behave))
    expect(passed).toBe(0)
    // A header is that of all answers: it has no call.
    const shown = checks.filter(({ name, outcome }) => outcome === 'failed' && !name.endsWith('beside the body'))
    expect(shown.filter(({ exchange }) => exchange === undefined)).toEqual([])
    expect(checks[0]?.findings).toContainEqual(
      expect.objectContaining({ at, got: expect.stringMatching(got) as string }),
    )
    // oxlint-disable-next-line no-control-regex
    expect(said.join('')).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u202E]/)
  })

  it('is not waited for again and again', async () => {
    const url = await serve(() => {})
    const { checks, skipped, verdict } = await check(url, ['common'], 100)
    expect(checks.filter(({ outcome }) => outcome === 'failed').map(({ findings }) => findings[0]?.got)).toContain(
      'no whole answer within 0.1 s',
    )
    expect(skipped).toBeGreaterThan(0)
    const reason = expect.stringMatching(/^the server did not answer \(\d+ of \d+ calls\)$/) as string
    expect(checks.at(-1)).toMatchObject({ outcome: 'skipped', reason })
    expect(verdict).toMatchObject({ outcome: 'no answer', because: [reason] })
  })

  it('cannot drip for ever', async () => {
    const drip: Behave = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    }
    const { checks } = await check(await serve(drip), ['/common/config'], 200)
    expect(checks[0]?.findings[0]?.got).toBe('no whole answer within 0.2 s')
  })
})

describe('a server that is none', () => {
  const nothing: Behave = () => {}
  it.each([
    ['refuses connections', async () => 'http://127.0.0.1:9/api/vue', /cannot be reached|does not answer/],
    ['never answers', () => serve(nothing, nothing), /does not answer: no whole answer within 2 s/],
    [
      'serves something else',
      () => serve(nothing, (response) => response.writeHead(404).end()),
      /is the base path right/,
    ],
  ])('ends the run: it %s', async (_, address, line) => {
    const run = check(await address())
    await expect(run).rejects.toBeInstanceOf(Unusable)
    await expect(run).rejects.toThrow(line)
  })
})

describe('a call that the contract leaves open to a server', () => {
  const worth = async (status: number) => {
    const url = await serve((response) => response.writeHead(status).end())
    const { checks } = await check(url, ['/trade/worth'])
    return checks.filter(({ operation }) => operation === '/trade/worth')
  }

  it('is left out, with its reason, where the server does not know it', async () => {
    const checks = await worth(404)
    expect(checks.length).toBeGreaterThan(0)
    expect(new Set(checks.map(({ outcome, reason }) => `${outcome}: ${reason}`))).toEqual(
      new Set(['skipped: it is optional, and the server does not have it']),
    )
  })

  it('is checked like any other where the server answers it', async () => {
    expect((await worth(500)).some(({ outcome }) => outcome === 'failed')).toBe(true)
  })
})

describe('an area that the configuration does not offer', () => {
  it('is left out, with its reason, and not called', async () => {
    const called: Array<string | undefined> = []
    const url = await serve((response, { url: path }) => {
      called.push(path)
      json(response, '{"status":1,"data":[{"name":"areas","value":"quotes offers"}]}')
    })
    const only = ['/news/list', '/block/list']
    const { checks } = await check(url, only)
    const own = checks.filter(({ operation }) => only.includes(operation))
    expect(new Set(own.map(({ operation, outcome, reason }) => `${operation} ${outcome}: ${reason}`))).toEqual(
      new Set([
        '/news/list skipped: its configuration does not offer news',
        '/block/list skipped: its configuration does not offer block',
      ]),
    )
    expect(called).not.toContain('/api/vue/news/list')
  })
})
