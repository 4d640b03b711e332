import { Effect, Fiber } from 'effect'
import { TestClock } from 'effect/testing'
import { describe, expect, it } from 'vitest'
import { nativeNotifications } from './pushNotifications.ts'
import { fakePushPlugin } from './testing/pushPlugin.ts'

const run = Effect.runPromise
const none = async (): Promise<never> => {
  throw new Error('no plug-in')
}

describe('notifications of a native shell', () => {
  it('come by the token that the service gives, and nobody listens for it afterwards', async () => {
    const { did, load } = fakePushPlugin()
    expect(await run(nativeNotifications(load).subscribe('fcm', 'Avisos'))).toEqual({ deviceToken: 'device:1' })
    expect(did).toEqual(['channel notices 4 Avisos', 'register', 'listener removed', 'listener removed'])
  })

  it.each<[string, ReturnType<typeof fakePushPlugin>]>([
    ['an error', fakePushPlugin(null)],
    ['an empty token', fakePushPlugin('')],
    ['a refusal to register', fakePushPlugin('device:1', { register: none })],
  ])('have no address after %s', async (_, { load }) => {
    expect(await run(nativeNotifications(load).subscribe('fcm', 'Avisos'))).toBeNull()
  })

  it('need no channel, which iOS has not', async () => {
    const { load } = fakePushPlugin('device:1', { createChannel: none })
    expect(await run(nativeNotifications(load).subscribe('fcm', 'Avisos'))).toEqual({ deviceToken: 'device:1' })
  })

  it('wait 20 seconds for a token', async () => {
    const { load } = fakePushPlugin('device:1', { register: async () => undefined })
    const waited = Effect.gen(function* () {
      const asking = yield* Effect.forkChild(nativeNotifications(load).subscribe('fcm', 'Avisos'))
      // The plug-in is loaded, and asked, by promises.
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve)))
      yield* TestClock.adjust(20_000)
      return yield* Fiber.join(asking)
    })
    expect(await run(waited.pipe(Effect.provide(TestClock.layer())))).toBeNull()
  })

  it('ask before they are shown', async () => {
    const { load } = fakePushPlugin()
    const notifications = nativeNotifications(load)
    expect(await run(notifications.canReceive())).toBe(true)
    expect(await run(notifications.service())).toBe('fcm')
    expect([await run(notifications.permission()), await run(notifications.ask())]).toEqual(['ask', 'granted'])
  })

  it('leave the screen of the system when they end', async () => {
    const { did, load } = fakePushPlugin()
    await run(nativeNotifications(load).unsubscribe())
    expect(did).toEqual(['clear', 'unregister'])
  })

  it('are not there in a shell without the plug-in', async () => {
    const notifications = nativeNotifications(none)
    expect(await run(notifications.canReceive())).toBe(false)
    expect(await run(notifications.subscribe('fcm', 'Avisos'))).toBeNull()
    await run(notifications.unsubscribe())
  })
})
