import { Effect } from 'effect'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeSessionModel } from '../../../app/session/session.model.ts'
import { signOut } from '../../../app/session/signOut.ts'
import { makeConnectionModel } from '../../../data/app/connection.model.ts'
import { NOW } from '../../../testing/now.ts'
import { pass } from '../../../testing/time.ts'
import { desk } from '../ticket/testing/desk.ts'
import { makeDraftsModel } from './drafts.model.ts'
import { device, openTab, SIGNED_IN, typedOffline } from './testing/draftTab.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

describe('two tabs', () => {
  it('offer one draft, and what one of them sends the other no longer continues', async () => {
    const kept = await typedOffline()
    const other = await openTab(kept)
    expect(other.draft.kept.value).not.toBeNull()
    const { sending } = await openTab(kept, { isWanted: true })
    await pass(300)
    sending.review()
    await pass()
    await sending.confirm()
    expect(await other.draft.resume()).toBe(false)
    expect([other.draft.kept.value, other.entry.draft.value.quantity]).toEqual([null, '100'])
  })

  it('what one discards, the other does not bring back', async () => {
    const kept = device()
    const { app, draft, entry, figuresOf, stored } = await openTab(kept)
    figuresOf.value = NOW
    entry.change({ quantity: '700' })
    await pass()
    const other = await openTab(kept)
    await other.draft.discard()
    app.model(makeConnectionModel).visible.value = false
    app.model(makeConnectionModel).visible.value = true
    await pass()
    expect([draft.kept.value, draft.isOpen.value, stored()]).toEqual([null, false, undefined])
  })

  it('after one has signed out, the other keeps nothing', async () => {
    const kept = device()
    const { entry, online, stored } = await openTab(kept)
    online.value = false
    entry.change({ quantity: '700' })
    await pass()
    for (const [key] of SIGNED_IN) kept.delete(key)
    kept.delete('draft.me')
    entry.change({ quantity: '800' })
    await pass()
    expect(stored()).toBeUndefined()
  })
})

describe('a customer', () => {
  it('has their own drafts', async () => {
    const kept = await typedOffline()
    const fake = desk({}, { credentials: { current: () => ({ token: 't', account: 'other' }) } }, kept)
    expect(await fake.app.model(makeDraftsModel).load()).toEqual([])
  })

  it('who signs out leaves none on the device', async () => {
    const kept = await typedOffline()
    const fake = desk(
      {},
      {
        brokerSession: { logout: () => Effect.void },
        credentials: { restore: Effect.succeed({ token: 't', account: 'me' }), forget: Effect.void },
      },
      kept,
    )
    const session = fake.app.model(makeSessionModel)
    await session.restore()
    expect(kept.has('draft.me')).toBe(true)
    await signOut(fake.app)
    expect(kept.has('draft.me')).toBe(false)
  })
})

it.each(['', 'no json', '{}', '[{"code":"MY0101"}]'])(
  'a stored text that cannot be read is no draft: %s',
  async (text) => {
    const kept = device()
    kept.set('draft.me', text)
    const { draft } = await openTab(kept)
    expect(draft.kept.value).toBeNull()
  },
)
