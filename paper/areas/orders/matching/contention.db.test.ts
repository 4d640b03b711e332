import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import { type Twin, withTwin } from '../../../testing/books.ts'
import { type Answer, callAt, type Session } from '../../../testing/broker.ts'
import { longRuns } from '../../../testing/longRuns.ts'
import { type Desk, openDesk, type Order, orderAt } from '../testing/desk.ts'

const CODE = '96038'
/** Another instrument for the orders that close: the orders before may have emptied the book of the first one. */
const CLOSED = '96213'
/** How many are in flight at a time: the number of a client's connections. */
const AT_ONCE = 200

let desk: Desk
let twin: Twin
withTwin(openDesk, async (opened, other) => {
  desk = opened
  twin = other
  for (const code of [CODE, CLOSED]) await desk.setPrice(code, '4.00')
})

const urlOf = (n: number) => (n % 2 ? twin.url : desk.url)
const many = async (count: number, call: (n: number) => Promise<Answer<Order>>) => {
  const answers: Array<Answer<Order>> = []
  for (let start = 0; start < count; start += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - start)
    answers.push(...(await Promise.all(Array.from({ length }, (_, n) => call(start + n)))))
  }
  return answers
}
const refusalsOf = (answers: ReadonlyArray<Answer<Order>>) =>
  answers.flatMap(({ msg, status }) => (status === 1 ? [] : [msg]))
const cancelAt = (url: string, orderid: string, mine: Session): Promise<Answer<Order>> =>
  callAt(url, '/trade/cancelorder', { orderid, requestid: randomUUID() }, mine)

it(
  'accepts hundreds of simultaneous orders of one account, on two processes',
  { timeout: longRuns(60_000, 900_000) },
  async () => {
    const mine = await desk.customer({ MYR: '90000000.00' })
    const order = (n: number) =>
      orderAt(urlOf(n), mine, {
        code: CODE,
        quantity: '100',
        ...(n % 3 > 0 && { price: n % 3 === 1 ? '3.50' : '4.10' }),
      })
    expect(refusalsOf(await many(longRuns(150, 8000), order))).toEqual([])
  },
)

it('accepts eighty simultaneous orders that close one position, and refuses the quantity that is not held', async () => {
  const mine = await desk.customer({ MYR: '900000.00' })
  const { id, positionid } = await desk.accepted(mine, { code: CLOSED, quantity: '6000', price: '4.20' })
  // Nothing more is bought: what was bought a moment ago could not be sold.
  await desk.cancel(mine, id)
  await desk.forward(16 * 60_000)
  const { quantity } = await desk.position(mine, positionid)
  const lots = Number(quantity) / 100
  expect(lots).toBeGreaterThan(10)
  const close = { code: CLOSED, action: 'close', positionid, quantity: '100', price: '4.30' }
  const refusals = refusalsOf(await many(80, (n) => orderAt(urlOf(n), mine, close)))
  expect(refusals).toHaveLength(80 - Math.min(80, lots))
  expect(refusals).not.toContain(textByCode['system-busy'])
})

it('cancels eighty orders of one account at the same time, and one order once for eighty calls', async () => {
  const mine = await desk.customer({ MYR: '900000.00' })
  const waiting = await many(40, () => orderAt(desk.url, mine, { code: CODE, quantity: '100', price: '3.60' }))
  expect(refusalsOf(waiting)).toEqual([])
  const cancels = await many(80, (n) => cancelAt(urlOf(n), waiting[n % 40]?.data.id ?? '', mine))
  expect(refusalsOf(cancels)).toEqual(Array.from({ length: 40 }, () => textByCode['order-not-pending']))

  const one = await desk.accepted(mine, { code: CODE, quantity: '100', price: '3.60' })
  const same = await many(80, (n) => cancelAt(urlOf(n), one.id, mine))
  expect(refusalsOf(same)).toEqual(Array.from({ length: 79 }, () => textByCode['order-not-pending']))
  expect((await desk.money(mine, 'MYR')).held).toBe('0.00')
})
