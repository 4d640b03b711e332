import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Offline, Rejected, SessionExpired, Timeout } from '../../../../ports/failure.ts'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { NOW } from '../../../testing/now.ts'
import { pass } from '../../../testing/time.ts'
import { CODE, device, openTab, typedOffline } from './testing/draftTab.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

const DAY = 24 * 3_600_000

describe('what is typed without a connection', () => {
  it('is kept on the device, with its price then', async () => {
    const { draft, entry, figuresOf, online, stored } = await openTab(device())
    entry.change({ quantity: '700' })
    await pass()
    expect(stored()).toBeUndefined()
    online.value = false
    await pass()
    expect(draft.kept.value).toMatchObject({ code: CODE, at: NOW, entries: { quantity: '700' } })
    expect(draft.isOpen.value).toBe(true)
    // Also where the device has a connection and the server cannot be reached.
    online.value = true
    figuresOf.value = NOW
    entry.change({ price: '1,50' })
    await pass()
    expect(JSON.parse(stored() ?? '')).toMatchObject([{ price: '1.54', entries: { quantity: '700', price: '1,50' } }])
  })

  it('is not kept where nothing was entered, unless the customer goes on to the review', async () => {
    const { online, sending, stored } = await openTab(device())
    online.value = false
    await pass()
    expect(stored()).toBeUndefined()
    sending.review()
    await pass()
    expect(stored()).toBeDefined()
  })

  it('keeps what protects the position and how long the order waits', async () => {
    const kept = device()
    const { entry, online } = await openTab(kept)
    online.value = false
    const form = { kind: 'stop', stop: '1,40', limit: '', unit: 'percent', distance: '5', profit: '' } as const
    entry.change({ extras: { form, timeInForce: 'gtc', protection: null } })
    await pass()
    const again = await openTab(kept, { isWanted: true })
    expect(again.entry.draft.value.extras).toEqual({ form, timeInForce: 'gtc', protection: null })
  })

  it('is not sent: neither then, nor when the connection returns', async () => {
    const { entry, failures, online, placings, sending } = await openTab(device())
    entry.change({ quantity: '700' })
    await pass(300)
    sending.review()
    await pass()
    online.value = false
    await sending.confirm()
    expect([placings(), failures]).toEqual([[], [new Offline()]])
    online.value = true
    await pass(120_000)
    expect(placings()).toEqual([])
  })
})

describe('what was typed when the session ended', () => {
  const expire = async (tab: Awaited<ReturnType<typeof openTab>>) => {
    const session = tab.app.model(makeSessionModel)
    session.session.value = { token: 't', account: 'me' }
    session.expired(new SessionExpired({ code: 'login-again', token: 't' }))
    await pass()
  }

  it('is kept on the device, and offered after the next log-in', async () => {
    const kept = device()
    const tab = await openTab(kept)
    tab.entry.change({ quantity: '700', price: '1,50' })
    await pass()
    await expire(tab)
    const again = await openTab(kept)
    expect([again.entry.draft.value.quantity, again.draft.kept.value?.entries.quantity]).toEqual(['100', '700'])
    expect(await again.draft.resume()).toBe(true)
    expect(again.entry.draft.value).toMatchObject({ quantity: '700', price: '1,50' })
  })

  it('is not kept where nothing was typed, nor where the order may have arrived', async () => {
    const untouched = device()
    await expire(await openTab(untouched))
    expect(untouched.get('draft.me')).toBeUndefined()
    const sent = device()
    const tab = await openTab(sent, { broker: { place: () => Effect.never } })
    tab.entry.change({ quantity: '700' })
    await pass(300)
    tab.sending.review()
    await pass()
    void tab.sending.confirm()
    await pass()
    await expire(tab)
    expect([tab.placings().length, sent.get('draft.me')]).toEqual([1, undefined])
  })
})

describe('a draft', () => {
  it('is offered when the ticket is opened again, and continues in the form', async () => {
    const { draft, entry } = await openTab(await typedOffline())
    expect([draft.isOpen.value, entry.draft.value.quantity]).toEqual([false, '100'])
    expect(await draft.resume()).toBe(true)
    expect(entry.draft.value).toMatchObject({ quantity: '700', price: '1,50' })
    expect(draft.isOpen.value).toBe(true)
  })

  it('is in the form at once where the address asks for it', async () => {
    const { draft, entry } = await openTab(await typedOffline(), { isWanted: true })
    expect([draft.isOpen.value, entry.draft.value.quantity]).toEqual([true, '700'])
  })

  it('of more than a week is offered without a connection, where the time is not certain, and not with one', async () => {
    const { draft, online, stored } = await openTab(await typedOffline(), { now: () => NOW + 8 * DAY })
    expect(draft.kept.value).toBeNull()
    online.value = false
    await pass()
    expect([draft.kept.value?.at, stored()]).toEqual([NOW, expect.stringContaining('700')])
    online.value = true
    await pass()
    expect(draft.kept.value).toBeNull()
  })

  it('follows what is changed in the form, with a connection too', async () => {
    const { draft, entry, stored } = await openTab(await typedOffline(), { isWanted: true, now: () => NOW + DAY })
    entry.change({ quantity: '800' })
    await pass()
    expect(draft.kept.value).toMatchObject({ at: NOW + DAY, entries: { quantity: '800' } })
    expect(stored()).toContain('800')
  })

  it('stays as it is while it is only read, so that its age is that of the typing', async () => {
    const { draft, leave, open, online } = await openTab(await typedOffline(), {
      isWanted: true,
      now: () => NOW + DAY,
    })
    online.value = false
    await pass()
    leave()
    await open()
    expect([draft.kept.value?.at, draft.isOpen.value]).toEqual([NOW, true])
  })

  it('is over after seven days', async () => {
    const kept = await typedOffline()
    const last = await openTab(kept, { now: () => NOW + 7 * DAY - 1 })
    expect(last.draft.kept.value).not.toBeNull()
    const late = await openTab(kept, { now: () => NOW + 7 * DAY })
    expect(late.draft.kept.value).toBeNull()
  })

  it('of a day trade is not offered for another order', async () => {
    const { draft, leave, open } = await openTab(await typedOffline())
    leave()
    const leaveDayTrade = await open(true)
    expect(draft.kept.value).toBeNull()
    leaveDayTrade()
    await open()
    expect(draft.kept.value).not.toBeNull()
  })

  it('is not made of an order that may have arrived, until the form is changed', async () => {
    const clock = { now: NOW }
    const { draft, entry, online, sending, stored } = await openTab(device(), {
      now: () => clock.now,
      broker: { place: () => Effect.fail(new Timeout({ millis: 10_000 })) },
    })
    entry.change({ quantity: '700' })
    sending.review()
    await pass()
    void sending.confirm()
    await pass()
    clock.now += 30_000
    await pass(10_000)
    expect(sending.stage.value).toBe('lost')
    sending.discard()
    online.value = false
    await pass()
    expect([entry.draft.value.quantity, draft.kept.value, stored()]).toEqual(['700', null, undefined])
    entry.change({ quantity: '800' })
    await pass()
    expect(stored()).toContain('800')
  })

  it('is removed when it is discarded, and the form is empty again', async () => {
    const { draft, entry, stored } = await openTab(await typedOffline(), { isWanted: true })
    await draft.discard()
    await pass()
    expect([draft.kept.value, stored(), entry.draft.value.quantity]).toEqual([null, undefined, '100'])
  })

  it('that is discarded without being continued leaves the form alone', async () => {
    const { draft, entry, stored } = await openTab(await typedOffline())
    entry.change({ quantity: '900' })
    await draft.discard()
    expect([stored(), entry.draft.value.quantity]).toEqual([undefined, '900'])
  })
})

describe('an order that was sent', () => {
  it('is no draft from that moment on, whatever becomes of it', async () => {
    const { entry, placings, sending, stored } = await openTab(await typedOffline(), {
      isWanted: true,
      broker: { place: () => Effect.never },
    })
    await pass(300)
    sending.review()
    await pass()
    void sending.confirm()
    await pass()
    expect([placings(), stored(), sending.stage.value]).toEqual([
      ['place long limit 700 1.5 1 id-1'],
      undefined,
      'sending',
    ])
    expect(entry.draft.value.quantity).toBe('700')
  })

  it('is no draft either where the same was typed a second time', async () => {
    const { draft, entry, sending, stored } = await openTab(await typedOffline())
    entry.change({ quantity: '800' })
    await pass(300)
    expect(draft.isOpen.value).toBe(false)
    entry.change({ quantity: '700', price: '1,50' })
    await pass(300)
    sending.review()
    await pass()
    await sending.confirm()
    expect(stored()).toBeUndefined()
  })

  it('leaves the draft of another order', async () => {
    const { draft, sending, stored } = await openTab(await typedOffline())
    await pass(300)
    sending.review()
    await pass()
    await sending.confirm()
    expect([draft.isOpen.value, stored()]).toEqual([false, expect.stringContaining('700')])
  })

  it('and refused is kept again once it is changed without a connection', async () => {
    const { entry, online, sending, stored } = await openTab(await typedOffline(), {
      isWanted: true,
      broker: { place: () => Effect.fail(new Rejected({ code: 'insufficient-balance' })) },
    })
    await pass(300)
    sending.review()
    await pass()
    await sending.confirm()
    expect([sending.stage.value, stored()]).toEqual(['refused', undefined])
    online.value = false
    entry.change({ quantity: '300' })
    await pass()
    expect(stored()).toContain('300')
  })
})
