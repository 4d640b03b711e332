import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isFromThisMachine, isOpenedByPerson } from './guard.ts'

/** Stands in the built page, where the key of this process comes. */
const PLACE = '__CONSOLE_KEY__'

/**
 * The testers' console at `/paper`, a page that calls the control API: served where that is, to this machine only. Its
 * page has a key of this process, without which a page of a browser may not call the control API.
 */
export const serveConsole = (app: FastifyInstance, folder: string, key: string): void => {
  void app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) =>
        isFromThisMachine(request)
          ? undefined
          : reply.code(403).type('text/plain').send('The console answers only to this machine.'),
      )
      scope.get('/', async (request, reply) => {
        // The page's addresses are relative to its folder.
        if (!request.url.startsWith('/paper/')) return reply.redirect('/paper/')
        if (!isOpenedByPerson(request)) return reply.code(403).type('text/plain').send('Open this page by its address.')
        const page = await readFile(join(folder, 'index.html'), 'utf8')
        return reply.header('cache-control', 'no-store').type('text/html').send(page.replace(PLACE, key))
      })
      await scope.register(serveFiles, {
        root: join(folder, 'assets'),
        prefix: '/assets/',
        decorateReply: false,
        preCompressed: true,
        cacheControl: false,
      })
    },
    { prefix: '/paper' },
  )
}
