import { Deferred, Effect } from 'effect'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { ACCOUNT_TABS } from '../../../domain/wealth/wealth.ts'
import { decimal, formatDecimal } from '../../../domain/money/decimal.ts'
import type { AccountRecords } from '../../../ports/Wealth.ts'
import { type Failure, Offline, SessionExpired } from '../../../ports/failure.ts'
import { makeCustomerModel } from '../../app/session/customer.model.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { makeWealthModel } from './wealth.model.ts'
import { eventually } from '../../testing/eventually.ts'

const PROFILE = {
  id: '482',
  account: '0123456789',
  balances: { eur: decimal('1'), usd: decimal('2'), usdt: decimal('3') },
}
const BALANCE = { EUR: '1', USD: '2', USDT: '3' }

const asked: Array<readonly [string, string]> = []
const empty = (name: string) => (type: string) =>
  Effect.sync(() => {
    asked.push([name, type])
    return []
  })
const records = (): AccountRecords['Service'] => ({
  newShares: empty('newShares'),
  withdrawals: empty('withdrawals'),
  products: empty('products'),
  stockCredits: empty('stockCredits'),
  holdings: empty('holdings'),
  rebates: empty('rebates'),
  realised: empty('realised'),
})

/** An account centre with `lists`, whose profile calls the test answers, in any order. */
const screen = (lists: Partial<AccountRecords['Service']> = {}) => {
  asked.length = 0
  const profiles: Array<Deferred.Deferred<typeof PROFILE, Failure>> = []
  let interrupted = 0
  const fake = makeFakeApp({
    accountRecords: { ...records(), ...lists },
    customerAccount: {
      profile: () =>
        Effect.suspend(() => {
          const answer = Deferred.makeUnsafe<typeof PROFILE, Failure>()
          profiles.push(answer)
          return Effect.onInterrupt(Deferred.await(answer), () => Effect.sync(() => void (interrupted += 1)))
        }),
    },
  })
  const model = makeWealthModel(fake.app)
  const answer = (at: number) => Effect.runPromise(Deferred.succeed(profiles[at]!, PROFILE))
  const refuse = (at: number, failure: Failure) => Effect.runPromise(Deferred.fail(profiles[at]!, failure))
  const shown = () => {
    const balance = model.figures.value?.balance
    return balance ? formatDecimal(balance) : null
  }
  return { ...fake, model, profiles, answer, refuse, shown, interrupted: () => interrupted }
}

describe('account centre figures', () => {
  it('computes once for a screen before which it was started, and again for the next', async () => {
    const { answer, model, profiles, shown } = screen()
    void model.loadEarly()
    const opened = model.open()
    await eventually(() => expect(profiles).toHaveLength(1))
    await answer(0)
    await opened
    expect(shown()).toBe(BALANCE.EUR)
    model.stop()
    void model.open()
    await eventually(() => expect(profiles).toHaveLength(2))
    model.stop()
  })

  it('are not computing where the answer came before the screen', async () => {
    const { answer, model, profiles } = screen()
    const early = model.loadEarly()
    expect(model.computing.value).toBe(true)
    await eventually(() => expect(profiles).toHaveLength(1))
    await answer(0)
    await early
    const opened = model.open()
    expect(model.computing.value).toBe(false)
    await opened
    expect([model.computing.value, profiles.length]).toEqual([false, 1])
  })

  it('request the types of the tab: the default type for EUR, usd otherwise, withdrawals by currency', async () => {
    const { model, answer, profiles } = screen()
    const done = model.choose('USDT')
    await eventually(() => expect(profiles).toHaveLength(1))
    await answer(0)
    await done
    expect(Object.fromEntries(asked)).toEqual({
      newShares: 'usd',
      withdrawals: 'USDT',
      products: 'usd',
      stockCredits: 'usd',
      holdings: 'usd',
      rebates: 'usd',
      realised: 'usd',
    })
  })

  it('show a loading state until they are computed', async () => {
    const { model, answer, shown, app, profiles } = screen()
    const done = model.compute()
    expect([model.computing.value, shown()]).toEqual([true, null])
    await eventually(() => expect(profiles).toHaveLength(1))
    await answer(0)
    await done
    expect([model.computing.value, shown()]).toEqual([false, '1'])
    expect(app.model(makeCustomerModel).profile.value).toBe(PROFILE)
  })

  it('stay visible while they are recomputed', async () => {
    const { model, answer, shown, profiles } = screen()
    const first = model.compute()
    await eventually(() => expect(profiles).toHaveLength(1))
    await answer(0)
    await first
    void model.compute()
    expect([model.computing.value, shown()]).toEqual([true, '1'])
  })

  it('show no failure and leave dependent figures unknown', async () => {
    const { model, refuse, failures, profiles } = screen({ holdings: () => Effect.fail(new Offline()) })
    const done = model.compute()
    await eventually(() => expect(profiles).toHaveLength(1))
    await refuse(0, new Offline())
    await done
    expect(failures).toEqual([])
    expect(model.figures.value).toMatchObject({ balance: null, frozen: null, total: null, floating: null })
    expect(model.figures.value?.realised && formatDecimal(model.figures.value.realised)).toBe('0')
  })

  it('can be asked for again where one is unknown, until it is known', async () => {
    let isOffline = true
    const lists = {
      holdings: () => Effect.suspend(() => (isOffline ? Effect.fail(new Offline()) : Effect.succeed([]))),
    }
    const { model, answer, profiles } = screen(lists)
    const done = model.compute()
    expect(model.hasGaps.value).toBe(false)
    await eventually(() => expect(profiles).toHaveLength(1))
    await answer(0)
    await done
    expect(model.hasGaps.value).toBe(true)
    isOffline = false
    const again = model.compute()
    expect(model.hasGaps.value).toBe(false)
    await eventually(() => expect(profiles).toHaveLength(2))
    await answer(1)
    await again
    expect(model.hasGaps.value).toBe(false)
  })

  it('survive a list that throws, which is reported to the console', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { model, answer, shown, profiles } = screen({ realised: () => Effect.die(new Error('a defect')) })
    const done = model.compute()
    await eventually(() => expect(profiles).toHaveLength(1))
    await answer(0)
    await done
    expect([shown(), model.figures.value?.realised]).toEqual(['1', null])
    expect(logged.mock.calls.flat().join()).toContain('a defect')
    logged.mockRestore()
  })

  it('report an ended session once, however many calls fail with it', async () => {
    const expired = new SessionExpired({ code: 'login-again' })
    const { model, refuse, failures, profiles } = screen({
      holdings: () => Effect.fail(expired),
      products: () => Effect.fail(expired),
    })
    const done = model.compute()
    await eventually(() => expect(profiles).toHaveLength(1))
    await refuse(0, expired)
    await done
    expect(failures).toEqual([expired])
  })

  it('cancel the calls of a tab that was left, and keep the loading state of the chosen one', async () => {
    const { model, answer, shown, interrupted, profiles } = screen()
    void model.compute()
    await eventually(() => expect(profiles).toHaveLength(1))
    const second = model.choose('USD')
    await eventually(() => expect([profiles.length, interrupted()]).toEqual([2, 1]))
    await answer(0)
    expect([model.computing.value, shown()]).toEqual([true, null])
    await answer(1)
    await second
    expect([model.computing.value, shown()]).toEqual([false, '2'])
  })

  it('never belong to another tab, whatever order of taps and answers', async () => {
    const tap = fc.record({ tap: fc.constantFrom(...ACCOUNT_TABS) })
    const reply = fc.record({ answer: fc.nat(8) })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(tap, reply), { maxLength: 12 }), async (events) => {
        const { model, answer, profiles, shown } = screen()
        const right = () => expect([null, BALANCE[model.currency.value]]).toContain(shown())
        for (const event of events) {
          if ('tap' in event) void model.choose(event.tap)
          else if (profiles.length > 0) await answer(event.answer % profiles.length)
          right()
          await new Promise((resolve) => setImmediate(resolve))
          right()
        }
        const last = model.compute()
        await eventually(() => expect(profiles.length).toBeGreaterThan(0))
        while (model.computing.value) {
          await answer(profiles.length - 1)
          await new Promise((resolve) => setImmediate(resolve))
        }
        await last
        expect(shown()).toBe(BALANCE[model.currency.value])
      }),
    )
  })

  it('use the profile that the start of the app is requesting already', async () => {
    const { model, answer, shown, profiles, app } = screen()
    const customer = app.model(makeCustomerModel)
    const started = customer.load()
    const done = model.compute()
    await eventually(() => expect(asked).toHaveLength(7))
    await answer(0)
    await Promise.all([started, done])
    expect([profiles.length, shown()]).toEqual([1, '1'])
  })

  it('share their profile request with the panel beside them', async () => {
    const { model, answer, shown, profiles, app } = screen()
    const customer = app.model(makeCustomerModel)
    const done = model.compute()
    await eventually(() => expect(profiles).toHaveLength(1))
    const beside = Promise.all([customer.load(), customer.load()])
    await answer(0)
    expect(await beside).toEqual([PROFILE, PROFILE])
    await done
    expect([profiles.length, shown()]).toEqual([1, '1'])
  })

  it('leave the request to the panel beside them when their screen is left', async () => {
    const { model, answer, interrupted, profiles, app } = screen()
    void model.compute()
    await eventually(() => expect(profiles).toHaveLength(1))
    const beside = app.model(makeCustomerModel).load()
    model.stop()
    await answer(0)
    expect(await beside).toBe(PROFILE)
    expect([profiles.length, interrupted()]).toEqual([1, 0])
  })

  it('stop being computed when the screen is left', async () => {
    const { model, interrupted, profiles } = screen()
    void model.compute()
    await eventually(() => expect(profiles).toHaveLength(1))
    model.stop()
    await eventually(() => expect(interrupted()).toBe(1))
    expect(model.computing.value).toBe(false)
  })
})
