import { Context, type Effect } from 'effect'
import type { Failure } from './failure.ts'
import type { UploadPurpose } from '../domain/contract/enumerations.ts'
import type { UploadedImage as Image } from './generated/uploads.ts'

/** An image that the server stores for its owner, who alone may read it at `url`. */
export type UploadedImage = Pick<Image, 'id' | 'url' | 'expiresAt'>

/** The purpose of an image; its id is valid for this purpose only. */
export type { UploadPurpose } from '../domain/contract/enumerations.ts'

export interface ImageToUpload {
  readonly file: File
  readonly purpose: UploadPurpose
  /** The same id with the same picture gets the first answer again, so a cut-off upload is simply sent again. */
  readonly requestId: string
  /** Called with the percentage that has been sent, 0 to 100. */
  readonly onProgress: (percent: number) => void
}

/** The code of a HEIC photo that this browser cannot turn into a JPEG: it is not sent. */
export const HEIC_UNREADABLE = 'heic-unreadable'

/** Upload and download of pictures. Source: RULES.md, uploads. */
export class Uploads extends Context.Service<
  Uploads,
  {
    /** Scales a large photo down and sends it. Interrupting it ends the transfer. */
    readonly image: (image: ImageToUpload) => Effect.Effect<UploadedImage, Failure>
    /** The bytes of a picture of the customer's own, from its `url`. */
    readonly picture: (url: string) => Effect.Effect<Blob, Failure>
  }
>()('ports/Uploads') {}
