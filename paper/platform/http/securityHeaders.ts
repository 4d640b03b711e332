import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

/** The two style sheets that ApexCharts 4.7.0, whose version is pinned, writes into the page. */
const CHART_STYLES =
  "'sha256-TBymqJXQvXKxe+z+3ydUYBErlkFFu110c5FjiVB8p+M=' 'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='"

/**
 * Only what the app needs: its own scripts, styles and calls; pictures also from data and blob addresses (previews
 * before an upload). Style attributes are set by the layout code of the components. `pageStyles` is the hash of the
 * style in the page itself, which is that of the build.
 */
export const policy = (pageStyles: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${CHART_STYLES} ${pageStyles}`.trimEnd(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** What every answer needs. */
const OF_ALL = { 'x-content-type-options': 'nosniff' }

/** What a document, a worker and what they load need. */
const headers = (pageStyles: string) => ({
  ...OF_ALL,
  'content-security-policy': policy(pageStyles),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
})

/** The hash of the style in the app's page, which the build writes beside it; empty without a built app. */
const styleHash = async (appFolder: string | undefined): Promise<string> =>
  appFolder === undefined ? '' : (await readFile(join(appFolder, 'style-hash.txt'), 'utf8').catch(() => '')).trim()

/**
 * Adds the security headers. A browser follows the policies of a document and of a worker only: a record of the API is neither, since
 * `nosniff` keeps it what its type says, and a phone receives forty of them for one screen.
 */
export const addSecurityHeaders = async (app: FastifyInstance, appFolder: string | undefined): Promise<void> => {
  const all = headers(await styleHash(appFolder))
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.headers(String(reply.getHeader('content-type')).startsWith('application/json') ? OF_ALL : all)
    done(null, payload)
  })
}
