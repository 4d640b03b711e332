import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Twin, withTwin } from '../../../testing/books.ts'
import type { Session } from '../../../testing/broker.ts'
import { type Desk, nextWeek, openDesk } from '../testing/desk.ts'

const CODE = '96038'
/** More than one transaction closes. */
const MANY = 130

let desk: Desk
let twin: Twin
withTwin(openDesk, (opened, other) => {
  desk = opened
  twin = other
})
beforeEach(() => nextWeek(desk, CODE))
afterEach(() => vi.restoreAllMocks())

/** Short positions of one lot each, on margin, at about 3.50: they are stopped out at about 3.85. */
const shorten = async (who: Session, count: number) => {
  const short = { code: CODE, direction: 'short', quantity: '100', leverage: '5', price: '3.40' }
  await desk.setPrice(CODE, '3.50')
  for (let made = 0; made < count; made += 10)
    await Promise.all(Array.from({ length: Math.min(10, count - made) }, () => desk.accepted(who, short)))
  const held = () => ordersOf(who, '')
  for (let seconds = 0; seconds < 60 && (await held()).some(({ state }) => state !== 'filled'); seconds += 1) {
    await desk.forward(1000)
    await desk.setPrice(CODE, '3.50')
  }
  return held()
}

const ordersOf = async ({ account }: Session, reason: string) => {
  const { rows } = await sql<{ id: string; position_id: string; state: string }>`
    select o.id, o.position_id, o.state from orders o join customers c on c.id = o.customer_id
    where c.phone = ${account} and o.reason = ${reason} order by o.id`.execute(desk.broker.db)
  return rows
}

const untilClosed = async (...all: ReadonlyArray<Session>) => {
  for (let seconds = 0; seconds < 120; seconds += 1) {
    const held = await Promise.all(all.map((who) => desk.held(who)))
    if (held.every(({ length }) => length === 0)) return
    await desk.forward(1000)
    await desk.setPrice(CODE, '4.00')
  }
  throw new Error('positions are still held')
}

/** How many transactions some work has begun. */
const transactionsOf = async (work: () => Promise<void>): Promise<number> => {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const calls: ReadonlyArray<readonly unknown[]> = spy.mock.calls
  spy.mockRestore()
  const texts = calls.map(([sent]) => (typeof sent === 'string' ? sent : (sent as pg.QueryConfig).text))
  return texts.filter((text) => /^(begin|start transaction)/i.test(text)).length
}

describe('a price that stops out many positions', () => {
  it('closes them in a few transactions, each once, with the waiting orders of all of them', async () => {
    const all = [await desk.customer({ MYR: '100000.00' }), await desk.customer({ MYR: '100000.00' })]
    const opened = await Promise.all(all.map((who) => shorten(who, MANY / 2)))
    const terms = { code: CODE, direction: 'short', action: 'close', quantity: '100', price: '2.90' }
    const [first] = opened
    const waiting = await Promise.all(
      first!.slice(0, 20).map(({ position_id: positionid }) => desk.accepted(all[0]!, { ...terms, positionid })),
    )
    await desk.setPrice(CODE, '4.00')
    await desk.forward(1000)
    const stopped = await Promise.all(all.map((who) => ordersOf(who, 'stopped-out')))
    expect(stopped.flat()).toHaveLength(MANY)
    expect(new Set(stopped.flat().map(({ position_id }) => position_id)).size).toBe(MANY)
    for (const { id } of waiting) expect(await desk.info(all[0]!, id)).toMatchObject({ state: 'cancelled' })
    await untilClosed(...all)
    expect((await Promise.all(all.map((who) => ordersOf(who, 'stopped-out')))).flat()).toHaveLength(MANY)
  }, 60_000)

  it('needs no transaction for each of them', async () => {
    const who = await desk.customer({ MYR: '100000.00' })
    await shorten(who, 40)
    await desk.setPrice(CODE, '4.00')
    await desk.control('/clock', { advanceMilliseconds: 1000 })
    expect(await transactionsOf(desk.sweep)).toBeLessThan(10)
    expect(await ordersOf(who, 'stopped-out')).toHaveLength(40)
    await untilClosed(who)
  })

  it('closes each once where two processes sweep at the same time', async () => {
    const who = await desk.customer({ MYR: '100000.00' })
    await shorten(who, 40)
    await desk.setPrice(CODE, '4.00')
    await desk.control('/clock', { advanceMilliseconds: 1000 })
    const sweepTwin = () =>
      fetch(`${twin.url}/control/trading/sweep`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    const [, answer] = await Promise.all([desk.sweep(), sweepTwin(), desk.sweep()])
    expect(answer.status).toBe(200)
    const stopped = await ordersOf(who, 'stopped-out')
    expect(stopped).toHaveLength(40)
    expect(new Set(stopped.map(({ position_id }) => position_id)).size).toBe(40)
    await untilClosed(who)
  })

  it('closes all others where one of them cannot be closed, and that one when it can', async () => {
    const who = await desk.customer({ MYR: '100000.00' })
    const [broken] = await shorten(who, 20)
    const { db } = desk.broker
    await sql`
      create function break_one() returns trigger language plpgsql as $$
      begin
        if new.reason = 'stopped-out' and new.position_id = tg_argv[0]::uuid then raise 'broken'; end if;
        return new;
      end $$`.execute(db)
    await sql`create trigger break_one before insert on orders
      for each row execute function break_one(${sql.lit(broken!.position_id)})`.execute(db)
    await desk.setPrice(CODE, '4.00')
    await desk.control('/clock', { advanceMilliseconds: 1000 })
    await expect(desk.sweep()).rejects.toThrow()
    expect(await ordersOf(who, 'stopped-out')).toHaveLength(19)
    await sql`drop trigger break_one on orders`.execute(db)
    await untilClosed(who)
    expect(await ordersOf(who, 'stopped-out')).toHaveLength(20)
  })
})
