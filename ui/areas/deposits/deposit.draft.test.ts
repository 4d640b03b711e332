import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Failure, Rejected, SessionExpired, Timeout } from '../../../ports/failure.ts'
import type { Deposit, DepositChannel } from '../../../ports/Deposits.ts'
import { EXPIRY_DELAY, makeSessionModel } from '../../app/session/session.model.ts'
import { signOut } from '../../app/session/signOut.ts'
import { DEPOSIT_CHANNEL } from '../../app/testing/gated.ts'
import { makeFakeApp } from '../../testing/fakeApp.ts'
import { NOW } from '../../testing/now.ts'
import { pass } from '../../testing/time.ts'
import { makeDepositModel } from './deposit.model.ts'

const CHANNEL: DepositChannel = { ...DEPOSIT_CHANNEL, isOpen: true }
const DAY = 24 * 3_600_000
const YESTERDAY = { year: 2026, month: 1, day: 14 }
const ME = '5550000001'
const KEY = `draft.${ME}.deposit`

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A tab of a device, which holds what it has kept, with a customer who is logged in. */
const openTab = async (
  kept = new Map<string, string>(),
  { answer = Effect.never, now = () => NOW }: Partial<Tab> = {},
) => {
  const { app } = makeFakeApp(
    {
      clock: { now, newId: () => '0190a5f0' },
      brokerSession: { logout: () => Effect.void },
      credentials: {
        current: () => ({ token: ME, account: ME }),
        keep: () => Effect.void,
        forget: Effect.void,
      },
      deposits: {
        channels: () => Effect.succeed([CHANNEL]),
        list: () => Effect.succeed({ list: [], next: null }),
        submit: () => answer,
      },
    },
    kept,
  )
  const logIn = (who: string) => app.model(makeSessionModel).signedIn({ token: who, account: who })
  await logIn(ME)
  const model = app.model(makeDepositModel)
  await pass()
  return { app, logIn, kept, ...model }
}
interface Tab {
  readonly answer: Effect.Effect<Deposit, Failure>
  readonly now: () => number
}

const type = async ({ form, open }: Awaited<ReturnType<typeof openTab>>) => {
  await open(CHANNEL.id)
  form.change('amount', '250,50')
  form.change('transferDate', YESTERDAY)
  form.change('accountType', 'savings')
  form.change('proof', 'image-1')
  await pass()
}
const typed = async (options: Partial<Tab> = {}) => {
  const tab = await openTab(undefined, options)
  await type(tab)
  return tab
}
const TYPED = { channel: CHANNEL.id, amount: '250,50', transferDate: YESTERDAY, accountType: 'savings', proof: null }
const NOTHING = { channel: '', amount: '', transferDate: null, accountType: null, proof: null }

describe('the report of a transfer', () => {
  it('has what was typed after a reload, but not its picture', async () => {
    const { kept } = await typed()
    const { form } = await openTab(kept)
    expect(form.draft.value).toEqual(TYPED)
    expect(kept.get(KEY)).not.toContain('image-1')
  })

  it('has it after the next log-in of its customer, and nothing of it for another one', async () => {
    const { app, logIn } = await typed()
    const { expired, session } = app.model(makeSessionModel)
    const end = async () => {
      expired(new SessionExpired({ code: 'login-again', token: session.peek()?.token }))
      await pass(EXPIRY_DELAY)
    }
    await end()
    await logIn('5550000002')
    const other = app.model(makeDepositModel)
    await pass()
    expect(other.form.draft.value).toEqual(NOTHING)
    await end()
    await logIn(ME)
    const own = app.model(makeDepositModel)
    await pass()
    expect(own.form.draft.value).toEqual(TYPED)
  })

  it('keeps the channel of a link', async () => {
    const { kept } = await typed()
    const { app } = await openTab(kept)
    app.forgetModels()
    const { form, open } = app.model(makeDepositModel)
    void open('wallet-usdt')
    await pass()
    expect(form.draft.value).toEqual({ ...TYPED, channel: 'wallet-usdt' })
  })

  it('is over after seven days', async () => {
    const { kept } = await typed()
    // To look at it is no new entry.
    const last = await openTab(kept, { now: () => NOW + 7 * DAY - 1 })
    expect(last.form.draft.value).toEqual(TYPED)
    const late = await openTab(kept, { now: () => NOW + 7 * DAY })
    expect(late.form.draft.value).toEqual(NOTHING)
  })

  it('is removed when its customer signs out', async () => {
    const { app, kept } = await typed()
    expect(kept.has(KEY)).toBe(true)
    await signOut(app)
    expect(kept.has(KEY)).toBe(false)
  })

  it('is not removed by another tab in which nothing was typed', async () => {
    const kept = new Map<string, string>()
    const [one, other] = [await openTab(kept), await openTab(kept)]
    await type(one)
    await other.open(CHANNEL.id)
    await pass()
    expect(kept.has(KEY)).toBe(true)
  })
})

describe('a report that was sent', () => {
  it('is no draft while its answer is not known', async () => {
    const { confirm, kept } = await typed()
    void confirm()
    await pass()
    expect([...kept.keys()]).toEqual(['intent.deposit'])
  })

  it('and refused is kept again', async () => {
    const { confirm, intent, kept } = await typed({ answer: Effect.fail(new Rejected({ code: 'deposit-proof-used' })) })
    await confirm()
    await pass()
    expect([intent.state.value.kind, kept.has(KEY)]).toEqual(['idle', true])
  })

  it('and that may have arrived is kept again once it is changed', async () => {
    const clock = { now: NOW }
    const answer = Effect.fail(new Timeout({ millis: 10_000 }))
    const { confirm, form, intent, kept } = await typed({ answer, now: () => clock.now })
    void confirm()
    await pass()
    clock.now += 130_000
    await pass(10_000)
    expect(intent.state.value.kind).toBe('lost')
    await intent.clear()
    await pass()
    expect([form.draft.value.amount, kept.has(KEY)]).toEqual(['250,50', false])
    form.change('amount', '300')
    await pass()
    expect(kept.get(KEY)).toContain('300')
  })
})
