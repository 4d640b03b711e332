import { randomUUID } from 'node:crypto'
import { Secret } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import { DAY, HOUR } from '../../../platform/clock/instant.ts'
import { type Session, startTestBroker, type TestBroker } from '../../../testing/broker.ts'
import { reusedTestBroker } from '../../../testing/reusedBroker.ts'
import { codeAt } from '../codes/testing/codeAt.ts'

const PASSWORD = 'test1234'
const NAME = 'Marina Ribera'

let broker: TestBroker
beforeAll(async () => {
  broker = await reusedTestBroker()
  await broker.control('/clock', { rate: 0 })
})
afterAll(() => broker.stop())

const refused = (code: keyof typeof textByCode) => ({ status: 0, msg: textByCode[code] })
const pass = async (milliseconds: number, paper = broker) => {
  await paper.control('/clock', { advanceMilliseconds: milliseconds })
  await paper.control('/jobs/run', {})
}
const now = async (paper = broker) => (await paper.broker.clock.now()).getTime()
const numberOf = ({ account }: Session) => `ID-${account}`
const recover = (session: Session, change: Record<string, string> = {}, paper = broker) => {
  const form = { account: session.account, password: PASSWORD, name: NAME, idnumber: numberOf(session) }
  return paper.call('/user/recover', { ...form, requestid: randomUUID(), ...change })
}
const state = async ({ account }: Session, paper = broker) =>
  (await paper.call('/user/recoverystate', { account, password: PASSWORD })).data
const logIn = ({ account }: Session, code?: string, paper = broker) =>
  paper.call('/user/login', { account, password: PASSWORD, ...(code !== undefined && { code }) })
const titles = async (session: Session, paper = broker): Promise<ReadonlyArray<string>> =>
  (await paper.call('/message/list', { language: 'us' }, session)).data.list.map(({ title }) => title)

/** A verified customer whose log-in asks for codes. */
const protectedCustomer = async (paper = broker) => {
  const session = await paper.customer()
  const { account } = session
  await paper.control('/identity/grant', { account, name: NAME, idNumber: numberOf(session) })
  const { data } = await paper.call('/security/codesetup', { password: PASSWORD }, session)
  const codeOf = async () => codeAt(Secret.fromBase32(data.secret).bytes, new Date(await now(paper)))
  await paper.call('/security/codeson', { code: await codeOf(), requestid: randomUUID() }, session)
  await paper.control('/clock', { advanceMilliseconds: 60_000 })
  return { session, codeOf, recovery: data.recovery }
}

describe('the recovery of a log-in', () => {
  it('turns codes off a day after the request, once it is accepted, and ends every session', async () => {
    const { session } = await protectedCustomer()
    const { account } = session
    expect(await state(session)).toEqual({ status: 0, time: '-', endtime: '-' })
    const time = await now()
    const sent = await recover(session, { name: ' marina  RIBERA', idnumber: numberOf(session).toLowerCase() })
    expect(sent.data).toEqual({ status: 1, time, endtime: time + DAY })
    expect(await broker.call('/security/codestate', {}, session)).toMatchObject({
      data: { on: 1, endtime: time + DAY },
    })
    expect(await broker.control('/recoveries')).toMatchObject({ underReview: [{ account, isSame: true }] })
    await broker.control('/recoveries/approve', { account })
    expect(await state(session)).toEqual({ status: 2, time, endtime: time + DAY })
    await expect(broker.control('/recoveries/reject', { account })).rejects.toThrow('409')
    await pass(DAY - 60_000)
    expect(await logIn(session)).toMatchObject(refused('code-required'))
    await pass(60_000)
    const entered = await logIn(session)
    expect(entered).toMatchObject({ status: 1 })
    const mine = { account, token: entered.data.token }
    expect(await broker.call('/security/codestate', {}, session)).toMatchObject({
      status: 0,
      msg: textByCode['login-again'],
    })
    expect(await broker.call('/security/codestate', {}, mine)).toMatchObject({ data: { on: 0, endtime: '-' } })
    expect(await titles(mine)).toEqual(
      expect.arrayContaining(['Two-step verification turned off', 'Login recovery requested']),
    )
    expect(await state(session)).toMatchObject({ status: 0 })
    const waits = (await broker.call('/funds/withdrawpreview', { type: 'EUR' }, mine)).data
    expect(waits).toMatchObject({ waitfor: 3, waituntil: (await now()) + DAY })
    expect(await recover(session)).toMatchObject(refused('codes-not-on'))
  })

  it('ends codes at once where the review took longer than a day', async () => {
    const { session } = await protectedCustomer()
    await recover(session)
    await pass(DAY + HOUR)
    expect(await logIn(session)).toMatchObject(refused('code-required'))
    await broker.control('/recoveries/approve', { account: session.account })
    expect(await logIn(session)).toMatchObject({ status: 1 })
  })

  it.each(['an accepted code', 'a recovery code', 'a changed login password', 'turning codes off'] as const)(
    'is stopped by %s, also when it was accepted',
    async (by) => {
      const { codeOf, recovery, session } = await protectedCustomer()
      await recover(session)
      await broker.control('/recoveries/approve', { account: session.account })
      const form = { password: PASSWORD, requestid: randomUUID() }
      const change = { oldpassword: PASSWORD, password: 'other5678', repassword: 'other5678', requestid: randomUUID() }
      const done = {
        'an accepted code': async () => logIn(session, await codeOf()),
        'a recovery code': () => logIn(session, recovery[0]),
        'a changed login password': () => broker.call('/security/loginpassword', change, session),
        'turning codes off': async () => broker.call('/security/codesoff', { ...form, code: await codeOf() }, session),
      }
      expect(await done[by]()).toMatchObject({ status: 1 })
      const rows = await broker.broker.db
        .selectFrom('recoveries as r')
        .innerJoin('customers as c', 'c.id', 'r.customer_id')
        .select('r.status')
        .where('c.phone', '=', session.account)
        .execute()
      expect(rows).toEqual([])
      await pass(DAY)
      if (by === 'an accepted code' || by === 'a recovery code')
        expect(await logIn(session)).toMatchObject(refused('code-required'))
    },
  )

  it('is rejected, told, and may be asked for again, five times a day', async () => {
    const { session } = await protectedCustomer()
    expect(await recover(session, { idnumber: 'OTHER-123' })).toMatchObject({ data: { status: 1 } })
    expect(await broker.control('/recoveries')).toMatchObject({ underReview: [{ isSame: false }] })
    expect(await recover(session)).toMatchObject(refused('recovery-under-way'))
    await broker.control('/recoveries/reject', { account: session.account })
    expect(await state(session)).toMatchObject({ status: 3, endtime: '-' })
    expect(await titles(session)).toContain('Login recovery rejected')
    expect(await broker.call('/security/codestate', {}, session)).toMatchObject({ data: { on: 1, endtime: '-' } })
    expect(await recover(session)).toMatchObject({ data: { status: 1 } })
    for (let i = 0; i < 2; i++) expect(await recover(session)).toMatchObject(refused('recovery-under-way'))
    expect(await recover(session)).toMatchObject(refused('submitted-too-frequently'))
    await broker.control('/recoveries/reject', { account: session.account })
    await pass(DAY)
    expect(await recover(session)).toMatchObject({ data: { status: 1 } })
    await broker.control('/recoveries/reject', { account: session.account })
  })

  it('takes the login password, codes that are on and a verified identity', async () => {
    const { session } = await protectedCustomer()
    expect(await recover(session, { password: 'wrong1234' })).toMatchObject(refused('wrong-credentials'))
    expect(await recover(session, { account: '0000000000' })).toMatchObject(refused('wrong-credentials'))
    const wrong = { account: session.account, password: 'wrong1234' }
    expect(await broker.call('/user/recoverystate', wrong)).toMatchObject(refused('wrong-credentials'))
    expect(await recover(session, { name: '12345' })).toMatchObject(refused('invalid-parameters'))
    expect(await recover(await broker.customer())).toMatchObject(refused('codes-not-on'))
    const unknown = await broker.customer()
    const { data } = await broker.call('/security/codesetup', { password: PASSWORD }, unknown)
    const code = codeAt(Secret.fromBase32(data.secret).bytes, new Date(await now()))
    await broker.call('/security/codeson', { code, requestid: randomUUID() }, unknown)
    expect(await recover(unknown)).toMatchObject(refused('identity-not-verified'))
    await broker.control('/freeze', { account: session.account, frozen: true })
    expect(await recover(session)).toMatchObject(refused('account-frozen'))
  })

  it('gets the first answer again with the same id', async () => {
    const { session } = await protectedCustomer()
    const requestid = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => recover(session, { requestid })))
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data)
    expect(answers[0]?.data.status).toBe(1)
    await broker.control('/recoveries/reject', { account: session.account })
  })

  it('is reviewed by a broker without reviewers, which keeps neither name nor number', async () => {
    const alone = await startTestBroker({ reviewAfter: 60_000 })
    await alone.control('/clock', { rate: 0 })
    const [same, other] = [await protectedCustomer(alone), await protectedCustomer(alone)]
    await recover(same.session, {}, alone)
    await recover(other.session, { name: 'Somebody Else' }, alone)
    await pass(60_000, alone)
    expect(await state(same.session, alone)).toMatchObject({ status: 2 })
    expect(await state(other.session, alone)).toMatchObject({ status: 3 })
    const rows = await alone.broker.db.selectFrom('recoveries').select(['name', 'id_number']).execute()
    expect(rows).toEqual([
      { name: '', id_number: '' },
      { name: '', id_number: '' },
    ])
    await alone.stop()
  })
})
