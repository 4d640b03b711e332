import { randomUUID } from 'node:crypto'
import { Secret } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../../adapters/generated/messages.ts'
import { MINUTE } from '../../../platform/clock/instant.ts'
import { callAt, type Session, type TestBroker } from '../../../testing/broker.ts'
import { reusedTestBroker } from '../../../testing/reusedBroker.ts'
import { codeAt } from '../codes/testing/codeAt.ts'
import { passkeysOn } from './testing/passkeyHolder.ts'
import { makePasskey } from './testing/softAuthenticator.ts'

let broker: TestBroker
let twin: Awaited<ReturnType<TestBroker['twin']>>
let passkeys: ReturnType<typeof passkeysOn>
beforeAll(async () => {
  broker = await reusedTestBroker()
  twin = await broker.twin()
  passkeys = passkeysOn(broker)
  await broker.control('/clock', { rate: 0 })
})
afterAll(async () => {
  await twin.stop()
  await broker.stop()
})

const refused = (code: keyof typeof textByCode) => ({ status: 0, msg: textByCode[code] })
const pass = (milliseconds: number) => broker.control('/clock', { advanceMilliseconds: milliseconds })
const add = (fields: Record<string, string>, session: Session, requestid = randomUUID()) =>
  broker.call('/security/passkeyadd', { ...fields, requestid }, session)
const logIn = (fields: Record<string, string>, url = broker.url) => callAt(url, '/user/loginbypasskey', fields)
const titles = async (session: Session): Promise<ReadonlyArray<string>> =>
  (await broker.call('/message/list', { language: 'us' }, session)).data.list.map(({ title }) => title)
const isOpen = async (session: Session) => (await broker.call('/user/getUserinfo', {}, session)).status === 1

describe('adding a passkey', () => {
  it('takes the login password, stores the key, and tells the customer', async () => {
    const session = await broker.customer()
    expect(await passkeys.begin(session, { password: 'wrong1234' })).toMatchObject(refused('wrong-original-password'))
    expect(await passkeys.begin(session, { fundpassword: '280519' })).toMatchObject(refused('fund-password-not-set'))
    const { data } = await passkeys.begin(session)
    expect(data).toMatchObject({ rpid: 'localhost', username: session.account, exclude: [] })
    const passkey = makePasskey()
    const [fields, requestid] = [{ ...passkey.create(data), name: ' My phone ' }, randomUUID()]
    const added = await add(fields, session, requestid)
    expect(added.data).toMatchObject({ name: 'My phone', usedtime: '-', funds: 0 })
    expect((await add(fields, session, requestid)).data).toEqual(added.data)
    expect(await passkeys.list(session)).toEqual([added.data])
    expect((await passkeys.begin(session)).data.exclude).toEqual([passkey.id])
    expect(await titles(session)).toEqual(['Passkey added', 'Welcome'])
  })

  it('takes the name of the browser and the system where none is given', async () => {
    const session = await broker.customer()
    const { data } = await passkeys.begin(session)
    const response = await fetch(`${broker.url}/api/vue/security/passkeyadd`, {
      method: 'POST',
      headers: {
        ...session,
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      },
      body: new URLSearchParams({ ...makePasskey().create(data), requestid: randomUUID() }),
    })
    expect(await response.json()).toMatchObject({ status: 1, data: { name: 'Firefox · Linux' } })
  })

  it('accepts a challenge once, for five minutes, and in the session that got it', async () => {
    const session = await broker.customer()
    const { data } = await passkeys.begin(session)
    const other = {
      ...session,
      token: (await broker.call('/user/login', { account: session.account, password: 'test1234' })).data.token,
    }
    expect(await add(makePasskey().create(data), other)).toMatchObject(refused('passkey-expired'))
    expect(await add(makePasskey().create(data), session)).toMatchObject({ status: 1 })
    expect(await add(makePasskey().create(data), session)).toMatchObject(refused('passkey-expired'))
    const late = (await passkeys.begin(session)).data
    await pass(5 * MINUTE)
    expect(await add(makePasskey().create(late), session)).toMatchObject(refused('passkey-expired'))
    const login = await passkeys.loginChallenge()
    expect(await add(makePasskey().create(login), session)).toMatchObject(refused('passkey-expired'))
    expect(await passkeys.list(session)).toHaveLength(1)
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['an unsafe origin', { origin: 'http://localhost.evil.example:8080' }],
    ['another domain', { rpid: 'example.com' }],
    ['a page within a page of another origin', { crossOrigin: true }],
    ['a challenge that no database can hold', { challenge: '\0' }],
    ['nobody verified on the device', { isVerified: false }],
    ['an answer to another kind of request', { type: 'webauthn.get' }],
  ])('refuses %s', async (_name, change) => {
    const session = await broker.customer()
    const { data } = await passkeys.begin(session)
    expect(await add(makePasskey().create({ ...data, ...change }), session)).toMatchObject(
      refused('passkey-not-accepted'),
    )
    expect(await passkeys.list(session)).toEqual([])
  })

  it('refuses a passkey of another customer, and text that is none', async () => {
    const [first, second] = [await broker.customer(), await broker.customer()]
    const { passkey } = await passkeys.add(first)
    const { data } = await passkeys.begin(second)
    expect(await add(passkey.create(data), second)).toMatchObject(refused('passkey-exists'))
    const garbage = { credentialid: 'abc', clientdata: 'abc', attestation: 'abc' }
    expect(await add(garbage, second)).toMatchObject(refused('passkey-not-accepted'))
    const clientdata = Buffer.from('null').toString('base64url')
    expect(await add({ ...garbage, clientdata }, second)).toMatchObject(refused('passkey-not-accepted'))
  })

  it('stops at ten, of many at once too', async () => {
    const session = await broker.customer()
    for (let n = 0; n < 8; n += 1) expect((await passkeys.add(session)).added.status).toBe(1)
    const begun = await Promise.all([1, 2, 3, 4].map(() => passkeys.begin(session)))
    const answers = await Promise.all(begun.map(({ data }) => add(makePasskey().create(data), session)))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(2)
    expect(await passkeys.list(session)).toHaveLength(10)
    expect(await passkeys.begin(session)).toMatchObject(refused('passkeys-full'))
  })

  it('asks for a one-time code where the log-in does, and for the passwords first', async () => {
    const session = await broker.customer()
    const { secret } = (await broker.call('/security/codesetup', { password: 'test1234' }, session)).data
    const code = async () => codeAt(Secret.fromBase32(secret).bytes, await broker.broker.clock.now())
    await broker.call('/security/codeson', { code: await code(), requestid: randomUUID() }, session)
    await pass(MINUTE)
    expect(await passkeys.begin(session)).toMatchObject(refused('code-required'))
    expect(await passkeys.begin(session, { code: 'AAAAAAAA' })).toMatchObject(refused('wrong-code'))
    const right = await code()
    expect(await passkeys.begin(session, { code: right, password: 'wrong1234' })).toMatchObject(
      refused('wrong-original-password'),
    )
    expect(await passkeys.begin(session, { code: right })).toMatchObject({ status: 1 })
    expect(await passkeys.begin(session, { code: right })).toMatchObject(refused('wrong-code'))
  })
})

describe('a log-in with a passkey', () => {
  it('opens a session without a password or a code, and notes the use', async () => {
    const session = await broker.customer()
    const { added, passkey, userid } = await passkeys.add(session)
    const { secret } = (await broker.call('/security/codesetup', { password: 'test1234' }, session)).data
    const code = codeAt(Secret.fromBase32(secret).bytes, await broker.broker.clock.now())
    await broker.call('/security/codeson', { code, requestid: randomUUID() }, session)
    const { data } = await logIn(passkey.sign(await passkeys.loginChallenge(), userid))
    expect(data.account).toBe(session.account)
    expect(await isOpen({ ...session, token: data.token })).toBe(true)
    const [row] = await passkeys.list(session)
    expect(row).toEqual({ ...added.data, usedtime: (await broker.broker.clock.now()).getTime() })
  })

  it('accepts each challenge once, of many answers on two processes too, and for five minutes', async () => {
    const session = await broker.customer()
    const { passkey } = await passkeys.add(session)
    const signed = passkey.sign(await passkeys.loginChallenge())
    const answers = await Promise.all([0, 1, 2, 3].map((n) => logIn(signed, n % 2 ? twin.url : broker.url)))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    expect(await logIn(signed)).toMatchObject(refused('passkey-expired'))
    const late = passkey.sign(await passkeys.loginChallenge())
    await pass(5 * MINUTE)
    expect(await logIn(late)).toMatchObject(refused('passkey-expired'))
    const { data } = await passkeys.begin(session)
    expect(await logIn(passkey.sign(data))).toMatchObject(refused('passkey-expired'))
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another domain', { rpid: 'example.com' }],
    ['a page within a page of another origin', { crossOrigin: true }],
    ['a challenge that no database can hold', { challenge: '\0' }],
    ['nobody verified on the device', { isVerified: false }],
    ['an answer to another kind of request', { type: 'webauthn.create' }],
  ])('refuses %s', async (_name, change) => {
    const { passkey } = await passkeys.add(await broker.customer())
    const challenge = await passkeys.loginChallenge()
    expect(await logIn(passkey.sign({ ...challenge, ...change }))).toMatchObject(refused('passkey-not-accepted'))
  })

  it('refuses another key, another customer’s handle and an unknown passkey', async () => {
    const { passkey } = await passkeys.add(await broker.customer())
    const stranger = makePasskey()
    const forged = { ...stranger.sign(await passkeys.loginChallenge()), credentialid: passkey.id }
    expect(await logIn(forged)).toMatchObject(refused('passkey-not-accepted'))
    const { userid } = await passkeys.add(await broker.customer())
    const mixed = passkey.sign(await passkeys.loginChallenge(), userid)
    expect(await logIn(mixed)).toMatchObject(refused('passkey-not-accepted'))
    expect(await logIn(stranger.sign(await passkeys.loginChallenge()))).toMatchObject(refused('passkey-not-accepted'))
  })

  it('refuses a copy of the key, whose counter has not grown', async () => {
    const { passkey } = await passkeys.add(await broker.customer())
    const signed = async (counter: number) => logIn(passkey.sign({ ...(await passkeys.loginChallenge()), counter }))
    expect(await signed(0)).toMatchObject({ status: 1 })
    expect(await signed(5)).toMatchObject({ status: 1 })
    expect(await signed(5)).toMatchObject(refused('passkey-not-accepted'))
    expect(await signed(4)).toMatchObject(refused('passkey-not-accepted'))
    expect(await signed(0)).toMatchObject(refused('passkey-not-accepted'))
    expect(await signed(6)).toMatchObject({ status: 1 })
  })

  it('checks no answer after five refused ones, until fifteen minutes are over', async () => {
    const { passkey } = await passkeys.add(await broker.customer())
    const wrong = async () => logIn(passkey.sign({ ...(await passkeys.loginChallenge()), isVerified: false }))
    for (let n = 0; n < 5; n += 1) expect(await wrong()).toMatchObject(refused('passkey-not-accepted'))
    const right = async () => logIn(passkey.sign(await passkeys.loginChallenge()))
    expect(await right()).toMatchObject(refused('submitted-too-frequently'))
    const { passkey: other } = await passkeys.add(await broker.customer())
    expect(await logIn(other.sign(await passkeys.loginChallenge()))).toMatchObject({ status: 1 })
    await pass(15 * MINUTE)
    expect(await right()).toMatchObject({ status: 1 })
  })

  it('is refused for a frozen account, and challenges are limited for each address', async () => {
    const session = await broker.customer()
    const { passkey } = await passkeys.add(session)
    await broker.control('/freeze', { account: session.account, frozen: true })
    expect(await logIn(passkey.sign(await passkeys.loginChallenge()))).toMatchObject(refused('account-frozen'))
    await pass(MINUTE)
    const many = await Promise.all(Array.from({ length: 70 }, () => broker.call('/user/loginchallenge', {})))
    expect(many.filter(({ status }) => status === 1)).toHaveLength(60)
    await pass(MINUTE)
  })
})

describe('the customer’s passkeys', () => {
  it('are renamed and removed by the customer', async () => {
    const mine = await broker.customer()
    const { added } = await passkeys.add(mine)
    const { id } = added.data
    const rename = (name: string) => broker.call('/security/passkeyname', { id, name, requestid: randomUUID() }, mine)
    const remove = (requestid = randomUUID()) => broker.call('/security/passkeyremove', { id, requestid }, mine)
    expect(await rename('  ')).toMatchObject(refused('invalid-parameters'))
    expect((await rename('Office')).data).toEqual({ ...added.data, name: 'Office' })
    const requestid = randomUUID()
    expect(await remove(requestid)).toMatchObject({ status: 1 })
    expect(await remove(requestid)).toMatchObject({ status: 1 })
    expect(await remove()).toMatchObject(refused('passkey-not-found'))
    expect(await titles(mine)).toEqual(['Passkey removed', 'Passkey added', 'Welcome'])
  })

  it('end, when removed, the sessions that they opened, other than the calling one', async () => {
    const mine = await broker.customer()
    const { added, passkey } = await passkeys.add(mine)
    const opened = async () => (await logIn(passkey.sign(await passkeys.loginChallenge()))).data
    const [calling, other] = [await opened(), await opened()]
    const late = passkey.sign(await passkeys.loginChallenge())
    await broker.call('/security/passkeyremove', { id: added.data.id, requestid: randomUUID() }, calling)
    expect([await isOpen(mine), await isOpen(calling), await isOpen(other)]).toEqual([true, true, false])
    expect(await logIn(late)).toMatchObject(refused('passkey-not-accepted'))
  })
})
