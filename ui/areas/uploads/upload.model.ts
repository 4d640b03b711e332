import { batch, computed, effect, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import {
  fileProblem,
  type ImageCode,
  isHeic,
  PHOTO_MAX_BYTES,
  SIGNATURE_BYTES,
} from '../../../domain/uploads/images.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import type { Failure } from '../../../ports/failure.ts'
import { HEIC_UNREADABLE, type UploadedImage, type UploadPurpose, Uploads } from '../../../ports/Uploads.ts'
import type { UploadItem } from '../../kit/fields/Uploader.tsx'
import type { App } from '../../data/app/app.ts'
import { showSuccess } from '../../app/failures/failures.ts'
import { makeSwitchQuery } from '../../data/query/switchQuery.ts'
import type { TranslationFunctions } from '../../i18n/i18n-types.ts'
import { serverMessage } from '../../i18n/serverMessage.ts'
import { makeConnectionModel } from '../../data/app/connection.model.ts'

/** A picture being uploaded. `code` is the reason of a failure; null where only the connection failed. */
export interface PictureUpload extends Omit<UploadItem, 'message'> {
  readonly file: File
  readonly code: string | null
  readonly image: UploadedImage | null
}

/** Why a picture was refused, in the language in use. Needs the words `server`. */
export const pictureMessage = (words: TranslationFunctions, code: string): string =>
  code === HEIC_UNREADABLE ? words.heicUnreadable() : serverMessage(words, code)

/** The catalogue's code for a refusal before the upload. */
const CODES: Readonly<Record<ImageCode, string>> = {
  'file-empty': 'upload-unreadable',
  'file-too-large': 'upload-too-large',
  'type-not-accepted': 'upload-not-an-image',
  'extension-differs': 'upload-extension-differs',
  'picture-too-large': 'upload-too-many-pixels',
}

const isUnreadableHere = (failure: Failure): boolean => failure._tag === 'Rejected' && failure.code === HEIC_UNREADABLE

const checked = (file: File): Effect.Effect<string | null> =>
  Effect.promise(async () => {
    const head = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
    // A large photo is scaled down before the upload.
    const problem = fileProblem({ name: file.name, size: file.size, head }, PHOTO_MAX_BYTES)
    // A HEIC photo becomes a JPEG before the upload, where the browser can read it.
    if (problem === 'type-not-accepted' && isHeic({ name: file.name, type: file.type, head })) return null
    return problem === undefined ? null : CODES[problem]
  })

/**
 * One picture for one purpose. It is sent as soon as it is chosen; after a lost connection it is resent under the same
 * id when the connection is back. The picture stays in memory while the app runs, so leaving the screen loses nothing.
 */
export const makeUpload = (app: App, purpose: UploadPurpose) => {
  const item = signal<PictureUpload | null>(null)
  const { online } = app.model(makeConnectionModel)
  const latest = makeSwitchQuery(app)

  const change = (id: string, with_: Partial<PictureUpload>): void => {
    const now = item.peek()
    if (now?.id === id) item.value = { ...now, ...with_ }
  }

  const journey = (id: string, file: File) =>
    Effect.gen(function* () {
      const code = yield* checked(file)
      if (code !== null) return code
      const uploads = yield* Uploads
      const onProgress = (percent: number): void => change(id, { percent })
      return yield* Effect.catchIf(
        uploads.image({ file, purpose, requestId: id, onProgress }),
        isUnreadableHere,
        // Found on the device, so the toasts have no sentence for it; the field does.
        () => Effect.succeed(HEIC_UNREADABLE),
      )
    })

  const send = async ({ id, file }: PictureUpload): Promise<void> => {
    change(id, { status: 'uploading', percent: 0, code: null })
    const answer = await latest.ask(journey(id, file))
    if (answer.is === 'dropped') return
    if (answer.is === 'failed')
      change(id, { status: 'failed', code: answer.failure?._tag === 'Rejected' ? answer.failure.code : null })
    else if (typeof answer.value === 'string') change(id, { status: 'failed', code: answer.value })
    else {
      change(id, { status: 'done', percent: 100, image: answer.value })
      // A picture of the customer is said to be theirs when it is (`ChangePicture.tsx`).
      if (purpose !== 'avatar') void showSuccess(app, 'uploaded')
    }
  }

  effect(() => {
    if (!online.value) return
    const waiting = item.peek()
    if (waiting?.status === 'failed' && waiting.code === null) void send(waiting)
  })

  /** Resolves as soon as no upload is in progress. */
  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      const stop = effect(() => {
        if (item.value?.status === 'uploading') return
        queueMicrotask(() => stop())
        resolve()
      })
    })

  return {
    settled,
    /** The picture, null where none is chosen. */
    item,
    /** Id of the picture once the server has it. */
    imageId: computed(() => item.value?.image?.id ?? null),
    add: async (file: File): Promise<void> => {
      const id = await app.run(Effect.map(AppClock, (clock) => clock.newId()))
      const fresh: PictureUpload = {
        id,
        file,
        name: file.name,
        status: 'uploading',
        percent: 0,
        code: null,
        image: null,
      }
      item.value = fresh
      await send(fresh)
    },
    retry: (): Promise<void> => {
      const failed = item.peek()
      return failed?.status === 'failed' ? send(failed) : Promise.resolve()
    },
    remove: (): void =>
      batch(() => {
        latest.drop()
        item.value = null
      }),
  }
}

export type Upload = ReturnType<typeof makeUpload>
