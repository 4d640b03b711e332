import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { type Twin, withTwin } from '../../testing/books.ts'
import { callAt, type Session, type TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { bind, MONDAY, PASSWORD, proofOf, ready, standAt, walletOf } from './testing/testing.ts'

let paper: TestBroker
let twin: Twin
withTwin(reusedTestBroker, async (opened, other) => {
  paper = opened
  twin = other
  await standAt(paper, MONDAY)
})

/** Sends a request many times at the same time, to both brokers in turn. */
const atOnce = (count: number, path: '/funds/withdraw' | '/funds/deposit', body: () => object, mine: Session) =>
  Promise.all(Array.from({ length: count }, (_, n) => callAt(n % 2 ? twin.url : paper.url, path, body(), mine)))

const withdrawal = (cardid: string, money: string) => {
  const fields = { currency: 'EUR', money, cardid, fundpassword: PASSWORD }
  return () => ({ ...fields, requestid: randomUUID() })
}

it('accepts one of fifty withdrawals of the whole balance', async () => {
  const mine = await ready(paper, { EUR: '1000.00' })
  const answers = await atOnce(50, '/funds/withdraw', withdrawal(await bind(paper, mine), '1000.00'), mine)
  expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
  const said = new Set(answers.flatMap(({ msg, status }) => (status === 1 ? [] : [msg])))
  const expected = ['fund-operation-in-progress', 'insufficient-withdrawable-amount'] as const
  for (const msg of said) expect(expected.map((code) => textByCode[code])).toContain(msg)
  expect(await walletOf(paper, mine, 'EUR')).toEqual(['0.00', '1000.00'])
})

it('makes one withdrawal for twenty copies of the same request', async () => {
  const mine = await ready(paper, { EUR: '5000.00' })
  const body = withdrawal(await bind(paper, mine), '1000.00')()
  const answers = await atOnce(20, '/funds/withdraw', () => body, mine)
  for (const { data, status } of answers) expect([status, data]).toEqual([1, answers[0]!.data])
  expect(await walletOf(paper, mine, 'EUR')).toEqual(['4000.00', '1000.00'])
})

it('credits a deposit once, however many reviewers approve and reject it at the same time', async () => {
  const mine = await paper.customer()
  const transfer = { channelid: 'bank-eur', currency: 'EUR', money: '70.00', transferdate: '2026-01-12' }
  const body = { ...transfer, proof: await proofOf(paper, mine), requestid: randomUUID() }
  const answers = await atOnce(20, '/funds/deposit', () => body, mine)
  for (const { data, status } of answers) expect([status, data]).toEqual([1, answers[0]!.data])
  const { id } = answers[0]!.data as { id: string }
  const verdicts = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => paper.control(`/deposits/${n % 2 ? 'approve' : 'reject'}`, { id })),
  )
  expect(verdicts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { data } = await paper.call('/funds/depositlist', {}, mine)
  const balance = data.list[0]?.status === 1 ? '70.00' : '0.00'
  expect(await walletOf(paper, mine, 'EUR')).toEqual([balance, '0.00'])
})

const cancelOrThrow = async (fields: Record<string, string>, mine: Session): Promise<void> => {
  const { msg, status } = await paper.call('/funds/withdrawcancel', fields, mine)
  if (status !== 1) throw new Error(msg)
}

it('ends a withdrawal once when it is cancelled, paid and rejected at the same moment', async () => {
  const mine = await ready(paper, { EUR: '10000.00' })
  const card = await bind(paper, mine)
  for (let n = 0; n < 5; n++) {
    const { data } = await paper.call('/funds/withdraw', withdrawal(card, '1000.00')(), mine)
    const ends = await Promise.allSettled([
      cancelOrThrow({ id: data.id, requestid: randomUUID() }, mine),
      paper.control('/withdrawals/pay', { id: data.id }),
      paper.control('/withdrawals/reject', { id: data.id }),
    ])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
  const { data: list } = await paper.call('/user/withdrawallist', { type: 'EUR' }, mine)
  const paid = list.filter(({ status }) => status === 1).length
  expect(await walletOf(paper, mine, 'EUR')).toEqual([`${10_000 - paid * 1_000}.00`, '0.00'])
})

it('never unbinds a card to which a withdrawal is requested at the same moment', async () => {
  for (let n = 0; n < 5; n++) {
    const mine = await ready(paper, { EUR: '1000.00' })
    const card = await bind(paper, mine)
    const [requested, unbound] = await Promise.all([
      paper.call('/funds/withdraw', withdrawal(card, '1000.00')(), mine),
      paper.call('/bank/unbind', { id: card, requestid: randomUUID() }, mine),
    ])
    expect([requested, unbound].filter(({ status }) => status === 1)).toHaveLength(1)
  }
})
