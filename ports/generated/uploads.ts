// Made from openapi/ by npm run generate. Do not edit.

import type { Instant } from '../../domain/calendar/zone.ts'
import type { ImageType } from '../../domain/contract/enumerations.ts'

/** An image as the server stores it: decoded and encoded again, without any metadata, under a name that the server chooses. In the client's file item (file, status, message, content, url) `url` comes from here; `file` and `content` are the local file and its preview, `status` is uploading or failed, `message` the translation of `msg` where it failed. */
export interface UploadedImage {
  /** Identifier of an image that the same customer uploaded with `/upload/uploadimage`. An id that does not exist, has expired, was uploaded for another purpose or belongs to another customer is `upload-not-found`. */
  readonly id: string
  /** Address of an image, a path on the API's own origin; empty where there is none. It is read with GET, or with POST and no body where a backend has only POST, and the headers `token` and `account` of the customer it belongs to, so a client fetches it and shows the received bytes. A client asks with POST where GET is answered with HTTP 404 or 405. Another customer, and a request without a session, gets HTTP 404, the same as for an image that does not exist. The answer has the image's own content type, `Cache-Control: private`, `X-Content-Type-Options: nosniff` and `Content-Disposition: inline`. */
  readonly url: string
  /** Content type. */
  readonly type: ImageType
  /** Size in bytes. */
  readonly size: number
  /** Width in pixels. */
  readonly width: number
  /** Height in pixels. */
  readonly height: number
  /** Time at which the image is deleted unless another call has used its id before, epoch milliseconds (UTC); 24 hours after the upload. */
  readonly expiresAt: Instant
}
