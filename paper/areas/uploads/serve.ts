import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FindSession } from '../../platform/http/session.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { isUuid } from '../../platform/wireText/isUuid.ts'
import { imageUrl } from './ownUpload.ts'

const HEADERS = {
  // The browser must not store an identity document, and nothing may be left after log-out.
  'cache-control': 'private, no-store',
  'content-disposition': 'inline',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'token, account',
}

const header = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

const readImage = async ({ clock, db }: Broker, findSession: FindSession, request: FastifyRequest, id: string) => {
  if (!isUuid(id)) return undefined
  const now = await clock.now()
  const session = await findSession(db, header(request, 'token'), header(request, 'account'), now)
  if (session === undefined) return undefined
  return db
    .selectFrom('uploads')
    .innerJoin('upload_bytes', 'upload_bytes.upload_id', 'uploads.id')
    .select(['uploads.type', 'upload_bytes.bytes'])
    .where('uploads.id', '=', id)
    .where('uploads.customer_id', '=', session.customer.id)
    .where((eb) => eb.or([eb('uploads.expires_at', 'is', null), eb('uploads.expires_at', '>', now)]))
    .executeTakeFirst()
}

/**
 * Serves the image of an `ImageUrl` to its owner. For everybody else it does not exist, so that the answer does not
 * reveal which ids exist.
 */
export const serveUploads = (app: FastifyInstance, broker: Broker, findSession: FindSession): void => {
  const url = imageUrl(':id')
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'POST'],
    url,
    handler: async (request, reply) => {
      const image = await readImage(broker, findSession, request, request.params.id)
      if (image === undefined)
        return reply.code(404).type('text/plain').header('cache-control', 'no-store').send('Not found')
      return reply.headers(HEADERS).type(image.type).send(image.bytes)
    },
  })
}
