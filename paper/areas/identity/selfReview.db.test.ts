import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestBroker, type TestBroker } from '../../testing/broker.ts'
import { uploadPicture } from '../../testing/images.ts'

// A broker with automatic reviews.
let alone: TestBroker
beforeAll(async () => {
  alone = await startTestBroker({ reviewAfter: 60_000 })
})
afterAll(() => alone.stop())

const reviewed = async (colours: readonly [string, string]) => {
  const session = await alone.customer()
  const front = await uploadPicture(alone.url, session, 'identity', colours[0])
  const back = await uploadPicture(alone.url, session, 'identity', colours[1])
  const form = {
    name: 'Marina Ribera',
    idnumber: `NUMBER-${randomUUID().slice(0, 8)}`,
    front,
    back,
    requestid: randomUUID(),
  }
  await alone.call('/identity/submit', form, session)
  const stateNow = async () => (await alone.call('/identity/state', {}, session)).data
  await alone.control('/clock', { advanceMilliseconds: 59_000 })
  await alone.control('/jobs/run', {})
  expect(await stateNow()).toMatchObject({ status: 1 })
  await alone.control('/clock', { advanceMilliseconds: 1_000 })
  await expect.poll(async () => (await stateNow()).status).not.toBe(1)
  return stateNow()
}

it('verifies two different pictures after the set time', async () => {
  expect(await reviewed(['#224466', '#664422'])).toMatchObject({ status: 2 })
})

it('rejects the same picture for both sides', async () => {
  expect(await reviewed(['#224466', '#224466'])).toMatchObject({ status: 3, reason: 'unreadable' })
})
