import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../adapters/generated/messages.ts'
import { type Session, startTestBroker, type TestBroker } from '../testing/broker.ts'
import { BODIES } from '../platform/http/limits.ts'

let paper: TestBroker
let mine: Session
let appFolder: string
let docsFolder: string
beforeAll(async () => {
  appFolder = await mkdtemp(join(tmpdir(), 'paper-app-'))
  await mkdir(join(appFolder, 'assets'))
  await writeFile(join(appFolder, 'index.html'), '<!doctype html><title>App</title>')
  await writeFile(join(appFolder, 'config.json'), '{"apiBase":"/api/vue"}')
  await writeFile(join(appFolder, 'worker.js'), '')
  await writeFile(join(appFolder, 'icon.svg'), '')
  await writeFile(join(appFolder, 'assets', 'main-4f2a.js'), `export const text = '${'calm '.repeat(1_000)}'`)
  docsFolder = await mkdtemp(join(tmpdir(), 'paper-docs-'))
  await writeFile(join(docsFolder, 'index.html'), '<!doctype html><title>Reference</title>')
  await writeFile(join(docsFolder, 'calls.html'), '<!doctype html><title>Calls</title>')
  paper = await startTestBroker({ appFolder, docsFolder })
  mine = await paper.customer()
})
afterAll(async () => {
  await paper.stop()
  await rm(appFolder, { recursive: true })
  await rm(docsFolder, { recursive: true })
})

const post = (path: string, init: RequestInit = {}) => fetch(`${paper.url}/api/vue${path}`, { method: 'POST', ...init })
const session = () => ({ token: mine.token, account: mine.account })

describe('the reference of the contract', () => {
  it('is served beside the app, under its policy', async () => {
    const start = await fetch(`${paper.url}/docs`)
    expect([start.status, start.redirected, new URL(start.url).pathname]).toEqual([200, true, '/docs/'])
    expect(await start.text()).toContain('<title>Reference</title>')
    const calls = await fetch(`${paper.url}/docs/calls.html`)
    expect(calls.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(calls.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(calls.headers.get('cache-control')).toBe('no-cache')
    expect((await fetch(`${paper.url}/docs/none.html`)).status).toBe(404)
    expect(await (await fetch(`${paper.url}/`)).text()).toContain('<title>App</title>')
  })
})

describe('bodies', () => {
  it('are forms or JSON alike', async () => {
    const json = await post('/common/config', {
      body: '{"type":"all"}',
      headers: { 'content-type': 'application/json' },
    })
    const form = await post('/common/config', { body: new URLSearchParams({ type: 'all' }) })
    const answers = await Promise.all([json, form].map((response) => response.json()))
    expect(answers[0]).toMatchObject({ status: 1, data: expect.arrayContaining([{ name: 'simulation', value: '1' }]) })
    expect(answers[1]).toEqual(answers[0])
  })

  it('are ignored where the contract has none', async () => {
    const headers = { ...session(), 'content-type': 'nonsense' }
    expect(await (await post('/message/unread', { headers, body: '{' })).json()).toMatchObject({ status: 1 })
  })

  it('may be missing where every field is optional', async () => {
    expect(await (await post('/trade/usernewstocklist', { headers: session() })).json()).toEqual({
      status: 1,
      data: [],
    })
  })

  it('may have fields that the contract does not name: they are ignored, and not compared with an earlier request', async () => {
    const ask = async (path: string, form: Record<string, string>) =>
      (await post(path, { headers: session(), body: new URLSearchParams(form) })).json()
    expect(await ask('/common/config', { type: 'all', colour: 'a\u0000b' })).toMatchObject({ status: 1 })
    const complaint = { requestid: '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a11', title: 'Fees', content: 'Too many' }
    const first = await ask('/message/complaint', { ...complaint, colour: 'red' })
    expect(first).toMatchObject({ status: 1 })
    expect(await ask('/message/complaint', { ...complaint, colour: 'blue' })).toEqual(first)
  })

  it.each([
    ['broken JSON', '{"type":', 'application/json'],
    ['an empty JSON text', '', 'application/json'],
    ['an unknown content type', '<type>all</type>', 'application/xml'],
    ['a multipart form for a call without files', '--x--', 'multipart/form-data; boundary=x'],
    ['a field twice', 'type=all&type=all', 'application/x-www-form-urlencoded'],
    ['too much', `type=${'a'.repeat(200_000)}`, 'application/x-www-form-urlencoded'],
    ['a prototype', '{"__proto__":{"type":"all"}}', 'application/json'],
  ])('are refused as the contract specifies: %s', async (_, body, type) => {
    const response = await post('/common/config', { body, headers: { 'content-type': type } })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 0, msg: textByCode['invalid-parameters'] })
  })
})

it.each([
  ['U+0000', '/content', { content: 'late\u0000' }],
  ['half a character', '/content', { content: 'late\ud83d' }],
  ['an id with a prefix', '/requestid', { content: 'late', requestid: `urn:uuid:${crypto.randomUUID()}` }],
])('refuses %s, and names the field', async (_, field, change) => {
  const body = JSON.stringify({ title: 'A transfer', requestid: crypto.randomUUID(), ...change })
  const response = await post('/message/complaint', {
    body,
    headers: { ...session(), 'content-type': 'application/json' },
  })
  expect(await response.json()).toEqual({ status: 0, msg: textByCode['invalid-parameters'] })
  expect(response.headers.get('x-invalid-field')).toBe(field)
})

describe('the memory that one client can occupy', () => {
  const open = (head: string): Promise<Socket> =>
    new Promise((done) => {
      const { hostname, port } = new URL(paper.url)
      const socket: Socket = connect(Number(port), hostname, () => socket.write(head, () => done(socket)))
      socket.on('error', () => {})
    })
  const headOf = (path: string) =>
    `POST /api/vue${path} HTTP/1.1\r\nHost: paper\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 999\r\n\r\n`
  const said = (socket: Socket): Promise<string> =>
    new Promise((done) => socket.once('data', (data) => done(String(data))))

  it('excludes bodies without a session: the answer does not wait for them', async () => {
    const socket = await open(headOf('/trade/urnjylist'))
    expect(await said(socket)).toMatch(/^HTTP\/1.1 401 /)
    socket.destroy()
  })

  it('is a share of the bodies in flight: above it calls are answered 503 with Retry-After', async () => {
    // One more than the share. Its refusal tells that the others have their places: a call that asks meanwhile takes one of theirs.
    const slow = await Promise.all(Array.from({ length: BODIES.each + 1 }, () => open(headOf('/user/login'))))
    expect(await Promise.race(slow.map(said))).toMatch(/^HTTP\/1.1 503 /)
    const config = () => post('/common/config', { body: new URLSearchParams({ type: 'all' }) })
    const refused = await config()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toEqual({ status: 0, msg: textByCode['system-busy'] })
    for (const socket of slow) socket.destroy()
    await expect.poll(async () => (await config()).status).toBe(200)
  })
})

describe('the surface', () => {
  it('is POST only below the base path', async () => {
    expect((await fetch(`${paper.url}/api/vue/common/config`)).status).toBe(404)
    expect((await post('/common/nothing')).status).toBe(404)
  })

  it('checks the session before the fields', async () => {
    const response = await post('/trade/urnjylist')
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ status: 0, msg: textByCode['login-again'] })
  })

  it('numbers its requests, forbids caching and sniffing, and sends no header that only a document needs', async () => {
    const { headers } = await post('/common/version')
    const [id, cache, sniffing] = ['x-request-id', 'cache-control', 'x-content-type-options'].map((of) =>
      headers.get(of),
    )
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect([cache, sniffing]).toEqual(['no-store', 'nosniff'])
    const bytes = [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)
    expect(bytes).toBeLessThan(320)
    const page = await fetch(`${paper.url}/`)
    for (const name of [
      'content-security-policy',
      'referrer-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
    ])
      expect([name, headers.has(name), page.headers.has(name)]).toEqual([name, false, true])
  })

  it('admits pages of allowed origins and no others', async () => {
    const preflight = (origin: string) =>
      fetch(`${paper.url}/api/vue/user/login`, { method: 'OPTIONS', headers: { origin } })
    const allowed = await preflight('https://app.example.com')
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example.com')
    expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type, token, account, last-event-id')
    expect((await preflight('https://evil.example.com')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('answers "system busy" when the database fails, without the reason', async () => {
    const broken = paper.broker.db
    await broken.schema.alterTable('product_orders').renameTo('product_orders_away').execute()
    const answer = await paper.call('/trade/userproductlist', {}, mine)
    await broken.schema.alterTable('product_orders_away').renameTo('product_orders').execute()
    expect(answer).toMatchObject({ httpStatus: 200, status: 0, msg: textByCode['system-busy'] })
  })
})

describe('the app', () => {
  it('is revalidated each time, its pictures after an hour, its hashed files never', async () => {
    const page = await fetch(`${paper.url}/`)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    for (const file of ['config.json', 'worker.js'])
      expect((await fetch(`${paper.url}/${file}`)).headers.get('cache-control')).toBe('no-cache')
    const picture = await fetch(`${paper.url}/icon.svg`)
    expect(picture.headers.get('cache-control')).toBe('public, max-age=3600')
    const script = await fetch(`${paper.url}/assets/main-4f2a.js`)
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('comes compressed', async () => {
    const bytes = await new Promise<Buffer>((done) => {
      const headers = { 'accept-encoding': 'br' }
      rawRequest(`${paper.url}/assets/main-4f2a.js`, { headers }, (response) => {
        const chunks: Array<Buffer> = []
        expect(response.headers['content-encoding']).toBe('br')
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)))
      }).end()
    })
    expect(bytes.length).toBeLessThan(500)
    expect(brotliDecompressSync(bytes).toString()).toContain('calm calm')
  })

  it('does not reach outside its folder', async () => {
    const status = await new Promise((done) => {
      const { hostname, port } = new URL(paper.url)
      rawRequest({ hostname, port, path: '/..%2f..%2fetc/passwd' }, (response) => done(response.statusCode)).end()
    })
    expect(status).not.toBe(200)
  })
})

/** An answer to `type=all` as it was sent: the encoding that it names, and its decoded text. */
const encoded = (path: string, accepted: string, headers: object = {}) =>
  new Promise<{ encoding: string | undefined; text: string }>((done, fail) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const options = { method: 'POST', headers: { ...type, ...headers, 'accept-encoding': accepted } }
    rawRequest(`${paper.url}/api/vue${path}`, options, (response) => {
      const chunks: Array<Buffer> = []
      const encoding = response.headers['content-encoding']
      const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          done({ encoding, text: decode[(encoding ?? 'none') as 'br'](Buffer.concat(chunks)).toString() }),
        )
    })
      .on('error', fail)
      .end('type=all')
  })

describe('answers', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('are sent as a client accepts it (%s), the second time like the first', async (accepted, encoding) => {
    const first = await encoded('/common/config', accepted)
    expect(first.encoding).toBe(encoding)
    expect(JSON.parse(first.text)).toMatchObject({
      status: 1,
      data: expect.arrayContaining([{ name: 'simulation', value: '1' }]),
    })
    expect(await encoded('/common/config', accepted)).toEqual(first)
  })

  it('that are the same for all follow what a tester changes at once', async () => {
    const states = async () => {
      const { text } = await encoded('/common/config', 'br')
      return JSON.parse(text).data.filter(({ name }: { name: string }) => name === 'lending')
    }
    const open = await states()
    await paper.control('/lending/channel', { state: 'closed' })
    const closed = await states()
    await paper.control('/lending/channel', { state: 'open' })
    expect([open, closed, await states()]).toEqual([
      [{ name: 'lending', value: 'open' }],
      [{ name: 'lending', value: 'closed' }],
      [{ name: 'lending', value: 'open' }],
    ])
  })
})

describe('articles', () => {
  it.each(['us', 'tw', 'es', 'cn', 'my', 'it', 'kr', 'ar'])('are all written in %s', async (language) => {
    for (const name of ['agreement', 'privacy', 'company', 'about', 'guide']) {
      const { data } = await paper.call('/common/article', { name, language })
      expect(data.title.length).toBeGreaterThan(1)
      expect(data.content).toMatch(/^<h2>.+<\/h2><p>.+|^<h2>.+<\/h2><ul>.+/)
    }
  })
})
