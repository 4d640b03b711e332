import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { auditEverything } from '../../main/audit.ts'
import { jobHandlers } from '../../main/jobs.ts'
import { DAY, MINUTE, SECOND } from '../../platform/clock/instant.ts'
import { runDue } from '../../platform/jobs/run.ts'
import type { Session } from '../../testing/broker.ts'
import { type Desk, nextWeek, openDesk } from '../orders/testing/desk.ts'

const CODE = '96038'
/** From Tuesday, ten o'clock, to Wednesday's opening in Kuala Lumpur. */
const TO_WEDNESDAY = 23 * 60 * MINUTE

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.stop())
beforeEach(() => nextWeek(desk, CODE))

const again = async ({ account }: Session): Promise<Session> =>
  (await desk.call('/user/login', { account, password: 'test1234' })).data
/** Moves the clock and does what is due; the session may have ended meanwhile. */
const ahead = async (who: Session, milliseconds: number): Promise<Session> => {
  await desk.control('/clock', { advanceMilliseconds: milliseconds })
  await desk.control('/jobs/run', {})
  return again(who)
}
/** Fills what a plan has ordered, and takes its outcome. */
const fill = async (who: Session): Promise<Session> => {
  await desk.forward(SECOND)
  return ahead(who, 4 * SECOND)
}
const start = (who: Session, fields: object = {}) =>
  desk.call(
    '/plan/add',
    { code: CODE, money: '1000', rhythm: 'weekly', day: '3', requestid: randomUUID(), ...fields },
    who,
  )
const state = (who: Session, id: string, to: string) =>
  desk.call('/plan/state', { id, state: to, requestid: randomUUID() }, who)
const info = async (who: Session, id: string) => (await desk.call('/plan/info', { id }, who)).data
const told = async (who: Session) =>
  (await desk.call('/message/list', { language: 'us' }, who)).data.list.filter(({ title }) =>
    /savings plan/i.test(title),
  )

describe('a savings plan', () => {
  it('buys at the opening what its sum pays for with fees, and carries the rest over', async () => {
    let who = await desk.customer({ MYR: '5000.00' })
    const { data: preview } = await desk.call(
      '/plan/preview',
      { code: CODE, money: '1000', rhythm: 'weekly', day: '3' },
      who,
    )
    // A lot at the worst price is 420 and fees: two lots.
    expect(preview).toMatchObject({ quantity: '200', lot: '100', periods: 1, available: '5000.00', currency: 'MYR' })
    const { data: plan, status } = await start(who)
    expect([status, plan]).toMatchObject([
      1,
      { state: 'active', money: '1000.00', rest: '0.00', nextday: preview.nextday },
    ])
    expect(plan.nexttime).toBe(preview.nexttime)
    who = await ahead(who, TO_WEDNESDAY - SECOND - SECOND)
    expect((await info(who, plan.id)).list).toEqual([])
    who = await ahead(who, SECOND)
    expect((await info(who, plan.id)).list).toMatchObject([{ state: 'ordered', quantity: '0' }])
    who = await fill(who)
    const after = await info(who, plan.id)
    const [bought] = after.list
    expect(bought).toMatchObject({ state: 'bought', quantity: '200', money: '1000.00', planday: preview.nextday })
    const cost = Number(bought?.amount) + Number(bought?.fees)
    expect(after.plan).toMatchObject({
      paid: cost.toFixed(2),
      rest: (1000 - cost).toFixed(2),
      purchases: 1,
      quantity: '200',
    })
    expect(Number(after.plan.nexttime)).toBe(Number(plan.nexttime) + 7 * DAY)
    expect((await desk.money(who, 'MYR')).available).toBe((5000 - cost).toFixed(2))
    expect(await desk.info(who, bought?.orderid ?? '')).toMatchObject({
      reason: 'savings-plan',
      leverage: 1,
      state: 'filled',
    })
    expect(await desk.held(who)).toMatchObject([{ code: CODE, quantity: '200' }])
    const messages = await told(who)
    expect(messages.map(({ title }) => title)).toEqual(['Savings plan carried out'])
    expect(messages[0]?.content).toContain(`200 of ${CODE}`)
    expect(await auditEverything(desk.broker.db)).toEqual([])
  })

  it('shows a money-weighted return of its shares, sold ones included', async () => {
    let who = await desk.customer({ MYR: '5000.00' })
    const { data: plan } = await start(who)
    who = await fill(await ahead(who, TO_WEDNESDAY))
    expect((await info(who, plan.id)).plan.weightedreturn).toBe('-')
    who = await ahead(who, 2 * DAY + 60 * MINUTE)
    await desk.setPrice(CODE, '4.40')
    await desk.forward(SECOND)
    const { list, plan: grown } = await info(who, plan.id)
    const paid = Number(list[0]?.amount) + Number(list[0]?.fees)
    expect(Number(grown.worth)).toBeCloseTo(200 * Number(grown.nowprice), 2)
    expect(Number(grown.weightedreturn)).toBeCloseTo((Number(grown.worth) / paid - 1) * 100, 1)
    const [position] = await desk.held(who)
    await desk.accepted(who, { code: CODE, action: 'close', positionid: position?.id ?? '', quantity: '200' })
    await desk.forward(SECOND)
    const { plan: sold } = await info(who, plan.id)
    expect(sold).toMatchObject({ quantity: '0', worth: '0.00', paid: grown.paid })
    expect(Number(sold.profit)).toBeCloseTo(Number(sold.sold) - Number(sold.paid), 2)
    expect(Number(sold.weightedreturn)).toBeCloseTo((Number(sold.sold) / paid - 1) * 100, 1)
  })

  it('carries sums over until they pay for a lot', async () => {
    let who = await desk.customer({ MYR: '5000.00' })
    const { data: preview } = await desk.call(
      '/plan/preview',
      { code: CODE, money: '250', rhythm: 'weekly', day: '3' },
      who,
    )
    expect(preview).toMatchObject({ quantity: '0', periods: 2, cost: '0.00', rest: '250.00' })
    const { data: plan } = await start(who, { money: '250' })
    who = await ahead(who, TO_WEDNESDAY)
    expect(await info(who, plan.id)).toMatchObject({
      plan: { rest: '250.00' },
      list: [{ state: 'carried', orderid: '' }],
    })
    expect((await desk.money(who, 'MYR')).available).toBe('5000.00')
    await desk.setPrice(CODE, '4.00')
    who = await fill(await ahead(who, 7 * DAY))
    expect((await info(who, plan.id)).list.map((one) => [one.state, one.quantity])).toEqual([
      ['bought', '100'],
      ['carried', '0'],
    ])
  })

  it('skips a period for lack of money, says so, and carries nothing of it over', async () => {
    let who = await desk.customer({ MYR: '500.00' })
    const { data: plan } = await start(who)
    who = await ahead(who, TO_WEDNESDAY)
    const { list, plan: after } = await info(who, plan.id)
    expect(list).toMatchObject([{ state: 'skipped', reason: 'insufficient-available-balance', restafter: '0.00' }])
    expect(after).toMatchObject({ rest: '0.00', state: 'active', purchases: 0 })
    expect(await desk.money(who, 'MYR')).toMatchObject({ available: '500.00', held: '0.00' })
    expect((await told(who)).map(({ title }) => title)).toEqual(['Savings plan skipped'])
    expect(Number(after.nexttime)).toBe(Number(plan.nexttime) + 7 * DAY)
  })

  it('is paused, resumed, changed and ended; a period has one try', async () => {
    let who = await desk.customer({ MYR: '5000.00' })
    const { data: plan } = await start(who)
    expect((await state(who, plan.id, 'paused')).data).toMatchObject({ state: 'paused', nextday: '-', nexttime: '-' })
    who = await ahead(who, TO_WEDNESDAY + 60 * MINUTE)
    expect((await info(who, plan.id)).list).toEqual([])
    const { data: resumed } = await state(who, plan.id, 'active')
    expect(Number(resumed.nexttime)).toBe(Number(plan.nexttime) + 7 * DAY)
    const change = { id: plan.id, money: '500', rhythm: 'weekly', day: '5', reminder: '1' }
    const { data: changed } = await desk.call('/plan/change', { ...change, requestid: randomUUID() }, who)
    // Nothing was tried this week, so Friday is still free.
    expect(changed).toMatchObject({ money: '500.00', day: 5, reminder: 1 })
    expect(Number(changed.nexttime)).toBe(Number(plan.nexttime) + 2 * DAY)
    who = await fill(await ahead(who, 2 * DAY - 60 * MINUTE))
    expect((await info(who, plan.id)).list).toMatchObject([{ state: 'bought', quantity: '100', money: '500.00' }])
    const monday = await desk.call(
      '/plan/change',
      { ...change, rhythm: 'monthly', day: '31', requestid: randomUUID() },
      who,
    )
    expect(monday.data.nextday.slice(0, 7) > changed.nextday.slice(0, 7)).toBe(true)
    expect((await state(who, plan.id, 'ended')).data).toMatchObject({ state: 'ended', nextday: '-', quantity: '100' })
    expect((await state(who, plan.id, 'active')).msg).toBe(textByCode['plan-ended'])
    who = await ahead(who, 40 * DAY)
    expect((await info(who, plan.id)).list).toHaveLength(1)
    expect((await desk.call('/plan/list', {}, who)).data).toMatchObject([{ id: plan.id, state: 'ended' }])
  })

  it('buys later that day where the instrument was halted at the opening, and skips a day without trading', async () => {
    let who = await desk.customer({ MYR: '5000.00' })
    const { data: plan } = await start(who)
    await desk.control('/market/halt', { code: CODE })
    who = await ahead(who, TO_WEDNESDAY)
    who = await ahead(who, MINUTE)
    expect((await info(who, plan.id)).list).toEqual([])
    await desk.control('/market/resume', { code: CODE })
    who = await fill(await ahead(who, MINUTE))
    expect((await info(who, plan.id)).list).toMatchObject([{ state: 'bought' }])
    await desk.control('/market/halt', { code: CODE })
    who = await ahead(who, 7 * DAY - 10 * MINUTE)
    who = await ahead(who, 10 * MINUTE)
    who = await ahead(who, 12 * 60 * MINUTE)
    await desk.control('/market/resume', { code: CODE })
    expect((await info(who, plan.id)).list[0]).toMatchObject({ state: 'skipped', reason: 'trading-halted' })
    expect((await told(who)).map(({ title }) => title)).toEqual(['Savings plan skipped', 'Savings plan carried out'])
  })

  it('skips a day on which no broker ran, and the purchase of a frozen account', async () => {
    let who = await desk.customer({ MYR: '5000.00' })
    const { data: plan } = await start(who)
    who = await ahead(who, TO_WEDNESDAY + DAY)
    expect((await info(who, plan.id)).list).toMatchObject([{ state: 'skipped', reason: 'plan-missed' }])
    await desk.control('/freeze', { account: who.account, frozen: true })
    await desk.control('/clock', { advanceMilliseconds: 6 * DAY })
    await desk.control('/jobs/run', {})
    await desk.control('/freeze', { account: who.account, frozen: false })
    who = await again(who)
    expect((await info(who, plan.id)).list[0]).toMatchObject({ state: 'skipped', reason: 'account-frozen' })
    expect(await told(who)).toHaveLength(1)
  })

  it('reminds three trading days before of what is missing', async () => {
    let who = await desk.customer({ MYR: '300.00' })
    const { data: plan } = await start(who, { day: '2', reminder: '1', money: '500' })
    // Its purchase is on Tuesday in a week; the third trading day before is Thursday.
    who = await ahead(who, TO_WEDNESDAY + DAY)
    const [message] = await told(who)
    expect(message).toMatchObject({ title: 'Top up for your savings plan', kind: 'funds' })
    expect(message?.content).toMatch(/needs 4\d\d,\d\d\u00a0MYR\. 1\d\d,\d\d\u00a0MYR is missing\./)
    expect((await info(who, plan.id)).list).toEqual([])
  })

  it('reminds once of all plans of a day, with what they need together', async () => {
    let who = await desk.customer({ MYR: '500.00' })
    // Each is covered alone; the one without a reminder takes part of the money too.
    for (const reminder of ['1', '0']) await start(who, { day: '2', money: '500', reminder })
    await start(who, { day: '1', money: '500', reminder: '1' })
    who = await ahead(who, TO_WEDNESDAY + DAY)
    const messages = await told(who)
    expect(messages.map(({ title }) => title)).toEqual(['Top up for your savings plans'])
    const { needed, missing } =
      /need (?<needed>[\d.]+,\d\d)\u00a0MYR; (?<missing>[\d.]+,\d\d)\u00a0MYR is missing/.exec(
        messages[0]?.content ?? '',
      )?.groups ?? {}
    const cents = (text = '') => Number(text.replaceAll(/[.,]/g, ''))
    expect(cents(needed)).toBeGreaterThan(800_00)
    expect(cents(needed) - cents(missing)).toBe(500_00)
  })

  it('is done once for a request id, and once by two processes', async () => {
    let who = await desk.customer({ MYR: '5000.00' })
    const requestid = randomUUID()
    const [first, second] = [await start(who, { requestid }), await start(who, { requestid })]
    expect(second.data).toEqual(first.data)
    expect((await start(who, { requestid, money: '900' })).msg).toBe(textByCode['request-id-reused'])
    await desk.control('/clock', { advanceMilliseconds: TO_WEDNESDAY })
    await Promise.all([1, 2, 3].map(() => runDue(desk.broker, jobHandlers)))
    who = await fill(await again(who))
    expect((await info(who, first.data.id)).list).toHaveLength(1)
    expect(await desk.held(who)).toHaveLength(1)
  })
})

describe('a plan is refused', () => {
  it.each([
    [{ code: 'NOTHING' }, 'product-not-found'],
    [{ code: 'AURNUSDT' }, 'plan-not-offered'],
    [{ day: '6' }, 'invalid-parameters'],
    [{ money: '1000.005' }, 'invalid-parameters'],
    [{ money: '49.99' }, 'amount-below-minimum'],
    [{ money: '50000.01' }, 'amount-above-maximum'],
  ] as const)('with %o by %s', async (fields, code) => {
    const who = await desk.customer()
    expect((await start(who, fields)).msg).toBe(textByCode[code])
    const form = { code: CODE, money: '1000', rhythm: 'weekly', day: '3', ...fields }
    // A preview shows the limits of a sum instead.
    const preview = await desk.call('/plan/preview', form, who)
    if (code.startsWith('amount')) expect(preview.data).toMatchObject({ minimum: '50.00', maximum: '50000.00' })
    else expect(preview.msg).toBe(textByCode[code])
  })

  it('to others, beyond twenty, and without a plan', async () => {
    const [who, other] = [await desk.customer(), await desk.customer()]
    const { data: plan } = await start(who)
    for (let more = 0; more < 19; more += 1) await start(who)
    expect((await start(who)).msg).toBe(textByCode['plans-full'])
    for (const id of [plan.id, 'nothing']) {
      const change = { id, money: '500', rhythm: 'weekly', day: '5', reminder: '0', requestid: randomUUID() }
      expect((await desk.call('/plan/info', { id }, other)).msg).toBe(textByCode['plan-not-found'])
      expect((await desk.call('/plan/change', change, other)).msg).toBe(textByCode['plan-not-found'])
      expect((await state(other, id, 'paused')).msg).toBe(textByCode['plan-not-found'])
      const preview = { code: CODE, money: '1000', rhythm: 'weekly', day: '3', id }
      expect((await desk.call('/plan/preview', preview, other)).msg).toBe(textByCode['plan-not-found'])
    }
    await state(who, plan.id, 'ended')
    expect((await start(who)).status).toBe(1)
  })
})
