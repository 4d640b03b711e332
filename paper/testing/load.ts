import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { textByCode } from '../../adapters/generated/messages.ts'
import type { Operation } from '../platform/contract/operations.ts'
import { bankFields, PASSWORD } from '../areas/transfers/testing/testing.ts'
import { type Answer, callAt, type Session } from './broker.ts'

/** A request that the broker acknowledged. */
export interface Acknowledged {
  readonly session: Session
  readonly path: Operation
  readonly fields: Readonly<Record<string, string>>
  readonly data: unknown
}

/** Customers who trade, exchange and withdraw continuously, whatever happens to their broker. */
export interface Load {
  readonly acknowledged: ReadonlyArray<Acknowledged>
  /** Refusals other than "busy", with their number. */
  readonly refused: ReadonlyMap<string, number>
  /**
   * Waits until this many more requests are acknowledged. Customers pause when about `more` of them were acknowledged after
   * that, until `progress` is called again; without it they never do.
   */
  readonly progress: (count: number, more?: number) => Promise<void>
  /** Repeats a request until there is an answer, as the app does: the same fields, the same id. */
  readonly ask: (path: Operation, fields: object, session: Session) => Promise<Answer>
  /** Ends the load when every request in flight has been answered. */
  readonly stop: () => Promise<void>
}

const CODE = '96038'
const BETWEEN_TRIES = 100

const post = async (url: string, path: string, body: object): Promise<unknown> => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${url}/control${path}`, init)
  if (!response.ok) throw new Error(`control ${path}: ${await response.text()}`)
  return response.json()
}

/** Opens an account that may use every service, with a bank account for withdrawals. */
const openCustomer = async (url: string, account: string): Promise<{ session: Session; cardid: string }> => {
  const practiceMoney = { EUR: '1000000.00', MYR: '100000000.00' }
  const opened = (await post(url, '/customers', { account, password: 'test1234', practiceMoney })) as { token: string }
  await post(url, '/identity/grant', { account, name: bankFields()['holder'] })
  await post(url, '/fundpassword', { account, password: PASSWORD })
  const session = { account, token: opened.token }
  const { data, msg, status } = await callAt(url, '/bank/add', bankFields(), session)
  if (status !== 1) throw new Error(`no bank account: ${msg}`)
  return { session, cardid: data.id }
}

/** Puts load from a number of customers on a broker, whose address may change. */
export const startLoad = async (urlNow: () => string, customers: number): Promise<Load> => {
  const accounts = Array.from({ length: customers }, (_, n) => String(7_000_000_000 + n))
  const people = await Promise.all(accounts.map((account) => openCustomer(urlNow(), account)))
  const acknowledged: Array<Acknowledged> = []
  const refused = new Map<string, number>()
  let waiting: Array<{ readonly until: number; readonly done: () => void }> = []
  const run = { isStopping: false, allowed: Number.POSITIVE_INFINITY }

  const ask = async (path: Operation, fields: object, session: Session): Promise<Answer> => {
    for (;;) {
      const answer = await callAt(urlNow(), path, fields, session).catch(() => undefined)
      if (answer?.status !== undefined && answer.msg !== textByCode['system-busy']) return answer
      await sleep(BETWEEN_TRIES)
    }
  }
  const send = async (session: Session, path: Operation, fields: Record<string, string>): Promise<Answer> => {
    const answer = await ask(path, fields, session)
    if (answer.status === 1) acknowledged.push({ session, path, fields, data: answer.data })
    else refused.set(`${path}: ${answer.msg}`, (refused.get(`${path}: ${answer.msg}`) ?? 0) + 1)
    for (const { done, until } of waiting) if (until <= acknowledged.length) done()
    waiting = waiting.filter(({ until }) => until > acknowledged.length)
    return answer
  }
  const live = async ({ cardid, session }: { session: Session; cardid: string }): Promise<void> => {
    while (!run.isStopping) {
      if (acknowledged.length >= run.allowed) {
        await sleep(BETWEEN_TRIES)
        continue
      }
      const order = { code: CODE, direction: 'long', ordertype: 'market', quantity: '100', action: 'open' }
      await send(session, '/trade/order', { ...order, clientorderid: randomUUID() })
      const quote = await ask('/exchange/quote', { from: 'EUR', to: 'USD' }, session)
      const { quoteid } = quote.data as { quoteid: string }
      await send(session, '/exchange/submit', { quoteid, money: '10.00', requestid: randomUUID() })
      const to = { currency: 'EUR', money: '100.00', cardid, fundpassword: PASSWORD }
      const withdrawal = await send(session, '/funds/withdraw', { ...to, requestid: randomUUID() })
      if (withdrawal.status !== 1) continue
      const { id } = withdrawal.data as { id: string }
      await send(session, '/funds/withdrawcancel', { id, requestid: randomUUID() })
    }
  }
  const lives = Promise.all(people.map(live))
  return {
    acknowledged,
    refused,
    ask,
    progress: (count, more = Number.POSITIVE_INFINITY) => {
      const until = acknowledged.length + count
      run.allowed = until + more
      return new Promise((done) => waiting.push({ until, done }))
    },
    stop: async () => {
      run.isStopping = true
      await lives
    },
  }
}
