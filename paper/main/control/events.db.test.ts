import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { ControlAnswer } from '../../platform/control/calls.ts'
import { withBooks } from '../../testing/books.ts'
import { type Session, startTestBroker, type TestBroker } from '../../testing/broker.ts'

const CODE = '96038'

let paper: TestBroker
withBooks(startTestBroker, async (opened) => {
  paper = opened
  await paper.control('/clock', { to: '2026-01-13T02:00:00Z', rate: 0 })
  await paper.control('/market/price', { code: CODE, price: '4.00' })
})

const eventsOf = async (account?: string) =>
  (await paper.control<ControlAnswer<'GET /events'>>(`/events?limit=200${account ? `&account=${account}` : ''}`)).events
const texts = async (account?: string) => (await eventsOf(account)).map(({ text }) => text)
const order = (mine: Session, fields: Record<string, string>) =>
  paper.call(
    '/trade/order',
    {
      code: CODE,
      quantity: '100',
      direction: 'long',
      action: 'open',
      ordertype: 'market',
      clientorderid: randomUUID(),
      ...fields,
    },
    mine,
  )

it('says what was accepted, filled, refused and expired, and why, for one customer', async () => {
  const [mine, other] = [await paper.customer({ MYR: '9000.00' }), await paper.customer({ MYR: '9000.00' })]
  await order(mine, {})
  await order(mine, { quantity: '900000' })
  await order(other, { quantity: '200' })
  const told = await texts(mine.account)
  expect(told).toContainEqual(expect.stringMatching(/^\/trade\/order accepted, filled: code 96038, quantity 100,/))
  expect(told).toContainEqual(
    expect.stringMatching(/^\/trade\/order refused, insufficient-available-balance.*quantity 900000/),
  )
  expect(told).toContainEqual(expect.stringMatching(/^buy 96038 filled: 100 of 100 filled, worst price /))
  expect(told.some((text) => text.includes('200'))).toBe(false)
  expect(told.join()).not.toMatch(/clientorderid|password/)
  expect((await eventsOf(mine.account)).every(({ account }) => account === null || account === mine.account)).toBe(true)
})

it('says why an order is not filled, once until the reason changes', async () => {
  const mine = await paper.customer({ MYR: '9000.00' })
  await order(mine, { ordertype: 'limit', price: '3.70' })
  for (let nth = 0; nth < 3; nth += 1) await paper.control('/trading/sweep', {})
  const why = async () => (await texts(mine.account)).filter((text) => text.includes('not filled'))
  const [first, ...more] = await why()
  expect([first, more]).toEqual([
    expect.stringMatching(/^orders to buy 96038 not filled: nobody offers below 4[\d.]*, the orders accept 3\.7$/),
    [],
  ])
  await paper.control('/market/halt', { code: CODE })
  await paper.control('/trading/sweep', {})
  expect((await why())[0]).toBe('orders to buy 96038 not filled: the market is halted')
  await paper.control('/market/resume', { code: CODE })
})

it('says why a position is not stopped out', async () => {
  const mine = await paper.customer({ MYR: '9000.00' })
  const { data } = await order(mine, { code: '96213', leverage: '5' })
  const { data: position } = await paper.call('/trade/positioninfo', { positionid: data.positionid }, mine)
  expect(Number(position.stopprice)).toBeGreaterThan(0)
  await paper.control('/market/halt', { code: '96213' })
  await paper.control('/trading/sweep', {})
  expect(await texts(mine.account)).toContain('positions in 96213 not stopped out: the market is halted')
  await paper.control('/market/resume', { code: '96213' })
  await paper.control('/trading/sweep', {})
})

it('tells jobs, draws, faults and what testers did, without secrets', async () => {
  const made = await paper.control<ControlAnswer<'POST /situations/{name}'>>('/situations/copy-matured', {})
  await paper.control('/faults', { kind: 'latency', path: '/news/list', token: made.token })
  await paper.call('/news/list', {}, { token: made.token, account: made.account })
  await paper.control('/freeze', { account: made.account, frozen: true })
  const told = await texts(made.account)
  expect(told).toContainEqual(expect.stringMatching(/^follow-matured, /))
  expect(told).toContain('latency applied to /api/vue/news/list')
  expect(told).toContain(`POST /control/freeze {"account":"${made.account}","frozen":true}`)
  expect((await texts()).join()).not.toContain(made.token)
  expect((await eventsOf()).filter(({ topic }) => topic === 'job').length).toBeGreaterThan(0)
})

it('tells that one-time codes were refused, and not the codes', async () => {
  const mine = await paper.customer()
  const recovery = 'C3XW5RY2LQ7MB4NV'
  await paper.call('/security/codesoff', { password: 'x', code: recovery, requestid: randomUUID() }, mine)
  await paper.call('/user/login', { account: mine.account, password: 'wrong1234', code: '492039' })
  expect(await texts(mine.account)).toContain('/security/codesoff refused, codes-not-on: ')
  expect(await texts()).toContain(`/user/login refused, wrong-credentials: account ${mine.account}`)
  expect((await texts()).join()).not.toMatch(new RegExp(`${recovery}|492039`))
})

it('is emptied, and refuses an account that is none', async () => {
  await fetch(`${paper.url}/control/events`, { method: 'DELETE' })
  expect((await eventsOf()).filter(({ topic }) => topic === 'order')).toEqual([])
  await expect(texts('123')).rejects.toThrow('400')
})
