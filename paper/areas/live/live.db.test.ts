import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAt, type Session } from '../../testing/broker.ts'

import { type Desk, openDesk, orderAt } from '../orders/testing/desk.ts'
import { type Listener, listen } from './testing/listener.ts'

const CODE = '96038'
let desk: Desk
let twin: Awaited<ReturnType<Desk['twin']>>
const open: Array<Listener> = []
beforeAll(async () => {
  desk = await openDesk()
  twin = await desk.twin()
})
afterAll(async () => {
  for (const one of open) one.cut()
  await twin.stop()
  await desk.stop()
})

const follow = async (url: string, session: Session, query?: Record<string, string>, after?: string) => {
  const listener = await listen(url, session, query, after)
  open.push(listener)
  await expect.poll(() => listener.events.length).toBeGreaterThan(0)
  return listener
}
const fillIds = (listener: Listener) =>
  listener
    .of('fills')
    .flat()
    .map(({ id }) => id)
const allFills = async (session: Session) => {
  const { data } = await desk.call('/trade/fills', { limit: '100' }, session)
  return data.list.map(({ id }) => id).toReversed()
}

/** A held position as the list has it, which is polled where there is no stream. */
const listed = async (me: Session, id: string) => (await desk.held(me)).find((one) => one.id === id)

describe('a stream', () => {
  // Only the single order has its changes.
  it('tells of an order with its fill, position and money, whichever process has taken it', async () => {
    const me = await desk.customer({ MYR: '100000.00' })
    const [here, there] = [await follow(desk.url, me), await follow(twin.url, me)]
    const order = await desk.accepted(me, { code: CODE, quantity: '100' })
    for (const listener of [here, there]) {
      await expect.poll(() => fillIds(listener)).toHaveLength(1)
      await expect.poll(() => listener.of('wallets').length).toBeGreaterThan(0)
      expect(listener.events[0]?.event).toBe('ready')
      expect({ ...listener.of('orders').flat().at(-1), changes: [] }).toEqual(await desk.info(me, order.id))
      await expect.poll(() => listener.of('positions').flat().at(-1)).toEqual(await listed(me, order.id))
      const wallets = (await desk.call('/funds/wallets', {}, me)).data
      expect(listener.of('wallets').at(-1)).toEqual(wallets.filter(({ currency }) => currency === 'MYR'))
    }
  })

  it('tells of what protects an order and its position, also where only a trailing stop has moved', async () => {
    const me = await desk.customer({ MYR: '100000.00' })
    const { bid } = await desk.book(CODE)
    const low = (Math.floor(Number(bid) * 90) / 100).toFixed(2)
    const waiting = await desk.accepted(me, { code: CODE, quantity: '100', ordertype: 'limit', price: low })
    const held = await desk.accepted(me, { code: CODE, quantity: '100' })
    const listener = await follow(twin.url, me)
    const protect = (positionid: string, fields: Record<string, string>) =>
      desk.call('/trade/protect', { positionid, requestid: crypto.randomUUID(), ...fields }, me)

    await protect(waiting.id, { takeprofit: (Number(bid) * 1.5).toFixed(2) })
    await expect.poll(() => listener.of('orders').flat().at(-1)?.protection?.state).toBe('waiting')
    expect({ ...listener.of('orders').flat().at(-1), changes: [] }).toEqual(await desk.info(me, waiting.id))
    expect(listener.of('positions')).toEqual([])

    await protect(held.id, { trailpercent: '10' })
    const last = () => listener.of('positions').flat().at(-1)
    await expect.poll(() => last()?.protection?.state).toBe('active')
    await desk.sweep()
    await expect.poll(() => last()?.protection?.stopnow).not.toBe('-')
    const before = last()?.protection?.stopnow
    await desk.setPrice(CODE, (Math.floor(Number(bid) * 104) / 100).toFixed(2))
    await desk.forward(2_000)
    await desk.sweep()
    await expect.poll(() => last()?.protection?.stopnow).not.toBe(before)
    expect(last()).toEqual(await listed(me, held.id))
  })

  it('says at its beginning how long the money has not changed, to nobody else', async () => {
    const [me, other] = [await desk.customer({ MYR: '100000.00' }), await desk.customer()]
    await desk.accepted(me, { code: CODE, quantity: '100' })
    const placed = performance.now()
    const { quiet } = (await follow(twin.url, me)).of('ready')[0] ?? {}
    expect(quiet).toBeGreaterThanOrEqual(0)
    expect(quiet).toBeLessThan(performance.now() - placed + 5_000)
    expect((await follow(desk.url, other)).of('ready')).toEqual([{ time: expect.any(Number) }])
    const quotes = await follow(desk.url, me, { quotes: CODE })
    expect(quotes.of('ready')).toEqual([{ time: expect.any(Number) }])
  })

  it('shows nothing of another customer', async () => {
    const [me, other] = [await desk.customer({ MYR: '100000.00' }), await desk.customer({ MYR: '100000.00' })]
    const [mine, theirs] = [await follow(desk.url, me), await follow(desk.url, other)]
    await desk.accepted(me, { code: CODE, quantity: '100' })
    await expect.poll(() => fillIds(mine)).toHaveLength(1)
    expect(theirs.events.map(({ event }) => event)).toEqual(['ready'])
  })

  it('goes on after the last event on another process: nothing is missing, nothing comes twice', async () => {
    const me = await desk.customer({ MYR: '9000000.00' })
    const seen: Array<string> = []
    let listener = await follow(desk.url, me)
    for (let cut = 0; cut < 6; cut += 1) {
      await orderAt(cut % 2 === 0 ? desk.url : twin.url, me, { code: CODE, quantity: '100' })
      if (cut % 3 === 0) await expect.poll(() => listener.of('fills').length).toBeGreaterThan(0)
      listener.cut()
      await listener.ended
      seen.push(...fillIds(listener))
      await orderAt(twin.url, me, { code: CODE, quantity: '100' })
      listener = await follow(cut % 2 === 0 ? twin.url : desk.url, me, { own: '1' }, listener.lastId())
      expect(listener.events[0]?.event).toBe('ready')
    }
    const all = await allFills(me)
    expect(all).toHaveLength(12)
    await expect.poll(() => [...seen, ...fillIds(listener)].toSorted()).toEqual(all.toSorted())
  })

  it('begins again after an id that is unknown, was pruned, or belongs to a state that was replaced', async () => {
    const me = await desk.customer({ MYR: '100000.00' })
    const { rows } = await sql<{ epoch: string; pruned: string }>`
      select epoch, pruned::text as pruned from live_history`.execute(desk.broker.db)
    const { epoch = '', pruned = '' } = rows[0] ?? {}
    for (const id of ['what', `${epoch}-${pruned}-1`, `other-${pruned}0-1`, `${epoch}-99999999999999-1`])
      expect((await follow(desk.url, me, { own: '1' }, id)).events[0]?.event).toBe('reset')
    const listener = await follow(desk.url, me)
    await sql`update live_history set epoch = 'another'`.execute(desk.broker.db)
    await expect.poll(() => listener.of('reset')).toHaveLength(1)
    await desk.accepted(me, { code: CODE, quantity: '100' })
    await expect.poll(() => fillIds(listener)).toHaveLength(1)
    expect(listener.lastId()).toMatch(/^another-/)
  })

  it('begins again on every process when testers restore a state, and ends where its session is not in it', async () => {
    const me = await desk.customer({ MYR: '100000.00' })
    await desk.control('/snapshots', { name: 'streams' })
    const later = await desk.customer()
    const streams = await Promise.all([desk.url, twin.url].map((url) => follow(url, me)))
    const ending = await Promise.all([desk.url, twin.url].map((url) => follow(url, later)))
    await desk.control('/snapshots/restore', { name: 'streams' })
    await Promise.all(ending.map(({ ended }) => ended))
    for (const stream of streams) await expect.poll(() => stream.of('reset')).toHaveLength(1)
    await desk.accepted(me, { code: CODE, quantity: '100' })
    for (const stream of streams) await expect.poll(() => fillIds(stream)).toHaveLength(1)
  })

  it('waits for a transaction that began earlier, and then tells of both', async () => {
    const me = await desk.customer({ MYR: '100000.00' })
    const listener = await follow(desk.url, me)
    await desk.broker.db.transaction().execute(async (tx) => {
      await sql`update messages set read_at = now() where customer_id = (select id from customers where phone = ${me.account})`.execute(
        tx,
      )
      await sql`select pg_current_xact_id()`.execute(tx)
      await desk.accepted(me, { code: CODE, quantity: '100' })
      const twice = await follow(desk.url, me)
      expect([fillIds(listener), fillIds(twice)]).toEqual([[], []])
    })
    await expect.poll(() => fillIds(listener)).toHaveLength(1)
  })

  it('ends with the session, on every process', async () => {
    const me = await desk.customer()
    const listeners = [await follow(desk.url, me), await follow(twin.url, me)]
    await callAt(desk.url, '/user/logout', {}, me)
    await Promise.all(listeners.map(({ ended }) => ended))
    expect((await listen(desk.url, me)).status).toBe(401)
  })

  it('is refused without a session, for a bad topic, and beyond the streams of a customer', async () => {
    expect((await listen(desk.url, { account: '1', token: 'no' })).status).toBe(401)
    const me = await desk.customer()
    const bad = await fetch(`${desk.url}/api/vue/live/stream?quotes=a%20b`, { headers: { ...me } })
    expect(await bad.json()).toMatchObject({ status: 0 })
    const many = await Promise.all(Array.from({ length: 8 }, () => follow(desk.url, me)))
    expect((await listen(desk.url, me)).status).toBe(429)
    many[0]?.cut()
    await expect.poll(async () => (await listen(desk.url, me)).status).toBe(200)
  })

  it('takes no place of a customer who left before it was opened', async () => {
    const me = await desk.customer()
    const { hostname, port } = new URL(desk.url)
    const head = Object.entries(me).map(([name, value]) => `${name}: ${value}`)
    const request = ['GET /api/vue/live/stream?own=1 HTTP/1.1', `host: ${hostname}:${port}`, ...head, '', ''].join(
      '\r\n',
    )
    const leave = async (): Promise<void> => {
      const socket = connect(Number(port), hostname)
      socket.write(request, () => socket.destroy())
      await once(socket, 'close')
    }
    for (let times = 0; times < 20; times++) await leave()
    for (let place = 0; place < 8; place++) await expect.poll(async () => (await listen(desk.url, me)).status).toBe(200)
  })
})

describe('what fails for one customer', () => {
  it('is no more than their own stream begun again, where ids are larger than the database can hold', async () => {
    const [me, other] = [await desk.customer({ MYR: '100000.00' }), await desk.customer()]
    const theirs = await follow(desk.url, other)
    const [, epoch = '', writtenBy = ''] = /^(.+)-(.+)-/.exec(theirs.lastId()) ?? []
    const ids = [`${epoch}-${writtenBy}-9999999999999999999`, `${epoch}-${writtenBy}-9223372036854775808`]
    const hostile = [...ids, `${epoch}-99999999999999999999-1`, `${'z'.repeat(40)}-1-1`]
    const mine = await follow(desk.url, me)
    for (const id of hostile) expect((await follow(desk.url, other, { own: '1' }, id)).events[0]?.event).toBe('reset')
    await desk.accepted(me, { code: CODE, quantity: '100' })
    await expect.poll(() => fillIds(mine)).toHaveLength(1)
    await follow(desk.url, me)
  })

  it('is a reset of their streams, where a record of theirs cannot be read', async () => {
    const [me, other] = [await desk.customer({ MYR: '100000.00' }), await desk.customer({ MYR: '100000.00' })]
    const order = await desk.accepted(other, { code: CODE, quantity: '100' })
    const [mine, theirs] = [await follow(desk.url, me), await follow(desk.url, other)]
    const from = theirs.lastId()
    // A value that the driver refuses to read: to the broker that looks like a lost connection.
    await sql`update orders set amount = 'NaN' where id = ${order.id}`.execute(desk.broker.db)
    await desk.accepted(me, { code: CODE, quantity: '100' })
    await expect.poll(() => fillIds(mine)).toHaveLength(1)
    await expect.poll(() => theirs.of('reset')).toHaveLength(1)
    expect((await follow(desk.url, other, { own: '1' }, from)).events[0]?.event).toBe('reset')
    await desk.accepted(me, { code: CODE, quantity: '100' })
    await expect.poll(() => fillIds(mine)).toHaveLength(2)
  })
})

describe('quotes of a stream', () => {
  it('begin with the present state and go on with what has changed', async () => {
    const me = await desk.customer()
    const listener = await follow(desk.url, me, { quotes: `${CODE},KLCI`, depth: CODE })
    await expect.poll(() => listener.of('quotes').length).toBeGreaterThan(0)
    expect(listener.of('quotes')[0]?.list.map(({ code }) => code)).toEqual([CODE, 'KLCI'])
    expect(listener.of('depth')[0]).toEqual((await desk.call('/quotes/depth', { code: CODE }, me)).data)
    await desk.setPrice(CODE, '4.44')
    await expect.poll(() => listener.of('quotes').at(-1)?.list).toMatchObject([{ code: CODE, nowprice: '4.440' }])
    expect(listener.of('depth').at(-1)?.quote.nowprice).toBe('4.440')
    expect(listener.of('orders')).toEqual([])
  })
})
