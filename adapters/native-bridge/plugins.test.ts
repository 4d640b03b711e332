import { Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import { KeyValueStore } from '../../ports/device/KeyValueStore.ts'
import { NativePreferences } from '../storage/nativePreferences.ts'
import { capacitorApp, nativeBackButton } from './backButton.ts'
import { putBridge } from './testing/bridge.ts'

// The plug-ins as they are, in front of a fake of the shell's side of the bridge.
const kept = new Map<string, string>()
const minimizeApp = vi.fn()
putBridge({
  Preferences: {
    get: ({ key }) => ({ value: kept.get(String(key)) ?? null }),
    set: ({ key, value }) => void kept.set(String(key), String(value)),
    remove: ({ key }) => void kept.delete(String(key)),
  },
  App: { minimizeApp },
})

it('a shell keeps texts', async () => {
  const used = Effect.gen(function* () {
    const store = yield* KeyValueStore
    yield* store.set('language', 'ar')
    yield* store.set('evening', '1')
    yield* store.remove('evening')
    return [yield* store.get('language'), yield* store.get('evening')]
  })
  expect(await Effect.runPromise(used.pipe(Effect.provide(NativePreferences())))).toEqual(['ar', null])
})

it('a shell minimises the app', async () => {
  await Effect.runPromise(nativeBackButton(capacitorApp).leaveApp)
  expect(minimizeApp).toHaveBeenCalledOnce()
})
