import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import type { Form } from '../contract/caller.ts'
import { isSecretField } from '../evidence/secretFields.ts'
import { API } from './front.ts'
import { formOf } from './passed.ts'
import type { Recorded, RecordedCall } from './session.ts'

/** Ids that a client makes up for each request: a session that is played again has others. */
const MADE_UP = ['requestid', 'clientorderid']

/** A form without what is new in each request, and without passwords, which were never written down. */
const sameForm = (form: Form): string =>
  JSON.stringify(
    Object.entries(form)
      .filter(([name]) => !MADE_UP.includes(name) && !isSecretField(name))
      .sort(([a], [b]) => a.localeCompare(b)),
  )

/** From the most to the least that a call has in common with a recorded one. */
const keysOf = (path: string, form: Form, account: string | undefined): ReadonlyArray<string> => [
  JSON.stringify([path, account, sameForm(form)]),
  JSON.stringify([path, account]),
  JSON.stringify([path, account === undefined]),
]

/** The recorded answer with the ids of the request that it answers now. */
const withOwnIds = ({ form: recorded, text }: RecordedCall, form: Form): string =>
  MADE_UP.reduce((now, name) => {
    const [was, is] = [recorded[name], form[name]]
    return was && is ? now.replaceAll(JSON.stringify(was), JSON.stringify(is)) : now
  }, text)

/**
 * Answers as a recorded session was answered: the same call gets its answers in their order, and the last one again and
 * again. A call that was never made in this form gets those of its operation; undefined where it was not made at all.
 */
export const replayer = ({ calls }: Recorded) => {
  const answers = new Map<string, Array<RecordedCall>>()
  for (const call of calls)
    for (const key of keysOf(call.path, call.form, call.account)) answers.set(key, [...(answers.get(key) ?? []), call])
  const told = new Map<string, number>()
  return (path: string, form: Form, account: string | undefined): RecordedCall | undefined => {
    const key = keysOf(path, form, account).find((one) => answers.has(one))
    if (key === undefined) return undefined
    const nth = told.get(key) ?? 0
    told.set(key, nth + 1)
    const all = answers.get(key) ?? []
    const found = all[Math.min(nth, all.length - 1)]
    return found && { ...found, text: withOwnIds(found, form) }
  }
}

const ORIGIN = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'date, retry-after' }

/** A mock that plays a recorded session. */
export const makeReplay = async (recorded: Recorded, app: string | null): Promise<FastifyInstance> => {
  const server = fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 * 1024 })
  const answer = replayer(recorded)
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  server.options(`${API}/*`, (_request, reply) =>
    reply
      .headers({
        ...ORIGIN,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, token, account',
      })
      .code(204)
      .send(),
  )
  server.post(`${API}/*`, async (request, reply) => {
    const path = request.url.slice(API.length).split('?')[0] ?? ''
    const body = Buffer.isBuffer(request.body) ? request.body : undefined
    const form = (await formOf(body, request.headers['content-type'] ?? '')) ?? {}
    const { token, account } = request.headers
    const found = answer(path, form, token === undefined ? undefined : String(account))
    reply.headers(ORIGIN)
    if (found === undefined)
      return reply.code(404).type('text/plain; charset=utf-8').send(`${path} is not in the recorded session\n`)
    return reply.code(found.status).headers(found.headers).type(found.contentType).send(found.text)
  })
  const pictures = new Map(recorded.pictures.map((one) => [one.picture, one]))
  server.setNotFoundHandler((request, reply) => {
    const found = request.method === 'GET' ? pictures.get(request.url) : undefined
    if (found === undefined) return reply.code(404).type('text/plain').send('not in the recorded session\n')
    return reply.type(found.contentType).send(Buffer.from(found.base64, 'base64'))
  })
  if (app !== null && existsSync(app)) await server.register(fastifyStatic, { root: app, wildcard: false })
  return server
}
