import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keysOf } from '../../../domain/validation/keys.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { nextWeek } from '../orders/testing/desk.ts'
import { WORDS } from '../messages/render.ts'
import { openPushDesk } from './testing/pushDesk.ts'
import type { FakeBrowser } from './testing/pushService.ts'
import type { PushTopic } from './topics.ts'

const CODE = '96038'

type PushDesk = Awaited<ReturnType<typeof openPushDesk>>
let desk: PushDesk['desk']
let service: PushDesk['service']
let steps: PushDesk['steps']
let stop: PushDesk['stop']
beforeAll(async () => void ({ desk, service, steps, stop } = await openPushDesk(CODE)))
afterAll(() => stop())
beforeEach(() => nextWeek(desk, CODE, 2 * SECOND))

const titles = (browser: FakeBrowser) =>
  browser.delivered.map((one) => Reflect.get(browser.read(one) as object, 'title') as unknown)

const MONEY = { MYR: '90000.00' }

/** A customer with three browsers, each of which is told one topic. */
const threeBrowsers = async () => {
  const who = await steps.customer(MONEY)
  const told = async (topics: PushTopic) => {
    const browser = service.browser()
    await steps.subscribe(await steps.again(who), browser, 'us', topics)
    return browser
  }
  return { who, alerts: await told('alerts'), trades: await told('trades'), messages: await told('messages') }
}

describe('a notification', () => {
  it('is told once to each browser that wants its topic, and to no other', async () => {
    const { alerts, messages, trades, who } = await threeBrowsers()
    // One that is filled at once is on the screen, and has no message.
    await desk.accepted(who, { code: CODE, quantity: '1000' })
    await desk.accepted(who, { code: CODE, quantity: '1000', price: '3.80' })
    await desk.forward(2 * SECOND)
    await desk.setPrice(CODE, '3.60')
    await desk.forward(SECOND)
    await steps.arrived(trades)
    await steps.meet(who)
    await steps.arrived(alerts)
    await desk.control('/identity/grant', { account: who.account, name: 'Marina Ribera' })
    await steps.arrived(messages)
    await steps.untilIdle()
    expect(titles(trades)).toEqual(['Order filled'])
    expect(titles(alerts)).toEqual([expect.stringContaining('Price alert')])
    expect(titles(messages)).toEqual(['Identity verified'])
    const [fill] = trades.delivered
    const message = (await desk.call('/message/list', { language: 'us', limit: '50' }, who)).data.list.find(
      ({ title }) => title === 'Order filled',
    )
    // A tap opens the message, not an instrument.
    expect(fill && trades.read(fill)).toMatchObject({ id: message?.id, body: message?.content, code: '' })
  })

  it('is not sent for an order that is filled at once, nor where its answer was lost and the outcome is looked up', async () => {
    const who = await steps.customer(MONEY)
    const browser = service.browser()
    await steps.subscribe(who, browser, 'us', 'trades')
    const order = { code: CODE, quantity: '1000', clientorderid: randomUUID() }
    const filled = await desk.accepted(who, order)
    expect(filled.state).toBe('filled')
    // As an app that never got the answer.
    const { data: lookedUp } = await desk.call('/trade/orderinfo', { clientorderid: order.clientorderid }, who)
    expect(lookedUp).toMatchObject({ id: filled.id, state: 'filled' })
    expect((await desk.accepted(who, order)).id).toBe(filled.id)
    await desk.forward(2 * SECOND)
    await steps.untilIdle()
    expect(browser.delivered).toEqual([])
    const { list } = (await desk.call('/message/list', { language: 'us', limit: '50' }, who)).data
    expect(list.map(({ title }) => title)).toEqual(['Welcome'])
  })

  it('of a triggered stop is told once, where two processes look', async () => {
    const who = await steps.customer(MONEY)
    const browser = service.browser()
    await steps.subscribe(who, browser, 'us', 'trades')
    const { positionid } = await desk.accepted(who, { code: CODE, quantity: '1000', direction: 'short' })
    await desk.call('/trade/protect', { positionid, stoploss: '4.20', requestid: randomUUID() }, who)
    await desk.setPrice(CODE, '4.40')
    await Promise.all([desk.forward(SECOND), desk.sweep()])
    await steps.arrived(browser)
    await steps.untilIdle()
    expect(titles(browser)).toEqual(['Stop-loss filled'])
  })
})

describe('topics', () => {
  it('are kept, changed without a second subscription, and price alerts where a form names none', async () => {
    const who = await steps.customer()
    const browser = service.browser()
    await steps.subscribe(who, browser)
    expect(await steps.state(who)).toMatchObject({ topics: 'alerts' })
    await steps.subscribe(who, browser, 'us', 'messages trades messages')
    expect(await steps.state(who)).toMatchObject({ topics: 'trades messages' })
    expect((await steps.subscribe(who, browser, 'us', 'everything')).status).toBe(0)
    await steps.meet(who)
    await steps.untilIdle()
    expect(titles(browser).filter((title) => String(title).includes('Price alert'))).toEqual([])
  })

  it('share out every kind of message', async () => {
    const kinds = keysOf(WORDS.us.messages)
    const { rows } = await sql<{ kind: string; topic: PushTopic }>`
      select kind, push_topic(kind) as topic from unnest(${kinds}::text[]) as kind`.execute(desk.broker.db)
    const of = (wanted: PushTopic) => rows.flatMap(({ kind, topic }) => (topic === wanted ? [kind] : [])).toSorted()
    expect(of('alerts')).toEqual(['alert-above', 'alert-below', 'alert-fall', 'alert-rise'])
    expect(of('trades')).toEqual([
      'order-expired',
      'order-filled',
      'position-squared-off',
      'position-stopped-out',
      'stop-loss-filled',
      'take-profit-filled',
      'trailing-stop-filled',
    ])
    expect(of('messages')).toHaveLength(kinds.length - 11)
  })
})
