import compress from '@fastify/compress'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Vite puts a hash of the content into these names: other content has another name. */
const isHashed = (path: string): boolean => /[\\/]assets[\\/]/.test(path)

/** A page shows the same picture several times, and each would ask for it again. */
const isPicture = (path: string): boolean => /\.(png|svg)$/.test(path)

const keptFor = (path: string): string =>
  isHashed(path) ? 'public, max-age=31536000, immutable' : isPicture(path) ? 'public, max-age=3600' : 'no-cache'

/**
 * Serves the built app: files with a hash are cached for ever, pictures for an hour, all others are revalidated each
 * time, text is compressed.
 */
export const serveApp = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] })
  await app.register(serveFiles, {
    root: folder,
    // The page that states before any answer that no real money is involved; see docs/deploy.md.
    index: ['simulation.html', 'index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.setHeader('cache-control', keptFor(path))
    },
  })
}

/** Serves the reference of the contract under `/docs/`, revalidated each time. */
export const serveDocs = async (app: FastifyInstance, folder: string): Promise<void> => {
  await app.register(serveFiles, {
    root: folder,
    prefix: '/docs/',
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.setHeader('cache-control', 'no-cache'),
  })
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'))
}
