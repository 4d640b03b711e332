import { Effect } from 'effect'
import { type NotificationPermission, SystemNotifications } from '../../ports/device/SystemNotifications.ts'
import { capacitorPush, type PushPlugin } from './pushPlugin.ts'

/** The id that the server sends with: Android shows what is sent to it, with a sound and over the open app. */
const CHANNEL = 'notices'
/** How long the system's service may take to give a token, in milliseconds. */
const PATIENCE = 20_000

const permissionOf = (receive: string): NotificationPermission =>
  receive === 'granted' || receive === 'denied' ? receive : 'ask'

/** The token of this device, once the service has given it; null where it gives none. */
const tokenFrom = (plugin: PushPlugin): Effect.Effect<string | null> =>
  Effect.suspend(() => {
    let give: (token: string | null) => void = () => undefined
    const given = new Promise<string | null>((resolve) => (give = resolve))
    const listening = [plugin.onToken((token) => give(token)), plugin.onTokenError(() => give(null))]
    const ask = async (): Promise<string | null> => {
      await Promise.all(listening)
      await plugin.register()
      return given
    }
    const stopListening = Effect.promise(async () => {
      const listeners = await Promise.allSettled(listening)
      const added = listeners.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      await Promise.allSettled(added.map((listener) => listener.remove()))
    })
    return Effect.tryPromise(ask).pipe(
      Effect.orElseSucceed(() => null),
      Effect.timeoutOrElse({ duration: PATIENCE, orElse: () => Effect.succeed(null) }),
      Effect.ensuring(stopListening),
    )
  })

/** The notifications of a native shell, by Firebase Cloud Messaging; a shell without the plug-in has none. */
export const nativeNotifications = (
  load: () => Promise<PushPlugin> = capacitorPush,
): SystemNotifications['Service'] => {
  const asked = <A>(use: (plugin: PushPlugin) => Promise<A>, otherwise: A): Effect.Effect<A> =>
    Effect.tryPromise(async () => use(await load())).pipe(Effect.orElseSucceed(() => otherwise))
  return SystemNotifications.of({
    service: () => Effect.succeed('fcm'),
    canReceive: () => asked(() => Promise.resolve(true), false),
    permission: () => asked(async (plugin) => permissionOf((await plugin.checkPermissions()).receive), 'ask'),
    ask: () => asked(async (plugin) => permissionOf((await plugin.requestPermissions()).receive), 'ask'),
    subscribe: (_serverKey, name) =>
      Effect.gen(function* () {
        const plugin = yield* Effect.tryPromise(async () => ({ own: await load() }))
        // iOS has no channels, and Android before 8 neither.
        yield* Effect.ignore(Effect.tryPromise(() => plugin.own.createChannel({ id: CHANNEL, name, importance: 4 })))
        const deviceToken = yield* tokenFrom(plugin.own)
        return deviceToken === null || deviceToken === '' ? null : { deviceToken }
      }).pipe(Effect.orElseSucceed(() => null)),
    unsubscribe: () =>
      asked(async (plugin) => {
        await plugin.removeAllDeliveredNotifications()
        await plugin.unregister()
      }, undefined),
  })
}
