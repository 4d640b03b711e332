import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import type { Data } from '../../platform/contract/operations.ts'
import { bind, MONDAY, PASSWORD, ready, standAt } from '../transfers/testing/testing.ts'
import { runDue } from '../../platform/jobs/run.ts'
import { jobHandlers } from '../../main/jobs.ts'
import { type Twin, withTwin } from '../../testing/books.ts'
import { type Answer, callAt, type Session, type TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { longRuns } from '../../testing/longRuns.ts'
import { DAY, HOUR } from '../../platform/clock/instant.ts'

type Loan = Data<'/credit/borrow'>

let paper: TestBroker
let twin: Twin
withTwin(reusedTestBroker, (opened, other) => {
  paper = opened
  twin = other
})

const borrowAt = (url: string, mine: Session, change: Record<string, string> = {}): Promise<Answer<Loan>> => {
  const fields = { currency: 'MYR', money: '10000.00', days: '7', fundpassword: PASSWORD, requestid: randomUUID() }
  return callAt(url, '/credit/borrow', { ...fields, ...change }, mine)
}
const repay = (mine: Session, id: string, money: string) =>
  paper.call('/credit/repay', { id, money, requestid: randomUUID() }, mine)
const ahead = async (milliseconds: number) => {
  await paper.control('/clock', { advanceMilliseconds: milliseconds })
  await paper.control('/jobs/run', {})
}
const again = async ({ account }: Session): Promise<Session> =>
  (await paper.call('/user/login', { account, password: 'test1234' })).data
const loansOf = async (mine: Session) => (await paper.call('/credit/loans', {}, mine)).data.list
const cash = async (mine: Session) => {
  const { data } = await paper.call('/funds/wallets', {}, mine)
  return String(data.find(({ currency }) => currency === 'MYR')?.balance)
}
const person = async (money: Record<string, string> = { MYR: '1000.00' }) => {
  await standAt(paper, MONDAY)
  return ready(paper, money)
}

it('pays out, charges each begun day exactly, and takes interest before principal', async () => {
  const mine = await person()
  const { data: loan } = await borrowAt(paper.url, mine)
  expect(loan).toMatchObject({ outstanding: '10000.00', interest: '3.00', owed: '10003.00', dayinterest: '3.00' })
  expect(await cash(mine)).toBe('11000.00')
  await ahead(2 * DAY + HOUR)
  const later = await again(mine)
  expect(await loansOf(later)).toMatchObject([{ interest: '9.00', owed: '10009.00' }])
  expect((await repay(later, loan.id, '10009.01')).msg).toBe(textByCode['repayment-above-owed'])
  const { data: part } = await repay(later, loan.id, '5009.00')
  expect(part).toMatchObject({ outstanding: '5000.00', interest: '0.00', paid: '5009.00', status: 0 })
  await ahead(DAY)
  const day4 = await again(mine)
  expect(await loansOf(day4)).toMatchObject([{ interest: '1.50', owed: '5001.50' }])
  const { data: over } = await repay(day4, loan.id, '5001.50')
  expect(over).toMatchObject({ status: 2, outstanding: '0.00', owed: '0.00', paid: '10010.50' })
  expect(await cash(day4)).toBe('989.50')
  expect((await repay(day4, loan.id, '1.00')).msg).toBe(textByCode['loan-not-running'])
  const { list } = (await paper.call('/records/transaction', { kind: 'credit' }, day4)).data
  expect(list.map(({ money }) => money)).toEqual(['-5000.00', '-1.50', '-5000.00', '-9.00', '10000.00'])
})

it('refuses withdrawals while principal is owed', async () => {
  const mine = await person({ MYR: '5000.00' })
  const card = await bind(paper, mine)
  const fields = { currency: 'MYR', money: '500.00', cardid: card, fundpassword: PASSWORD }
  const withdraw = async () => (await paper.call('/funds/withdraw', { ...fields, requestid: randomUUID() }, mine)).msg
  const { data: loan } = await borrowAt(paper.url, mine, { money: '600.00' })
  const preview = async () => (await paper.call('/funds/withdrawpreview', { type: 'EUR' }, mine)).data
  expect(await withdraw()).toBe(textByCode['credit-loan-outstanding'])
  expect((await preview()).creditloan).toBe(1)
  await repay(mine, loan.id, String(loan.owed))
  expect((await preview()).creditloan).toBe(0)
  expect(await withdraw()).toBe(textByCode['withdrawal-submitted'])
})

it('collects what is owed when the term ends, once on all processes, and again each day while some is left', async () => {
  const mine = await person({ MYR: '0.01' })
  const { data: loan } = await borrowAt(paper.url, mine)
  await paper.control('/clock', { advanceMilliseconds: 7 * DAY })
  await Promise.all([runDue(paper.broker, jobHandlers), runDue(paper.broker, jobHandlers)])
  const due = await again(mine)
  // Seven days: 21.00 interest; the balance was 10000.01.
  expect(await loansOf(due)).toMatchObject([{ id: loan.id, status: 1, outstanding: '20.99', paid: '10000.01' }])
  expect(await cash(due)).toBe('0.00')
  await paper.control('/credit', { account: mine.account, currency: 'MYR', amount: '100.00' })
  await ahead(DAY)
  const end = await again(mine)
  expect(await loansOf(end)).toMatchObject([{ status: 2, owed: '0.00' }])
  expect(await cash(end)).toBe('79.00')
})

it('refuses by its gates, limits and quota, and counts wrong fund passwords', async () => {
  const mine = await person()
  const say = async (change: Record<string, string>, who = mine) => (await borrowAt(paper.url, who, change)).msg
  expect(await say({}, await paper.customer())).toBe(textByCode['identity-not-verified'])
  expect(await say({ money: '499.99' })).toBe(textByCode['borrow-below-minimum'])
  expect(await say({ money: '50000.01' })).toBe(textByCode['borrow-unavailable'])
  expect(await say({ fundpassword: '280518' })).toBe(textByCode['wrong-fund-password'])
  for (const state of ['full', 'closed']) {
    await paper.control('/credit/channel', { state })
    expect((await paper.call('/credit/terms', { type: 'MYR' }, mine)).data).toMatchObject({
      channel: state,
      max: '0.00',
    })
    expect(await say({})).toBe(textByCode['borrow-unavailable'])
  }
  await paper.control('/credit/channel', { state: 'open' })
  await borrowAt(paper.url, mine, { currency: 'EUR', money: '5000.00' })
  const { data: terms } = await paper.call('/credit/terms', { type: 'MYR' }, mine)
  expect(Number(terms.max)).toBeCloseTo(Number(terms.quota) - Number(terms.owed), 2)
  expect(await say({ money: String(Number(terms.max) + 1) })).toBe(textByCode['borrow-unavailable'])
})

it('lends once for one request id and never above the quota, on two processes at the same time', async () => {
  const mine = await person()
  const requestid = randomUUID()
  const same = await Promise.all([1, 2, 3, 4].map((n) => borrowAt(n % 2 ? paper.url : twin.url, mine, { requestid })))
  expect(new Set(same.map(({ data }) => data.id)).size).toBe(1)
  const many = await Promise.all(
    Array.from({ length: 6 }, (_, n) => borrowAt(n % 2 ? paper.url : twin.url, mine, { money: '15000.00' })),
  )
  expect(many.filter(({ status }) => status === 1)).toHaveLength(2)
})

it('answers two hundred simultaneous loans on two processes, of one customer and of many', async () => {
  const length = longRuns(60, 200)
  await standAt(paper, MONDAY)
  const many = await Promise.all(Array.from({ length: 10 }, () => ready(paper, { MYR: '1000.00' })))
  const answers = await Promise.all(
    Array.from({ length }, (_, n) =>
      borrowAt(n % 2 ? paper.url : twin.url, many[Math.floor(n / 2) % 10] ?? many[0]!, { money: '3000.00' }),
    ),
  )
  // Each gets its loans or the refusal that its quota is used up; no customer is refused because of others.
  const allowed: ReadonlyArray<string | undefined> = [textByCode['credit-paid-out'], textByCode['borrow-unavailable']]
  expect(answers.map(({ msg }) => msg).filter((msg) => !allowed.includes(msg))).toEqual([])

  const mine = await ready(paper, { MYR: '1000.00' })
  const alone = await Promise.all(
    Array.from({ length }, (_, n) => borrowAt(n % 2 ? paper.url : twin.url, mine, { money: '500.00' })),
  )
  // Calls beyond the customer's queue for password hashing are refused immediately.
  const refused = [textByCode['borrow-unavailable'], textByCode['submitted-too-frequently']]
  for (const { msg, status } of alone) if (status !== 1) expect(refused).toContain(msg)
  expect(alone.filter(({ status }) => status === 1).length).toBeGreaterThanOrEqual(40)
})
