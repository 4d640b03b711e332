import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { textByCode } from '../../../adapters/generated/messages.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../../platform/clock/instant.ts'
import type { Session } from '../../testing/broker.ts'
import { nextWeek } from '../orders/testing/desk.ts'
import { openPushDesk, PATIENCE, requestid } from './testing/pushDesk.ts'
import { vapidOf } from './testing/pushService.ts'

const CODE = '96038'

type PushDesk = Awaited<ReturnType<typeof openPushDesk>>
let desk: PushDesk['desk']
let service: PushDesk['service']
let twin: PushDesk['twin']
let steps: PushDesk['steps']
let stop: PushDesk['stop']
beforeAll(async () => void ({ desk, service, twin, steps, stop } = await openPushDesk(CODE)))
afterAll(() => stop())
beforeEach(() => nextWeek(desk, CODE, 2 * SECOND))

describe('a notification of a price alert', () => {
  it('arrives once, encrypted for the browser, in its language, and signed with the key of the config', async () => {
    const who = await steps.customer()
    const browser = service.browser()
    await steps.subscribe(who, browser, 'ar')
    expect(await steps.state(who)).toMatchObject({ endpoint: browser.subscription.endpoint, language: 'ar' })
    await steps.meet(who)
    await steps.arrived(browser)
    await steps.untilIdle()
    const [delivered] = browser.delivered
    if (delivered === undefined) throw new Error('nothing arrived')
    const [message] = (await desk.call('/message/list', { language: 'ar' }, who)).data.list
    expect(browser.read(delivered)).toEqual({
      id: message?.id,
      title: message?.title,
      body: message?.content,
      code: CODE,
    })
    expect(message?.title).toContain('تنبيه سعر')
    expect(delivered.body.toString('latin1')).not.toContain(CODE)
    const config = (await desk.call('/common/config', { type: 'all' })).data
    const { headers } = delivered
    expect(vapidOf(headers)).toMatchObject({
      isSigned: true,
      key: config.find(({ name }) => name === 'webpush')?.value,
      aud: service.url,
      sub: 'mailto:operator@example.com',
    })
    expect(headers).toMatchObject({ ttl: '14400', urgency: 'high', topic: message?.id.replaceAll('-', '') })
    expect(browser.delivered).toHaveLength(1)
  })

  it('arrives at every device of its customer, and at nobody else’s', async () => {
    const [who, other] = [await steps.customer(), await steps.customer()]
    const [phone, tablet, stranger] = [service.browser(), service.browser(), service.browser()]
    await steps.subscribe(who, phone)
    await steps.subscribe(await steps.again(who), tablet)
    await steps.subscribe(other, stranger)
    await steps.meet(who)
    await Promise.all([steps.arrived(phone), steps.arrived(tablet)])
    await steps.untilIdle()
    expect(stranger.delivered).toEqual([])
  })

  it.each([503, 429, 500])('is sent again after a pause where the service answers %s', async (status) => {
    const who = await steps.customer()
    const browser = service.browser()
    service.answer(browser, status)
    await steps.subscribe(who, browser)
    await steps.meet(who)
    await steps.arrived(browser)
    await vi.waitFor(async () => expect(await steps.left()).toMatchObject([{ claimed_at: null }]), PATIENCE)
    await steps.pass(31 * SECOND)
    await steps.arrived(browser, 2)
    await steps.untilIdle()
    const row = await desk.broker.db
      .selectFrom('push_subscriptions')
      .select(['failures', 'retry_at'])
      .where('endpoint', '=', browser.subscription.endpoint)
      .executeTakeFirst()
    expect(row).toEqual({ failures: 0, retry_at: null })
  })

  it('is no longer sent an hour after its message', async () => {
    const who = await steps.customer()
    const browser = service.browser()
    service.answer(browser, 503, 503, 503, 503)
    await steps.subscribe(who, browser)
    await steps.meet(who)
    await steps.arrived(browser)
    await vi.waitFor(async () => expect(await steps.left()).toMatchObject([{ claimed_at: null }]), PATIENCE)
    await steps.pass(HOUR + MINUTE)
    await steps.untilIdle()
    expect(browser.delivered).toHaveLength(1)
  })

  it('is not sent again where a process died while it was sent, since it may have arrived', async () => {
    const who = await steps.customer()
    const browser = service.browser()
    service.answer(browser, 503)
    await steps.subscribe(who, browser)
    await steps.meet(who)
    await steps.arrived(browser)
    await vi.waitFor(async () => expect(await steps.left()).toMatchObject([{ claimed_at: null }]), PATIENCE)
    // As a process leaves it that began to send it and died two minutes ago.
    await desk.broker.db
      .updateTable('push_deliveries')
      .set({ claimed_at: new Date(Date.parse('2020-01-01')) })
      .execute()
    await steps.pass(31 * SECOND)
    await steps.untilIdle()
    expect(browser.delivered).toHaveLength(1)
  })

  it('is dropped with a 400, and the next one is sent', async () => {
    const who = await steps.customer()
    const browser = service.browser()
    service.answer(browser, 400)
    await steps.subscribe(who, browser)
    await steps.meet(who)
    await steps.arrived(browser)
    await steps.untilIdle()
    await steps.meet(who, '4.30', '4.40')
    await steps.arrived(browser, 2)
  })

  it('waits for no service that does not answer', async () => {
    const [slow, quick] = [await steps.customer(), await steps.customer()]
    const [silent, browser] = [service.browser(), service.browser()]
    service.answer(silent, 'hang')
    await steps.subscribe(slow, silent)
    await steps.subscribe(quick, browser)
    await steps.meet(slow)
    await steps.arrived(silent)
    await steps.meet(quick, '4.30', '4.40')
    await steps.arrived(browser)
    // Its own notification is settled a moment after it arrived; the other one is still in flight.
    await vi.waitFor(async () => expect(await steps.left()).toHaveLength(1), PATIENCE)
    await desk.call('/user/logout', {}, slow)
  })
})

describe('a subscription', () => {
  it.each([404, 410, 403])('ends when its service answers %s', async (status) => {
    const who = await steps.customer()
    const browser = service.browser()
    service.answer(browser, status)
    await steps.subscribe(who, browser)
    await steps.meet(who)
    await vi.waitFor(async () => expect(await steps.state(who)).toMatchObject({ endpoint: '', language: '' }), PATIENCE)
    await steps.untilIdle()
    await steps.meet(who, '4.30', '4.40')
    await steps.untilIdle()
    expect(browser.delivered).toHaveLength(1)
  })

  it('ends on demand, and begins again', async () => {
    const who = await steps.customer()
    const browser = service.browser()
    await steps.subscribe(who, browser)
    const form = { requestid: requestid() }
    expect((await desk.call('/push/unsubscribe', form, who)).status).toBe(1)
    expect((await desk.call('/push/unsubscribe', form, who)).status).toBe(1)
    await steps.meet(who)
    await steps.untilIdle()
    expect(browser.delivered).toEqual([])
    await steps.subscribe(who, browser)
    await steps.meet(who, '4.30', '4.40')
    await steps.arrived(browser)
  })

  it.each<[string, (who: Session) => Promise<unknown>]>([
    ['logs out', (who) => desk.call('/user/logout', {}, who)],
    [
      'ends the session from another device',
      async (who) =>
        desk.call('/security/endsession', { id: 'others', requestid: requestid() }, await steps.again(who)),
    ],
    [
      'changes the password on another device',
      async (who) => {
        const change = { oldpassword: 'test1234', password: 'other5678', repassword: 'other5678' }
        return desk.call('/security/loginpassword', { ...change, requestid: requestid() }, await steps.again(who))
      },
    ],
  ])('ends when its customer %s', async (_, end) => {
    const who = await steps.customer()
    const browser = service.browser()
    await steps.subscribe(who, browser)
    await steps.meet(who, '4.40', '4.30')
    await end(who)
    await desk.setPrice(CODE, '4.42')
    await steps.pass()
    await steps.untilIdle()
    expect(browser.delivered).toEqual([])
  })

  it('ends after the seven days of its session, and tells while the app is not used', async () => {
    const who = await steps.customer()
    const browser = service.browser()
    await steps.subscribe(who, browser)
    await desk.call('/alert/add', { code: CODE, kind: 'above', value: '4.10', requestid: requestid() }, who)
    await steps.pass(DAY)
    await desk.setPrice(CODE, '4.20')
    await steps.pass()
    await steps.arrived(browser)
    expect((await desk.call('/push/state', {}, who)).httpStatus).toBe(401)
    const { prune } = await import('../../main/retention/prune.ts')
    await prune(desk.broker.db, new Date((await desk.broker.clock.now()).getTime() + 7 * DAY))
    const rows = await desk.broker.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('endpoint', '=', browser.subscription.endpoint)
      .execute()
    expect(rows).toEqual([])
  })

  it('of a frozen account is told nothing', async () => {
    const who = await steps.customer()
    const browser = service.browser()
    await steps.subscribe(who, browser)
    await desk.call('/alert/add', { code: CODE, kind: 'above', value: '4.10', requestid: requestid() }, who)
    await desk.broker.db
      .updateTable('customers')
      .set({ frozen_at: await desk.broker.clock.now() })
      .where('phone', '=', who.account)
      .execute()
    await desk.setPrice(CODE, '4.20')
    await steps.pass()
    await steps.untilIdle()
    expect(browser.delivered).toEqual([])
  })

  it('moves with its browser to the customer who uses it now', async () => {
    const [before, now] = [await steps.customer(), await steps.customer()]
    const browser = service.browser()
    await steps.subscribe(before, browser)
    await steps.subscribe(now, browser, 'es')
    expect((await steps.state(before)).endpoint).toBe('')
    await steps.meet(before)
    await steps.untilIdle()
    expect(browser.delivered).toEqual([])
    await steps.meet(now, '4.30', '4.40')
    await steps.arrived(browser)
    expect(browser.read(browser.delivered[0] ?? { headers: {}, body: Buffer.alloc(0) })).toMatchObject({
      title: expect.stringContaining('Alerta de precio'),
    })
  })

  it('is one of ten at most: the oldest ends', async () => {
    const who = await steps.customer()
    const sessions = await Promise.all(Array.from({ length: 11 }, () => steps.again(who)))
    for (const session of sessions) await steps.subscribe(session, service.browser())
    const states = await Promise.all(sessions.map(steps.state))
    expect(states.map(({ endpoint }) => endpoint !== '')).toEqual([false, ...Array.from({ length: 10 }, () => true)])
  })

  it('of one endpoint belongs to one session, also where many register it at once', async () => {
    const who = await steps.customer()
    const browser = service.browser()
    const sessions = await Promise.all(Array.from({ length: 8 }, () => steps.customer()))
    const answers = await Promise.all([who, ...sessions].map((session) => steps.subscribe(session, browser)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 1))
    const states = await Promise.all([who, ...sessions].map(steps.state))
    expect(states.filter(({ endpoint }) => endpoint !== '')).toHaveLength(1)
  })

  it('is stored once for a request id, and refused with a key that is none', async () => {
    const who = await steps.customer()
    const { subscription } = service.browser()
    const form = { ...subscription, language: 'us', requestid: requestid() }
    expect((await desk.call('/push/subscribe', form, who)).status).toBe(1)
    expect((await desk.call('/push/subscribe', form, who)).status).toBe(1)
    expect((await desk.call('/push/subscribe', { ...form, language: 'es' }, who)).msg).toBe(
      textByCode['request-id-reused'],
    )
    const wrong = { ...form, requestid: requestid(), p256dh: `B${'A'.repeat(86)}` }
    expect((await desk.call('/push/subscribe', wrong, who)).msg).toBe(textByCode['invalid-parameters'])
  })
})

it('signs with the same key on every process', async () => {
  const keyAt = async (url: string) => {
    const response = await fetch(`${url}/api/vue/common/config`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'type=all',
    })
    const { data } = (await response.json()) as { data: ReadonlyArray<{ name: string; value: string }> }
    return data.find(({ name }) => name === 'webpush')?.value
  }
  const [one, two] = await Promise.all([keyAt(desk.url), keyAt(twin.url)])
  expect(one).toMatch(/^[\w-]{87}$/)
  expect(two).toBe(one)
  expect(await desk.broker.db.selectFrom('push_keys').select('public_key').execute()).toEqual([{ public_key: one }])
})
