import { Context, type Effect } from 'effect'

/** Whether the customer lets the app show notifications: not asked yet, allowed or refused. */
export type NotificationPermission = 'ask' | 'granted' | 'denied'

/** Where a server sends notifications for a browser, and the keys to encrypt them for it, base64url. */
interface BrowserAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Where it sends them for an app in a native shell: the token that the system's service gave it. */
interface DeviceAddress {
  readonly deviceToken: string
}

export type PushAddress = BrowserAddress | DeviceAddress

/** How notifications arrive here: by Web Push in a browser, in a native shell by Firebase Cloud Messaging. */
export type PushService = 'webpush' | 'fcm'

/** The notifications of the browser or phone that stand outside of the app. None of its members fails. */
export class SystemNotifications extends Context.Service<
  SystemNotifications,
  {
    /** Whether a server can send them here. Answers once what receives them is installed. */
    readonly canReceive: () => Effect.Effect<boolean>
    readonly service: () => Effect.Effect<PushService>
    readonly permission: () => Effect.Effect<NotificationPermission>
    /** Asks the customer. Only after a tap: a browser that is asked without one may refuse for ever. */
    readonly ask: () => Effect.Effect<NotificationPermission>
    /**
     * The address for this key of the server, made where there is none yet; null where none could be made. Android's settings
     * show the notifications under `name`.
     */
    readonly subscribe: (serverKey: string, name: string) => Effect.Effect<PushAddress | null>
    /** Ends the address: what is still sent to it goes nowhere. A native shell also removes what it shows. */
    readonly unsubscribe: () => Effect.Effect<void>
  }
>()('ports/SystemNotifications') {}
