import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { bind, MONDAY, PASSWORD, proofOf, standAt, walletOf, HOLDER } from '../transfers/testing/testing.ts'
import { withBooks } from '../../testing/books.ts'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { DAY, later } from '../../platform/clock/instant.ts'
import { auditActivities } from './audit.ts'

let paper: TestBroker
withBooks(reusedTestBroker, async (opened) => {
  paper = opened
  await standAt(paper, MONDAY)
})

const info = async (mine: Session, id?: string, language = 'us') =>
  (await paper.call('/activity/info', { ...(id && { id }), language }, mine)).data
const claim = (mine: Session, id = 'newcomer', requestid = randomUUID()) =>
  paper.call('/activity/claim', { id, requestid }, mine)
const complete = (mine: Session, task: string, activity = 'newcomer') =>
  paper.control('/activities/complete', { account: mine.account, activity, task })
const statesOf = async (mine: Session, id?: string) =>
  Object.fromEntries((await info(mine, id)).list.map(({ id: task, status }) => [task, status]))
const figuresOf = async (mine: Session, id?: string) => (await info(mine, id)).activity.figures

const COIN = 'KORVUSDT'

const LOCKED = 0
const OPEN = 1
const DONE = 2
const ENDED = 3

/** Reaches 110.00 by the control API alone. */
const enough = async (mine: Session) => {
  for (const task of ['identity', 'deposit', 'trade']) await complete(mine, task)
}

describe('the newcomer benefit', () => {
  it('begins with the opening of the account, lasts ninety days and lists its tasks', async () => {
    const mine = await paper.customer()
    const { activity, list, rules, terms } = await info(mine)
    expect(activity).toMatchObject({ id: 'newcomer', title: 'Newcomer rewards', status: 1, tasks: 6, completed: 0 })
    expect(Number(activity.endtime) - Number(activity.starttime)).toBe(90 * DAY)
    expect(activity.figures).toEqual({
      total: '200.00',
      obtained: '0.00',
      withdrawn: '0.00',
      withdrawable: '0.00',
      claimfrom: '100.00',
    })
    expect(list.map(({ after, id, status }) => [id, status, after])).toEqual([
      ['identity', OPEN, ''],
      ['fundpassword', LOCKED, 'Verify your identity'],
      ['card', LOCKED, 'Set a transaction PIN'],
      ['deposit', OPEN, ''],
      ['trade', OPEN, ''],
      ['friend', LOCKED, 'Verify your identity'],
    ])
    expect(rules.join(' ')).toContain('100,00\u00a0EUR')
    expect(terms.join(' ')).toContain('cannot be claimed')
  })

  it('counts each task when it is completed, and unlocks the following ones', async () => {
    const mine = await paper.customer({ EUR: '1000.00', MYR: '100000.00' })
    await paper.control('/identity/grant', { account: mine.account, name: HOLDER })
    expect(await statesOf(mine)).toMatchObject({ identity: DONE, fundpassword: OPEN, card: LOCKED, friend: OPEN })
    await paper.control('/fundpassword', { account: mine.account, password: PASSWORD })
    expect(await statesOf(mine)).toMatchObject({ fundpassword: DONE, card: OPEN })
    const cardid = await bind(paper, mine)
    expect(await statesOf(mine)).toMatchObject({ card: DONE, deposit: OPEN })

    const deposit = await paper.call(
      '/funds/deposit',
      {
        channelid: 'bank-eur',
        currency: 'EUR',
        money: '500.00',
        transferdate: '2026-01-12',
        proof: await proofOf(paper, mine),
        requestid: randomUUID(),
      },
      mine,
    )
    expect(await statesOf(mine)).toMatchObject({ deposit: OPEN })
    await paper.control('/deposits/approve', { id: deposit.data.id })
    expect(await statesOf(mine)).toMatchObject({ deposit: DONE, trade: OPEN })

    const order = { code: '96038', direction: 'long', action: 'open', ordertype: 'market', quantity: '100' }
    expect((await paper.call('/trade/order', { ...order, clientorderid: randomUUID() }, mine)).status).toBe(1)
    expect(await statesOf(mine)).toMatchObject({ trade: DONE, friend: OPEN })

    const { code } = (await paper.call('/invitation/info', {}, mine)).data
    const friend = { account: '5559870001', password: 'calm1234', repassword: 'calm1234', invitecode: code }
    await paper.call('/user/register', { ...friend, agree: '1', requestid: randomUUID() })
    expect(await statesOf(mine)).toMatchObject({ friend: OPEN })
    await paper.control('/identity/grant', { account: friend.account, name: 'Practice Friend' })
    expect(await statesOf(mine)).toMatchObject({ friend: DONE })
    expect(await figuresOf(mine)).toMatchObject({ obtained: '200.00', withdrawable: '200.00' })

    await paper.call('/bank/unbind', { id: cardid, requestid: randomUUID() }, mine)
    expect(await statesOf(mine)).toMatchObject({ card: DONE })
  })

  it('counts nothing after its end, and still pays the rewards obtained before', async () => {
    const mine = await paper.customer()
    await enough(mine)
    await standAt(paper, later(MONDAY, 90 * DAY))
    const { data: again } = await paper.call('/user/login', { account: mine.account, password: 'test1234' })
    await paper.control('/identity/grant', { account: mine.account, name: HOLDER })
    await paper.control('/fundpassword', { account: mine.account, password: PASSWORD })
    expect((await info(again)).activity.status).toBe(2)
    expect(await statesOf(again)).toMatchObject({ identity: DONE, fundpassword: ENDED, card: ENDED })
    expect((await claim(again)).data.money).toBe('110.00')
    await standAt(paper, MONDAY)
  })
})

describe('a claim', () => {
  it('is refused below 100 and moves nothing', async () => {
    const mine = await paper.customer()
    const [before] = await walletOf(paper, mine, 'EUR')
    for (const task of ['deposit', 'identity', 'fundpassword']) await complete(mine, task)
    expect((await figuresOf(mine)).obtained).toBe('90.00')
    expect((await claim(mine)).msg).toBe(textByCode['bonus-claim-not-met'])
    expect(await walletOf(paper, mine, 'EUR')).toEqual([before, '0.00'])
    expect((await claim(mine, 'nothing')).msg).toBe(textByCode['activity-not-found'])
  })

  it('credits the whole amount, with a record and a message, and later rewards in another claim', async () => {
    const mine = await paper.customer({ EUR: '10.00' })
    await enough(mine)
    const answer = await claim(mine)
    expect([answer.msg, answer.data]).toMatchObject([
      textByCode['bonus-claimed'],
      { activity: 'newcomer', currency: 'EUR', money: '110.00' },
    ])
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['120.00', '0.00'])
    expect(await figuresOf(mine)).toMatchObject({ withdrawn: '110.00', withdrawable: '0.00' })
    expect((await claim(mine)).msg).toBe(textByCode['bonus-claim-not-met'])

    const { list } = (await paper.call('/records/funding', { kind: 'reward' }, mine)).data
    expect(list).toMatchObject([{ kind: 'reward', money: '110.00', balance: '120.00', orderid: answer.data.id }])
    const { data } = await paper.call('/message/list', { language: 'es' }, mine)
    expect(data.list[0]).toMatchObject({ kind: 'activity', title: 'Recompensa abonada' })
    expect(data.list[0]?.content).toMatch(/110,00\sEUR/)

    await complete(mine, 'card')
    expect((await claim(mine)).data.money).toBe('20.00')
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['140.00', '0.00'])
  })

  it('is executed once, for simultaneous and for repeated requests', async () => {
    const mine = await paper.customer({ EUR: '10.00' })
    await enough(mine)
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(mine)))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(await walletOf(paper, mine, 'EUR')).toEqual(['120.00', '0.00'])

    const other = await paper.customer({ EUR: '10.00' })
    await enough(other)
    const id = randomUUID()
    const same = await Promise.all(Array.from({ length: 12 }, () => claim(other, 'newcomer', id)))
    for (const { data, status } of same) expect([status, data]).toEqual([1, same[0]?.data])
    expect((await claim(other, 'discovery-2026-q1', id)).msg).toBe(textByCode['request-id-reused'])
    expect(await walletOf(paper, other, 'EUR')).toEqual(['120.00', '0.00'])
  })

  it('is reported by the audit where its money is missing', async () => {
    const mine = await paper.customer({ EUR: '10.00' })
    await enough(mine)
    const { id } = (await claim(mine)).data
    const { db } = paper.broker
    await db.updateTable('activity_claims').set({ amount: '111.00' }).where('id', '=', id).execute()
    expect((await auditActivities(db)).join()).toMatch(/are 111.00 but 110.00 was obtained.*is 111.00 but 110.00/)
    await db.updateTable('activity_claims').set({ amount: '110.00' }).where('id', '=', id).execute()
  })
})

describe('the list of activities', () => {
  it('has running ones first, then upcoming ones, then ended ones, page by page', async () => {
    const mine = await paper.customer()
    const list = async (fields: Record<string, string>) =>
      (await paper.call('/activity/list', { language: 'us', ...fields }, mine)).data
    const all = await list({})
    expect(all.list.map(({ id, status }) => [id, status])).toEqual([
      ['newcomer', 1],
      ['discovery-2026-q1', 1],
      ['discovery-2026-q2', 0],
      ['discovery-2025-q4', 2],
    ])
    expect(all.list[1]?.title).toBe('Discovery season, Q1 2026')
    const first = await list({ limit: '3' })
    expect(await list({ limit: '3', cursor: first.next })).toEqual({ list: all.list.slice(3), next: '' })
  })

  it('has texts in every language', async () => {
    const mine = await paper.customer()
    const titles = new Set<string>()
    for (const language of ['us', 'tw', 'es', 'cn', 'my', 'it', 'kr', 'ar'])
      for (const id of ['newcomer', 'discovery-2026-q1']) {
        const detail = await info(mine, id, language)
        titles.add(detail.activity.title)
        expect(JSON.stringify(detail)).not.toMatch(/[{]\w+[}]/)
      }
    // The two Chinese languages have the same name.
    expect(titles.size).toBe(15)
  })

  it('has seasons whose tasks count trades and exchanges of that season', async () => {
    const mine = await paper.customer({ EUR: '100.00', MYR: '10000.00', USDT: '100000.00' })
    const season = 'discovery-2026-q1'
    const { quoteid } = (await paper.call('/exchange/quote', { from: 'EUR', to: 'USD' }, mine)).data
    await paper.call('/exchange/submit', { quoteid, money: '5.00', requestid: randomUUID() }, mine)
    const buy = async (fields: Record<string, string>) =>
      paper.call(
        '/trade/order',
        { direction: 'long', action: 'open', ordertype: 'market', ...fields, clientorderid: randomUUID() },
        mine,
      )
    expect((await buy({ code: '96038', quantity: '100' })).status).toBe(1)
    expect(await statesOf(mine, season)).toEqual({ exchange: DONE, limitorder: OPEN, secondmarket: OPEN })
    const { data: depth } = await paper.call('/quotes/depth', { code: '96038' }, mine)
    const price = String(depth.book.asks[2]?.price)
    expect((await buy({ code: '96038', quantity: '100', ordertype: 'limit', price })).data.state).toBe('filled')
    expect(await statesOf(mine, season)).toEqual({ exchange: DONE, limitorder: DONE, secondmarket: OPEN })
    expect((await buy({ code: COIN, quantity: '1' })).data.state).toBe('filled')
    expect(await statesOf(mine, season)).toEqual({ exchange: DONE, limitorder: DONE, secondmarket: DONE })
    expect((await claim(mine, season)).data.money).toBe('110.00')
    expect(await figuresOf(mine)).toMatchObject({ obtained: '40.00' })
  })

  it('is ended and started again by testers', async () => {
    const mine = await paper.customer()
    const season = 'discovery-2025-q4'
    expect((await info(mine, season)).activity.status).toBe(2)
    await paper.control('/activities/start', { activity: season })
    expect((await info(mine, season)).activity.status).toBe(1)
    await paper.control('/activities/end', { activity: season })
    expect((await info(mine, season)).activity.status).toBe(2)
    await paper.control('/activities/end', { activity: 'newcomer' })
    expect(await statesOf(mine)).toMatchObject({ identity: ENDED, deposit: ENDED })
    await fetch(`${paper.url}/control/activities`, { method: 'DELETE' })
    expect(await statesOf(mine)).toMatchObject({ identity: OPEN })
  })
})
