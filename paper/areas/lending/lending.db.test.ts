import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { runDue } from '../../platform/jobs/run.ts'
import { jobHandlers } from '../../main/jobs.ts'
import { problemsOf, type Twin, withTwin } from '../../testing/books.ts'
import { type Answer, callAt, type Session } from '../../testing/broker.ts'
import { DAY, HOUR, MINUTE } from '../../platform/clock/instant.ts'
import { type Desk, openDesk, OPEN, orderAt } from '../orders/testing/desk.ts'
import { allDemand } from './demand.ts'
import { longRuns } from '../../testing/longRuns.ts'

type Loan = Data<'/lending/lend'>

let desk: Desk
let twin: Twin
/** A Malaysian share with demand on the day of the tests. */
let code: string
withTwin(openDesk, (opened, other) => {
  desk = opened
  twin = other
  const asked = allDemand(desk.broker.market, Date.parse(OPEN)).find(
    ({ instrument, minimum, quantity }) =>
      instrument.market === 'MY' && Number(quantity.value) > Number(minimum.value) * 30,
  )
  code = asked?.instrument.code ?? ''
})
/** A customer who holds this many shares and may sell them; the clock is within trading hours. */
const holder = async (quantity = 1000): Promise<{ mine: Session; positionid: string }> => {
  await desk.at(OPEN)
  const mine = await desk.customer({ MYR: '900000.00' })
  const { data, msg } = await orderAt(desk.url, mine, { code, quantity: String(quantity) })
  if (data?.state !== 'filled') throw new Error(`not bought: ${msg} ${data?.state}`)
  await desk.forward(16 * MINUTE)
  return { mine, positionid: data.id }
}
const lendAt = (url: string, mine: Session, fields: Record<string, string>): Promise<Answer<Loan>> =>
  callAt(url, '/lending/lend', { days: '7', requestid: randomUUID(), ...fields }, mine)
const recall = (mine: Session, id: string) => desk.call('/lending/recall', { id, requestid: randomUUID() }, mine)
const loanOf = async (mine: Session) => (await desk.call('/lending/loans', {}, mine)).data.list[0]
const settle = () => desk.control('/jobs/run', {})
const ahead = async (milliseconds: number) => {
  await desk.control('/clock', { advanceMilliseconds: milliseconds })
  await settle()
}
/** A new session after some days. */
const again = async ({ account }: Session): Promise<Session> =>
  (await desk.call('/user/login', { account, password: 'test1234' })).data
const cash = async (mine: Session) => Number((await desk.money(mine, 'MYR')).available)

it('pays each day once, blocks the sale of the shares, and returns them at the end of the term', async () => {
  const { mine, positionid } = await holder()
  const [holding] = (await desk.call('/lending/holdings', {}, mine)).data.list
  expect(holding).toMatchObject({ positionid, lendable: '1000', lent: '0' })
  const before = await cash(mine)
  const { data: loan } = await lendAt(desk.url, mine, { positionid, quantity: '600' })
  expect(loan).toMatchObject({ status: 0, days: 7, paid: '0.00' })
  expect(Number(loan.value)).toBeCloseTo(Number(loan.price) * 600, 2)
  expect(await desk.position(mine, positionid)).toMatchObject({ quantity: '1000', closable: '400', lent: '600' })
  const sell = (quantity: string) => orderAt(desk.url, mine, { code, action: 'close', positionid, quantity })
  expect((await sell('500')).msg).toBe(textByCode['above-position'])
  expect((await lendAt(desk.url, mine, { positionid, quantity: '500' })).msg).toBe(textByCode['above-position'])
  await ahead(DAY - MINUTE)
  expect(await loanOf(await again(mine))).toMatchObject({ paiddays: 0 })
  await ahead(MINUTE)
  await Promise.all([runDue(desk.broker, jobHandlers), runDue(desk.broker, jobHandlers), settle()])
  const later = await again(mine)
  expect(await loanOf(later)).toMatchObject({ paiddays: 1, paid: loan.dayfee })
  const fees = (await desk.call('/records/transaction', { kind: 'lending' }, later)).data.list
  expect(fees.map((fee) => [fee.code, fee.zone])).toEqual([[code, loan.zone]])
  // The broker is off for three days and catches up.
  await ahead(3 * DAY + HOUR)
  expect(await loanOf(await again(mine))).toMatchObject({ paiddays: 4 })
  await ahead(3 * DAY)
  const last = await again(mine)
  expect(await loanOf(last)).toMatchObject({ status: 2, paiddays: 7, paid: loan.total })
  expect((await cash(last)) - before).toBeCloseTo(Number(loan.total), 2)
  expect(await desk.position(last, positionid)).toMatchObject({ quantity: '1000', lent: '0', closable: '1000' })
  const messages = (await desk.call('/message/list', { language: 'us' }, last)).data.list
  const told = messages.map(({ title }) => title)
  expect(messages.find(({ title }) => title === 'Shares lent')?.zone).toBe(loan.zone)
  expect(told).toEqual(expect.arrayContaining(['Lent shares returned', 'Shares lent']))
})

it('returns recalled shares when the running day ends, and pays that day in full', async () => {
  const { mine, positionid } = await holder()
  const { data: loan } = await lendAt(desk.url, mine, { positionid, quantity: '1000' })
  await ahead(DAY + HOUR)
  const later = await again(mine)
  const { data: recalled } = await recall(later, loan.id)
  expect(recalled).toMatchObject({ status: 1, endtime: Number(loan.starttime) + 2 * DAY })
  expect((await recall(later, loan.id)).msg).toBe(textByCode['loan-not-running'])
  expect((await recall(await desk.customer(), loan.id)).msg).toBe(textByCode['loan-not-found'])
  await ahead(22 * HOUR)
  expect(await loanOf(await again(mine))).toMatchObject({ status: 1 })
  await ahead(HOUR)
  expect(await loanOf(await again(mine))).toMatchObject({ status: 2, paiddays: 2, paid: recalled.total })
})

describe('refuses', () => {
  it('invalid quantities, positions and channels', async () => {
    const { mine, positionid } = await holder(1000)
    const say = async (fields: Record<string, string>) => (await lendAt(desk.url, mine, { positionid, ...fields })).msg
    expect(await say({ quantity: '150' })).toBe(textByCode['not-whole-lots'])
    expect(await say({ quantity: '2000' })).toBe(textByCode['above-position'])
    expect(await say({ quantity: '100', positionid: 'nothing' })).toBe(textByCode['position-not-found'])
    for (const state of ['full', 'closed']) {
      await desk.control('/lending/channel', { state })
      expect(await say({ quantity: '100' })).toBe(textByCode['borrow-unavailable'])
      expect((await desk.call('/common/config', { type: 'all' })).data).toContainEqual({
        name: 'lending',
        value: state,
      })
    }
    await desk.control('/lending/channel', { state: 'open' })
    await desk.control('/market/no-price', { code })
    expect(await say({ quantity: '100' })).toBe(textByCode['price-not-obtained'])
    await desk.control('/market/price-again', { code })
    const fresh = await orderAt(desk.url, mine, { code, quantity: '100' })
    expect(await say({ quantity: '100', positionid: fresh.data.id })).toBe(textByCode['above-position'])
  })
})

it('lends once for one request id, and never the same shares twice, on two processes at the same time', async () => {
  const { mine, positionid } = await holder(1000)
  const fields = { positionid, quantity: '300', requestid: randomUUID() }
  const same = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => lendAt(n % 2 ? desk.url : twin.url, mine, fields)))
  expect(new Set(same.map(({ data }) => data.id)).size).toBe(1)
  const many = await Promise.all(
    Array.from({ length: 8 }, (_, n) => lendAt(n % 2 ? desk.url : twin.url, mine, { positionid, quantity: '300' })),
  )
  expect(many.filter(({ status }) => status === 1)).toHaveLength(2)
  expect(await desk.position(mine, positionid)).toMatchObject({ lent: '900', closable: '100' })
})

it(
  'never sells or lends more than is held, whatever happens at the same time (property)',
  { retry: 0, timeout: longRuns(180_000, 3_600_000) },
  async () => {
    const act = fc.record({
      do: fc.constantFrom('lend' as const, 'sell' as const, 'recall' as const),
      lots: fc.integer({ min: 1, max: 6 }),
    })
    const run = fc.asyncProperty(
      fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { maxLength: 4 }),
      async (steps) => {
        const { mine, positionid } = await holder(1000)
        let session = mine
        let calls = 0
        for (const acts of steps) {
          await Promise.all(
            acts.map(async (one) => {
              const url = calls++ % 2 ? desk.url : twin.url
              const quantity = String(one.lots * 100)
              if (one.do === 'lend') return lendAt(url, session, { positionid, quantity })
              if (one.do === 'sell') return orderAt(url, session, { code, action: 'close', positionid, quantity })
              const loan = await loanOf(session)
              return loan && recall(session, loan.id)
            }),
          )
          const position = await desk.position(session, positionid)
          expect(Number(position.lent)).toBeLessThanOrEqual(Number(position.quantity))
          expect(await problemsOf(desk)).toEqual([])
          await ahead(DAY)
          session = await again(session)
        }
      },
    )
    await fc.assert(run, { numRuns: longRuns(5, 50), endOnFailure: true })
    expect(await problemsOf(desk)).toEqual([])
  },
)
