import { createHash } from 'node:crypto'
import type { Handler } from '../../platform/contract/operations.ts'
import { isRejection, reject } from '../../platform/rejection/rejection.ts'
import { isPassing, transaction, type Tx } from '../../platform/database/transaction.ts'
import { intentOf, once } from '../../platform/idempotency/once.ts'
import { takeTry, tryOf } from '../../platform/rateLimits/limit.ts'
import { HOUR } from '../../platform/clock/instant.ts'
import { checkImage } from './check.ts'
import { keepUpload } from './keep.ts'
import { imageUrl } from './ownUpload.ts'

const limitOf = (customerId: string) => ({ subject: `upload:${customerId}`, allowed: 60, within: HOUR })

/**
 * Accepts one image. The file that was sent is never stored: the picture is re-encoded before it reaches the database.
 */
export const uploadImage: Handler<'/upload/image'> = async (
  { purpose, requestid },
  { broker, customer, files, now },
) => {
  const [file] = files
  if (file?.field !== 'file' || files.length !== 1) return reject('invalid-parameters', '/file')
  const digest = createHash('sha256').update(file.bytes).digest('base64url')
  if ((await takeTry(broker.db, limitOf(customer.id), tryOf({ requestid, digest }), now)) === undefined)
    return reject('submitted-too-frequently')
  const image = await checkImage(file)
  if (isRejection(image)) return image

  const intent = intentOf('/upload/image', { purpose, file: digest, requestid }, { customer, now })
  const work = async (tx: Tx) => {
    const { expiresAt, id } = await keepUpload(tx, { customerId: customer.id, purpose, image, at: now })
    const { height, type, width } = image
    const size = image.bytes.length
    return { id, url: imageUrl(id), type, size, width, height, expiretime: expiresAt.getTime() }
  }
  try {
    return await transaction(broker.db, (tx) => once(tx, intent, () => work(tx)), 'repeatable read')
  } catch (cause) {
    // Repeated conflicts or a lost connection answer that the broker is busy.
    if (isPassing(cause)) throw cause
    broker.log.error({ err: cause }, 'an image could not be stored')
    return reject('upload-failed')
  }
}
