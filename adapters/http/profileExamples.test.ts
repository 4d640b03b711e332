import { readFileSync } from 'node:fs'
import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import type { Failure } from '../../ports/failure.ts'
import { avatar } from './avatar.ts'
import { type Call, connect } from './client.ts'
import { complaints } from './complaints.ts'
import { identity } from './identity.ts'
import { invitation } from './invitation.ts'
import { messages } from './messages.ts'
import { security } from './security.ts'

interface Operation {
  readonly tags: ReadonlyArray<string>
  readonly requestBody?: { readonly content: Record<string, { readonly examples: Record<string, { value: object }> }> }
  readonly responses: {
    readonly 200: { readonly content: Record<string, { readonly examples: Record<string, { value: unknown }> }> }
  }
}
const bundle = JSON.parse(readFileSync(new URL('../../openapi/bundle.json', import.meta.url), 'utf8')) as {
  readonly paths: Record<string, { readonly post: Operation }>
}
const AREAS = new Set(['identity', 'security', 'message', 'invitation', 'upload'])
/** Pictures are sent with progress and counted messages belong to the frame: both have their own tests. */
const ELSEWHERE = new Set(['/upload/image', '/message/unread'])
const mine = Object.entries(bundle.paths)
  .filter(([path, { post }]) => post.tags.some((tag) => AREAS.has(tag)) && !ELSEWHERE.has(path))
  .map(([path]) => path)

const ID = '0190a5f0-7c3e-7d61-9b51-2f6f3d0c4a12'
const page = { cursor: 'abc', limit: 20 }
const proof = { name: 'Marina Ribera', idNumber: '12345678Z', front: 'f', back: 'b' }
const change = { old: 'calm1234', next: 'calm&5678', confirmation: 'calm&5678' }
const CHANGE = `oldpassword=calm1234&password=calm%265678&repassword=calm%265678&requestid=${ID}`

type Run = (call: Call) => Effect.Effect<unknown, Failure>

/** How the app makes every call of the area, and the form it sends. */
const CALLS: Record<string, ReadonlyArray<readonly [run: Run, body: string]>> = {
  '/identity/state': [[(call) => identity(call).record(), '']],
  '/identity/submit': [
    [
      (call) => identity(call).submit(proof, ID),
      `name=Marina+Ribera&idnumber=12345678Z&front=f&back=b&requestid=${ID}`,
    ],
  ],
  '/security/loginpassword': [[(call) => security(call).changeLoginPassword(change, ID), CHANGE]],
  '/security/fundpasswordstate': [[(call) => security(call).hasFundPassword(), '']],
  '/security/fundpasswordset': [
    [
      (call) => security(call).setFundPassword({ next: '280519', confirmation: '280519' }, ID),
      `password=280519&repassword=280519&requestid=${ID}`,
    ],
  ],
  '/security/fundpasswordchange': [[(call) => security(call).changeFundPassword(change, ID), CHANGE]],
  '/message/list': [
    [(call) => messages(call).list({ language: 'es', read: false }), 'language=es&read=0'],
    [(call) => messages(call).list({ language: 'ar', read: true, ...page }), 'language=ar&read=1&cursor=abc&limit=20'],
  ],
  '/message/info': [[(call) => messages(call).one(ID, 'us'), `id=${ID}&language=us`]],
  '/message/read': [[(call) => messages(call).markRead('m1', ID), `id=m1&requestid=${ID}`]],
  '/message/readall': [
    [(call) => messages(call).markAllRead(1768442400600, ID), `until=1768442400600&requestid=${ID}`],
  ],
  '/message/complaint': [
    [
      (call) => complaints(call).file({ title: 'A', content: 'B\nC', email: 'a@b.test' }, ID),
      `title=A&content=B%0AC&email=a%40b.test&requestid=${ID}`,
    ],
    [
      (call) => complaints(call).file({ title: 'A', content: 'B', email: null }, ID),
      `title=A&content=B&requestid=${ID}`,
    ],
  ],
  '/invitation/info': [[(call) => invitation(call).card(), '']],
  '/invitation/friends': [
    [(call) => invitation(call).friends({}), ''],
    [(call) => invitation(call).friends(page), 'cursor=abc&limit=20'],
  ],
  '/upload/avatar': [[(call) => avatar(call).current(), '']],
  '/upload/setavatar': [[(call) => avatar(call).change('i1', ID), `image=i1&requestid=${ID}`]],
}

const answering = (data: unknown, seen: string[] = []): Call =>
  connect({
    base: 'https://broker.test/api/vue',
    credentials: () => null,
    learnTime: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      seen.push(`${new URL(request.url).pathname.slice('/api/vue'.length)} ${await request.text()}`)
      return new Response(JSON.stringify({ status: 1, data }))
    },
  })

const successes = (path: string): ReadonlyArray<readonly [string, unknown]> =>
  Object.entries(bundle.paths[path]?.post.responses[200].content['application/json']?.examples ?? {}).flatMap(
    ([name, { value }]) => {
      const envelope = value as { readonly status: number; readonly data?: unknown }
      return envelope.status === 1 ? [[name, envelope.data] as const] : []
    },
  )

const example = (path: string, name = 'rich'): unknown => new Map(successes(path)).get(name)

const read = <A>(run: (call: Call) => Effect.Effect<A, Failure>, data: unknown): Promise<A> =>
  Effect.runPromise(run(answering(data)))

it('makes every call of the area', () => expect(mine.toSorted()).toEqual(Object.keys(CALLS).toSorted()))

describe.each(Object.entries(CALLS))('%s', (path, calls) => {
  it('sends the form of the contract', async () => {
    const allowed = Object.keys(
      bundle.paths[path]?.post.requestBody?.content['application/x-www-form-urlencoded']?.examples['filled']?.value ??
        {},
    )
    for (const [run, body] of calls) {
      const seen: string[] = []
      await Effect.runPromise(run(answering(successes(path)[0]?.[1], seen)))
      expect(seen).toEqual([`${path} ${body}`])
      expect(allowed).toEqual(expect.arrayContaining([...new URLSearchParams(body).keys()]))
    }
  })

  it.each(successes(path))('reads the example "%s"', async (_, data) => {
    for (const [run] of calls)
      expect(await Effect.runPromise(run(answering(data)).pipe(Effect.as('read')))).toBe('read')
  })

  it('tells of an answer that breaks the contract', async () => {
    const failure = await Effect.runPromise(Effect.flip(calls[0]![0](answering({ url: 5, status: 9, list: 7 }))))
    expect(failure).toMatchObject({ _tag: 'ContractBroken', call: path })
  })
})

describe('what the app makes of it', () => {
  const stateOf = (name: string) => read((call) => identity(call).record(), example('/identity/state', name))

  it('knows an identity in every state', async () => {
    expect(await stateOf('empty')).toMatchObject({ state: 'not-submitted', front: null, rejection: null })
    expect(await stateOf('underreview')).toMatchObject({ state: 'under-review', reviewedAt: null })
    expect(await stateOf('verified')).toMatchObject({ state: 'verified', reviewedAt: 1768442400600 })
    expect((await stateOf('rich')).rejection).toEqual({
      reason: 'unreadable',
      remark: 'The photo of the back is blurred.',
    })
  })

  it('takes a reason and a kind of a newer server for the general one', async () => {
    const newer = { ...(example('/identity/state') as object), reason: 'glare' }
    const record = await read((call) => identity(call).record(), newer)
    expect(record.rejection?.reason).toBe('other')
    const message = { ...(example('/message/info') as object), kind: 'weather' }
    expect((await read((call) => messages(call).one('1', 'us'), message)).kind).toBe('system')
  })

  it('refuses a status that no record of its kind has', async () => {
    const wrong = { ...(example('/identity/state') as object), status: 4 }
    const failure = await Effect.runPromise(Effect.flip(identity(answering(wrong)).record()))
    expect(failure).toMatchObject({ _tag: 'ContractBroken', path: 'status' })
  })

  it('knows read from unread, in both spellings', async () => {
    const { list } = await read(
      (call) => messages(call).list({ language: 'us', read: false }),
      example('/message/list'),
    )
    expect(list.map(({ kind, read }) => [kind, read])).toEqual([
      ['security', false],
      ['funds', false],
      ['identity', true],
      ['system', true],
    ])
  })

  it('knows whether there is a fund password, a link, a picture', async () => {
    const has = (name: string) =>
      read((call) => security(call).hasFundPassword(), example('/security/fundpasswordstate', name))
    expect([await has('rich'), await has('empty')]).toEqual([true, false])
    const card = (name: string) => read((call) => invitation(call).card(), example('/invitation/info', name))
    expect([(await card('rich')).link, (await card('empty')).link]).toEqual([
      'https://app.example.com/#/login/register?code=WELCOME1',
      null,
    ])
    const { list } = await read((call) => invitation(call).friends({}), example('/invitation/friends'))
    expect(list.map(({ state }) => state)).toEqual(['registered', 'verified', 'deposited'])
    expect(await read((call) => avatar(call).current(), example('/upload/avatar', 'empty'))).toBeNull()
  })
})
