import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Mock, startMock } from '../../openapi/mock/start.ts'
import { referenceFiles } from '../../openapi/reference/pages.ts'
import { calls } from './contract.ts'

/** A file of a Postman collection, as far as a request of it needs to be sent. */
interface Field {
  readonly key: string
  readonly value?: string
  readonly type: 'text' | 'file'
}
interface Item {
  readonly name: string
  readonly event?: ReadonlyArray<{ readonly script: { readonly exec: ReadonlyArray<string> } }>
  readonly request: {
    readonly method: string
    readonly header: ReadonlyArray<{ readonly key: string; readonly value: string }>
    readonly url: { readonly raw: string }
    readonly body?: { readonly urlencoded?: ReadonlyArray<Field>; readonly formdata?: ReadonlyArray<Field> }
  }
}
interface Collection {
  readonly info: { readonly schema: string }
  readonly event?: Item['event']
  readonly variable: ReadonlyArray<{ readonly key: string }>
  readonly item: ReadonlyArray<{ readonly name: string; readonly item: ReadonlyArray<Item> }>
}

let mock: Mock
let collection: Collection
let page: string
beforeAll(async () => {
  mock = await startMock({ port: 0, host: '127.0.0.1', app: null })
  const files = await referenceFiles()
  collection = JSON.parse(files.get('postman.json') ?? '') as Collection
  page = files.get('calls.html') ?? ''
})
afterAll(() => mock.close())

const items = () => collection.item.flatMap(({ item }) => item)

/** What Postman puts in for its variables. */
const filledIn = (text: string): string =>
  text
    .replaceAll('{{url}}', `${mock.url}/api/vue`)
    .replaceAll('{{token}}', 'any')
    .replaceAll('{{account}}', '0123456789')
    .replaceAll('{{loginaccount}}', '0123456789')
    .replaceAll('{{loginpassword}}', 'calm1234')
    .replaceAll('{{$guid}}', crypto.randomUUID())

const bodyOf = ({ body }: Item['request']): URLSearchParams | FormData | undefined => {
  if (body?.urlencoded) return new URLSearchParams(body.urlencoded.map(({ key, value = '' }) => [key, filledIn(value)]))
  if (!body?.formdata) return undefined
  const form = new FormData()
  for (const { key, type, value = '' } of body.formdata)
    if (type === 'file') form.set(key, new Blob(['picture']), 'picture.png')
    else form.set(key, filledIn(value))
  return form
}

const send = ({ request }: Item): Promise<Response> => {
  const body = bodyOf(request)
  const own = request.header.map(({ key, value }) => [key, filledIn(value)] as const)
  // The first, whatever the form asks for.
  const headers = Object.fromEntries([...own, ['prefer', 'example=rich']])
  return fetch(filledIn(request.url.raw), { method: request.method, headers, ...(body && { body }) })
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

describe('the collection beside the reference', () => {
  it('has a request for each call, in folders by level', () => {
    expect(collection.info.schema).toContain('/v2.1.0/')
    expect(collection.item.map(({ name }) => name[0])).toEqual(['1', '2', '3', '4', '5'])
    const paths = items().map(({ request }) => request.url.raw.replace('{{url}}', ''))
    expect(paths.toSorted()).toEqual(calls.map(({ path }) => path).toSorted())
  })

  it('sends the fields and headers of its call', () => {
    for (const { request } of items()) {
      const call = calls.find(({ path }) => request.url.raw === `{{url}}${path}`)
      const fields = [...(request.body?.urlencoded ?? []), ...(request.body?.formdata ?? [])].map(({ key }) => key)
      expect(fields.toSorted()).toEqual(Object.keys(call?.fields ?? {}).toSorted())
      expect(request.header.map(({ key }) => key)).toEqual(call?.isPublic ? [] : ['token', 'account'])
    }
  })

  it('can be run as a whole: it logs in before every other request, logs out after all, and tests every answer', () => {
    const paths = items().map(({ request }) => request.url.raw)
    expect([paths[0], paths.at(-1)]).toEqual(['{{url}}/user/login', '{{url}}/user/logout'])
    const test = collection.event?.[0]?.script.exec.join('\n') ?? ''
    const failedWith = (code: number, status: unknown): ReadonlyArray<unknown> => {
      const failed: Array<unknown> = []
      const pm = {
        test: (_: string, act: () => void) => act(),
        response: {
          to: { have: { status: (wanted: number) => void (code === wanted || failed.push(code)) } },
          json: () => ({ status }),
        },
        expect: (value: unknown) => ({
          to: { be: { oneOf: (all: ReadonlyArray<unknown>) => void (all.includes(value) || failed.push(value)) } },
        }),
      }
      runInNewContext(test, { pm })
      return failed
    }
    expect([failedWith(200, 1), failedWith(200, 0)]).toEqual([[], []])
    expect([failedWith(401, 0), failedWith(200, undefined)]).toEqual([[401], [undefined]])
  })

  it('keeps the session of the log-in for the other calls', () => {
    const [login] = items().filter(({ event }) => event !== undefined)
    expect(login?.request.url.raw).toBe('{{url}}/user/login')
    const kept: Record<string, unknown> = {}
    const pm = {
      response: { json: () => ({ status: 1, data: { token: 'abc', account: '5550000001' } }) },
      collectionVariables: { set: (name: string, value: unknown) => void (kept[name] = value) },
    }
    // Postman's own variables: a script that declares one of them again ends with an error there.
    const script = `let data, request, responseBody; ${login?.event?.[0]?.script.exec.join('\n')}`
    runInNewContext(script, { pm })
    expect(kept).toEqual({ token: 'abc', account: '5550000001' })
    expect(collection.variable.map(({ key }) => key)).toEqual([
      'url',
      'token',
      'account',
      'loginaccount',
      'loginpassword',
    ])
  })

  it('gets from the mock the example that the reference shows for each call', { timeout: 120_000 }, async () => {
    for (const item of items()) {
      const response = await send(item)
      const answer: unknown = await response.json()
      expect([item.name, response.status]).toEqual([item.name, 200])
      expect(answer).toMatchObject({ status: 1 })
      expect(page).toContain(escaped(JSON.stringify(answer, null, 2)))
    }
  })
})
