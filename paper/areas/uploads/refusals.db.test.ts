import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { answerOf, type Session, type TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { picture, sendImage } from '../../testing/images.ts'

let broker: TestBroker
let session: Session
let bytes: Buffer

beforeAll(async () => {
  broker = await reusedTestBroker()
  session = await broker.customer()
  bytes = await picture().jpeg().toBuffer()
})
afterAll(() => broker.stop())

const countUploads = async (): Promise<number> =>
  (await broker.broker.db.selectFrom('uploads').select('id').execute()).length

it('refuses an animation, whose later pictures would not be shown', async () => {
  const frames = await Promise.all(['#f00', '#0f0'].map((colour) => picture(16, 16, colour).png().toBuffer()))
  const animation = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  expect(animation.includes('ANMF')).toBe(true)
  const { msg } = await sendImage(broker.url, session, { bytes: animation, name: 'a.webp' })
  expect(msg).toBe(textByCode['upload-mixed-content'])
})

const sendForm = async (form: FormData) =>
  answerOf(await fetch(`${broker.url}/api/vue/upload/image`, { method: 'POST', headers: { ...session }, body: form }))

it('accepts exactly one file, in its field', async () => {
  const formOf = (fields: ReadonlyArray<string>): FormData => {
    const form = new FormData()
    form.set('purpose', 'proof')
    form.set('requestid', randomUUID())
    for (const field of fields) form.append(field, new Blob([new Uint8Array(bytes)]), 'a.jpg')
    return form
  }
  for (const fields of [[], ['file', 'file'], ['file', 'other'], ['other'], ['file', 'a', 'b', 'c', 'd', 'e']])
    expect(await sendForm(formOf(fields))).toMatchObject({ status: 0, msg: textByCode['invalid-parameters'] })
  expect((await sendForm(formOf(['file']))).status).toBe(1)
})

it('refuses an image sent as a text field', async () => {
  const form = new FormData()
  form.set('purpose', 'proof')
  form.set('requestid', randomUUID())
  form.set('file', 'data:image/png;base64,AAAA')
  expect((await sendForm(form)).msg).toBe(textByCode['invalid-parameters'])
})

it('stores nothing of an interrupted upload, and accepts it again with the same id', async () => {
  const requestid = randomUUID()
  const form = new FormData()
  form.set('requestid', requestid)
  form.set('purpose', 'proof')
  form.set('file', new Blob([new Uint8Array(bytes)]), 'a.jpg')
  const whole = new Request(broker.url, { method: 'POST', body: form })
  const body = Buffer.from(await whole.arrayBuffer())
  const before = await countUploads()
  await new Promise<void>((done) => {
    const headers = {
      ...session,
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': body.length,
    }
    const sending = request(`${broker.url}/api/vue/upload/image`, { method: 'POST', headers })
    sending.on('error', () => done())
    sending.write(body.subarray(0, body.length / 2), () => setTimeout(() => sending.destroy(new Error('cut')), 50))
  })
  await sleep(200)
  expect(await countUploads()).toBe(before)
  const again = await sendImage(broker.url, session, { bytes, name: 'a.jpg', purpose: 'proof', requestid })
  expect(again.status).toBe(1)
  expect(await countUploads()).toBe(before + 1)
})

it('refuses a truncated form', async () => {
  const headers = { ...session, 'content-type': 'multipart/form-data; boundary=b' }
  const body = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc'
  const answer = await answerOf(await fetch(`${broker.url}/api/vue/upload/image`, { method: 'POST', headers, body }))
  expect(answer).toMatchObject({ httpStatus: 200, status: 0, msg: textByCode['invalid-parameters'] })
})

it('reports that a valid image could not be stored', async () => {
  const { db } = broker.broker
  await sql`alter table upload_bytes rename to away`.execute(db)
  const requestid = randomUUID()
  const failed = await sendImage(broker.url, session, { bytes, requestid })
  await sql`alter table away rename to upload_bytes`.execute(db)
  expect(failed.msg).toBe(textByCode['upload-failed'])
  expect((await sendImage(broker.url, session, { bytes, requestid })).status).toBe(1)
})

it('refuses a frozen account', async () => {
  const frozen = await broker.customer()
  await broker.control('/freeze', { account: frozen.account, frozen: true })
  expect((await sendImage(broker.url, frozen, { bytes })).msg).toBe(textByCode['account-frozen'])
})

it('accepts sixty uploads in an hour, whatever their outcome', async () => {
  const eager = await broker.customer()
  const send = (sent = bytes, requestid = randomUUID()) => sendImage(broker.url, eager, { bytes: sent, requestid })
  const known = randomUUID()
  expect((await send(bytes, known)).status).toBe(1)
  for (let sent = 1; sent < 60; sent += 1)
    expect((await send(Buffer.from('no image'))).msg).toBe(textByCode['upload-not-an-image'])
  expect((await send()).msg).toBe(textByCode['submitted-too-frequently'])
  expect((await send(bytes, known)).status).toBe(1)
  await broker.control('/clock', { advanceMilliseconds: 60 * 60_000 })
  expect((await send()).status).toBe(1)
})
