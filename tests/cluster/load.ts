import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { textByCode } from '../../adapters/generated/messages.ts'
import { waitingOrder } from '../bench/waitingOrder.ts'
import type { Customer } from '../e2e/support/control.ts'
import { clientFrom } from './client.ts'

/** The wait before a request is repeated, in milliseconds. */
const AGAIN = 50

/** What the broker has acknowledged: an order by the client's id, and which of them were cancelled. */
export interface Acknowledged {
  readonly orders: Map<string, string>
  readonly cancelled: Set<string>
  /** When each acknowledgement arrived, and how long its request took with all repetitions, in milliseconds. */
  readonly times: Array<{ readonly at: number; readonly took: number }>
  /** Answers that contradict an earlier one. */
  readonly wrong: string[]
}

interface Envelope {
  readonly status: number
  readonly msg?: string
  readonly data?: { readonly id?: string; readonly list?: ReadonlyArray<{ readonly id?: string }> }
}

/** A call that a replica may answer. */
const HISTORY = '/trade/orderhistory'

/** Answers after which the same request is sent again: nobody knows whether it was done. */
const isUnclear = ({ msg, status }: Envelope): boolean => status !== 1 && msg === textByCode['system-busy']

/**
 * Places orders below the market and cancels them, one after the other for each customer, and repeats what was not
 * answered with the same id until it is. Ends with the returned function, which waits for the last answers.
 */
export const startLoad = (url: string, price: string, customers: readonly Customer[]) => {
  const known: Acknowledged = { orders: new Map(), cancelled: new Set(), times: [], wrong: [] }
  let isOver = false
  const trade = async ({ account, token }: Customer, nth: number): Promise<void> => {
    const send = clientFrom(nth + 1)
    const headers = { account, token, 'content-type': 'application/x-www-form-urlencoded' }
    /** The first clear answer to a request. */
    const ask = async (path: string, fields: Record<string, string>): Promise<Envelope> => {
      const body = new URLSearchParams(fields).toString()
      const started = performance.now()
      for (;;) {
        const answer = await send(`${url}/api/vue${path}`, 'POST', headers, body)
          .then(({ body: text }): Envelope => JSON.parse(text))
          .catch(() => undefined)
        if (answer !== undefined && !isUnclear(answer)) {
          if (path === HISTORY) return answer
          if (answer.status === 1) known.times.push({ at: performance.now(), took: performance.now() - started })
          else known.wrong.push(`${path}: ${answer.msg}`)
          return answer
        }
        await sleep(AGAIN)
      }
    }
    const history = async () => (await ask(HISTORY, {})).data?.list?.map((order) => order.id)
    if (nth === 0) {
      // One customer only reads, and is never refused: a replica may answer that, whatever is killed.
      for (;;) {
        if (isOver) return
        if ((await history()) === undefined) known.wrong.push(`${HISTORY}: refused`)
        await sleep(AGAIN)
      }
    }
    for (;;) {
      if (isOver) return
      const clientorderid = randomUUID()
      const id = (await ask('/trade/order', { ...waitingOrder(price), clientorderid })).data?.id
      if (id === undefined) continue
      known.orders.set(clientorderid, id)
      const { status } = await ask('/trade/cancelorder', { orderid: id, requestid: randomUUID() })
      if (status !== 1) continue
      known.cancelled.add(id)
      // At whichever broker, and though it may be answered by a replica.
      if ((await history())?.includes(id) !== true) known.wrong.push(`order ${id}: not seen by its own customer`)
    }
  }
  const ended = Promise.all(customers.map(trade))
  return {
    known,
    end: async () => {
      isOver = true
      await ended
    },
  }
}
