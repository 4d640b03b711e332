import { Context, type Effect } from 'effect'
import type { Instant } from '../domain/calendar/zone.ts'
import type { Failure } from './failure.ts'

/** What an image is for; its id is good for nothing else. */
export type UploadPurpose = 'proof' | 'identity' | 'avatar'

/** An image that the server keeps for its owner. */
export interface UploadedImage {
  readonly id: string
  /** Read with `picture`: nobody but the owner sees it. */
  readonly url: string
  /** Deleted then, unless another call has used its id; epoch milliseconds. */
  readonly expiresAt: Instant
}

export interface ImageToUpload {
  readonly file: File
  readonly purpose: UploadPurpose
  /** The same id with the same picture gets the first answer again, so a cut-off upload is simply sent again. */
  readonly requestId: string
  /** Told the share that has left the device, 0 to 100. */
  readonly onProgress: (percent: number) => void
}

/** Pictures to the server and back. Source: RULES.md, uploads. */
export class Uploads extends Context.Service<
  Uploads,
  {
    /** Scales a large photo down and sends it. Interrupting it ends the transfer. */
    readonly image: (image: ImageToUpload) => Effect.Effect<UploadedImage, Failure>
    /** The bytes of a picture of the customer's own, from its `url`. */
    readonly picture: (url: string) => Effect.Effect<Blob, Failure>
  }
>()('ports/Uploads') {}
