import { Cause, Effect, Exit, Fiber } from 'effect'
import { describe, expect, it } from 'vitest'
import { type Failure, Rejected } from '../../../ports/failure.ts'
import { HEIC_UNREADABLE } from '../../../ports/Uploads.ts'
import type { Connection } from '../client.ts'
import { uploads } from './uploads.ts'

/** The part of XMLHttpRequest that an upload uses; the test is the network. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  timeout = 0
  status = 0
  responseText = ''
  readonly headers: Record<string, string> = {}
  opened: string[] = []
  form: FormData | null = null
  aborted = false
  open(...to: string[]) {
    this.opened = to
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return 'Thu, 15 Jan 2026 02:00:00 GMT'
  }
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.aborted = true
  }
  progress(how: object) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), how))
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
}

const KEPT = {
  id: '0190a5f0-9b21-7d02-9f11-3c5e7a9b1d2f',
  url: '/api/vue/upload/file/0190a5f0-9b21-7d02-9f11-3c5e7a9b1d2f',
  type: 'image/jpeg',
  size: 284113,
  width: 1600,
  height: 1200,
  expiretime: '1768528800600',
}
const small = new File(['small'], 'photo.jpg')

const start = (more: Partial<Connection> = {}) => {
  const xhr = new FakeRequest()
  const learned: number[] = []
  const connection: Connection = {
    base: 'https://broker.test/api/vue',
    credentials: () => ({ token: 'secret', account: '5550000001' }),
    learnTime: (time) => learned.push(time),
    ...more,
  }
  const service = uploads(connection, {
    shrink: () => Promise.resolve(small),
    request: () => xhr as unknown as XMLHttpRequest,
  })
  const percents: number[] = []
  const image = service.image({
    file: new File(['large'], 'photo.png'),
    purpose: 'proof',
    requestId: 'id-1',
    onProgress: (percent) => percents.push(percent),
  })
  return { xhr, connection, service, image, percents, learned }
}

const begun = async <A>(effect: Effect.Effect<A, Failure>) => {
  const fiber = Effect.runFork(effect)
  await new Promise((resolve) => setTimeout(resolve, 5))
  return fiber
}

const failureOf = async <A>(effect: Effect.Effect<A, Failure>, then: () => void): Promise<unknown> => {
  const fiber = await begun(effect)
  then()
  const exit = await Effect.runPromise(Fiber.await(fiber))
  if (Exit.isSuccess(exit)) return 'succeeded'
  const failure = Cause.findErrorOption(exit.cause)
  return failure._tag === 'Some' ? failure.value : 'died'
}

describe('an upload', () => {
  it('sends the scaled picture with purpose, id and session, and reports its progress', async () => {
    const { xhr, image, percents, learned } = start()
    const fiber = await begun(image)
    xhr.progress({ lengthComputable: true, loaded: 30, total: 90 })
    xhr.progress({ lengthComputable: false, loaded: 0, total: 0 })
    xhr.answer(200, { status: 1, msg: '上传成功', data: KEPT })
    expect(await Effect.runPromise(Fiber.join(fiber))).toEqual({
      id: KEPT.id,
      url: KEPT.url,
      expiresAt: 1768528800600,
    })
    expect(xhr.opened).toEqual(['POST', 'https://broker.test/api/vue/upload/image'])
    expect(xhr.headers).toEqual({ token: 'secret', account: '5550000001' })
    expect([xhr.form?.get('purpose'), xhr.form?.get('requestid')]).toEqual(['proof', 'id-1'])
    expect(xhr.form?.get('file')).toMatchObject({ name: 'photo.jpg' })
    expect(percents).toEqual([33])
    expect(learned).toEqual([Date.UTC(2026, 0, 15, 2)])
  })

  it('does not send a picture that is still too large after scaling', async () => {
    const { connection, xhr } = start()
    const service = uploads(connection, {
      shrink: async () => new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'photo.jpg'),
      request: () => xhr as unknown as XMLHttpRequest,
    })
    const large = { file: small, purpose: 'proof', requestId: 'id-1', onProgress: () => undefined } as const
    expect(await failureOf(service.image(large), () => undefined)).toEqual(new Rejected({ code: 'upload-too-large' }))
    expect(xhr.opened).toEqual([])
  })

  it('does not send a HEIC photo that the browser cannot read', async () => {
    const { connection, xhr } = start()
    const request = () => xhr as unknown as XMLHttpRequest
    const service = uploads(connection, { shrink: () => Promise.resolve(null), request })
    const photo = { file: small, purpose: 'proof', requestId: 'id-1', onProgress: () => undefined } as const
    expect(await failureOf(service.image(photo), () => undefined)).toEqual(new Rejected({ code: HEIC_UNREADABLE }))
    expect(xhr.opened).toEqual([])
  })

  it('fails in the same way as any other call', async () => {
    const ended = (end: (xhr: FakeRequest) => void) => {
      const { xhr, image } = start()
      return failureOf(image, () => end(xhr))
    }
    expect(await ended((xhr) => xhr.dispatchEvent(new Event('error')))).toMatchObject({ _tag: 'Offline' })
    expect(await ended((xhr) => xhr.dispatchEvent(new Event('timeout')))).toMatchObject({
      _tag: 'Timeout',
      millis: 120_000,
    })
    expect(await ended((xhr) => xhr.answer(200, { status: 0, msg: '图片大小超过限制', data: null }))).toMatchObject({
      _tag: 'Rejected',
      code: 'upload-too-large',
    })
    expect(await ended((xhr) => xhr.answer(401, { status: 0, msg: '请重新登录', data: null }))).toMatchObject({
      _tag: 'SessionExpired',
      token: 'secret',
    })
    expect(await ended((xhr) => xhr.answer(200, { status: 1, data: { id: 5 } }))).toMatchObject({
      _tag: 'ContractBroken',
      call: '/upload/image',
    })
  })

  it('aborts the transfer when it is interrupted', async () => {
    const { xhr, image } = start()
    const fiber = await begun(image)
    await Effect.runPromise(Fiber.interrupt(fiber))
    expect(xhr.aborted).toBe(true)
  })
})

describe('a picture of one’s own', () => {
  const asked: Array<[string, Headers]> = []
  const answering = (status: number) =>
    start({
      fetch: (input, init) => {
        asked.push([input as string, new Headers(init?.headers)])
        return Promise.resolve(new Response('bytes', { status }))
      },
    }).service

  it('is fetched with the session', async () => {
    const blob = await Effect.runPromise(answering(200).picture(KEPT.url))
    expect(await blob.text()).toBe('bytes')
    expect(asked[0]?.[0]).toBe(`https://broker.test${KEPT.url}`)
    expect(asked[0]?.[1].get('token')).toBe('secret')
  })

  it.each([404, 405])('is asked for with POST where a backend answers GET with %i', async (status) => {
    const methods: Array<string | undefined> = []
    const { service } = start({
      fetch: (_input, init) => {
        methods.push(`${init?.method} ${new Headers(init?.headers).get('token')}`)
        return Promise.resolve(init?.method === 'POST' ? new Response('bytes') : new Response('', { status }))
      },
    })
    expect(await (await Effect.runPromise(service.picture(KEPT.url))).text()).toBe('bytes')
    expect(methods).toEqual(['GET secret', 'POST secret'])
  })

  it('is not found for any other customer, and the session is sent to no other origin', async () => {
    expect(await Effect.runPromise(Effect.flip(answering(404).picture(KEPT.url)))).toMatchObject({
      _tag: 'Unavailable',
    })
    expect(await Effect.runPromise(Effect.flip(answering(401).picture(KEPT.url)))).toMatchObject({
      _tag: 'SessionExpired',
      token: 'secret',
    })
    const before = asked.length
    expect(await Effect.runPromise(Effect.flip(answering(200).picture('https://elsewhere.test/a')))).toMatchObject({
      _tag: 'Unavailable',
    })
    expect(asked).toHaveLength(before)
  })
})
