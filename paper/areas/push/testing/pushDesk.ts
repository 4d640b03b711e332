import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { SECOND } from '../../../platform/clock/instant.ts'
import type { Session } from '../../../testing/broker.ts'
import { checkAlerts } from '../../alerts/checkAlerts.ts'
import { type Desk, openDesk } from '../../orders/testing/desk.ts'
import type { FcmAccount } from '../fcmAccount.ts'
import { type FakeBrowser, startPushService } from './pushService.ts'

/** The broker looks for notifications to send once a second. */
export const PATIENCE = { timeout: 15_000 }

export const requestid = () => randomUUID()

/** What customers and their browsers do in the tests of notifications, with an instrument of this code. */
const pushSteps = (desk: Desk, code: string) => {
  const subscribe = (who: Session, { subscription }: FakeBrowser, language = 'us', topics?: string) =>
    desk.call('/push/subscribe', { ...subscription, language, requestid: requestid(), ...(topics && { topics }) }, who)
  const pass = async (milliseconds = 2 * SECOND) => {
    await desk.control('/clock', { advanceMilliseconds: milliseconds })
    await checkAlerts(desk.broker)
  }
  const again = async ({ account }: Session): Promise<Session> => {
    const { token } = (await desk.call('/user/login', { account, password: 'test1234' })).data
    return { account, token }
  }
  const left = () => desk.broker.db.selectFrom('push_deliveries').selectAll().execute()
  return {
    subscribe,
    /** The same for an app in a native shell. */
    subscribeDevice: (who: Session, devicetoken: string, language = 'us') =>
      desk.call('/push/subscribe', { devicetoken, language, requestid: requestid() }, who),
    pass,
    again,
    left,
    state: async (who: Session) => (await desk.call('/push/state', {}, who)).data,
    /** Sets an alert and lets the price meet it. */
    meet: async (who: Session, value = '4.10', price = '4.20') => {
      const set = await desk.call('/alert/add', { code, kind: 'above', value, requestid: requestid() }, who)
      expect(set.status).toBe(1)
      await desk.setPrice(code, price)
      await pass()
    },
    /** A customer whose session is of this week. */
    customer: async (money?: Record<string, string>) => again(await desk.customer(money)),
    /** Until nothing waits or is in flight, for notifications that must not arrive. */
    untilIdle: () => vi.waitFor(async () => expect(await left()).toEqual([]), PATIENCE),
    arrived: (browser: FakeBrowser, times = 1) =>
      vi.waitFor(() => expect(browser.delivered).toHaveLength(times), PATIENCE),
  }
}

/** Starts a push service, and two processes of a broker that may use it. */
export const openPushDesk = async (code: string, fcm?: FcmAccount) => {
  const service = await startPushService()
  const desk = await openDesk({ localPush: true, ...(fcm && { fcm }) })
  const twin = await desk.twin()
  const stop = async () => {
    await twin.stop()
    await desk.stop()
    service.stop()
  }
  return { desk, service, twin, stop, steps: pushSteps(desk, code) }
}
