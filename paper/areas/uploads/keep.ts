import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { schedule } from '../../platform/jobs/queue.ts'
import type { JobHandler, JobHandlers } from '../../platform/jobs/run.ts'
import { DAY, later } from '../../platform/clock/instant.ts'
import type { CleanImage } from './reencode.ts'
import type { UploadPurpose } from '../../../domain/contract/enumerations.ts'

/** An image that no call has used after this time is deleted. Source: RULES.md, uploads. */
const KEPT_UNUSED = DAY

export interface NewUpload {
  readonly customerId: string
  readonly purpose: UploadPurpose
  readonly image: CleanImage
  readonly at: Date
}

/** Stores an image for a customer under a generated name, for a day unless another call uses it. */
export const keepUpload = async (
  tx: Tx,
  { at, customerId, image, purpose }: NewUpload,
): Promise<{ readonly id: string; readonly expiresAt: Date }> => {
  const id = uuidv7(at)
  const expiresAt = later(at, KEPT_UNUSED)
  const { bytes, height, type, width } = image
  await tx
    .insertInto('uploads')
    .values({
      id,
      customer_id: customerId,
      purpose,
      type,
      size: bytes.length,
      width,
      height,
      digest: createHash('sha256').update(bytes).digest(),
      created_at: at,
      expires_at: expiresAt,
    })
    .execute()
  await tx.insertInto('upload_bytes').values({ upload_id: id, bytes }).execute()
  await schedule(tx, { kind: 'expire-upload', subject: id, due: expiresAt })
  return { id, expiresAt }
}

/** Deletes an image that no call used in time. An image in use does not expire. */
const expire: JobHandler = async (tx, id, now) => {
  await tx.deleteFrom('uploads').where('id', '=', id).where('expires_at', '<=', now).execute()
}

export const uploadJobs: JobHandlers = { 'expire-upload': expire }
