import { randomUUID } from 'node:crypto'
import { multiply, subtract, sum } from 'effect/BigDecimal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import { money } from '../../../domain/money/money.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { uuidv7 } from '../../platform/wireText/uuid.ts'
import { bind, MONDAY, PASSWORD, proofOf, ready, sold, standAt, walletOf } from '../transfers/testing/testing.ts'
import { available, house, move, assertFunded } from '../../ledger/entry.ts'
import { post } from '../../ledger/post.ts'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { DAY, HOUR } from '../../platform/clock/instant.ts'
import { auditMovements } from './audit.ts'
import { instrumentsOf } from './instruments.ts'

let paper: TestBroker
beforeAll(async () => {
  paper = await reusedTestBroker()
  await standAt(paper, MONDAY)
})
afterAll(async () => {
  expect(await auditMovements(paper.broker.db)).toEqual([])
  await paper.stop()
})

const funding = async (mine: Session, fields: Record<string, string> = {}) =>
  (await paper.call('/records/funding', fields, mine)).data
const idOf = async ({ account }: Session): Promise<string> => {
  const found = paper.broker.db.selectFrom('customers').select('id').where('phone', '=', account)
  return (await found.executeTakeFirstOrThrow()).id
}
const hours = (count: number) => paper.control('/clock', { advanceMilliseconds: count * HOUR })

/** A deposit, an exchange, a cancelled and a paid withdrawal, an hour apart. */
const busyDay = async () => {
  const mine = await ready(paper, { EUR: '1000.00' })
  const card = await bind(paper, mine)
  const transfer = { channelid: 'bank-eur', currency: 'EUR', money: '500.00', transferdate: '2026-01-12' }
  const deposit = { ...transfer, proof: await proofOf(paper, mine), requestid: randomUUID() }
  const { data: deposited } = await paper.call('/funds/deposit', deposit, mine)
  await paper.control('/deposits/approve', { account: mine.account })
  await hours(1)
  const { data: quote } = await paper.call('/exchange/quote', { from: 'EUR', to: 'MYR' }, mine)
  const swap = { quoteid: quote.quoteid, money: '300.00', requestid: randomUUID() }
  const { data: exchanged } = await paper.call('/exchange/submit', swap, mine)
  await hours(1)
  const withdraw = async (currency: string, amount: string) => {
    const fields = { currency, money: amount, cardid: card, fundpassword: PASSWORD, requestid: randomUUID() }
    return (await paper.call('/funds/withdraw', fields, mine)).data.id
  }
  const cancelled = await withdraw('EUR', '200.00')
  await paper.call('/funds/withdrawcancel', { id: cancelled, requestid: randomUUID() }, mine)
  const paid = await withdraw('MYR', '150.00')
  await paper.control('/withdrawals/pay', { id: paid })
  await standAt(paper, MONDAY)
  return { mine, deposited, exchanged, cancelled, paid }
}

describe('funding records', () => {
  it('show every step with the running balance of its wallet', async () => {
    const { cancelled, deposited, exchanged, mine, paid } = await busyDay()
    const { list, next } = await funding(mine)
    expect(next).toBe('')
    const myr = String(exchanged.received)
    const left = (Number(myr) - 150).toFixed(2)
    expect(
      list.map((row) => [row.currency, row.kind, row.money, row.frozenmoney, row.balance, row.frozen, row.orderid]),
    ).toEqual([
      ['MYR', 'withdrawalpaid', '0.00', '-150.00', left, '0.00', paid],
      ['MYR', 'withdrawal', '-150.00', '150.00', left, '150.00', paid],
      ['EUR', 'withdrawalreturned', '200.00', '-200.00', '1200.00', '0.00', cancelled],
      ['EUR', 'withdrawal', '-200.00', '200.00', '1000.00', '200.00', cancelled],
      ['MYR', 'exchange', myr, '0.00', myr, '0.00', exchanged.id],
      ['EUR', 'exchange', '-300.00', '0.00', '1200.00', '0.00', exchanged.id],
      ['EUR', 'deposit', '500.00', '0.00', '1500.00', '0.00', deposited.id],
      ['EUR', 'practicemoney', '1000.00', '0.00', '1000.00', '0.00', ''],
    ])
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['1200.00', '0.00'])
    expect(await walletOf(paper, mine, 'MYR')).toEqual([left, '0.00'])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  })

  it('are filtered by currency, kinds and time, and keep their balances', async () => {
    const { mine } = await busyDay()
    const kinds = async (fields: Record<string, string>) => (await funding(mine, fields)).list.map(({ kind }) => kind)
    expect(await kinds({ type: 'MYR' })).toEqual(['withdrawalpaid', 'withdrawal', 'exchange'])
    expect(await kinds({ kind: 'deposit,practicemoney' })).toEqual(['deposit', 'practicemoney'])
    expect(await kinds({ kind: 'unheard' })).toEqual([])
    const at = (count: number) => String(MONDAY.getTime() + count * HOUR)
    expect(await kinds({ from: at(1), to: at(2) })).toEqual(['exchange', 'exchange'])
    expect((await funding(mine, { type: 'EUR', kind: 'exchange' })).list).toMatchObject([{ balance: '1200.00' }])
  })

  it('page without losing or repeating a row while new ones are added', async () => {
    const { mine } = await busyDay()
    const all = (await funding(mine)).list.map(({ id }) => id)
    const first = await funding(mine, { limit: '3' })
    await paper.control('/credit', { account: mine.account, currency: 'EUR', amount: '1.00' })
    const seen = first.list.map(({ id }) => id)
    for (let { next } = first; next !== '';) {
      const page = await funding(mine, { limit: '3', cursor: next })
      seen.push(...page.list.map(({ id }) => id))
      next = page.next
    }
    expect(seen).toEqual(all)
  })

  it.each([
    ['an unknown cursor', { cursor: 'bm9ib2R5' }],
    ['a range that ends before it begins', { from: '2', to: '1' }],
    ['a range of 367 days', { from: '0', to: String(367 * DAY) }],
  ])('refuse %s', async (_, fields) => {
    const answer = await paper.call('/records/funding', fields, await paper.customer())
    expect(answer.msg).toBe(textByCode['invalid-parameters'])
  })

  it('refuse a cursor of another customer', async () => {
    const [{ mine }, other] = [await busyDay(), await paper.customer()]
    const { next } = await funding(mine, { limit: '1' })
    const answer = await paper.call('/records/funding', { limit: '1', cursor: next }, other)
    expect(answer.msg).toBe(textByCode['invalid-parameters'])
  })
})

describe('transaction records', () => {
  it('contain everything except funding, under its name, with its instrument', async () => {
    const mine = await ready(paper, { EUR: '10000.00' })
    const { list: products } = (await paper.call('/follow/list', { state: 'open', limit: '100' }, mine)).data
    const product = products.find(({ currency }) => currency === 'EUR')!
    const bought = { code: product.code, money: String(product.minmoney), requestid: randomUUID() }
    expect((await paper.call('/follow/buy', bought, mine)).status).toBe(1)
    const { balance } = (await paper.call('/records/transaction', { limit: '1' }, mine)).data.list[0]!
    const less = (count: string) =>
      formatDecimal(subtract(decimal(String(balance)), multiply(decimal('2.50'), decimal(count))))
    const owner = available(await idOf(mine))
    for (const kind of ['trade-fee', 'some-new-kind']) {
      const entries = move(owner, house('fees'), money(decimal('2.50'), 'EUR'))
      await transaction(paper.broker.db, async (tx) =>
        assertFunded(await post(tx, paper.broker.clock, { id: uuidv7(MONDAY), kind, entries })),
      )
    }
    const records = async (fields: Record<string, string> = {}) =>
      (await paper.call('/records/transaction', fields, mine)).data.list
    expect((await records()).slice(0, 2).map((row) => [row.kind, row.balance, row.code, row.name])).toEqual([
      ['somenewkind', less('2'), '', ''],
      ['tradefee', less('1'), '', ''],
    ])
    expect((await records({ kind: 'somenewkind,follow' })).map(({ code, kind, name }) => [kind, code, name])).toEqual([
      ['somenewkind', '', ''],
      ['follow', product.code, product.name],
    ])
    expect((await records({ kind: 'somenewkind' })).map(({ money: moved }) => moved)).toEqual(['-2.50'])
    expect((await funding(mine)).list.map(({ kind, zone }) => [kind, zone])).toEqual([['practicemoney', undefined]])
  })
})

describe('position records', () => {
  it('add up every close of a currency, also those that a filter leaves out', async () => {
    const mine = await paper.customer({ MYR: '10000.00', USDT: '1000000.00' })
    const coin = paper.broker.market.listings.find(({ instrument }) => instrument.market === 'CRYPTO')!.instrument.code
    await sold(paper, mine)
    await sold(paper, mine)
    await sold(paper, mine, { code: coin, quantity: '1' })
    await standAt(paper, MONDAY)
    const records = async (fields: Record<string, string>) =>
      (await paper.call('/records/position', fields, mine)).data.list
    const closes = await records({ type: 'MYR' })
    // The market's zone, which the history also uses for the same trade.
    expect(closes.map(({ zone }) => zone)).toEqual(['Asia/Kuala_Lumpur', 'Asia/Kuala_Lumpur'])
    const [second, first] = closes.map(({ yingkui }) => decimal(String(yingkui)))
    const both = formatDecimal(sum(first!, second!))
    expect(closes.map(({ total }) => total)).toEqual([both, closes[1]?.yingkui])
    expect(await records({ type: 'MYR', limit: '1' })).toMatchObject([{ total: both }])
    expect(await records({ kind: 'short' })).toEqual([])
    const [single] = await records({ kind: 'long', type: 'USDT' })
    expect(single).toMatchObject({ code: coin, direction: 'long', total: single?.yingkui })
  })
})

it('find the instruments of more records than a statement of the database has parameters', async () => {
  const { db } = paper.broker
  const many = Array.from({ length: 70_000 }, () => randomUUID())
  expect(await instrumentsOf(db, many)).toEqual(new Map())
})

it('have a statement where the clock was set back to before the account was opened', async () => {
  const mine = await paper.customer({ EUR: '10.00' })
  await hours(-40 * 24)
  const { data } = await paper.call('/trade/statement', {}, mine)
  expect([data.month, data.isover, data.movements]).toEqual([data.first, false, []])
  await standAt(paper, MONDAY)
})
