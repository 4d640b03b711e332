import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { fetchImage, uploadPicture } from '../../testing/images.ts'

let broker: TestBroker

beforeAll(async () => {
  broker = await reusedTestBroker()
})
afterAll(() => broker.stop())

const refused = (code: keyof typeof textByCode) => ({ status: 0, msg: textByCode[code] })
let numbers = 0
const newNumber = (): string => `1234567${String(++numbers).padStart(3, '0')}Z`

const formOf = async (session: Session, changes: Record<string, string> = {}) => ({
  name: 'Marina Ribera',
  idnumber: newNumber(),
  front: await uploadPicture(broker.url, session, 'identity'),
  back: await uploadPicture(broker.url, session, 'identity', '#aa3333'),
  requestid: randomUUID(),
  ...changes,
})
const submit = async (session: Session, changes: Record<string, string> = {}) =>
  broker.call('/identity/submit', await formOf(session, changes), session)
const state = async (session: Session) => (await broker.call('/identity/state', {}, session)).data
const titles = async (session: Session): Promise<ReadonlyArray<string>> => {
  const { data } = await broker.call('/message/list', { language: 'us' }, session)
  return data.list.map(({ title }) => title)
}

describe('a proof of identity', () => {
  it('is rejected with a reason, submitted again, and verified', async () => {
    const session = await broker.customer()
    const { account } = session
    expect(await state(session)).toMatchObject({ status: 0, name: '', submittime: '-', reviewtime: '-' })

    const first = await formOf(session, { name: '  Marina   Ribera ', idnumber: 'x 1234-567 z' })
    const sent = await broker.call('/identity/submit', first, session)
    expect(sent.data).toMatchObject({ status: 1, name: 'Marina Ribera', idnumber: '******67Z', reviewtime: '-' })
    expect(await state(session)).toEqual(sent.data)
    expect((await fetchImage(broker.url, sent.data.fronturl, session)).status).toBe(200)
    expect(await broker.control('/identity')).toMatchObject({
      underReview: [{ account, name: 'Marina Ribera', idNumber: 'X1234567Z' }],
    })
    expect(await submit(session)).toMatchObject(refused('identity-under-review'))

    await broker.control('/identity/reject', { account, reason: 'unreadable', remark: 'The back is blurred.' })
    const rejected = await state(session)
    expect(rejected).toMatchObject({ status: 3, reason: 'unreadable', remark: 'The back is blurred.' })
    expect(Number(rejected.reviewtime)).toBeGreaterThanOrEqual(Number(rejected.submittime))

    expect((await submit(session)).data).toMatchObject({ status: 1, reason: '', remark: '' })
    expect((await fetchImage(broker.url, sent.data.fronturl, session)).status).toBe(404)
    await broker.control('/identity/approve', { account })
    expect(await state(session)).toMatchObject({ status: 2 })
    expect(await submit(session)).toMatchObject(refused('identity-already-verified'))
    expect(await titles(session)).toEqual(['Identity verified', 'Identity not verified', 'Welcome'])
    await expect(broker.control('/identity/approve', { account })).rejects.toThrow('409')
  })

  it('gets the first answer again with the same id, and is refused with other fields', async () => {
    const session = await broker.customer()
    const form = await formOf(session)
    const answers = await Promise.all([1, 2, 3].map(() => broker.call('/identity/submit', form, session)))
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data)
    expect(answers[0]?.status).toBe(1)
    const other = await broker.call('/identity/submit', { ...form, name: 'Another Name' }, session)
    expect(other).toMatchObject(refused('request-id-reused'))
  })

  it.each([
    ['a name of digits', { name: '12345' }],
    ['an ID number without letters or digits', { idnumber: '-----' }],
    ['an ID number that is too short', { idnumber: '1 2 3' }],
    [
      'one image for both sides',
      { front: '0190a5f0-9b21-7d02-9f11-3c5e7a9b1d2f', back: '0190A5F0-9b21-7d02-9f11-3c5e7a9b1d2f' },
    ],
  ])('with %s is malformed', async (_, changes) => {
    expect(await submit(await broker.customer(), changes)).toMatchObject(refused('invalid-parameters'))
  })

  it('accepts only images that its customer uploaded for it', async () => {
    const [session, other] = [await broker.customer(), await broker.customer()]
    const wrong = [
      randomUUID(),
      'no-uuid',
      await uploadPicture(broker.url, other, 'identity'),
      await uploadPicture(broker.url, session, 'proof'),
    ]
    for (const back of wrong) {
      const answer = await submit(session, { back })
      expect(answer).toMatchObject(refused('upload-not-found'))
      expect(answer.headers.get('x-invalid-field')).toBe('/back')
    }
    expect(await state(session)).toMatchObject({ status: 0 })
  })

  it('is accepted ten times in a day', async () => {
    const session = await broker.customer()
    const wrong = { front: randomUUID(), back: randomUUID() }
    const form = { name: 'Marina Ribera', idnumber: newNumber(), ...wrong }
    const send = () => broker.call('/identity/submit', { ...form, requestid: randomUUID() }, session)
    for (let i = 0; i < 10; i++) expect(await send()).toMatchObject(refused('upload-not-found'))
    expect(await send()).toMatchObject(refused('submitted-too-frequently'))
  })

  it('leaves the state unchanged where it cannot be stored', async () => {
    const session = await broker.customer()
    const form = await formOf(session)
    const { db } = broker.broker
    await sql`alter table identities add constraint full_up check (id_number <> ${sql.lit(form.idnumber)})`.execute(db)
    expect(await broker.call('/identity/submit', form, session)).toMatchObject(refused('submit-failed'))
    await sql`alter table identities drop constraint full_up`.execute(db)
    expect(await state(session)).toMatchObject({ status: 0 })
    expect((await broker.call('/identity/submit', form, session)).status).toBe(1)
  })

  it('is refused for a frozen account', async () => {
    const session = await broker.customer()
    const form = await formOf(session)
    await broker.control('/freeze', { account: session.account, frozen: true })
    expect(await broker.call('/identity/submit', form, session)).toMatchObject(refused('account-frozen'))
    expect(await broker.call('/identity/state', {}, session)).toMatchObject(refused('account-frozen'))
  })
})

describe('an ID number', () => {
  it('verifies one account, in whatever spelling, and is free again after a rejection', async () => {
    const [first, second] = [await broker.customer(), await broker.customer()]
    expect((await submit(first, { idnumber: 'AB 999-111' })).status).toBe(1)
    expect(await submit(second, { idnumber: 'ab999-111' })).toMatchObject(refused('id-number-used'))
    await broker.control('/identity/reject', { account: first.account, reason: 'other' })
    expect((await submit(second, { idnumber: 'ab999-111' })).status).toBe(1)
    expect(await submit(first, { idnumber: 'AB 999-111' })).toMatchObject(refused('id-number-used'))
  })

  it('is accepted from one of many customers who submit it at the same time', async () => {
    const idnumber = newNumber()
    const sessions = await Promise.all(Array.from({ length: 5 }, () => broker.customer()))
    const forms = await Promise.all(sessions.map((session) => formOf(session, { idnumber })))
    const answers = await Promise.all(sessions.map((s, i) => broker.call('/identity/submit', forms[i] ?? {}, s)))
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1)
    for (const { msg, status } of answers) if (status !== 1) expect(msg).toBe(textByCode['id-number-used'])
  })
})
