import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { decimal } from '../../../domain/money/decimal.ts'
import { type Currency, money } from '../../../domain/money/money.ts'
import { available, house, move } from '../../ledger/entry.ts'
import { post } from '../../ledger/post.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type Twin, withTwin } from '../../testing/books.ts'
import { callAt, type Session } from '../../testing/broker.ts'
import { type Desk, openDesk, OPEN, orderAt } from '../orders/testing/desk.ts'

const [MYR, TWD] = ['96038', '2330']

let desk: Desk
let twin: Twin
withTwin(openDesk, (opened, other) => {
  desk = opened
  twin = other
})

const idOf = async ({ account }: Session): Promise<string> => {
  const found = desk.broker.db.selectFrom('customers').select('id').where('phone', '=', account)
  return (await found.executeTakeFirstOrThrow()).id
}

/** The movements of a customer as its list has them, newest first: the name of each and its time. */
const listed = async (mine: Session, path: '/records/funding' | '/records/transaction') => {
  const rows: Array<{ name: string; time: number }> = []
  for (let cursor = ''; ;) {
    const { data } = await desk.call(path, { limit: '100', ...(cursor && { cursor }) }, mine)
    for (const { currency, kind, time } of data.list) rows.push({ name: `${currency} ${kind}`, time: Number(time) })
    if (data.next === '') return rows
    cursor = data.next
  }
}

/** Rows whose time is later than that of the row before them, in a list that has the newest first. */
const outOfOrder = (rows: ReadonlyArray<{ name: string; time: number }>) =>
  rows.flatMap(({ name, time }, nth) => {
    const before = rows[nth - 1]
    return before && time > before.time ? [`${name} ${time - before.time} ms after ${before.name}`] : []
  })

const isAnyWaiting = async () => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    desk.broker.db,
  )
  return rows.length > 0
}

const exchange = async (url: string, mine: Session, from: Currency, to: Currency) => {
  const { data } = await callAt(url, '/exchange/quote', { from, to }, mine)
  return () => callAt(url, '/exchange/submit', { quoteid: data.quoteid, money: '10.00', requestid: randomUUID() }, mine)
}

it.each(['EUR', 'TWD'] as const)(
  'gives a movement that waited for another one of its customer, in %s, no earlier time than that one',
  async (currency) => {
    await desk.at(OPEN)
    const mine = await desk.customer({ EUR: '1000.00', TWD: '1000.00' })
    const owner = await idOf(mine)
    const credit = { account: mine.account, currency: 'EUR', amount: '5.00' }
    const sent: { isDone?: boolean; done?: Promise<unknown> } = {}
    // Its time is read a second before the credit is sent, and it is written when that either waits or is done.
    const slow: Clock = {
      now: async () => {
        const at = await desk.broker.clock.now()
        await desk.control('/clock', { advanceMilliseconds: SECOND })
        sent.done = desk.control('/credit', credit).finally(() => {
          sent.isDone = true
        })
        await expect.poll(async () => sent.isDone === true || (await isAnyWaiting())).toBe(true)
        await desk.control('/clock', { advanceMilliseconds: SECOND })
        return at
      },
    }
    const entries = move(house('practice'), available(owner), money(decimal('5.00'), currency))
    const transfer = { id: randomUUID(), kind: 'deposit', entries }
    await transaction(desk.broker.db, (tx) => post(tx, slow, transfer), 'read committed')
    await sent.done
    const rows = await listed(mine, '/records/funding')
    expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(['EUR practicemoney', `${currency} deposit`])
    expect(outOfOrder(rows)).toEqual([])
  },
)

it('lists movements in the order of their times, whatever a customer does at the same time on two processes', async () => {
  await desk.control('/clock', { to: OPEN, rate: 1 })
  const mine = await desk.customer({ EUR: '90000.00', MYR: '9000000.00', TWD: '9000000.00', USD: '90000.00' })
  await Promise.all(
    Array.from({ length: 60 }, async (_, nth) => {
      const url = nth % 2 ? desk.url : twin.url
      if (nth % 3 === 0) await (await exchange(url, mine, 'EUR', 'USD'))()
      const fields = { code: nth % 3 === 1 ? MYR : TWD, quantity: nth % 3 === 1 ? '100' : '1000' }
      const { data, status } = await orderAt(url, mine, fields)
      if (status === 1 && data.state === 'pending')
        await callAt(url, '/trade/cancelorder', { orderid: data.id, requestid: randomUUID() }, mine)
    }),
  )
  for (const path of ['/records/funding', '/records/transaction'] as const) {
    const rows = await listed(mine, path)
    expect(rows.length).toBeGreaterThan(4)
    expect(outOfOrder(rows)).toEqual([])
  }
})
