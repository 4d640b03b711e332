import type { FastifyRequest } from 'fastify'
import { IMAGE_MAX_BYTES } from '../../../domain/uploads/images.ts'
import { Overloaded } from '../load/overloaded.ts'
import { makeQueue } from '../load/queue.ts'
import { makeShares } from '../load/shares.ts'
import { SECOND } from '../clock/instant.ts'
import { clientAddress } from './clientAddress.ts'
import { networkOf } from './network.ts'
import { LONGEST_UPLOAD, UPLOAD_BYTES, UPLOADS } from './limits.ts'

/** The memory that an upload may take: its declared length, at most the largest image that is accepted. */
const bytesOf = ({ headers }: FastifyRequest): number => {
  const declared = Number.parseInt(headers['content-length'] ?? '', 10)
  return declared <= IMAGE_MAX_BYTES ? declared : IMAGE_MAX_BYTES
}

/** Aborts an upload that arrives too slowly; sooner where others wait for the memory that it holds. */
const abortSlowUpload = (request: FastifyRequest, isAwaited: () => boolean): (() => void) => {
  let taken = 0
  const watch = setInterval(() => {
    taken += SECOND
    if (request.raw.readableEnded) clearInterval(watch)
    else if (taken >= (isAwaited() ? LONGEST_UPLOAD.awaited : LONGEST_UPLOAD.alone)) request.raw.destroy()
  }, SECOND)
  return () => clearInterval(watch)
}

/**
 * Admits uploads one after another, so that no more of them are in memory than there is room for. Networks take turns: one of
 * them may have many accounts, and all of their uploads may be slow. A waiting upload is not read: TCP holds back the rest of it.
 */
export const makeUploadBound = (): (<T>(
  request: FastifyRequest,
  customerId: string,
  work: () => Promise<T>,
) => Promise<T>) => {
  const shares = makeShares(UPLOADS)
  const memory = makeQueue(UPLOAD_BYTES)
  return async (request, customerId, work) => {
    const leave = shares.take(customerId)
    if (leave === undefined) throw new Overloaded()
    try {
      const release = await memory.take(bytesOf(request), networkOf(clientAddress(request)))
      const stopWatching = abortSlowUpload(request, memory.isAwaited)
      try {
        // A request whose client has disconnected meanwhile would never emit its end.
        if (request.raw.destroyed && !request.raw.readableEnded) throw new Overloaded()
        return await work()
      } finally {
        stopWatching()
        release()
      }
    } finally {
      leave()
    }
  }
}
