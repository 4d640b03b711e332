import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import type { Session, TestBroker } from '../../testing/broker.ts'
import { reusedTestBroker } from '../../testing/reusedBroker.ts'
import { fetchImage, uploadPicture } from '../../testing/images.ts'

const HOUR = 60 * 60_000

let broker: TestBroker
let owner: Session
let other: Session

beforeAll(async () => {
  broker = await reusedTestBroker()
  owner = await broker.customer()
  other = await broker.customer()
})
afterAll(() => broker.stop())

const pathOf = (id: string): string => `/api/vue/upload/file/${id}`
const statusOf = async (path: string, session?: Session): Promise<number> =>
  (await fetchImage(broker.url, path, session)).status
const setAvatar = (image: string, session: Session, requestid = randomUUID()) =>
  broker.call('/upload/setavatar', { image, requestid }, session)

it('shows an image to its owner only', async () => {
  const path = pathOf(await uploadPicture(broker.url, owner, 'identity'))
  const answer = await fetchImage(broker.url, path, owner)
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
  })
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")

  const absent = await fetchImage(broker.url, pathOf(randomUUID()), owner)
  const foreign = await fetchImage(broker.url, path, other)
  expect([foreign.status, await foreign.text()]).toEqual([absent.status, await absent.text()])
  expect(absent.status).toBe(404)
  expect(await statusOf(path)).toBe(404)
  expect(await statusOf(path, { token: owner.token, account: other.account })).toBe(404)
  expect(await statusOf(pathOf('..%2f..%2fetc%2fpasswd'), owner)).toBe(404)
})

it('shows it to a POST as to a GET, and to its owner only', async () => {
  const path = pathOf(await uploadPicture(broker.url, owner, 'identity'))
  const post = (session?: Session) => fetch(`${broker.url}${path}`, { method: 'POST', headers: { ...session } })
  const [read, posted] = [await fetchImage(broker.url, path, owner), await post(owner)]
  expect([posted.status, posted.headers.get('content-type'), posted.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'private, no-store',
  ])
  expect(Buffer.from(await posted.arrayBuffer()).equals(Buffer.from(await read.arrayBuffer()))).toBe(true)
  expect([(await post(other)).status, (await post()).status]).toEqual([404, 404])
})

it('shows the same image on every process of one database', async () => {
  const path = pathOf(await uploadPicture(broker.url, owner, 'proof'))
  const twin = await broker.twin()
  expect((await fetchImage(twin.url, path, owner)).status).toBe(200)
  await twin.stop()
})

it('lets a page of an allowed origin read it with the headers of its session', async () => {
  const headers = { origin: 'https://app.example.com', 'access-control-request-method': 'GET' }
  const answer = await fetch(`${broker.url}${pathOf(randomUUID())}`, { method: 'OPTIONS', headers })
  expect(answer.headers.get('access-control-allow-methods')).toContain('GET')
})

it('shows no avatar, then the one that was set, and deletes the previous one', async () => {
  expect((await broker.call('/upload/avatar', {}, owner)).data).toEqual({ url: '' })
  const first = await uploadPicture(broker.url, owner, 'avatar')
  expect((await setAvatar(first, owner)).data).toEqual({ url: pathOf(first) })
  expect((await setAvatar(first, owner)).data).toEqual({ url: pathOf(first) })
  const requestid = randomUUID()
  const second = await uploadPicture(broker.url, owner, 'avatar', '#aa7744')
  expect((await setAvatar(second, owner, requestid)).status).toBe(1)
  expect((await broker.call('/upload/avatar', {}, owner)).data).toEqual({ url: pathOf(second) })
  expect(await statusOf(pathOf(first), owner)).toBe(404)
  expect((await setAvatar(second, owner, requestid)).data).toEqual({ url: pathOf(second) })
  expect((await setAvatar(first, owner, requestid)).msg).toBe(textByCode['request-id-reused'])
})

it('accepts as an avatar only an unexpired image that its owner uploaded as one', async () => {
  const refused = { status: 0, msg: textByCode['upload-not-found'] }
  expect(await setAvatar(await uploadPicture(broker.url, owner, 'identity'), owner)).toMatchObject(refused)
  expect(await setAvatar(await uploadPicture(broker.url, other, 'avatar'), owner)).toMatchObject(refused)
  expect(await setAvatar(randomUUID(), owner)).toMatchObject(refused)
  expect(await setAvatar('no-uuid', owner)).toMatchObject(refused)
  expect((await setAvatar('not an id', owner)).msg).toBe(textByCode['invalid-parameters'])
})

it('deletes a picture that was not used within a day, and no other', async () => {
  const [unused, avatar] = [
    await uploadPicture(broker.url, owner, 'avatar'),
    await uploadPicture(broker.url, owner, 'avatar'),
  ]
  await setAvatar(avatar, owner)
  for (let hours = 0; hours < 24; hours += 8) {
    await broker.control('/clock', { advanceMilliseconds: 8 * HOUR })
    await broker.call('/upload/avatar', {}, owner)
  }
  expect(await setAvatar(unused, owner)).toMatchObject({ msg: textByCode['upload-not-found'] })
  expect(await statusOf(pathOf(unused), owner)).toBe(404)
  expect(await statusOf(pathOf(avatar), owner)).toBe(200)
  const { db } = broker.broker
  // The broker's own runner may have done some of the jobs already.
  await expect.poll(() => broker.control('/jobs')).toEqual({ jobs: [] })
  const left = (await db.selectFrom('uploads').select('id').execute()).map(({ id }) => id)
  const bytes = (await db.selectFrom('upload_bytes').select('upload_id').execute()).map(({ upload_id }) => upload_id)
  expect(left).toEqual([avatar])
  expect(bytes).toEqual([avatar])
})

it('refuses a frozen account', async () => {
  const frozen = await broker.customer()
  const image = await uploadPicture(broker.url, frozen, 'avatar')
  await broker.control('/freeze', { account: frozen.account, frozen: true })
  for (const answer of [await setAvatar(image, frozen), await broker.call('/upload/avatar', {}, frozen)])
    expect(answer.msg).toBe(textByCode['account-frozen'])
})
