import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { serveApp } from './appFiles.ts'
import { addSecurityHeaders } from './securityHeaders.ts'

const STYLE = 'p{color:red}'
const HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** A server of a folder with these files. */
const serving = async (files: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(join(tmpdir(), 'app-'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  const app = fastify()
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  await addSecurityHeaders(app, folder)
  await serveApp(app, folder)
  return app
}
const styles = (policy: unknown): string => /style-src ([^;]*);/.exec(String(policy))?.[1] ?? ''

it('allows the one style that the page contains, and no other', async () => {
  const app = await serving({ 'index.html': `<style>${STYLE}</style>`, 'style-hash.txt': `${HASH}\n` })
  const { headers } = await app.inject('/')
  expect(styles(headers['content-security-policy'])).toContain(HASH)
  expect(styles(headers['content-security-policy'])).not.toContain('unsafe')
  expect(headers['content-security-policy']).toContain("script-src 'self';")
})

it('allows none where the page was built without', async () => {
  const app = await serving({ 'index.html': '<p>' })
  expect(styles((await app.inject('/')).headers['content-security-policy'])).toMatch(/^'self' '\S+' '\S+'$/)
})

it('serves first the page that says that no real money is involved', async () => {
  const app = await serving({ 'index.html': 'real', 'simulation.html': 'simulated' })
  expect((await app.inject('/')).body).toBe('simulated')
  expect((await app.inject('/index.html')).body).toBe('real')
})
