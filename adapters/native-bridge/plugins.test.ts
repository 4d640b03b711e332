import { Effect } from 'effect'
import { expect, it, vi } from 'vitest'
import { nativeStore } from '../storage/nativePreferences.ts'
import { capacitorApp, nativeBackButton } from './backButton.ts'
import { nativeBiometrics } from './biometrics.ts'
import { nativePrivacyScreen } from './privacyScreen.ts'
import { nativeNotifications } from './pushNotifications.ts'
import { putBridge } from './testing/bridge.ts'

// The plug-ins as they are, in front of a fake of the shell's side of the bridge.
const kept = new Map<string, string>()
const refuse = (code: string) => {
  const { Exception } = Reflect.get(globalThis, 'Capacitor') as { Exception: new (text: string, code: string) => Error }
  throw new Exception(code, code)
}
const minimizeApp = vi.fn()
const enable = vi.fn()
const unregister = vi.fn()
putBridge({
  Preferences: {
    get: ({ key }) => ({ value: kept.get(String(key)) ?? null }),
    set: ({ key, value }) => void kept.set(String(key), String(value)),
    remove: ({ key }) => void kept.delete(String(key)),
  },
  App: { minimizeApp },
  PrivacyScreen: { enable },
  PushNotifications: {
    checkPermissions: () => ({ receive: 'granted' }),
    unregister,
    removeAllDeliveredNotifications: () => undefined,
  },
  BiometricAuthNative: {
    checkBiometry: () => ({ isAvailable: true }),
    internalAuthenticate: ({ reason }) => {
      // As the bridge does: in the app it is an exception of Capacitor's own.
      if (reason === 'refused') refuse('userCancel')
    },
  },
})

it('a shell keeps texts', async () => {
  const store = nativeStore()
  const used = Effect.gen(function* () {
    yield* store.set('language', 'ar')
    yield* store.set('evening', '1')
    yield* store.remove('evening')
    return [yield* store.get('language'), yield* store.get('evening')]
  })
  expect(await Effect.runPromise(used)).toEqual(['ar', null])
})

it('a shell minimises the app', async () => {
  await Effect.runPromise(nativeBackButton(capacitorApp).leaveApp)
  expect(minimizeApp).toHaveBeenCalledOnce()
})

it('a shell asks the device who holds it', async () => {
  const biometrics = nativeBiometrics()
  const check = (reason: string) =>
    Effect.runPromiseExit(biometrics.check({ title: 'App lock', reason, cancel: 'Cancel' }))
  expect(await Effect.runPromise(biometrics.canCheck)).toBe(true)
  expect(await check('accepted')).toMatchObject({ _tag: 'Success' })
  expect(JSON.stringify(await check('refused'))).toContain('"why":"cancelled"')
})

it('a shell hides the picture of the app', async () => {
  await Effect.runPromise(nativePrivacyScreen().hide(true))
  expect(enable).toHaveBeenCalledOnce()
})

it('a shell has notifications', async () => {
  const notifications = nativeNotifications()
  expect(await Effect.runPromise(notifications.permission())).toBe('granted')
  await Effect.runPromise(notifications.unsubscribe())
  expect(unregister).toHaveBeenCalledOnce()
})
