import type { FastifyInstance } from 'fastify'
import type { Broker } from '../../../platform/broker/call.ts'
import { findOffer, prospectusOf } from '../find.ts'
import { isProspectusLanguage, prospectusPage } from './page.ts'

/** Serves an offer's prospectus without a session, from its announcement on: a prospectus is public. */
export const serveProspectus = (app: FastifyInstance, { clock, market }: Broker): void => {
  app.get<{ Params: { id: string }; Querystring: { language?: unknown } }>(
    prospectusOf(':id'),
    async ({ params, query }, reply) => {
      const offer = findOffer(market, params.id, (await clock.now()).getTime())
      if (offer === undefined) return reply.code(404).type('text/plain').send('Not found')
      const language = isProspectusLanguage(query.language) ? query.language : 'us'
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(prospectusPage(offer, language))
    },
  )
}
