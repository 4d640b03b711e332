import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { withBooks } from '../../testing/books.ts'
import { type Session, startTestBroker, type TestBroker } from '../../testing/broker.ts'

const CODE = '96038'

let paper: TestBroker
withBooks(
  () => startTestBroker({ keepBeginning: true }),
  (opened) => {
    paper = opened
  },
)

const problems = async () => {
  const found = await Promise.all(
    ['/audit', '/trading/audit'].map((path) => paper.control<{ problems: ReadonlyArray<string> }>(path)),
  )
  return found.flatMap((one) => one.problems)
}
const buy = async (mine: Session, quantity: string) => {
  const form = {
    code: CODE,
    quantity,
    direction: 'long',
    action: 'open',
    ordertype: 'market',
    clientorderid: randomUUID(),
  }
  const { data, msg, status } = await paper.call('/trade/order', form, mine)
  expect([status, msg]).toEqual([1, expect.anything()])
  return data
}
/** What a customer sees of the state: money, orders, positions, time and price. */
const sights = async (mine: Session) => {
  const [wallets, positions, orders, quote, clock, market] = await Promise.all([
    paper.call('/funds/wallets', {}, mine),
    paper.call('/trade/positionlist', { which: 'held', limit: '10' }, mine),
    paper.call('/trade/pendinglist', { limit: '10' }, mine),
    paper.call('/quotes/info', { code: CODE }),
    paper.control('/clock'),
    paper.control('/market'),
  ])
  return [wallets.data, positions.data, orders.data, quote.data, clock, market]
}

it('brings money, orders, positions, faults, market and time back, and the books stay right', async () => {
  await paper.control('/clock', { to: '2026-01-13T02:00:00Z', rate: 0 })
  await paper.control('/market/price', { code: CODE, price: '4.00' })
  const mine = await paper.customer({ MYR: '100000.00' })
  await buy(mine, '200')
  await paper.control('/faults', { kind: 'unavailable', path: '/news/list' })
  const before = await sights(mine)
  const taken = await paper.control<{ milliseconds: number }>('/snapshots', { name: 'bought' })

  await fetch(`${paper.url}/control/faults`, { method: 'DELETE' })
  await paper.control('/clock', { to: '2026-01-13T03:00:00Z', rate: 1 })
  await paper.control('/market/price', { code: CODE, price: '4.10' })
  const later = await paper.customer({ MYR: '100000.00' })
  await Promise.all([buy(mine, '300'), buy(later, '100')])
  expect(await sights(mine)).not.toEqual(before)

  const restored = await paper.control<{ milliseconds: number }>('/snapshots/restore', { name: 'bought' })
  expect(await sights(mine)).toEqual(before)
  expect(await problems()).toEqual([])
  expect((await paper.call('/news/list', {})).httpStatus).toBe(503)
  expect((await paper.call('/user/getUserinfo', {}, later)).httpStatus).toBe(401)
  expect(Math.max(taken.milliseconds, restored.milliseconds)).toBeLessThan(2_000)

  await fetch(`${paper.url}/control/faults`, { method: 'DELETE' })
  await buy(mine, '100')
  expect(await problems()).toEqual([])
})

it('restores while customers trade on two processes, and the books stay right', async () => {
  const twin = await paper.twin()
  const mine = await paper.customer({ MYR: '900000.00' })
  await paper.control('/snapshots', { name: 'busy' })
  const form = () => ({ code: CODE, quantity: '100', direction: 'long', action: 'open', ordertype: 'market' })
  const orders = Array.from({ length: 40 }, async (_, nth) => {
    const fields = new URLSearchParams({ ...form(), clientorderid: randomUUID() })
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...mine }
    const { url } = nth % 2 ? twin : paper
    await (await fetch(`${url}/api/vue/trade/order`, { method: 'POST', headers, body: fields })).text()
  })
  const { milliseconds } = await paper.control<{ milliseconds: number }>('/snapshots/restore', { name: 'busy' })
  await Promise.all(orders)
  // Generous for a busy machine; a deadlock costs a second each time.
  expect(milliseconds).toBeLessThan(4_000)
  expect(await problems()).toEqual([])
  await paper.control('/snapshots/restore', { name: 'busy' })
  expect((await paper.call('/trade/orderhistory', { limit: '10' }, mine)).data.list).toEqual([])
  await twin.stop()
})

it('goes back to the first start', async () => {
  const mine = await paper.customer({ MYR: '1.00' })
  await paper.control('/reset', {})
  expect((await paper.call('/user/getUserinfo', {}, mine)).httpStatus).toBe(401)
  expect(await paper.control('/market')).toEqual({ overrides: [] })
  expect(await problems()).toEqual([])
  expect((await paper.customer({ MYR: '5.00' })).token).not.toBe('')
})

it('lists, replaces and removes snapshots, and refuses a name that it does not know', async () => {
  const names = async () =>
    (await paper.control<{ snapshots: ReadonlyArray<{ name: string }> }>('/snapshots')).snapshots
  await paper.control('/snapshots', { name: 'mine' })
  await paper.control('/snapshots', { name: 'mine' })
  expect((await names()).filter(({ name }) => name === 'mine')).toHaveLength(1)
  const drop = () => fetch(`${paper.url}/control/snapshots?name=mine`, { method: 'DELETE' })
  expect([(await drop()).status, (await drop()).status]).toEqual([200, 404])
  await expect(paper.control('/snapshots/restore', { name: 'mine' })).rejects.toThrow('404')
  await expect(paper.control('/snapshots', { name: 'no name; drop' })).rejects.toThrow('400')
})

it('keeps the clock of a snapshot where it stood, not where real time has gone', async () => {
  await paper.control('/clock', { to: '2026-02-03T04:00:00Z', rate: 60_000 })
  await paper.control('/snapshots', { name: 'running' })
  const { at } = (await paper.control<{ snapshots: ReadonlyArray<{ at: string }> }>('/snapshots')).snapshots[0]!
  await paper.control('/clock', { to: '2026-05-05T05:00:00Z', rate: 0 })
  const start = performance.now()
  await paper.control('/snapshots/restore', { name: 'running' })
  const { now } = await paper.control<{ now: string }>('/clock')
  const waited = (performance.now() - start + 5_000) * 60_000
  expect(Date.parse(now)).toBeGreaterThanOrEqual(Date.parse(at))
  expect(Date.parse(now) - Date.parse(at)).toBeLessThan(waited)
})
