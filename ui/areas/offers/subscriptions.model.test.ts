import { Effect } from 'effect'
import { describe, expect, it } from 'vitest'
import { type Failure, Rejected } from '../../../ports/failure.ts'
import type { Offer, OfferSubscription } from '../../../ports/Offers.ts'
import { makeLiveParts } from '../../data/live/parts.model.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeAShareList, makeNewShareList, makePlacementList } from './list.model.ts'
import { makeNewShareOrders, makePlacementOrders, makeSubscriptionActions } from './subscriptions.model.ts'

const MINE = { id: 's1', state: 'payment-due' } as OfferSubscription

const setUp = (refuse?: Failure) => {
  const asked: Array<string> = []
  const sent: Array<string> = []
  const send = (what: string) => (id: string) =>
    Effect.suspend(() => {
      sent.push(`${what} ${id}`)
      return refuse ? Effect.fail(refuse) : Effect.succeed(MINE)
    })
  const fake = makeFakeApp({
    clock: { now: () => 0, newId: () => '0190a5f0' },
    credentials: { current: () => ({ token: 't', account: '5550000001' }) },
    offers: {
      list: ({ kind, market, tab }, { cursor }) =>
        Effect.sync(() => {
          asked.push([kind, tab, market, cursor].filter(Boolean).join(' '))
          return { list: [{ id: `${tab}${cursor ?? ''}` } as Offer], next: cursor === undefined ? '2' : null }
        }),
      subscriptions: (kind) =>
        Effect.sync(() => {
          asked.push(`mine ${kind}`)
          return { list: [MINE], next: null }
        }),
      pay: send('pay'),
      cancel: send('cancel'),
    },
  })
  return { ...fake, asked, sent }
}

describe('the offers', () => {
  it('are of their kind and market, tab by tab and page by page', async () => {
    const { app, asked } = setUp()
    const model = makeAShareList(app)
    await model.show('open')
    await model.pages.more()
    expect(model.pages.rows.value.map(({ id }) => id)).toEqual(['open', 'open2'])
    await model.show('listed')
    expect(model.pages.rows.value.map(({ id }) => id)).toEqual(['listed'])
    await makeNewShareList(app).show('open')
    await makePlacementList(app).show('to-be-listed')
    expect(asked).toEqual([
      'new-share open CN',
      'new-share open CN 2',
      'new-share listed CN',
      'new-share open',
      'placement to-be-listed',
    ])
  })
})

describe('own subscriptions', () => {
  it('are paid once, and every open list is reloaded', async () => {
    const { app, asked, sent } = setUp()
    const [shares, placements] = [makeNewShareOrders(app), makePlacementOrders(app)]
    const stops = [shares.open(), placements.open()]
    const actions = app.model(makeSubscriptionActions)
    await actions.pay()
    expect(sent).toEqual([])
    actions.askToPay(MINE)
    expect([actions.paySheet.reviewing.value, actions.cancelSheet.reviewing.value]).toEqual([true, false])
    await Promise.all([actions.pay(), actions.pay()])
    expect(sent).toEqual(['pay s1'])
    await expect
      .poll(() => asked.toSorted())
      .toEqual(['mine new-share', 'mine new-share', 'mine placement', 'mine placement'])
    stops.forEach((stop) => stop())
    actions.noteChange()
    expect(asked).toHaveLength(4)
  })

  it('show their state after a refused payment', async () => {
    const { app, asked } = setUp(new Rejected({ code: 'insufficient-balance' }))
    const stop = makeNewShareOrders(app).open()
    const actions = app.model(makeSubscriptionActions)
    actions.askToPay(MINE)
    await actions.pay()
    expect(actions.paying.state.value).toMatchObject({ kind: 'refused' })
    await expect.poll(() => asked).toEqual(['mine new-share', 'mine new-share'])
    stop()
  })

  it('are asked for again when a result has come, or another tab has paid', async () => {
    const { app, asked } = setUp()
    const { open, pages } = makeNewShareOrders(app)
    const stop = open()
    await expect.poll(() => pages.status.value).toBe('ready')
    for (const part of app.model(makeLiveParts).all) part.hear({ is: 'wallets' })
    await expect.poll(() => asked).toEqual(['mine new-share', 'mine new-share'])
    stop()
  })

  it('are cancelled once', async () => {
    const { app, sent } = setUp()
    const actions = app.model(makeSubscriptionActions)
    actions.askToCancel(MINE)
    expect(actions.cancelSheet.reviewing.value).toBe(true)
    await Promise.all([actions.cancel(), actions.cancel()])
    expect(sent).toEqual(['cancel s1'])
    actions.cancelSheet.close()
    expect([actions.paySheet.reviewing.value, actions.cancelSheet.reviewing.value]).toEqual([false, false])
  })
})
