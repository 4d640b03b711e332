import { Effect } from 'effect'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Failure, Offline, Unavailable } from '../../../ports/failure.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeChangePictureModel } from './changePicture.model.ts'

const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0])], 'me.jpg')

const start = (url: string | null, failure: Failure | null = null) => {
  const fetched: string[] = []
  const kept: string[] = []
  const fake = makeFakeApp({
    clock: { newId: () => 'id' },
    avatar: {
      current: () => Effect.succeed(url),
      change: (image) =>
        Effect.suspend(() => {
          kept.push(image)
          return failure ? Effect.fail(failure) : Effect.succeed('/file/new')
        }),
    },
    uploads: {
      image: () => Effect.succeed({ id: 'image-1', url: '/file/new', expiresAt: 9 }),
      picture: (from) => {
        fetched.push(from)
        return from === '/gone' ? Effect.fail(new Unavailable({ status: 404 })) : Effect.succeed(new Blob([from]))
      },
    },
  })
  return { ...fake, fetched, kept, model: fake.app.model(makeChangePictureModel) }
}

afterEach(() => vi.restoreAllMocks())

describe('the customer’s picture', () => {
  it('is loaded once, while it stays the same', async () => {
    const { model, fetched } = start('/file/1')
    await model.load()
    await model.load()
    expect(fetched).toEqual(['/file/1'])
    expect(model.picture.value).toMatch(/^blob:/)
  })

  it('is null where there is none, or where it cannot be loaded', async () => {
    const none = start(null)
    await none.model.load()
    const gone = start('/gone')
    await gone.model.load()
    expect([none.model.picture.value, gone.model.picture.value, gone.failures]).toEqual([null, null, []])
  })

  it('replaces the previous one, whose bytes are released', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const { model, kept } = start('/file/1')
    await model.load()
    const before = model.picture.value
    await model.upload.add(jpeg)
    await expect.poll(() => model.changed.value).toBe(1)
    expect([kept, model.busy.value, model.upload.item.value]).toEqual([['image-1'], false, null])
    expect(revoke).toHaveBeenCalledWith(before)
  })

  it('stays unchanged where the change failed', async () => {
    const { model, failures } = start('/file/1', new Offline())
    await model.load()
    const before = model.picture.value
    await model.upload.add(jpeg)
    await expect.poll(() => failures).toHaveLength(1)
    expect([model.picture.value, model.changed.value, model.busy.value]).toEqual([before, 0, false])
  })
})
