import { Context, type Effect } from 'effect'

/** Whether the customer lets the app show notifications: not asked yet, allowed or refused. */
export type NotificationPermission = 'ask' | 'granted' | 'denied'

/** Where a server sends notifications for this device, and the keys to encrypt them for it, base64url. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The notifications of the browser or phone that stand outside of the app. None of its members fails. */
export class SystemNotifications extends Context.Service<
  SystemNotifications,
  {
    /** Whether a server can send them here. Answers once what receives them is installed. */
    readonly canReceive: () => Effect.Effect<boolean>
    readonly permission: () => Effect.Effect<NotificationPermission>
    /** Asks the customer. Only after a tap: a browser that is asked without one may refuse for ever. */
    readonly ask: () => Effect.Effect<NotificationPermission>
    /** The address for this key of the server, made where there is none yet; null where none could be made. */
    readonly subscribe: (serverKey: string) => Effect.Effect<PushAddress | null>
    /** Ends the address: what is still sent to it goes nowhere. */
    readonly unsubscribe: () => Effect.Effect<void>
  }
>()('ports/SystemNotifications') {}
