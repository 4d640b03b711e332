import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PERSON } from '../package/levelOne.ts'
import { readCases } from '../regression/caseFile.ts'
import { runCases } from '../regression/cases.ts'
import { readProxyOptions } from './options.ts'
import {
  ends,
  exampleOf,
  file,
  folder,
  levelOne,
  post,
  said,
  signIn,
  start,
  upstream,
  watch,
} from './testing/harness.ts'

describe('the command line', () => {
  it.each([
    ['--url is missing', []],
    ['--url broker is not an http address', ['--url', 'broker']],
    ["Unknown option '--urls'", ['--urls', 'http://a']],
    ['--port 99999 is not a port', ['--url', 'http://a', '--port', '99999']],
    ['is the proxy itself: give it another --port', ['--url', 'http://localhost:4030/api/vue']],
    ['is the proxy itself', ['--url', 'http://10.0.0.5:80', '--host', '10.0.0.5', '--port', '80']],
    ['--level 9 is not a level', ['--url', 'http://a', '--level', '9']],
    ['--replay answers without a server: --url does not go with it', ['--url', 'http://a', '--replay', 'x']],
  ])('is refused in one line: %s', (line, args) => {
    expect(() => readProxyOptions(args)).toThrow(line)
    expect(() => readProxyOptions(args)).not.toThrow('\n')
  })

  it('refuses files that it cannot use', async () => {
    writeFileSync(file('other.json'), '{}')
    await expect(start('--url', 'http://a', '--cases', file('other.json'))).rejects.toThrow(
      'holds no deviations of the proxy',
    )
    await expect(start('--url', 'http://a', '--cases', folder)).rejects.toThrow(/cannot be (read|written)/)
    await expect(start('--replay', file('nothing'))).rejects.toThrow('cannot be read: ENOENT')
    await expect(start('--replay', file('other.json'))).rejects.toThrow('holds no session of the proxy')
  })
})

describe('a right server and a right client', () => {
  it('pass without a word, and are counted', async () => {
    const server = await levelOne()
    const proxy = await watch(server.url)
    const session = await signIn(proxy.url)
    const wallets = await post(proxy.url, '/funds/wallets', {}, session)
    expect(await wallets.json()).toMatchObject({ status: 1, data: [{ balance: '100.00' }] })
    expect((await post(proxy.url, '/funds/wallets', {})).status).toBe(401)
    await proxy.close()
    expect(said.filter((line) => line.startsWith('✗'))).toEqual([])
    expect(said.at(-2)).toMatch(/^3 calls; 2 of \d+ operations answered/)
    expect(readCases(file('cases.json'))).toEqual([])
  })
})

describe('deviations', () => {
  it('of the server are said at once, and kept without secrets', async () => {
    const server = await levelOne({ balance: '90.00' })
    const proxy = await watch(server.url)
    const session = await signIn(proxy.url)
    await post(proxy.url, '/funds/wallets', {}, session)
    await post(proxy.url, '/funds/wallets', {}, session)
    await expect.poll(() => said).toContain('✗ /funds/wallets: again')
    const from = said.indexOf('✗ /funds/wallets: the server answers what the contract does not say')
    expect(said.slice(from + 1, from + 4)).toEqual([
      expect.stringMatching(/^ {4}\/data\/0\/total: expected .*, got "100.00"$/),
      expect.stringMatching(/^ {6}\w/),
      `    curl -sS -i -X POST '${server.url}/funds/wallets' -H "token: $TOKEN" -H 'account: ${PERSON.account}'`,
    ])
    await proxy.close()
    const [one, ...others] = readCases(file('cases.json'))
    expect(others).toEqual([])
    expect(one).toMatchObject({ operation: '/funds/wallets', side: 'server', times: 2 })
    const text = readFileSync(file('cases.json'), 'utf8')
    for (const secret of [session.token, PERSON.password]) expect(`${text}${said.join('\n')}`).not.toContain(secret)
  })

  it('of the client are told apart from those of the server', async () => {
    const server = await levelOne()
    const proxy = await watch(server.url)
    const session = await signIn(proxy.url)
    await post(proxy.url, '/user/getUserinfo', { type: '' }, session)
    await post(proxy.url, '/user/nothing', {}, session)
    await post(proxy.url, '/funds/wallets', {}, { token: session.token })
    await proxy.close()
    expect(
      readCases(file('cases.json')).map(({ side, operation, findings }) => [side, operation, findings[0]?.at]),
    ).toEqual([
      ['client', '/user/getUserinfo', 'request /type'],
      ['client', '/user/nothing', 'request path'],
      ['client', '/funds/wallets', 'request headers'],
    ])
  })

  it('show no password of a customer, where it is what the contract does not take, and where the server repeats it', async () => {
    const password = 'geheim-\u00e4-77'
    const url = await upstream((_request, response) => {
      const body = JSON.stringify({ status: 0, msg: `no such password: ${password}` })
      response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    })
    const proxy = await watch(url, '--record', file('session.jsonl'))
    const form = { oldpassword: password, password, repassword: password, requestid: crypto.randomUUID() }
    await post(proxy.url, '/security/loginpassword', form, { token: 'a-token-of-someone', account: PERSON.account })
    await proxy.close()
    const kept = ['cases.json', 'session.jsonl'].map((name) => readFileSync(file(name), 'utf8')).join('\n')
    expect(readCases(file('cases.json')).map(({ side }) => side)).toEqual(['client', 'server'])
    expect(`${kept}${said.join('\n')}`).not.toMatch(/geheim|\u00e4/)
  })

  it('between two answers are found, with the calls that contradict each other', async () => {
    let asked = 0
    const row = (money: string) => ({ ...exampleOf('/funds/depositlist').list[0], money })
    const url = await upstream((_request, response) => {
      asked += 1
      const data = { list: [row(asked === 1 ? '10.00' : '11.00')], next: '' }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ status: 1, data }))
    })
    const proxy = await watch(url)
    const session = { token: 'a-token-of-someone', account: PERSON.account }
    await post(proxy.url, '/funds/depositlist', { limit: '5' }, session)
    await post(proxy.url, '/funds/depositlist', { limit: '5' }, session)
    await proxy.close()
    const cases = readCases(file('cases.json'))
    const last = cases.at(-1)
    expect(said.join('\n')).toContain('10.00, as it was shown before')
    expect(last?.before.map((request) => request.url)).toEqual([`${url}/funds/depositlist`])
  })

  it('become cases, which the suite makes again', async () => {
    const wrong = await levelOne({ balance: '90.00' })
    const proxy = await watch(wrong.url)
    const session = await signIn(proxy.url)
    await post(proxy.url, '/funds/wallets', {}, session)
    await post(proxy.url, '/user/getUserinfo', { type: '' }, session)
    await proxy.close()
    const options = (url: string) => ({
      url,
      login: { account: PERSON.account, password: PERSON.password },
      otherLogin: undefined,
      fundPassword: undefined,
      only: [],
      write: false,
      cases: file('cases.json'),
      json: undefined,
      timeout: 5_000,
      seed: 'cases',
      time: 0,
      origin: undefined,
    })
    const lines: Array<string> = []
    const still = await runCases(options(wrong.url), (line) => lines.push(line))
    expect(still.verdict.outcome).toBe('failed')
    expect(lines[0]).toBe(`✗ failed: 0 of 2 calls of ${file('cases.json')} keep to the contract`)
    expect(lines.join('\n')).toContain('the client was wrong, not the server')
    const right = await levelOne()
    const mended = await runCases(options(right.url), () => {})
    expect(mended).toMatchObject({ passed: 1, failed: 0, skipped: 1, verdict: { outcome: 'passed' } })
    // A run adds to the file, and keeps what it holds.
    await (await watch(right.url)).close()
    expect(readCases(file('cases.json'))).toHaveLength(2)
  })
})

describe('what passes through', () => {
  const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
    const chunks: Array<Buffer> = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  }
  const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

  it('an upload arrives byte for byte, under the base path of the server', async () => {
    const got: Array<string> = []
    const url = await upstream((request, response) => {
      void (async () => {
        const bytes = await bodyOf(request)
        const at = bytes.indexOf('\r\n\r\n') + 4
        const end = bytes.lastIndexOf('\r\n--')
        got.push(`${request.url} ${request.headers['content-type']?.split(';')[0]} ${sha(bytes.subarray(at, end))}`)
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":1,"data":{"id":"5"}}')
      })()
    })
    const proxy = await watch(url)
    const picture = randomBytes(3_000_000)
    const form = new FormData()
    form.set('file', new Blob([picture], { type: 'image/png' }), 'a.png')
    const headers = { token: 'a-token-of-someone', account: PERSON.account }
    const answer = await fetch(`${proxy.url}/api/vue/upload/image`, { method: 'POST', body: form, headers })
    expect(await answer.text()).toBe('{"status":1,"data":{"id":"5"}}')
    expect(got).toEqual([`/base/upload/image multipart/form-data ${sha(picture)}`])
  })

  it('a picture of the server comes byte for byte, compressed or not, and each part of a stream at once', async () => {
    const picture = randomBytes(100_000)
    let next = (_text: string): void => {}
    const url = await upstream((request, response) => {
      if (request.url?.endsWith('/1.png')) response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
      else {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
        next = (text) => void response.write(text)
      }
    })
    const proxy = await watch(url)
    for (const address of ['/pictures/1.png', '/api/vue/upload/file/1.png']) {
      const shown = await fetch(`${proxy.url}${address}`)
      expect(sha(new Uint8Array(await shown.arrayBuffer()))).toBe(sha(picture))
    }
    const stream = await fetch(`${proxy.url}/api/vue/quotes/stream`)
    const reader = stream.body?.getReader()
    for (const text of ['data: 1\n\n', 'data: 2\n\n']) {
      next(text)
      expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(text)
    }
    await reader?.cancel()
    await proxy.close()
    expect(readCases(file('cases.json'))).toEqual([])
  })

  it('a server that is away is a 502 that names it, and a deviation', async () => {
    const url = await upstream(() => {})
    await ends.pop()?.()
    const proxy = await watch(url)
    const answer = await post(proxy.url, '/common/version', {})
    expect([answer.status, await answer.text()]).toEqual([
      502,
      `The proxy got no answer from ${new URL(url).origin}: ECONNREFUSED\n`,
    ])
    await proxy.close()
    expect(readCases(file('cases.json'))).toMatchObject([{ side: 'server', operation: '/common/version' }])
  })

  it('a server that breaks off is a deviation', async () => {
    const url = await upstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"status":1', () => response.destroy())
    })
    const proxy = await watch(url)
    await expect(post(proxy.url, '/common/version', {}).then((answer) => answer.text())).rejects.toThrow()
    await proxy.close()
    expect(readCases(file('cases.json'))[0]?.findings[0]?.got).toMatch(/^an answer that broke off/)
  })
})

describe('a recorded session', () => {
  it('is answered again without the server, to another client with other ids', async () => {
    const server = await levelOne()
    const proxy = await watch(server.url, '--record', file('session.jsonl'))
    const session = await signIn(proxy.url)
    const calls: ReadonlyArray<readonly [string, Record<string, string>]> = [
      ['/common/config', { type: 'all' }],
      ['/funds/wallets', {}],
      ['/user/getUserinfo', { type: 'EUR' }],
      ['/user/withdrawallist', { type: 'EUR', limit: '5', requestid: crypto.randomUUID() }],
      ['/user/getUserinfo', { type: '' }],
    ]
    const answersOf = async (url: string, who: Record<string, string>, id: string) =>
      Promise.all(
        calls.map(async ([path, form]) => {
          const answer = await post(url, path, 'requestid' in form ? { ...form, requestid: id } : form, who)
          return [answer.status, await answer.text()]
        }),
      )
    const first = await answersOf(proxy.url, session, crypto.randomUUID())
    await proxy.close()
    const kept = readFileSync(file('session.jsonl'), 'utf8')
    for (const secret of [session.token, PERSON.password]) expect(kept).not.toContain(secret)
    server.close()
    const replay = await start('--replay', file('session.jsonl'))
    const again = await signIn(replay.url)
    expect(await answersOf(replay.url, again, crypto.randomUUID())).toEqual(first)
    const other = await post(replay.url, '/market/list', {}, again)
    expect([other.status, await other.text()]).toEqual([404, '/market/list is not in the recorded session\n'])
  })
})
