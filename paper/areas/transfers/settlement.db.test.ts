import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { audit } from '../../ledger/audit.ts'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { later } from '../../platform/clock/instant.ts'
import { bind, MONDAY, PASSWORD, ready, sold, standAt, walletOf } from './testing/testing.ts'

/** The open of the second trading day after Monday. */
const SETTLED = new Date('2026-01-14T01:00:00Z')

let paper: TestBroker
beforeAll(async () => {
  paper = await reusedTestBroker()
})
afterAll(async () => {
  expect(await audit(paper.broker.db)).toEqual([])
  await paper.stop()
})

const login = async ({ account }: Session): Promise<Session> =>
  (await paper.call('/user/login', { account, password: 'test1234' })).data
const withdraw = (mine: Session, cardid: string, money: string) =>
  paper.call(
    '/funds/withdraw',
    { currency: 'MYR', money, cardid, fundpassword: PASSWORD, requestid: randomUUID() },
    mine,
  )
const exchange = async (mine: Session, money: string) => {
  const { data } = await paper.call('/exchange/quote', { from: 'MYR', to: 'EUR' }, mine)
  return paper.call('/exchange/submit', { quoteid: data.quoteid, money, requestid: randomUUID() }, mine)
}
const settledOf = async (mine: Session) =>
  (await paper.call('/funds/wallets', {}, mine)).data.find(({ currency }) => currency === 'MYR')?.settled
const sum = (a: string, b: string) => (Number(a) + Number(b)).toFixed(2)

it('of a sale can be traded with immediately, and withdrawn and exchanged when it has settled', async () => {
  await standAt(paper, MONDAY)
  const mine = await ready(paper, { MYR: '2000.00' })
  const card = await bind(paper, mine)
  const paid = await sold(paper, mine)
  const [free] = await walletOf(paper, mine, 'MYR')
  const settled = sum(free, `-${paid}`)
  const { data: preview } = await paper.call('/funds/withdrawpreview', { type: 'MYR' }, mine)
  expect(preview).toMatchObject({ available: settled, settling: [{ money: paid, time: SETTLED.getTime() }] })
  expect(await settledOf(mine)).toBe(settled)

  // One sen more than the settled amount is refused for both.
  const more = sum(settled, '0.01')
  expect((await withdraw(mine, card, more)).msg).toBe(textByCode['insufficient-withdrawable-amount'])
  expect((await exchange(mine, more)).msg).toBe(textByCode['insufficient-withdrawable-amount'])

  expect((await exchange(mine, sum(settled, '-500.00'))).status).toBe(1)
  expect((await withdraw(mine, card, '500.00')).status).toBe(1)
  expect(await walletOf(paper, mine, 'MYR')).toEqual([paid, '500.00'])
  expect((await withdraw(mine, card, paid)).msg).toBe(textByCode['insufficient-withdrawable-amount'])

  await standAt(paper, later(SETTLED, -1))
  const again = await login(mine)
  expect((await exchange(again, paid)).msg).toBe(textByCode['insufficient-withdrawable-amount'])
  await standAt(paper, SETTLED)
  const { data: after } = await paper.call('/funds/withdrawpreview', { type: 'MYR' }, again)
  expect(after).toMatchObject({ available: paid, settling: [] })
  expect((await withdraw(again, card, paid)).status).toBe(1)
})

it('of a sale can buy again before it has settled, and the rest still waits', async () => {
  await standAt(paper, MONDAY)
  const mine = await ready(paper, { MYR: '400.00' })
  await sold(paper, mine)
  const [before] = await walletOf(paper, mine, 'MYR')
  const order = { code: '96038', direction: 'long', ordertype: 'market', quantity: '100', action: 'open' }
  const bought = await paper.call('/trade/order', { ...order, clientorderid: randomUUID() }, mine)
  expect(bought.data.state).toBe('filled')
  const [free] = await walletOf(paper, mine, 'MYR')
  expect(Number(free)).toBeLessThan(Number(before))
  const { data: preview } = await paper.call('/funds/withdrawpreview', { type: 'MYR' }, mine)
  const waiting = preview.settling.reduce((total, { money }) => sum(total, String(money)), '0.00')
  expect(sum(String(preview.available), waiting)).toBe(free)
})
