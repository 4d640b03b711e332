import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import type { Session, TestBroker } from '../../../testing/broker.ts'
import { reusedTestBroker } from '../../../testing/reusedBroker.ts'
import { uploadPicture } from '../../../testing/images.ts'

let broker: TestBroker

beforeAll(async () => {
  broker = await reusedTestBroker()
})
afterAll(() => broker.stop())

const refused = (code: keyof typeof textByCode) => ({ status: 0, msg: textByCode[code] })
const verified = async (): Promise<Session> => {
  const session = await broker.customer()
  await broker.control('/identity/grant', { account: session.account })
  return session
}
const ready = async (): Promise<Session> => {
  const session = await verified()
  await broker.control('/fundpassword', { account: session.account, password: '280519' })
  return session
}
const set = (session: Session, fields: Record<string, string> = {}) => {
  const password = fields['password'] ?? '280519'
  const form = { password, repassword: password, requestid: randomUUID(), ...fields }
  return broker.call('/security/fundpasswordset', form, session)
}
const change = (session: Session, fields: Record<string, string> = {}) => {
  const password = fields['password'] ?? '730416'
  const form = { oldpassword: '280519', password, repassword: password, requestid: randomUUID(), ...fields }
  return broker.call('/security/fundpasswordchange', form, session)
}
const titles = async (session: Session): Promise<ReadonlyArray<string>> => {
  const { data } = await broker.call('/message/list', { language: 'us' }, session)
  return data.list.map(({ title }) => title)
}

describe('the first fund password', () => {
  it('needs a verified identity', async () => {
    const session = await broker.customer()
    expect(await set(session)).toMatchObject(refused('identity-not-verified'))
    const [front, back] = [
      await uploadPicture(broker.url, session, 'identity'),
      await uploadPicture(broker.url, session, 'identity'),
    ]
    const proof = { name: 'Marina Ribera', idnumber: '12345678Z', front, back, requestid: randomUUID() }
    expect((await broker.call('/identity/submit', proof, session)).status).toBe(1)
    expect(await set(session)).toMatchObject(refused('identity-not-verified'))
    await broker.control('/identity/reject', { account: session.account, reason: 'expired' })
    expect(await set(session)).toMatchObject(refused('identity-failed'))
  })

  it('is set once, and the customer gets a message', async () => {
    const session = await verified()
    expect((await broker.call('/security/fundpasswordstate', {}, session)).data).toEqual({ set: 0, changetime: '-' })
    const requestid = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => set(session, { requestid })))
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 3 }, () => answers[0]?.data))
    expect(answers[0]?.data).toMatchObject({ set: 1 })
    expect((await broker.call('/security/fundpasswordstate', {}, session)).data).toEqual(answers[0]?.data)
    expect(await set(session, { password: '111111' })).toMatchObject(refused('fund-password-already-set'))
    expect(await titles(session)).toEqual(['Transaction PIN set', 'Identity verified', 'Welcome'])
  })

  it('is set once by many simultaneous calls', async () => {
    const session = await verified()
    const answers = await Promise.all(['280519', '730416', '918273'].map((password) => set(session, { password })))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    const reasons = [textByCode['fund-password-already-set'], textByCode['fund-operation-in-progress']]
    for (const { msg, status } of answers) if (status !== 1) expect(reasons).toContain(msg)
  })

  it.each(['123456', '654321', '567890', '111111', '121212'])(
    'is not %s, which is too easy to guess',
    async (password) => {
      expect(await set(await verified(), { password })).toMatchObject(refused('fund-password-too-easy'))
    },
  )

  it.each([{ password: '12345' }, { password: '12345a' }, { repassword: '280518' }])('is not %j', async (fields) => {
    expect(await set(await verified(), fields)).toMatchObject(refused('invalid-parameters'))
  })
})

describe('another fund password', () => {
  it('replaces the old one, and the customer gets a message', async () => {
    const session = await ready()
    expect((await change(session)).data).toMatchObject({ set: 1 })
    expect(await change(session)).toMatchObject(refused('wrong-fund-password'))
    expect((await change(session, { oldpassword: '730416', password: '280519' })).status).toBe(1)
    expect((await titles(session)).slice(0, 2)).toEqual(['Transaction PIN changed', 'Transaction PIN changed'])
  })

  it('is checked in the order of the contract', async () => {
    expect(await change(await verified())).toMatchObject(refused('fund-password-not-set'))
    const session = await ready()
    expect(await change(session, { repassword: '730417' })).toMatchObject(refused('invalid-parameters'))
    expect(await change(session, { oldpassword: '000000', password: '111111' })).toMatchObject(
      refused('wrong-fund-password'),
    )
    expect(await change(session, { password: '111111' })).toMatchObject(refused('fund-password-too-easy'))
    expect(await change(session, { password: '280519' })).toMatchObject(refused('password-unchanged'))
  })

  it('is refused after five wrong ones, until fifteen minutes are over', async () => {
    const session = await ready()
    const guess = async (): Promise<string | undefined> => {
      const { msg } = await change(session, { oldpassword: '000000' })
      return msg === textByCode['fund-operation-in-progress'] ? guess() : msg
    }
    const answers = await Promise.all(Array.from({ length: 8 }, guess))
    expect(answers.filter((msg) => msg === textByCode['wrong-fund-password'])).toHaveLength(5)
    await broker.control('/clock', { advanceMilliseconds: 60_000 })
    const form = { oldpassword: '280519', password: '730416', repassword: '730416', requestid: randomUUID() }
    const { headers } = await fetch(`${broker.url}/api/vue/security/fundpasswordchange`, {
      method: 'POST',
      headers: { token: session.token, account: session.account },
      body: new URLSearchParams(form),
    })
    expect(Number(headers.get('retry-after'))).toBeCloseTo(14 * 60, -2)
    expect(await change(session)).toMatchObject(refused('submitted-too-frequently'))
    const { data } = await broker.call('/message/list', { language: 'us' }, session)
    expect(data.list.filter(({ title }) => title === 'Five wrong transaction PINs')).toHaveLength(1)
    await broker.control('/clock', { advanceMilliseconds: 15 * 60_000 })
    expect((await change(session)).status).toBe(1)
  })

  it('answers each of many simultaneous repetitions with the first answer', async () => {
    const session = await ready()
    const [requestid, other] = [randomUUID(), randomUUID()]
    const first = await Promise.all(Array.from({ length: 5 }, () => change(session, { requestid })))
    expect(new Set(first.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(first[0]).toMatchObject({ status: 1, data: { set: 1 } })
    const back = { oldpassword: '730416', password: '280519', requestid: other }
    const second = await Promise.all(Array.from({ length: 5 }, () => change(session, back)))
    expect(second.map(({ status }) => status)).toEqual(second.map(() => 1))
  })

  it('is set once by many simultaneous calls with the old one, and a repetition gets the first answer', async () => {
    const session = await ready()
    const passwords = Array.from({ length: 8 }, (_, i) => `73041${i}`)
    const answers = await Promise.all(passwords.map((password) => change(session, { password })))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    const requestid = randomUUID()
    const present = passwords[answers.findIndex(({ status }) => status === 1)] ?? ''
    await broker.control('/clock', { advanceMilliseconds: 15 * 60_000 })
    const first = await change(session, { oldpassword: present, password: '918273', requestid })
    expect(first.status).toBe(1)
    expect((await change(session, { oldpassword: present, password: '918273', requestid })).data).toEqual(first.data)
  })

  it('is refused for a frozen account, as are the first one and its state', async () => {
    const session = await ready()
    await broker.control('/freeze', { account: session.account, frozen: true })
    for (const answer of [
      await change(session),
      await set(session),
      await broker.call('/security/fundpasswordstate', {}, session),
    ])
      expect(answer).toMatchObject(refused('account-frozen'))
  })
})
