import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import { textByCode } from '../../../../../adapters/generated/messages.ts'
import type { Body, Operation } from '../../../../platform/contract/operations.ts'
import { DAY, MINUTE, SECOND } from '../../../../platform/clock/instant.ts'
import type { Answer, Session } from '../../../../testing/broker.ts'
import type { Order, OrderFields } from '../../testing/desk.ts'

export const CODE = '96038'
const CUSTOMERS = 2

const distance = fc.integer({ min: 1, max: 40 })
const protection = fc.record({
  stop: fc.option(distance, { nil: undefined }),
  trail: fc.option(distance, { nil: undefined }),
  profit: fc.option(distance, { nil: undefined }),
  limited: fc.boolean(),
})
type Kind = typeof protection extends fc.Arbitrary<infer P> ? P : never

const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      by: fc.nat(CUSTOMERS - 1),
      short: fc.boolean(),
      leverage: fc.constantFrom('1', '5'),
      lots: fc.integer({ min: 1, max: 300 }),
      offset: fc.option(fc.integer({ min: -10, max: 10 }), { nil: undefined }),
      timeinforce: fc.constantFrom('day', 'gtc', 'ioc', 'fok'),
      protection,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('protect' as const), nth: fc.nat(8), protection }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('close' as const), nth: fc.nat(8), share: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('amend' as const),
      nth: fc.nat(8),
      offset: fc.integer({ min: -10, max: 10 }),
      lots: fc.integer({ min: 1, max: 300 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancelall' as const), by: fc.nat(CUSTOMERS - 1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
)
export type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

/**
 * The simultaneous acts of one moment; then time passes, a night or a weekend among it, the market may be halted, and the
 * price jumps.
 */
export const moment = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 4 }),
  passes: fc.constantFrom(SECOND, 5 * SECOND, 20 * MINUTE, DAY),
  halted: fc.boolean(),
  price: fc.constantFrom('3.20', '3.38', '3.60', '3.80', '4.10', '4.20'),
})
export type Moment = typeof moment extends fc.Arbitrary<infer M> ? M : never

/** A purchase with a stop at 3.50 and a take-profit at 4.00, and the price after its shares may be sold. */
export const bought = (price: Moment['price']): Moment => ({
  acts: [
    {
      do: 'order',
      by: 0,
      short: false,
      leverage: '1',
      lots: 300,
      offset: undefined,
      timeinforce: 'day',
      protection: { stop: 10, trail: undefined, profit: 40, limited: false },
    },
  ],
  passes: 20 * MINUTE,
  halted: false,
  price,
})

/** The brokers that a life is played on. */
export interface Brokers {
  /** Calls one of them; a call that a broker's end left without an answer is sent again. */
  readonly call: <P extends Operation>(
    path: P,
    body: Partial<Body<P>> | OrderFields,
    session: Session,
  ) => Promise<Answer>
  readonly control: (path: string, body: object) => Promise<unknown>
  readonly customer: (money: Record<string, string>) => Promise<Session>
  /** Two sweeps at the same time, as where a lease has just passed from one process to the other. */
  readonly sweep: () => Promise<void>
}

interface Sent {
  readonly session: Session
  readonly id: string
  readonly short: boolean
  readonly quantity: number
}

const near = (base: number, cents: number) => (base + cents / 100).toFixed(2)

/** The fields of a protection around the last set price; refused ones are part of the game. */
const fieldsOf = ({ limited, profit, stop, trail }: Kind, isShort: boolean, base: number): OrderFields => {
  const sign = isShort ? -1 : 1
  const atStop =
    stop === undefined
      ? {}
      : {
          stoploss: near(base, -sign * stop),
          ...(limited && { stoplimit: near(base, -sign * (stop + 3)) }),
        }
  return {
    ...(trail === undefined ? atStop : { trailpercent: (trail / 4 + 0.5).toFixed(2) }),
    ...(profit !== undefined && { takeprofit: near(base, sign * profit) }),
  }
}

/** The lives of some customers from one week on, at a price of 3.60: what they do, and what the market does. */
export const beginLife = async (brokers: Brokers, week: Date) => {
  const { call, control, sweep } = brokers
  await control('/clock', { to: week.toISOString(), rate: 0 })
  await control('/market/price', { code: CODE, price: '3.60' })
  let base = 3.6
  const who = await Promise.all(Array.from({ length: CUSTOMERS }, () => brokers.customer({ MYR: '500000.00' })))
  const orders: Array<Sent> = []
  const place = (session: Session, short: boolean, fields: OrderFields) =>
    call(
      '/trade/order',
      {
        code: CODE,
        direction: short ? 'short' : 'long',
        ordertype: fields['price'] ? 'limit' : 'market',
        clientorderid: randomUUID(),
        ...fields,
      },
      session,
    ) as Promise<Answer<Order>>

  const open = async (one: Extract<Act, { do: 'order' }>): Promise<Answer | undefined> => {
    const session = who[one.by]
    if (session === undefined) return undefined
    const answer = await place(session, one.short, {
      action: 'open',
      leverage: one.leverage,
      quantity: String(one.lots * 100),
      timeinforce: one.offset === undefined && one.timeinforce === 'gtc' ? 'day' : one.timeinforce,
      ...(one.offset !== undefined && { price: near(base, one.offset) }),
      ...fieldsOf(one.protection, one.short, base),
    })
    if (answer.status === 1) orders.push({ session, id: answer.data.id, short: one.short, quantity: one.lots })
    return answer
  }

  const change = (one: Extract<Act, { nth: number }>): Promise<Answer> | undefined => {
    const sent = orders[one.nth % Math.max(orders.length, 1)]
    if (sent === undefined) return undefined
    const { id, quantity, session, short } = sent
    const requestid = randomUUID()
    if (one.do === 'protect')
      return call('/trade/protect', { positionid: id, requestid, ...fieldsOf(one.protection, short, base) }, session)
    if (one.do === 'amend') {
      const terms = { price: near(base, one.offset), quantity: String(one.lots * 100) }
      return call('/trade/amendorder', { orderid: id, requestid, ...terms }, session)
    }
    const share = String(Math.max(1, Math.round(quantity / one.share)) * 100)
    return place(session, short, { action: 'close', positionid: id, quantity: share })
  }

  const cancelAll = (by: number): Promise<Answer> | undefined => {
    const session = who[by]
    return session && call('/trade/cancelorders', { requestid: randomUUID() }, session)
  }

  const run = async (one: Act): Promise<void> => {
    if (one.do === 'sweep') return sweep()
    const answer = await (one.do === 'order' ? open(one) : one.do === 'cancelall' ? cancelAll(one.by) : change(one))
    expect(answer?.msg).not.toBe(textByCode['system-busy'])
  }

  return {
    /** All acts of a moment at the same time. */
    act: ({ acts }: Moment) => Promise.all(acts.map(run)),
    /** Time passes, with a sweep at the old price, and the market jumps. */
    pass: async ({ halted, passes, price }: Moment): Promise<void> => {
      if (halted) await control('/market/halt', { code: CODE })
      await control('/clock', { advanceMilliseconds: passes })
      await sweep()
      if (halted) await control('/market/resume', { code: CODE })
      await control('/market/price', { code: CODE, price })
      base = Number(price)
    },
  }
}

/** The beginning of the next life: a Tuesday morning of Kuala Lumpur after everything that the last one did. */
export const nextTuesday = (now: Date): Date => {
  const first = Date.parse('2026-01-20T01:30:00Z')
  return new Date(first + Math.ceil((now.getTime() - first + 1) / (7 * DAY)) * 7 * DAY)
}
