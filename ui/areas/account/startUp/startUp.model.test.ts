import { Deferred, Effect } from 'effect'
import { describe, expect, it, vi } from 'vitest'
import { Offline, SessionExpired } from '../../../../ports/failure.ts'
import type { MarketNow } from '../../../../ports/Markets.ts'
import type { QuotedInstrument } from '../../../../ports/quote.ts'
import type { ServerSettings } from '../../../../ports/ServerConfig.ts'
import { makeIndicesModel } from '../../markets/indices.model.ts'
import { makeMarketsModel } from '../../markets/markets.model.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import { quote } from '../../markets/testing/feed.ts'
import { makeCustomerModel } from '../../../app/session/customer.model.ts'
import { makeServerModel } from '../../../app/session/server.model.ts'
import { makeFakeApp } from '../../../testing/fakeApp.ts'
import { NOW } from '../../../testing/now.ts'
import { makeStartUp } from './startUp.model.ts'
import { type StartUpStep, START_UP_STEPS } from './steps.ts'
import { eventually } from '../../../testing/eventually.ts'

const PROFILE = { id: '7', account: '0123456789', balances: {} }
const SETTINGS: ServerSettings = {
  title: 'House',
  logo: null,
  customerService: null,
  simulation: true,
  entries: new Map(),
}

const KLCI: QuotedInstrument = {
  ...quote('KLCI', '1612.84'),
  name: 'KLCI',
  chineseName: '',
  market: 'INDEX',
  currency: 'MYR',
  decimals: 2,
  trend: [],
}
const MALAYSIA: MarketNow = {
  code: 'MY',
  name: 'Malaysia',
  currency: 'MYR',
  zone: 'Asia/Kuala_Lumpur',
  state: 'open',
  changesAt: null,
  day: 20_468,
  sessions: [],
  hasHomeHours: false,
  sale: 'T+0',
  settlementDays: 2,
  shorting: true,
  tradable: true,
  leverages: [1, 2],
}

const server = (minimum = '1.0.0', kept = new Map<string, string>()) =>
  makeFakeApp(
    {
      clock: { now: () => NOW },
      credentials: { current: () => ({ token: 't', account: PROFILE.account }) },
      orders: { fills: () => Effect.succeed({ list: [], next: null }) },
      quotes: { indices: () => Effect.succeed([KLCI]) },
      markets: { list: () => Effect.succeed([MALAYSIA]) },
      serverConfig: {
        version: () => Effect.succeed({ latest: '3.0.0', minimum, notes: '', address: null }),
        settings: () => Effect.succeed(SETTINGS),
      },
      customerAccount: { profile: () => Effect.succeed(PROFILE) },
    },
    kept,
  )

/** Steps that the test ends. */
const step = (id: StartUpStep['id'], work: StartUpStep['work']): StartUpStep => ({ id, work })
const statuses = (model: ReturnType<typeof makeStartUp>) => model.states.value.map(({ status }) => status)
const settled = (model: ReturnType<typeof makeStartUp>) =>
  eventually(() => expect(statuses(model)).not.toContain('running'))

describe('start-up steps', () => {
  it('load what the app shows and continue once', async () => {
    const kept = new Map<string, string>()
    const { app } = server('1.0.0', kept)
    const model = makeStartUp(app, START_UP_STEPS, '2.0.0')
    const ready = vi.fn()
    model.start(ready)
    expect(statuses(model)).toEqual(['running', 'running', 'running'])
    await settled(model)
    expect(ready).toHaveBeenCalledTimes(1)
    expect(app.model(makeCustomerModel).profile.value).toBe(PROFILE)
    expect(app.model(makeServerModel).settings.value).toBe(SETTINGS)
    expect(app.model(makeIndicesModel).value.value).toEqual([KLCI])
    expect(app.model(makeLiveQuotes).quoteOf('KLCI').value?.price).toEqual(KLCI.price)
    expect(app.model(makeMarketsModel).leading.value).toBe(MALAYSIA)
    expect(kept.get(`firstHour.${PROFILE.account}`)).toContain('"isOn":true')
  })

  it('stop at a version that the server no longer serves', async () => {
    const { app, failures } = server('2.0.1')
    const model = makeStartUp(app, START_UP_STEPS, '2.0.0')
    const ready = vi.fn()
    model.start(ready)
    await settled(model)
    expect(statuses(model)).toEqual(['failed', 'done', 'done'])
    expect(model.states.value[0]?.failure).toMatchObject({ _tag: 'Outdated', version: '2.0.0', latest: '3.0.0' })
    expect(ready).not.toHaveBeenCalled()
    expect(failures).toEqual([])
  })

  it('fail independently, without a message, and continue after a retry', async () => {
    const { app, failures } = makeFakeApp({})
    let online = false
    const model = makeStartUp(
      app,
      [
        step('version', () => Effect.void),
        step('quotes', () => Effect.suspend(() => (online ? Effect.void : Effect.fail(new Offline())))),
      ],
      '1.0.0',
    )
    const ready = vi.fn()
    model.start(ready)
    await settled(model)
    expect(statuses(model)).toEqual(['done', 'failed'])
    expect(model.states.value[1]?.failure).toEqual(new Offline())
    expect(failures).toEqual([])
    online = true
    model.retry('quotes')
    await settled(model)
    expect(ready).toHaveBeenCalledTimes(1)
  })

  it('retry no step that is running or done', async () => {
    const { app } = makeFakeApp({})
    const work = vi.fn(() => Effect.void)
    const model = makeStartUp(app, [step('version', work)], '1.0.0')
    model.start(() => {})
    model.retry('version')
    await settled(model)
    model.retry('version')
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('report an ended session to the whole app', async () => {
    const { app, failures } = makeFakeApp({})
    const expired = new SessionExpired({ code: 'login-again' })
    const model = makeStartUp(app, [step('quotes', () => Effect.fail(expired))], '1.0.0')
    model.start(() => {})
    await settled(model)
    expect(failures).toEqual([expired])
  })

  it('do not navigate after the screen was left', async () => {
    const { app } = makeFakeApp({})
    const gate = Deferred.makeUnsafe<void>()
    const model = makeStartUp(app, [step('version', () => Deferred.await(gate))], '1.0.0')
    const ready = vi.fn()
    model.start(ready)
    model.stop()
    await Effect.runPromise(Deferred.succeed(gate, undefined))
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(ready).not.toHaveBeenCalled()
  })
})
