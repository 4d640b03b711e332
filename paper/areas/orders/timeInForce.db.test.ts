import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { match } from './matching/match.ts'
import { type Desk, openDesk } from './testing/desk.ts'

const CODE = '96038'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  await desk.setPrice(CODE, '4.00')
})
afterAll(() => desk.stop())

/** An order as it is stored: a session does not last from one day to the next. */
const stored = (id: string) =>
  desk.broker.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('an order that must be filled at once', () => {
  it('keeps what the book has, and its rest is cancelled with its money', async () => {
    const who = await desk.customer({ MYR: '90000000.00' })
    await desk.forward(5000)
    const { ask, askDepth } = await desk.book(CODE)
    const quantity = String(Number(askDepth) + 1000)
    const order = await desk.accepted(who, { code: CODE, quantity, price: ask, timeinforce: 'ioc' })
    expect(order).toMatchObject({ state: 'cancelled', reason: 'not-filled-at-once', filled: askDepth, held: '0.00' })
    expect((await desk.money(who, 'MYR')).held).toBe('0.00')
    expect((await desk.position(who, order.positionid)).quantity).toBe(askDepth)
    await desk.soundBooks()
  })

  it('is cancelled at once where no price reaches it', async () => {
    const who = await desk.customer({ MYR: '1000.00' })
    const order = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.50', timeinforce: 'ioc' })
    expect(order).toMatchObject({ state: 'cancelled', filled: '0', held: '0.00' })
    expect(await desk.money(who, 'MYR')).toMatchObject({ available: '1000.00', held: '0.00' })
    expect((await desk.call('/trade/pendinglist', {}, who)).data.list).toEqual([])
    await desk.soundBooks()
  })

  it('is filled completely or not at all, and takes nothing from the book where it is not', async () => {
    const who = await desk.customer({ MYR: '90000000.00' })
    await desk.forward(5000)
    const { ask, askDepth } = await desk.book(CODE)
    const more = String(Number(askDepth) + 100)
    const killed = await desk.accepted(who, { code: CODE, quantity: more, price: ask, timeinforce: 'fok' })
    expect(killed).toMatchObject({ state: 'cancelled', filled: '0', reason: 'not-filled-at-once' })
    const filled = await desk.accepted(who, { code: CODE, quantity: askDepth, price: ask, timeinforce: 'fok' })
    expect(filled).toMatchObject({ state: 'filled', filled: askDepth })
    await desk.soundBooks()
  })

  it('closes only what it fills of a position, and frees the rest', async () => {
    const who = await desk.customer({ MYR: '90000000.00' })
    const { positionid } = await desk.accepted(who, { code: CODE, quantity: '1000', direction: 'short' })
    const close = { code: CODE, action: 'close', direction: 'short', positionid }
    const order = await desk.accepted(who, { ...close, quantity: '1000', price: '3.50', timeinforce: 'fok' })
    expect(order).toMatchObject({ state: 'cancelled', filled: '0' })
    expect(await desk.position(who, positionid)).toMatchObject({ state: 'holding', closable: '1000' })
    await desk.soundBooks()
  })

  it('is ended by a sweep where the process that accepted it could not match it', async () => {
    const who = await desk.customer({ MYR: '1000.00' })
    const waiting = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.50' })
    await desk.broker.db.updateTable('orders').set({ time_in_force: 'ioc' }).where('id', '=', waiting.id).execute()
    await desk.sweep()
    expect(await desk.info(who, waiting.id)).toMatchObject({ state: 'cancelled', reason: 'not-filled-at-once' })
    await desk.soundBooks()
  })

  it('is not ended by a match that began before it was accepted', async () => {
    const who = await desk.customer({ MYR: '1000.00' })
    const waits = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.50' })
    await desk.broker.db.updateTable('orders').set({ time_in_force: 'ioc' }).where('id', '=', waits.id).execute()
    const before = new Date((await stored(waits.id)).created_at.getTime() - 1)
    const { broker } = desk
    const earlier = { ...broker, clock: { ...broker.clock, now: () => Promise.resolve(before) } }
    await match(earlier, [CODE])
    expect((await stored(waits.id)).state).toBe('pending')
    await desk.sweep()
    expect((await stored(waits.id)).state).toBe('cancelled')
    await desk.soundBooks()
  })
})

describe('an order that waits for days', () => {
  it('is still there on the next days, is filled there, and expires at the close of its last day', async () => {
    const who = await desk.customer({ MYR: '5000.00' })
    const long = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.60', timeinforce: 'gtc' })
    const dated = { code: CODE, quantity: '100', price: '3.55', timeinforce: 'gtd', gooduntil: '2026-01-15' }
    const until = await desk.accepted(who, dated)
    const day = await desk.accepted(who, { code: CODE, quantity: '100', price: '3.55' })
    expect(new Date(Number(until.expiretime)).toISOString()).toBe('2026-01-15T09:00:00.000Z')
    expect(until.timeinforce).toBe('gtd')

    await desk.at('2026-01-14T02:00:00.000Z')
    await desk.sweep()
    expect(await stored(day.id)).toMatchObject({ state: 'expired', time_in_force: 'day' })
    expect(await stored(until.id)).toMatchObject({ state: 'pending' })

    await desk.setPrice(CODE, '3.58')
    await desk.forward(1000)
    expect(await stored(long.id)).toMatchObject({ state: 'filled' })
    await desk.setPrice(CODE, '4.00')
    await desk.at('2026-01-15T09:00:00.000Z')
    await desk.sweep()
    expect(await stored(until.id)).toMatchObject({ state: 'expired' })
    await desk.soundBooks()
  })

  it('is refused for a day that is too far, past or missing, and for an order at the market', async () => {
    await desk.at('2026-01-20T02:00:00.000Z')
    const who = await desk.customer({ MYR: '5000.00' })
    const refusal = async (fields: Record<string, string>) =>
      (await desk.order(who, { code: CODE, quantity: '100', ...fields })).msg
    const limit = { price: '3.60', timeinforce: 'gtd' }
    expect(await refusal({ ...limit, gooduntil: '2026-01-19' })).toBe(textByCode['good-until-out-of-range'])
    expect(await refusal({ ...limit, gooduntil: '2026-04-21' })).toBe(textByCode['good-until-out-of-range'])
    expect(await refusal(limit)).toBe(textByCode['invalid-parameters'])
    expect(await refusal({ ...limit, gooduntil: '2026-02-30' })).toBe(textByCode['invalid-parameters'])
    expect(await refusal({ timeinforce: 'gtc' })).toBe(textByCode['invalid-parameters'])
    const preview = { code: CODE, quantity: '100', direction: 'long', action: 'open', ordertype: 'limit' }
    const { data } = await desk.call('/trade/orderpreview', { ...preview, ...limit, gooduntil: '2026-04-21' }, who)
    expect(data.problems).toContainEqual({ field: 'gooduntil', code: 'good-until-out-of-range', severity: 'error' })
  })

  it('belongs to its id: the same id with another time in force is refused', async () => {
    const who = await desk.customer({ MYR: '5000.00' })
    const fields = { code: CODE, quantity: '100', price: '3.60', clientorderid: crypto.randomUUID() }
    await desk.accepted(who, fields)
    expect((await desk.order(who, { ...fields, timeinforce: 'gtc' })).msg).toBe(textByCode['request-id-reused'])
  })
})

it('matches nothing else because of an order that must be filled at once', async () => {
  expect((await match(desk.broker, [CODE])).size).toBe(0)
})
