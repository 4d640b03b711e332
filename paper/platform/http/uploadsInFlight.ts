import type { FastifyRequest } from 'fastify'
import { IMAGE_MAX_BYTES } from '../../../domain/uploads/images.ts'
import { Overloaded } from '../load/overloaded.ts'
import { makeQueue } from '../load/queue.ts'
import { makeShares } from '../load/shares.ts'
import { SECOND } from '../clock/instant.ts'
import { LONGEST_UPLOAD, UPLOAD_BYTES, UPLOADS } from './limits.ts'

/** What an upload may put into memory: what it says that it has, where that is no more than is kept. */
const bytesOf = ({ headers }: FastifyRequest): number => {
  const said = Number.parseInt(headers['content-length'] ?? '', 10)
  return said <= IMAGE_MAX_BYTES ? said : IMAGE_MAX_BYTES
}

/** Cuts an upload that arrives too slowly; sooner where others wait for the memory that it holds. */
const hurry = (request: FastifyRequest, isAwaited: () => boolean): (() => void) => {
  let taken = 0
  const watch = setInterval(() => {
    taken += SECOND
    if (request.raw.readableEnded) clearInterval(watch)
    else if (taken >= (isAwaited() ? LONGEST_UPLOAD.awaited : LONGEST_UPLOAD.alone)) request.raw.destroy()
  }, SECOND)
  return () => clearInterval(watch)
}

/**
 * Lets uploads in one after another, so that no more of them are in memory than there is room for. Whoever waits is not
 * read: the network holds back what is still to come.
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
      const release = await memory.take(bytesOf(request))
      const calm = hurry(request, memory.isAwaited)
      try {
        // Nobody would ever tell the end of a request whose client has left meanwhile.
        if (request.raw.destroyed && !request.raw.readableEnded) throw new Overloaded()
        return await work()
      } finally {
        calm()
        release()
      }
    } finally {
      leave()
    }
  }
}
