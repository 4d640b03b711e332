import type { Instant } from '../../domain/calendar/zone.ts'
import type { Broker, Customer, SignedInCall } from '../platform/broker/call.ts'
import { isRejection, type Rejection } from '../platform/rejection/rejection.ts'
import { transaction, type Tx } from '../platform/database/transaction.ts'
import type { JobHandlers } from '../platform/jobs/run.ts'
import { clockAt } from '../platform/clock/clock.ts'
import { SECOND } from '../platform/clock/instant.ts'
import { doWhatIsDue } from './due.ts'

/** The handler of an operation that a customer calls. */
type OperationHandler<Fields, Answer> = (fields: Fields, call: SignedInCall) => Promise<Answer | Rejection>

/** A period of a customer's past, simulated with the rules that hold for every customer. */
export interface Life {
  readonly beginning: Instant
  /** The present: nothing happens after it. */
  readonly end: Instant
  readonly customer: Customer
  readonly now: () => Date
  /** The broker as it is at this instant. */
  readonly broker: () => Broker
  /**
   * Calls the broker as the customer.
   * @throws Refused where the broker refuses.
   */
  readonly ask: <Fields, Answer>(handler: OperationHandler<Fields, Answer>, fields: Fields) => Promise<Answer>
  /** Does what the broker's staff does. */
  readonly act: <Result>(work: (tx: Tx, now: Date) => Promise<Result>) => Promise<Result>
}

/** A sequence of a customer's actions: it yields the instant at which it continues. */
export type Story = (life: Life) => AsyncGenerator<Instant, void, undefined>

/** The broker refused a step of a story. */
export class Refused extends Error {
  readonly code: string

  constructor({ code, field }: Rejection, at: Date) {
    super(`${code} ${field ?? ''} at ${at.toISOString()}`)
    this.code = code
  }
}

interface Waiting {
  readonly story: Story
  readonly at: Instant
  readonly rest: ReturnType<Story>
}

const soonest = (waiting: ReadonlyArray<Waiting>): Waiting | undefined =>
  waiting.reduce<Waiting | undefined>((first, one) => (first && first.at <= one.at ? first : one), undefined)

export interface Past {
  readonly broker: Broker
  /** The broker's own jobs. */
  readonly jobHandlers: JobHandlers
  readonly customer: Customer
  readonly beginning: Instant
  readonly end: Instant
}

/** A life at its beginning. `moveTo` moves the time and does all that falls due at the broker until then. */
const beginLife = ({ beginning, broker, customer, end, jobHandlers }: Past) => {
  let at = beginning
  const brokerAt = (instant: Instant): Broker => ({
    ...broker,
    clock: { ...broker.clock, ...clockAt(new Date(instant)) },
    // The stories contain the reviews by staff, some hours later.
    reviewAfter: undefined,
  })
  const now = () => new Date(at)
  const life: Life = {
    beginning,
    end,
    customer,
    now,
    broker: () => brokerAt(at),
    ask: async (handler, fields) => {
      const session = { customer, tokenHash: Buffer.alloc(0), sessionKey: () => Buffer.alloc(0) }
      const moment = { now: now(), requestId: 'demo', address: '127.0.0.1', files: [] }
      const answer = await handler(fields, { ...moment, ...session, broker: brokerAt(at) })
      if (isRejection(answer)) throw new Refused(answer, now())
      return answer
    },
    act: (work) => transaction(broker.db, (tx) => work(tx, now())),
  }
  const moveTo = async (instant: Instant): Promise<void> => {
    await doWhatIsDue(brokerAt, jobHandlers, at, instant)
    at = instant
  }
  return { life, moveTo }
}

/**
 * Runs stories side by side, each step at its instant and in the order of time, until the present. No two steps share a
 * second. A story ends where the broker refuses one of its steps, which is logged.
 */
export const live = async (past: Past, stories: ReadonlyArray<Story>): Promise<void> => {
  const { life, moveTo } = beginLife(past)
  let waiting: ReadonlyArray<Waiting> = stories.map((story) => ({ story, at: past.beginning, rest: story(life) }))
  for (let next = soonest(waiting); next; next = soonest(waiting)) {
    const { rest, story } = next
    waiting = waiting.filter((one) => one !== next)
    try {
      const step = await rest.next()
      if (step.done !== true)
        waiting = [...waiting, { story, rest, at: Math.max(step.value, life.now().getTime() + SECOND) }]
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause
      past.broker.log.info({ story: story.name, why: cause.message }, 'a story of the demo customer ended early')
    }
    waiting = waiting.filter(({ at }) => at <= past.end)
    const then = soonest(waiting)
    await moveTo(then?.at ?? past.end)
  }
}
