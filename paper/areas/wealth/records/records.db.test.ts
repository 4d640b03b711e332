import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import { bind, MONDAY, PASSWORD, ready, standAt } from '../../transfers/testing/testing.ts'
import { audit } from '../../../ledger/audit.ts'
import type { Session, TestBroker } from '../../../testing/broker.ts'
import { reusedTestBroker } from '../../../testing/reusedBroker.ts'

let paper: TestBroker
beforeAll(async () => {
  paper = await reusedTestBroker()
  await standAt(paper, MONDAY)
})
afterAll(async () => {
  const problems = await audit(paper.broker.db)
  await paper.stop()
  expect(problems).toEqual([])
})

/** A customer with a withdrawal of 60.00 EUR under review and one that was cancelled. */
const withdrawing = async (): Promise<Session> => {
  const mine = await ready(paper, { EUR: '200.00' })
  const cardid = await bind(paper, mine)
  const withdraw = async (money: string) => {
    const fields = { currency: 'EUR', money, cardid, fundpassword: PASSWORD, requestid: randomUUID() }
    return (await paper.call('/funds/withdraw', fields, mine)).data.id
  }
  const id = await withdraw('80.00')
  await paper.call('/funds/withdrawcancel', { id, requestid: randomUUID() }, mine)
  await withdraw('60.00')
  return mine
}

describe('record lists', () => {
  it('accept the stock type in upper and lower case and default to EUR', async () => {
    const mine = await withdrawing()
    const answers = await Promise.all(
      [{ type: 'EUR' }, { type: 'eur' }, {}].map((body) => paper.call('/user/withdrawallist', body, mine)),
    )
    expect(answers[0]?.data).toHaveLength(2)
    expect(answers.map(({ data }) => data)).toEqual(answers.map(() => answers[0]?.data))
  })

  it.each([
    '/user/withdrawallist',
    '/trade/usernewstocklist',
    '/trade/userproductlist',
    '/trade/ustockslist',
    '/trade/userstocklist',
    '/trade/userstocklists',
  ] as const)('refuse a currency that does not exist: %s', async (path) => {
    const answer = await paper.call(path, { type: 'XXX' }, await paper.customer())
    expect(answer).toMatchObject({ status: 0, msg: textByCode['invalid-parameters'] })
    expect(answer.headers.get('x-invalid-field')).toBe('/type')
  })

  it('of the rebates are empty for an unused kind', async () => {
    const answer = await paper.call('/trade/urnjylist', { buy_type: '1', type: 'EUR' }, await paper.customer())
    expect(answer.data).toEqual([])
  })

  it('are empty for a new customer, with summary keys where the family has them', async () => {
    const mine = await paper.customer()
    expect((await paper.call('/trade/userproductlist', {}, mine)).data).toEqual([])
    expect((await paper.call('/trade/userstocklist', {}, mine)).data).toEqual({ ccsz: '0', fdyk: '0' })
    expect((await paper.call('/trade/userstocklists', {}, mine)).data).toEqual({ lsyk: '0' })
  })

  it('never show the rows of another customer', async () => {
    const [mine, other] = [await withdrawing(), await paper.customer()]
    expect((await paper.call('/user/withdrawallist', { type: 'EUR' }, mine)).data).toMatchObject([
      { money: '60.00', status: 0, endtime: '-' },
      { money: '80.00', status: 3, currency: 'EUR', endtime: expect.any(Number) },
    ])
    expect((await paper.call('/user/getUserinfo', {}, mine)).data).toMatchObject({ eur: '140.00' })
    expect((await paper.call('/user/withdrawallist', { type: 'EUR' }, other)).data).toEqual([])
  })
})
