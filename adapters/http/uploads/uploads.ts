import { Effect } from 'effect'
import type { Session } from '../../../domain/account/session.ts'
import { IMAGE_MAX_BYTES } from '../../../domain/uploads/images.ts'
import { type Failure, Offline, Rejected, SessionExpired, Timeout, Unavailable } from '../../../ports/failure.ts'
import { HEIC_UNREADABLE, type ImageToUpload, Uploads } from '../../../ports/Uploads.ts'
import { UploadedImage } from '../../generated/schemas/uploads.ts'
import { pictureAddress } from '../addresses.ts'
import { type Connection, UPLOAD_TIME } from '../client.ts'
import { decode } from '../decode.ts'
import { dataOf, type Reply } from '../reply.ts'
import type { Agrees, Answer } from '../wire.ts'

const PATH = '/upload/image'

const agreed: typeof UploadedImage & Agrees<typeof UploadedImage, Answer<typeof PATH>> = UploadedImage

export interface UploadParts {
  /** Scales a photo down for the upload; returns the file itself where that saves nothing, null for a HEIC photo that cannot be read. */
  readonly shrink: (file: File) => Promise<File | null>
  readonly request?: () => XMLHttpRequest
}

const headersOf = (session: Session | null): Record<string, string> =>
  session ? { token: session.token, account: session.account } : {}

/** Sends a form with XMLHttpRequest, which reports the progress of the upload, unlike `fetch`. */
const send = (
  connection: Connection,
  request: () => XMLHttpRequest,
  form: FormData,
  onProgress: ImageToUpload['onProgress'],
): Effect.Effect<Reply, Failure> =>
  Effect.callback<Reply, Failure>((resume) => {
    const xhr = request()
    const session = connection.credentials()
    xhr.open('POST', `${connection.base}${PATH}`)
    for (const [name, value] of Object.entries(headersOf(session))) xhr.setRequestHeader(name, value)
    xhr.timeout = UPLOAD_TIME
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100))
    })
    xhr.addEventListener('load', () => {
      const date = Date.parse(xhr.getResponseHeader('date') ?? '')
      if (!Number.isNaN(date)) connection.learnTime(date)
      resume(Effect.succeed({ status: xhr.status, body: xhr.responseText, token: session?.token }))
    })
    xhr.addEventListener('error', () => resume(Effect.fail(new Offline())))
    xhr.addEventListener('timeout', () => resume(Effect.fail(new Timeout({ millis: UPLOAD_TIME }))))
    xhr.send(form)
    return Effect.sync(() => xhr.abort())
  })

/** What a backend answers to a GET where it has only POST. */
const NO_GET: ReadonlySet<number> = new Set([404, 405])

const fetchPicture = (connection: Connection, address: string) =>
  Effect.tryPromise({
    try: async (signal) => {
      const session = connection.credentials()
      const ask = (method: 'GET' | 'POST') =>
        (connection.fetch ?? fetch)(address, { method, headers: headersOf(session), signal })
      const first = await ask('GET')
      const reply = NO_GET.has(first.status) ? await ask('POST') : first
      return { status: reply.status, blob: await reply.blob(), token: session?.token }
    },
    catch: () => new Offline(),
  })

/** Pictures over HTTP. */
export const uploads = (connection: Connection, parts: UploadParts): Uploads['Service'] => {
  const { shrink, request = () => new XMLHttpRequest() } = parts
  return Uploads.of({
    image: ({ file, purpose, requestId, onProgress }) =>
      Effect.gen(function* () {
        const picture = yield* Effect.promise(() => shrink(file))
        if (picture === null) return yield* new Rejected({ code: HEIC_UNREADABLE })
        if (picture.size > IMAGE_MAX_BYTES) return yield* new Rejected({ code: 'upload-too-large' })
        const form = new FormData()
        form.append('purpose', purpose)
        form.append('requestid', requestId)
        form.append('file', picture, picture.name)
        const reply = yield* send(connection, request, form, onProgress)
        const { id, url, expiresAt } = yield* decode(PATH, yield* dataOf(PATH, reply), agreed)
        return { id, url, expiresAt }
      }),
    picture: (url) =>
      Effect.gen(function* () {
        const address = pictureAddress(connection.base, url)
        // Token and account are sent to the API's own origin only.
        if (address === null || !url.startsWith('/')) return yield* new Unavailable({ status: 404 })
        const { status, blob, token } = yield* fetchPicture(connection, address)
        if (status === 401) return yield* new SessionExpired({ code: 'login-again', token })
        return status === 200 ? blob : yield* new Unavailable({ status })
      }),
  })
}
