import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ControlAnswer } from '../../platform/control/calls.ts'
import { startTestBroker, type TestBroker } from '../../testing/broker.ts'
import { withBooks } from '../../testing/books.ts'

let paper: TestBroker
withBooks(startTestBroker, (opened) => {
  paper = opened
})
beforeAll(() => paper.control('/clock', { to: '2026-01-13T02:00:00Z', rate: 0 }))

const customers = async (search: string) =>
  (await paper.control<ControlAnswer<'GET /customers'>>(`/customers?search=${search}`)).customers

describe('customers at a glance', () => {
  it('are found by a part of the account, with their state', async () => {
    const mine = await paper.customer({ MYR: '90000.00' })
    await paper.control('/identity/grant', { account: mine.account })
    await paper.control('/freeze', { account: mine.account, frozen: true })
    expect(await customers(mine.account.slice(3))).toMatchObject([
      { account: mine.account, identity: 'verified', frozen: true, sessions: 1, orders: 0, positions: 0 },
    ])
    expect((await customers('')).length).toBeGreaterThan(1)
    await expect(customers('abc')).rejects.toThrow('400')
  })

  it('show wallets, orders and positions', async () => {
    const mine = await paper.customer({ MYR: '90000.00' })
    const form = { code: '96038', direction: 'long', action: 'open', quantity: '200', clientorderid: randomUUID() }
    const placed = await paper.call('/trade/order', { ...form, ordertype: 'market' }, mine)
    const shown = await paper.control<ControlAnswer<'GET /customers/{account}'>>(`/customers/${mine.account}`)
    expect(shown.customer).toMatchObject([{ account: mine.account, positions: 1, identity: 'not-submitted' }])
    expect(shown.positions).toMatchObject([{ id: placed.data.positionid, code: '96038', quantity: '200' }])
    expect(shown.orders).toMatchObject([{ id: placed.data.id, state: 'filled', filled: '200', price: null }])
    const { data } = await paper.call('/funds/wallets', {}, mine)
    const free = data.find(({ currency }) => currency === 'MYR')?.balance
    expect(shown.wallets).toEqual([{ currency: 'MYR', balance: String(free), frozen: '0.00' }])
    await expect(paper.control('/customers/0000000000')).rejects.toThrow('404')
  })

  it('are entered by a session of their own', async () => {
    const mine = await paper.customer({})
    const opened = await paper.control<{ token: string; account: string }>('/sessions/open', { account: mine.account })
    expect(opened.token).not.toBe(mine.token)
    expect((await paper.call('/user/getUserinfo', {}, opened)).data).toMatchObject({ account: mine.account })
  })
})

describe('the clock', () => {
  const next = (body: object) => paper.control<{ now: string }>('/clock/next', body)

  it('goes to the next opening and closing of a market, and to the next job', async () => {
    expect((await next({ event: 'closing', calendar: 'MY' })).now).toBe('2026-01-13T09:00:00.000Z')
    expect((await next({ event: 'opening', calendar: 'MY' })).now).toBe('2026-01-14T01:00:00.000Z')
    await paper.control('/situations/subscription-waiting', {})
    const { jobs } = await paper.control<ControlAnswer<'GET /jobs'>>('/jobs')
    const { now } = await paper.control<{ now: string }>('/clock')
    const first = jobs.find(({ due }) => due > now)
    expect((await next({ event: 'job' })).now).toBe(first?.due)
    await paper.control('/clock', { to: '2026-01-13T02:00:00Z' })
  })
})

describe('lists of testers', () => {
  it('show an instrument with price, limits and book', async () => {
    await paper.control('/market/open', { calendar: 'MY' })
    await paper.control('/market/price', { code: '96038', price: '4.00' })
    const read = async (query: string) =>
      (await paper.control<ControlAnswer<'GET /market/instruments'>>(`/market/instruments${query}`)).instruments
    const [one] = await read('?search=96038')
    expect(one).toMatchObject({ code: '96038', price: '4.000', state: 'open', calendar: 'MY', currency: 'MYR' })
    expect(Number(one?.bids[0]?.price)).toBeLessThan(Number(one?.asks[0]?.price))
    expect(Number(one?.lower)).toBeLessThan(4)
    expect((await read('')).map(({ code }) => code)).toEqual(['96038'])
  })

  it('show faults, of which one is removed', async () => {
    const { id } = await paper.control<{ id: string }>('/faults', { kind: 'latency', path: '/news/list', times: 3 })
    await paper.control('/faults', { kind: 'html', path: '/news/info' })
    const faults = async () => (await paper.control<ControlAnswer<'GET /faults'>>('/faults')).faults
    expect(await faults()).toMatchObject([{ id, kind: 'latency', path: '/news/list', remaining: 3 }, { kind: 'html' }])
    const remove = (query: string) => fetch(`${paper.url}/control/faults${query}`, { method: 'DELETE' })
    await remove(`?id=${id}`)
    expect(await faults()).toMatchObject([{ kind: 'html' }])
    await remove('?id=nonsense')
    expect(await faults()).toHaveLength(1)
    await remove('')
    expect(await faults()).toEqual([])
  })

  it('show subscriptions that wait for something, and no others', async () => {
    const read = async () => (await paper.control<ControlAnswer<'GET /subscriptions'>>('/subscriptions')).subscriptions
    const before = (await read()).length
    const due = await paper.control<ControlAnswer<'POST /situations/{name}'>>('/situations/won-and-unpaid', {})
    await paper.control('/situations/won-and-lapsed', {})
    const after = await read()
    expect(after).toHaveLength(before + 1)
    const mine = { id: due.ids['subscription'], account: due.account, state: 'payment-due' }
    expect(after).toContainEqual(expect.objectContaining(mine))
  })
})
