import { Deferred, Effect } from 'effect'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Failure, Offline, Rejected } from '../../../ports/failure.ts'
import { HEIC_UNREADABLE, type ImageToUpload, type UploadedImage } from '../../../ports/Uploads.ts'
import { currentWords, startWords } from '../../i18n/words.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeUpload } from './upload.model.ts'
import { eventually } from '../../testing/eventually.ts'

const KEPT: UploadedImage = { id: 'image-1', url: '/file/1', expiresAt: 9 }
const jpeg = (name = 'proof.jpg') => new File([new Uint8Array([0xff, 0xd8, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0])], name)

const setUp = () => {
  const sent: ImageToUpload[] = []
  const answers: Array<Deferred.Deferred<UploadedImage, Failure>> = []
  let tellOnline: (online: boolean) => void = () => undefined
  let ids = 0
  const fake = makeFakeApp({
    clock: { newId: () => `id-${(ids += 1)}` },
    platform: {
      watchOnline: (tell) => {
        tellOnline = tell
        return () => undefined
      },
    },
    uploads: {
      image: (image) =>
        Effect.suspend(() => {
          sent.push(image)
          const answer = Deferred.makeUnsafe<UploadedImage, Failure>()
          answers.push(answer)
          return Deferred.await(answer)
        }),
    },
  })
  const upload = makeUpload(fake.app, 'proof')
  const arrived = (count: number) => eventually(() => expect(sent).toHaveLength(count))
  const end = async (nth: number, effect: Effect.Effect<UploadedImage, Failure>) => {
    Deferred.doneUnsafe(answers[nth]!, effect)
    await eventually(() => expect(upload.item.value?.status).not.toBe('uploading'))
  }
  return { ...fake, upload, sent, arrived, end, online: (now: boolean) => tellOnline(now) }
}

beforeAll(() => startWords('us'))

describe('the upload of a picture', () => {
  it('is sent immediately, reports its progress and returns its id', async () => {
    const { upload, sent, arrived, end, toaster } = setUp()
    void upload.add(jpeg())
    await arrived(1)
    sent[0]!.onProgress(40)
    expect(upload.item.value).toMatchObject({ status: 'uploading', percent: 40, name: 'proof.jpg' })
    expect(upload.imageId.value).toBeNull()
    await end(0, Effect.succeed(KEPT))
    expect([upload.item.value?.status, upload.imageId.value]).toEqual(['done', 'image-1'])
    await eventually(() => expect(toaster.message.value).toMatchObject({ text: 'Uploaded', tone: 'success' }))
  })

  it('is not sent where it is no picture, or has the extension of something else', async () => {
    const { upload, sent } = setUp()
    await upload.add(new File(['<svg/>'], 'proof.svg'))
    expect(upload.item.value).toMatchObject({ status: 'failed', code: 'upload-not-an-image' })
    await upload.add(jpeg('proof.html'))
    expect(upload.item.value).toMatchObject({ status: 'failed', code: 'upload-extension-differs' })
    expect(sent).toEqual([])
  })

  it('goes to the device’s decoder where it is a HEIC photo, which may be called anything', async () => {
    const { upload, sent, arrived } = setUp()
    void upload.add(new File(['............'], 'IMG_1.HEIC'))
    await arrived(1)
    expect(sent[0]!.file.name).toBe('IMG_1.HEIC')
  })

  it('says at its field only that the browser cannot read a HEIC photo: no toast has a sentence for it', async () => {
    const { upload, arrived, end, toaster } = setUp()
    const shown = vi.spyOn(toaster, 'show')
    void upload.add(new File(['............'], 'IMG_1.HEIC'))
    await arrived(1)
    await end(0, Effect.fail(new Rejected({ code: HEIC_UNREADABLE })))
    expect(upload.item.value).toMatchObject({ status: 'failed', code: HEIC_UNREADABLE })
    void upload.add(jpeg())
    await arrived(2)
    await end(1, Effect.fail(new Rejected({ code: 'upload-unreadable' })))
    await eventually(() => expect(shown).toHaveBeenCalledOnce())
    expect(shown.mock.calls[0]?.[0]).toBe(currentWords().server['upload-unreadable']())
  })

  it('is resent under its id when the connection is back', async () => {
    const { upload, sent, arrived, end, online } = setUp()
    void upload.add(jpeg())
    await arrived(1)
    online(false)
    await end(0, Effect.fail(new Offline()))
    expect(upload.item.value).toMatchObject({ status: 'failed', code: null })
    online(true)
    await arrived(2)
    expect(sent[1]!.requestId).toBe(sent[0]!.requestId)
    await end(1, Effect.succeed(KEPT))
    expect(upload.imageId.value).toBe('image-1')
  })

  it('is not resent automatically where the server refused it, only when the customer retries', async () => {
    const { upload, sent, arrived, end, online } = setUp()
    void upload.add(jpeg())
    await arrived(1)
    await end(0, Effect.fail(new Rejected({ code: 'upload-unreadable' })))
    online(false)
    online(true)
    await Promise.resolve()
    expect(sent).toHaveLength(1)
    expect(upload.item.value?.code).toBe('upload-unreadable')
    void upload.retry()
    await arrived(2)
  })

  it('is discarded when it is removed, whatever still arrives', async () => {
    const { upload, arrived } = setUp()
    void upload.add(jpeg())
    await arrived(1)
    upload.remove()
    await Promise.resolve()
    expect([upload.item.value, upload.imageId.value]).toEqual([null, null])
  })
})
