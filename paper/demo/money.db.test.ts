import { afterAll, beforeAll, expect, it } from 'vitest'
import { walletOf } from '../funds/testing.ts'
import { auditMovements } from '../movements/audit.ts'
import { type Session, startTestBroker, type TestBroker } from '../testing/broker.ts'
import { DEMO } from './prepare.ts'

let paper: TestBroker
let demo: Session
beforeAll(async () => {
  paper = await startTestBroker({ demo: true })
  demo = (await paper.call('/user/login', DEMO)).data
})
afterAll(() => paper.stop())

it('has deposits, withdrawals and exchanges in every state, and where money can be paid to', async () => {
  const { data: deposits } = await paper.call('/funds/depositlist', {}, demo)
  expect(deposits.list.map(({ currency, status }) => `${currency} ${status}`)).toEqual([
    'TWD 0',
    'USDT 1',
    'MYR 2',
    'EUR 1',
  ])
  const { data: withdrawals } = await paper.call('/user/withdrawallist', { type: 'MYR' }, demo)
  expect(withdrawals.map(({ status }) => status)).toEqual([0, 2, 3, 1])
  const { data: exchanges } = await paper.call('/exchange/list', {}, demo)
  expect(exchanges.list.map(({ from, to }) => `${from} ${to}`)).toEqual(['USDT JPY', 'EUR MYR'])
  const { data: cards } = await paper.call('/bank/list', {}, demo)
  expect(cards.map(({ inuse, number }) => [number, inuse])).toEqual([
    ['TQn9…bLSE', 0],
    ['ES91 **** 1332', 1],
  ])
})

it('has records that lead to what its wallets have', async () => {
  expect(await auditMovements(paper.broker.db)).toEqual([])
  for (const currency of ['EUR', 'USDT', 'MYR', 'JPY']) {
    const all = await Promise.all(
      (['/records/funding', '/records/transaction'] as const).map(
        async (path) => (await paper.call(path, { type: currency, limit: '1' }, demo)).data.list[0],
      ),
    )
    const newest = all.filter((row) => row !== undefined).toSorted((a, b) => Number(b.time) - Number(a.time))[0]
    expect([newest?.balance, newest?.frozen]).toEqual(await walletOf(paper, demo, currency))
  }
})

it('can be told apart by kind', async () => {
  const { data } = await paper.call('/records/funding', { limit: '100' }, demo)
  const kinds = new Set(data.list.map(({ kind }) => kind))
  expect([...kinds].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'deposit',
    'exchange',
    'practicemoney',
    'withdrawal',
    'withdrawalpaid',
    'withdrawalreturned',
  ])
})
