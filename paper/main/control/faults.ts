import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { hashToken } from '../../areas/account/sessions.ts'
import type { Broker } from '../../platform/broker/call.ts'
import type { Siblings } from '../../platform/processes/siblings.ts'
import type { Db } from '../../platform/database/transaction.ts'
import type { FaultKind } from './tables.ts'

interface Fault {
  readonly id: string
  readonly kind: FaultKind
  readonly milliseconds: number
}

/** The oldest fault that fits a request; one with a count is used up by this. */
const nextFault = async (db: Db, path: string, tokenHash: Buffer): Promise<Fault | undefined> => {
  const fault = await db
    .selectFrom('faults')
    .select(['id', 'kind', 'milliseconds', 'remaining'])
    .where((eb) => eb.or([eb('path', 'is', null), eb('path', '=', path)]))
    .where((eb) => eb.or([eb('token_hash', 'is', null), eb('token_hash', '=', tokenHash)]))
    .orderBy('id')
    .executeTakeFirst()
  if (fault === undefined || fault.remaining === null) return fault
  const taken =
    fault.remaining === 1
      ? await db.deleteFrom('faults').where('id', '=', fault.id).returning('id').executeTakeFirst()
      : await db
          .updateTable('faults')
          .set((eb) => ({ remaining: eb('remaining', '-', 1) }))
          .where('id', '=', fault.id)
          .returning('id')
          .executeTakeFirst()
  return taken && fault
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** The answer of a broken server, by the kind of fault. */
const SPOILT: Readonly<
  Record<Exclude<FaultKind, 'latency' | 'connection-lost'>, readonly [code: number, type: string, body: string]>
> = {
  unauthorised: [401, JSON_TYPE, JSON.stringify({ status: 0, msg: textByCode['login-again'] })],
  unavailable: [503, 'text/plain', 'Service Unavailable'],
  'not-found': [404, 'text/plain', 'Not Found'],
  'broken-body': [200, JSON_TYPE, '{"status":1,"data":{"id":'],
  html: [200, 'text/html', '<!doctype html><title>502</title><h1>Bad gateway</h1>'],
  'wrong-types': [200, JSON_TYPE, '{"status":"1","data":{"id":null,"account":[],"eur":{},"usd":true,"0":7}}'],
}

/** Answers in place of the broker, or cuts the connection. Latency sends no answer: the call continues after a delay. */
const spoil = async (
  { kind, milliseconds }: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => {
  if (milliseconds > 0) await sleep(milliseconds)
  if (kind === 'latency') return undefined
  if (kind === 'connection-lost') {
    reply.hijack()
    request.socket.destroy()
    return reply
  }
  const [code, type, body] = SPOILT[kind]
  return reply.code(code).type(type).send(body)
}

/** How long a process caches that there is no fault, in milliseconds. Without the cache every call would cost a query. */
const BELIEVED_FOR = 500

interface Watch {
  /** Whether it was read a moment ago that there is none. */
  readonly isNoneKnown: () => boolean
  readonly anyWanted: (db: Db) => Promise<boolean>
  readonly changed: () => void
}

const ask = async (db: Db) => {
  const at = performance.now()
  return { at, found: (await db.selectFrom('faults').select('id').limit(1).executeTakeFirst()) !== undefined }
}

/** Calls that arrive while it is being read whether there is a fault wait for that answer, so that none overtakes another. */
const makeWatch = (): Watch => {
  let wanted = false
  let askedAt = -Infinity
  let asking: ReturnType<typeof ask> | undefined
  return {
    isNoneKnown: () => !wanted && performance.now() - askedAt < BELIEVED_FOR,
    anyWanted: async (db) => {
      const mine = (asking ??= ask(db))
      const isLatest = () => asking === mine
      try {
        const { at, found } = await mine
        if (isLatest()) [wanted, askedAt] = [found, at]
        return found
      } finally {
        if (isLatest()) asking = undefined
      }
    },
    changed: () => {
      wanted = true
      asking = undefined
    },
  }
}

/**
 * Injects the faults that testers configured into calls of the contract. Returns the function to call after a change of
 * the configuration.
 */
export const applyFaults = (
  app: FastifyInstance,
  { clock, db, events, log }: Pick<Broker, 'clock' | 'db' | 'events' | 'log'>,
  { listen, tell }: Siblings,
): (() => void) => {
  const watch = makeWatch()
  listen(({ kind }) => {
    if (kind === 'faults-changed') watch.changed()
  })
  const faultOf = async (request: FastifyRequest): Promise<Fault | undefined> => {
    try {
      if (!(await watch.anyWanted(db))) return undefined
      const token = request.headers['token']
      const path = request.url.slice('/api/vue'.length).split('?')[0] ?? ''
      return await nextFault(db, path, hashToken(typeof token === 'string' ? token : ''))
    } catch (cause) {
      // The call itself will report that the database is unavailable, as the contract specifies.
      log.warn({ err: cause }, 'faults could not be read')
      return undefined
    }
  }
  const applyTo = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const fault = await faultOf(request)
    if (fault === undefined) return undefined
    const account = request.headers['account']
    const text = `${fault.kind} applied to ${request.url}`
    events?.note({
      at: await clock.now(),
      topic: 'fault',
      text,
      ...(typeof account === 'string' && { subject: account }),
    })
    return spoil(fault, request, reply)
  }
  app.addHook('onRequest', (request, reply, done) => {
    const isCall = request.method === 'POST' && request.url.startsWith('/api/vue/')
    if (watch.isNoneKnown() || (!isCall && !request.url.startsWith('/api/vue/live/'))) return done()
    return applyTo(request, reply)
  })
  return () => {
    watch.changed()
    tell({ kind: 'faults-changed' })
  }
}
