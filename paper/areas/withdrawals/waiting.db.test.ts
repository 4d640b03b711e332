import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { DAY } from '../../platform/clock/instant.ts'
import { withBooks } from '../../testing/books.ts'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { bankFields, bind, MONDAY, PASSWORD, ready, standAt } from '../transfers/testing/testing.ts'

let paper: TestBroker
withBooks(reusedTestBroker, async (opened) => {
  paper = opened
  await standAt(paper, MONDAY)
})

const refused = (code: keyof typeof textByCode) => ({ status: 0, msg: textByCode[code] })
const withdraw = (mine: Session, cardid: string, fundpassword = PASSWORD) => {
  const form = { currency: 'EUR', money: '100.00', cardid, fundpassword, requestid: randomUUID() } as const
  return paper.call('/funds/withdraw', form, mine)
}
const preview = async (mine: Session, cardid?: string) =>
  (await paper.call('/funds/withdrawpreview', { type: 'EUR', ...(cardid && { cardid }) }, mine)).data
const now = async () => (await paper.broker.clock.now()).getTime()
/** A day later: the sessions have ended. */
const aDayLater = async ({ account }: Session, password = 'test1234'): Promise<Session> => {
  await paper.control('/clock', { advanceMilliseconds: DAY })
  return { account, token: (await paper.call('/user/login', { account, password })).data.token }
}
const IBANS = ['ES9121000418450200051332', 'DE89370400440532013000'] as const

describe('the waiting time before a withdrawal', () => {
  it('is none for the first payee, and a day for a further one, which the lists tell', async () => {
    const mine = await ready(paper, { EUR: '2000.00' })
    const first = await bind(paper, mine, bankFields({ number: IBANS[0] }))
    const second = await bind(paper, mine, bankFields({ number: IBANS[1] }))
    const ends = (await now()) + DAY
    const { data } = await paper.call('/bank/list', {}, mine)
    expect(data.map(({ id, paidfrom }) => [id, paidfrom])).toEqual([
      [second, ends],
      [first, '-'],
    ])
    expect(await preview(mine, first)).toMatchObject({ waituntil: '-', waitfor: 0 })
    expect(await preview(mine, second)).toMatchObject({ waituntil: data[0]?.paidfrom, waitfor: 1 })
    expect(await withdraw(mine, second)).toMatchObject(refused('payee-waiting'))
    expect(await withdraw(mine, first)).toMatchObject({ status: 1 })
    const later = await aDayLater(mine)
    expect(await preview(later, second)).toMatchObject({ waituntil: '-', waitfor: 0 })
    expect(await withdraw(later, second)).toMatchObject({ status: 1 })
  })

  it('is not avoided by unbinding the first payee, and does not begin again for a known one', async () => {
    let mine = await ready(paper, { EUR: '2000.00' })
    const unbind = (id: string) => paper.call('/bank/unbind', { id, requestid: randomUUID() }, mine)
    await unbind(await bind(paper, mine, bankFields({ number: IBANS[0] })))
    const only = await bind(paper, mine, bankFields({ number: IBANS[1] }))
    expect(await withdraw(mine, only)).toMatchObject(refused('payee-waiting'))
    mine = await aDayLater(mine)
    await unbind(only)
    const again = await bind(paper, mine, bankFields({ number: IBANS[1] }))
    expect(await withdraw(mine, again)).toMatchObject({ status: 1 })
  })

  it('is a day after a changed login password, for every payee', async () => {
    const mine = await ready(paper, { EUR: '2000.00' })
    const cardid = await bind(paper, mine)
    const change = { oldpassword: 'test1234', password: 'other5678', repassword: 'other5678', requestid: randomUUID() }
    expect(await paper.call('/security/loginpassword', change, mine)).toMatchObject({ status: 1 })
    expect(await preview(mine)).toMatchObject({ waitfor: 2 })
    expect(await withdraw(mine, cardid)).toMatchObject(refused('withdrawals-waiting'))
    expect(await withdraw(await aDayLater(mine, 'other5678'), cardid)).toMatchObject({ status: 1 })
  })

  it('is refused for the password first, where a payee is new as well and waits longer', async () => {
    const mine = await ready(paper, { EUR: '2000.00' })
    await bind(paper, mine, bankFields({ number: IBANS[0] }))
    await paper.control('/clock', { advanceMilliseconds: 1000 })
    const change = { oldpassword: PASSWORD, password: '482915', repassword: '482915', requestid: randomUUID() }
    await paper.call('/security/fundpasswordchange', change, mine)
    await paper.control('/clock', { advanceMilliseconds: 1000 })
    const second = await bind(paper, mine, bankFields({ number: IBANS[1], fundpassword: '482915' }))
    expect(await preview(mine, second)).toMatchObject({ waitfor: 1 })
    expect(await withdraw(mine, second, '482915')).toMatchObject(refused('withdrawals-waiting'))
  })

  it('is a day after a changed fund password, but not after the first one', async () => {
    const mine = await ready(paper, { EUR: '2000.00' })
    const cardid = await bind(paper, mine)
    expect(await preview(mine, cardid)).toMatchObject({ waitfor: 0 })
    await paper.control('/clock', { advanceMilliseconds: 1000 })
    const next = '482915'
    const change = { oldpassword: PASSWORD, password: next, repassword: next, requestid: randomUUID() }
    expect(await paper.call('/security/fundpasswordchange', change, mine)).toMatchObject({ status: 1 })
    expect(await withdraw(mine, cardid, next)).toMatchObject(refused('withdrawals-waiting'))
    expect(await withdraw(await aDayLater(mine), cardid, next)).toMatchObject({ status: 1 })
  })
})
