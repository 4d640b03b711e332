import { randomInt, randomUUID } from 'node:crypto'
import { practiceDocument } from '../../areas/identity/practiceDocument.ts'
import type { Broker, Customer, SignedInCall, UploadedFile } from '../../platform/broker/call.ts'
import { isTestClock } from '../../platform/clock/clock.ts'
import { ControlRefusal } from '../../platform/control/refusal.ts'
import { isRejection, type Rejection } from '../../platform/rejection/rejection.ts'
import { clockControl } from '../control/clockRoutes.ts'
import { customerControl } from '../control/customerRoutes.ts'
import { identityControl } from '../control/identityRoutes.ts'
import { handlers } from '../handlers.ts'
import { weekdayOf } from '../../../domain/calendar/day.ts'
import { instantOf, localDay, localMinute } from '../../../domain/calendar/zone.ts'
import { FUNDS_ZONE } from '../../../domain/transfers/hours.ts'

const [FROM, UNTIL] = [10 * 60, 15 * 60]

const isWorkday = (day: number): boolean => ![0, 6].includes(weekdayOf(day))

/** The instant itself between ten and three on a working day in Kuala Lumpur, or else the next ten o'clock of one. */
const nextWorkingMorning = (at: Date): Date => {
  const today = localDay(FUNDS_ZONE, at.getTime())
  const minute = localMinute(FUNDS_ZONE, at.getTime())
  if (isWorkday(today) && minute >= FROM && minute < UNTIL) return at
  let day = isWorkday(today) && minute < FROM ? today : today + 1
  while (!isWorkday(day)) day += 1
  return new Date(instantOf(FUNDS_ZONE, day, FROM))
}

/** The passwords of every customer of a situation. */
export const PASSWORDS = { login: 'paper1234', fund: '739182' }
/** The name on every proof of identity. */
export const HOLDER = 'Marina Ribera'

/** A customer of a situation. */
export interface Person extends Customer {
  readonly token: string
}

/** A situation cannot be made: why. */
export class NotMade extends Error {}

type Asking<Fields, Answer> = (fields: Fields, call: SignedInCall) => Promise<Answer | Rejection>
type Steering<Body, Answer> = (
  asked: { readonly body: Body; readonly query: object; readonly path: object },
  broker: Broker,
) => Promise<Answer | ControlRefusal>

/** What makes a situation: a customer's calls, a tester's calls, and time. Nothing else writes anything. */
export interface Scene {
  readonly broker: Broker
  readonly now: () => Promise<Date>
  /** A new id of a request. */
  readonly id: () => string
  /** Calls an operation of the contract as a customer. Throws where it is refused. */
  readonly ask: <Fields, Answer>(who: Customer, handler: Asking<Fields, Answer>, fields: Fields) => Promise<Answer>
  /** The same for an operation that has to be refused: the code of its message. */
  readonly refusal: <Fields>(who: Customer, handler: Asking<Fields, unknown>, fields: Fields) => Promise<string>
  /** Does a call of the control API. Throws where it is refused. */
  readonly steer: <Body, Answer>(handler: Steering<Body, Answer>, body: Body) => Promise<Answer>
  /** A new customer; practice money by currency, by default that of every new one. */
  readonly customer: (practiceMoney?: Record<string, string>) => Promise<Person>
  /** The same with a verified identity and a fund password. */
  readonly verified: (practiceMoney?: Record<string, string>) => Promise<Person>
  /** Uploads a practice picture and returns its id. */
  readonly upload: (who: Customer, purpose: 'proof' | 'identity') => Promise<string>
  readonly moveTo: (at: Date | number) => Promise<void>
  /** On a working day of Kuala Lumpur between ten and three: moved there where the clock can be moved and is not. */
  readonly workingHours: () => Promise<void>
}

const freshAccount = (): string => `8${String(randomInt(10 ** 9)).padStart(9, '0')}`

export const makeScene = (broker: Broker): Scene => {
  const now = () => broker.clock.now()
  const callOf = async (customer: Customer, files: ReadonlyArray<UploadedFile> = []): Promise<SignedInCall> => ({
    broker,
    customer,
    files,
    now: await now(),
    requestId: 'situation',
    address: '127.0.0.1',
    tokenHash: Buffer.alloc(0),
    sessionKey: () => Buffer.alloc(0),
  })
  const expectDone = <Answer>(answer: Answer | Rejection): Answer => {
    if (isRejection(answer)) throw new NotMade(`the broker refuses: ${answer.code} ${answer.field ?? ''}`.trim())
    return answer
  }
  const id = () => randomUUID()
  const steer: Scene['steer'] = async (handler, body) => {
    const answer = await handler({ body, query: {}, path: {} }, broker)
    if (answer instanceof ControlRefusal) throw new NotMade(answer.error)
    return answer
  }
  const customer: Scene['customer'] = async (practiceMoney) => {
    const account = freshAccount()
    const wanted = { account, password: PASSWORDS.login, ...(practiceMoney && { practiceMoney }) }
    const { token } = await steer(customerControl['POST /customers'], wanted)
    const row = await broker.db
      .selectFrom('customers')
      .select(['id', 'number'])
      .where('phone', '=', account)
      .executeTakeFirstOrThrow()
    return { ...row, phone: account, frozen: false, token }
  }
  const moveTo: Scene['moveTo'] = async (at) => {
    await steer(clockControl['POST /clock'], { to: new Date(at).toISOString() })
  }
  return {
    broker,
    now,
    id,
    ask: async (who, handler, fields) => expectDone(await handler(fields, await callOf(who))),
    refusal: async (who, handler, fields) => {
      const answer = await handler(fields, await callOf(who))
      if (!isRejection(answer)) throw new NotMade('the broker does what it has to refuse here')
      return answer.code
    },
    steer,
    customer,
    verified: async (practiceMoney) => {
      const person = await customer(practiceMoney)
      await steer(identityControl['POST /identity/grant'], { account: person.phone, name: HOLDER })
      await steer(identityControl['POST /fundpassword'], { account: person.phone, password: PASSWORDS.fund })
      return person
    },
    upload: async (who, purpose) => {
      const { bytes, type: contentType } = await practiceDocument('front')
      const file = { field: 'file', fileName: 'practice.png', contentType, bytes, isCut: false }
      const stored = await handlers['/upload/image']({ file: '', purpose, requestid: id() }, await callOf(who, [file]))
      return expectDone(stored).id
    },
    moveTo,
    workingHours: async () => {
      const at = await now()
      const morning = nextWorkingMorning(at)
      if (morning.getTime() !== at.getTime() && isTestClock(broker.clock)) await moveTo(morning)
    },
  }
}
