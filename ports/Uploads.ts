import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Failure } from './failure.ts'
import type { UploadPurpose } from '../domain/contract/enumerations.ts'

/** The purpose of an image; its id is valid for this purpose only. */
export type { UploadPurpose } from '../domain/contract/enumerations.ts'

/** An image that the server stores for its owner. */
export interface UploadedImage {
  readonly id: string
  /** Read with `picture`: only the owner may read it. */
  readonly url: string
  /** When it is deleted, unless another call has used its id; epoch milliseconds. */
  readonly expiresAt: Instant
}

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
