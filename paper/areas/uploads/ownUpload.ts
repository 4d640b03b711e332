import { reject, type Rejection } from '../../platform/rejection/rejection.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { isOwn } from '../../platform/paging/ownRows.ts'
import type { UploadPurpose } from '../../../domain/contract/enumerations.ts'

/** An image that a customer submits with another call. */
export interface OwnUpload {
  readonly id: string
  /** Path on the API's origin, as the contract's `ImageUrl`. */
  readonly url: string
  /** SHA-256 of the bytes: equal for equal pictures. */
  readonly digest: Buffer
  readonly width: number
  readonly height: number
}

/** The path at which the owner reads an image. */
export const imageUrl = (id: string): string => `/api/vue/upload/file/${id}`

/**
 * Uses an image of the customer for its purpose, after which it does not expire any more. One that does not exist, has
 * expired, belongs to another customer or has another purpose is `upload-not-found`.
 */
export const ownUpload = async (
  tx: Tx,
  customerId: string,
  id: string,
  purpose: UploadPurpose,
  at: Date,
): Promise<OwnUpload | Rejection<'upload-not-found'>> => {
  const row = await tx
    .updateTable('uploads')
    .set({ expires_at: null })
    .where(isOwn(customerId, id))
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
    .returning(['id', 'digest', 'width', 'height'])
    .executeTakeFirst()
  return row === undefined ? reject('upload-not-found') : { ...row, url: imageUrl(row.id) }
}
