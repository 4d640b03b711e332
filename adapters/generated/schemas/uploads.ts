// Made from openapi/ by npm run generate. Do not edit.

import { Schema } from 'effect'
import { WireTime } from '../../http/figures.ts'
import { WireTextOrNone, appNames } from '../../http/forms/forms.ts'

/** An image as the server stores it: decoded and encoded again, without any metadata, under a name that the server chooses. In the client's file item (file, status, message, content, url) `url` comes from here; `file` and `content` are the local file and its preview, `status` is uploading or failed, `message` the translation of `msg` where it failed. */
export const UploadedImage = /* @__PURE__ */ (() => appNames(Schema.Struct({
  id: Schema.String,
  url: Schema.String,
  type: Schema.Literals(['image/jpeg', 'image/png', 'image/webp']),
  size: Schema.Int,
  width: Schema.Int,
  height: Schema.Int,
  expiretime: WireTime,
}), { expiretime: 'expiresAt' }))()

/** The customer's avatar. */
export const Avatar = /* @__PURE__ */ (() => Schema.Struct({
  url: WireTextOrNone,
}))()
