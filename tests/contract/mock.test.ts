import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mock, startMock } from '../../openapi/mock/start.ts'
import { failureByText, textByCode } from '../../adapters/generated/messages.ts'
import { fromRoot } from '../../openapi/tools/files.ts'
import { type Call, calls } from './contract.ts'
import { readBundle } from '../../openapi/mock/prefixed.ts'
import { envelopeFindings } from '../conformance/contract/schema.ts'

const BUNDLE = readBundle()

const textsIn = (value: unknown): ReadonlyArray<string> =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** Every text of an example of an answer. */
const examplesOf = (value: unknown): ReadonlyArray<string> =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) =>
        name === 'examples' && !Array.isArray(inner) ? textsIn(inner) : examplesOf(inner),
      )

let mock: Mock
beforeAll(async () => {
  mock = await startMock({ port: 0, host: '127.0.0.1', app: null })
})
afterAll(() => mock.close())

const session = { token: 'any', account: '0123456789' }

/** A picture of one pixel, for calls that take a file. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The call's filled form, in the media type it takes. */
const filled = (call: Call): URLSearchParams | FormData => {
  if (!call.isUpload) return new URLSearchParams(call.fields)
  const form = new FormData()
  for (const [name, value] of Object.entries(call.fields)) form.set(name, value)
  form.set('file', new Blob([PIXEL], { type: 'image/png' }), 'pixel.png')
  return form
}

const send = (call: Call, headers: Record<string, string>, body?: URLSearchParams | FormData) =>
  fetch(`${mock.url}/api/vue${call.path}`, { method: 'POST', headers, ...(body && { body }) })

const sendFilled = (call: Call, prefer?: string) =>
  send(call, { ...(!call.isPublic && session), ...(prefer && { prefer }) }, filled(call))

const expectExpired = async (call: Call, headers: Record<string, string>): Promise<void> => {
  const response = await send(call, headers, filled(call))
  expect([response.status, await response.json()]).toEqual([401, { status: 0, msg: textByCode['login-again'] }])
}

describe.each(calls.map((call) => [call.path, call] as const))('%s', (_path, call) => {
  it('answers a success to a filled form: an example that agrees with it (`mockLinks.test.ts`)', async () => {
    const response = await sendFilled(call)
    expect(response.status).toBe(200)
    expect(call.answers[0]?.[0]).toBe('rich')
    const body = (await response.json()) as { status: number }
    if (Object.keys(call.fields).length > 0) expect(envelopeFindings(call.path, body)).toEqual([])
    else expect(body).toEqual(call.answers[0]?.[1])
    expect(body.status).toBe(1)
  })

  // All failures have the same form, and are compared with the catalogue below: one of them is asked for.
  it('answers every success and a failure by its name on request', async () => {
    const wanted = call.answers.filter(([name]) => !call.failures.includes(name) || name === call.failures[0])
    for (const [name, value] of wanted) {
      const response = await sendFilled(call, `example=${name}`)
      expect([name, response.status, await response.json()]).toEqual([name, 200, value])
    }
  })

  it('has an example for each of its failures, with the text of the catalogue', () => {
    const failed = Object.fromEntries(call.answers.filter(([, value]) => (value as { status: number }).status === 0))
    expect(Object.keys(failed)).toEqual(call.failures)
    for (const code of call.failures) {
      expect(failed[code]).toEqual({ status: 0, msg: textByCode[code as keyof typeof textByCode] })
    }
  })

  it.runIf(call.bodyOptional)('may be sent without a body', async () => {
    const response = await send(call, call.isPublic ? {} : session)
    expect(response.status).toBe(200)
  })

  it.runIf(!call.isPublic)('answers 401 without a session', () => expectExpired(call, {}))
})

describe('a call of a customer', () => {
  it('needs both headers of the session: all such calls need the same', async () => {
    const { paths, security } = BUNDLE as { paths: object; security?: unknown }
    expect(security).toEqual([{ token: [], account: [] }])
    const own = Object.values(paths).flatMap((item: { post?: { security?: unknown } }) => item.post?.security ?? [])
    expect(own).toEqual([])
    const call = calls.find(({ isPublic }) => !isPublic)!
    for (const headers of [{ token: 'any' }, { account: '0123456789' }, { ...session, prefer: 'code=401' }])
      await expectExpired(call, headers)
  })
})

describe('the mock', () => {
  it('allows calls from a page of another origin', async () => {
    const response = await fetch(`${mock.url}/api/vue/user/login`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://app.test',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'token',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('http://app.test')
  })

  it('refuses a form that breaks the contract, and survives Chinese text in it', async () => {
    const body = new URLSearchParams({ type: '全部' })
    const response = await fetch(`${mock.url}/api/vue/common/config`, { method: 'POST', body })
    expect(response.status).toBe(422)
    expect((await fetch(`${mock.url}/api/vue/common/version`, { method: 'POST' })).status).toBe(200)
  })

  it('is busy, or slow, for any call that asks for it', async () => {
    const ask = (prefer: string) =>
      fetch(`${mock.url}/api/vue/common/version`, {
        method: 'POST',
        headers: { prefer },
        signal: AbortSignal.timeout(300),
      })
    const busy = await ask('code=503')
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5'])
    await expect(ask('delay=60')).rejects.toThrow(/aborted/)
    expect((await ask('delay=0')).status).toBe(200)
  })

  it('has a picture wherever an example names one, and a prospectus', async () => {
    const addresses = [...JSON.stringify(BUNDLE).matchAll(/"((?:\/api\/vue\/upload|\/prospectus)\/[^"]+)"/g)].map(
      ([, one]) => one,
    )
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of new Set(addresses)) expect((await fetch(`${mock.url}${address}`)).status, address).toBe(200)
    const pictures = examplesOf(BUNDLE).filter((text) => /^\/.*\.(svg|png|webp)$/.test(text))
    expect(pictures.length).toBeGreaterThan(3)
    expect(pictures.filter((path) => !existsSync(fromRoot(`src/public${path}`)))).toEqual([])
  })

  it('serves nothing but the API where only the API is asked for', async () => {
    expect((await fetch(mock.url)).status).toBe(404)
  })

  it('serves the built app beside the API', async () => {
    const app = mkdtempSync(join(tmpdir(), 'app-'))
    writeFileSync(join(app, 'index.html'), '<title>app</title>')
    const whole = await startMock({ port: 0, host: '127.0.0.1', app })
    expect(await (await fetch(whole.url)).text()).toBe('<title>app</title>')
    expect((await fetch(`${whole.url}/missing.js`)).status).toBe(404)
    expect((await fetch(`${whole.url}/api/vue/common/version`, { method: 'POST' })).status).toBe(200)
    await whole.close()
    rmSync(app, { recursive: true })
  })

  it('says so where the app is not built', async () => {
    const options = { port: 0, host: '127.0.0.1', app: join(tmpdir(), 'no-such-app') }
    await expect(startMock(options)).rejects.toThrow('npm run build')
  })

  it('says so where its port is in use', async () => {
    const port = Number(new URL(mock.url).port)
    await expect(startMock({ port, host: '127.0.0.1', app: null })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('covers every call with a failure text that the client knows', () => {
    expect(calls.length).toBeGreaterThan(0)
    const known = new Set<string>(Object.values(failureByText))
    for (const { failures } of calls) for (const code of failures) expect(known).toContain(code)
  })
})

describe('a call that names one of several things', () => {
  const ask = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields)
    const answer = await fetch(`${mock.url}/api/vue${path}`, {
      method: 'POST',
      headers: { ...session, ...headers },
      body,
    })
    const { data } = (await answer.json()) as { data?: Record<string, string> }
    return data
  }

  it('is answered with the example of that thing: each article has its own text', async () => {
    const names = ['agreement', 'privacy', 'company', 'about', 'guide']
    const texts = await Promise.all(names.map((name) => ask('/common/article', { name, language: 'us' })))
    expect(texts.map((text) => text?.['name'])).toEqual(names)
    expect(new Set(texts.map((text) => text?.['content'])).size).toBe(names.length)
  })

  it('is answered with another one where the caller wants it', async () => {
    const fields = { name: 'privacy', language: 'us' }
    expect((await ask('/common/article', fields, { prefer: 'example=guide' }))?.['name']).toBe('guide')
    expect((await ask('/common/article', fields, { prefer: 'example=empty' }))?.['content']).toBe('')
  })
})
