import { Effect } from 'effect'
import {
  type NotificationPermission,
  type PushAddress,
  SystemNotifications,
} from '../../ports/device/SystemNotifications.ts'

const permissionOf = (permission: string): NotificationPermission =>
  permission === 'granted' || permission === 'denied' ? permission : 'ask'

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const isSame = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && one.byteLength === other.byteLength && new Uint8Array(one).every((byte, at) => byte === other[at])

const addressOf = (subscription: PushSubscription): PushAddress | null => {
  const { endpoint, keys } = subscription.toJSON()
  const { auth, p256dh } = keys ?? {}
  return endpoint !== undefined && auth !== undefined && p256dh !== undefined ? { endpoint, p256dh, auth } : null
}

const orNull = <A>(use: () => Promise<A | null>): Effect.Effect<A | null> =>
  Effect.tryPromise(use).pipe(Effect.orElseSucceed(() => null))

/** The browser's own push manager, which exists once the app's worker is installed. */
const manager = async (): Promise<PushManager> => (await navigator.serviceWorker.ready).pushManager

/** Web Push (W3C Push API) of a browser; what arrives is shown by the app's worker. */
export const webPush: SystemNotifications['Service'] = SystemNotifications.of({
  canReceive: () => {
    if (!('serviceWorker' in navigator) || !('PushManager' in globalThis) || !('Notification' in globalThis))
      return Effect.succeed(false)
    return Effect.promise(() => navigator.serviceWorker.ready).pipe(Effect.as(true))
  },
  service: () => Effect.succeed('webpush'),
  permission: () => Effect.sync(() => permissionOf(Notification.permission)),
  ask: () =>
    orNull(() => Notification.requestPermission()).pipe(Effect.map((answer) => permissionOf(answer ?? 'default'))),
  subscribe: (serverKey) =>
    orNull(async () => {
      const [push, key] = [await manager(), bytesOf(serverKey)]
      const found = await push.getSubscription()
      if (found && isSame(found.options.applicationServerKey, key)) return addressOf(found)
      // One that was made with another key cannot be used, and stands in the way of a new one.
      await found?.unsubscribe()
      return addressOf(await push.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
    }),
  unsubscribe: () => orNull(async () => (await (await manager()).getSubscription())?.unsubscribe() ?? null),
})
