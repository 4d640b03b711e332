import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { SECOND } from '../../platform/clock/instant.ts'
import type { Session } from '../../testing/broker.ts'
import { nextWeek } from '../orders/testing/desk.ts'
import { startFcm } from './testing/fcmService.ts'
import { openPushDesk, PATIENCE, requestid } from './testing/pushDesk.ts'

const CODE = '96038'

let fcm: Awaited<ReturnType<typeof startFcm>>
type PushDesk = Awaited<ReturnType<typeof openPushDesk>>
let desk: PushDesk['desk']
let service: PushDesk['service']
let steps: PushDesk['steps']
let stop: PushDesk['stop']
beforeAll(async () => {
  fcm = await startFcm()
  ;({ desk, service, steps, stop } = await openPushDesk(CODE, fcm.account))
})
afterAll(async () => {
  await stop()
  fcm.stop()
})
beforeEach(() => nextWeek(desk, CODE, 2 * SECOND))

const arrived = (device: string, times = 1) =>
  vi.waitFor(() => expect(fcm.takenBy(device)).toHaveLength(times), PATIENCE)

const waits = () => vi.waitFor(async () => expect(await steps.left()).toMatchObject([{ claimed_at: null }]), PATIENCE)

/** A customer who has turned notifications on in a native shell. */
const withDevice = async (language?: string): Promise<{ readonly who: Session; readonly device: string }> => {
  const [who, device] = [await steps.customer(), `device:${randomUUID()}`]
  expect((await steps.subscribeDevice(who, device, language)).status).toBe(1)
  return { who, device }
}

describe('a notification of an app in a native shell', () => {
  it('arrives once, in its language, with what a tap opens', async () => {
    const { device, who } = await withDevice('ar')
    expect(await steps.state(who)).toEqual({ endpoint: '', devicetoken: device, language: 'ar', topics: 'alerts' })
    await steps.meet(who)
    await arrived(device)
    await steps.untilIdle()
    const [message] = (await desk.call('/message/list', { language: 'ar' }, who)).data.list
    expect(fcm.takenBy(device)).toMatchObject([
      {
        message: {
          notification: { title: message?.title, body: message?.content },
          data: { id: message?.id, code: CODE },
          android: { ttl: '14400s' },
        },
      },
    ])
  })

  it('is sent with a token of the account, which is asked for once and again after a 401', async () => {
    const { device, who } = await withDevice()
    await steps.meet(who)
    await arrived(device)
    const [first] = fcm.takenBy(device)
    const before = fcm.given.tokens
    expect(first?.authorization).toBe(`Bearer token-${before}`)
    expect(fcm.claims.at(-1)).toMatchObject({
      iss: 'push@desk.iam.gserviceaccount.com',
      aud: fcm.account.tokenUrl,
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
      grant: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    })
    fcm.refuse({ status: 401 })
    await steps.meet(who, '4.25', '4.30')
    await arrived(device, 2)
    expect(fcm.takenBy(device)[1]?.authorization).toBe(`Bearer token-${before}`)
    await waits()
    await steps.pass(31 * SECOND)
    await arrived(device, 3)
    expect(fcm.takenBy(device)[2]?.authorization).toBe(`Bearer token-${before + 1}`)
    await steps.untilIdle()
  })

  it.each([{ status: 429, errorCode: 'QUOTA_EXCEEDED' }, { status: 503 }, { status: 404 }, { status: 403 }])(
    'is sent again after a pause where the service answers $status $errorCode',
    async (refusal) => {
      const { device, who } = await withDevice()
      fcm.refuse(refusal)
      await steps.meet(who)
      await arrived(device)
      await waits()
      await steps.pass(31 * SECOND)
      await arrived(device, 2)
      await steps.untilIdle()
      expect(await steps.state(who)).toMatchObject({ devicetoken: device })
    },
  )

  it.each([
    { status: 404, errorCode: 'UNREGISTERED' },
    { status: 403, errorCode: 'SENDER_ID_MISMATCH' },
  ])('ends the subscription where the service answers $errorCode', async (refusal) => {
    const { device, who } = await withDevice()
    fcm.refuse(refusal)
    await steps.meet(who)
    await arrived(device)
    await steps.untilIdle()
    await vi.waitFor(async () => expect(await steps.state(who)).toMatchObject({ devicetoken: '' }), PATIENCE)
  })

  it('waits while the account is given no token', async () => {
    const { device, who } = await withDevice()
    // The kept one is no longer accepted, and there is no other.
    fcm.refuse({ status: 401 })
    fcm.given.isRefused = true
    await steps.meet(who)
    await arrived(device)
    await waits()
    await steps.pass(31 * SECOND)
    fcm.given.isRefused = false
    await vi.waitFor(async () => {
      await steps.pass(61 * SECOND)
      expect(fcm.takenBy(device)).toHaveLength(2)
    }, PATIENCE)
    await steps.untilIdle()
  })
})

describe('the subscription of a device', () => {
  it('goes over to the customer who uses the device now', async () => {
    const { device, who } = await withDevice()
    const other = await steps.customer()
    await steps.subscribeDevice(other, device)
    expect(await steps.state(who)).toMatchObject({ devicetoken: '' })
    expect(await steps.state(other)).toMatchObject({ devicetoken: device })
  })

  it('takes the place of a browser’s in the same session, and ends with the session', async () => {
    const who = await steps.customer()
    await steps.subscribe(who, service.browser())
    const device = `device:${randomUUID()}`
    await steps.subscribeDevice(who, device)
    expect(await steps.state(who)).toMatchObject({ endpoint: '', devicetoken: device })
    await desk.call('/user/logout', {}, who)
    const left = await desk.broker.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('device_token', '=', device)
      .execute()
    expect(left).toEqual([])
  })

  it('names a device or a browser, not both and not neither', async () => {
    const who = await steps.customer()
    const send = (form: object) =>
      desk.call('/push/subscribe', { ...form, language: 'us', requestid: requestid() }, who)
    const { subscription } = service.browser()
    expect((await send({ ...subscription, devicetoken: 'device:1' })).status).toBe(0)
    expect((await send({})).status).toBe(0)
  })

  it('is offered in the config', async () => {
    const { data } = await desk.call('/common/config', { type: 'all' })
    expect(data.find(({ name }) => name === 'nativepush')?.value).toBe('fcm')
  })
})
