/** A notification as the plug-in reports it. */
interface Reported {
  readonly title?: string
  readonly body?: string
  readonly data?: unknown
}

interface Listener {
  readonly remove: () => Promise<void>
}

/** The part of Capacitor's plug-in for notifications that is used. */
export interface PushPlugin {
  readonly checkPermissions: () => Promise<{ readonly receive: string }>
  readonly requestPermissions: () => Promise<{ readonly receive: string }>
  readonly register: () => Promise<void>
  readonly unregister: () => Promise<void>
  readonly removeAllDeliveredNotifications: () => Promise<void>
  readonly createChannel: (channel: {
    readonly id: string
    readonly name: string
    readonly importance: 4
  }) => Promise<void>
  readonly onToken: (tell: (token: string) => void) => Promise<Listener>
  readonly onTokenError: (tell: () => void) => Promise<Listener>
  readonly onArrival: (tell: (notification: Reported) => void) => Promise<Listener>
  readonly onTap: (tell: (notification: Reported) => void) => Promise<Listener>
}

/** Loads the plug-in, its calls only (`backButton.ts`); no browser downloads it. Fails in a shell that was built without it. */
export const capacitorPush = async (): Promise<PushPlugin> => {
  const { Capacitor } = await import('@capacitor/core')
  if (!Capacitor.isPluginAvailable('PushNotifications')) throw new Error('the shell has no plug-in for notifications')
  const { PushNotifications: plugin } = await import('@capacitor/push-notifications')
  return {
    checkPermissions: () => plugin.checkPermissions(),
    requestPermissions: () => plugin.requestPermissions(),
    register: () => plugin.register(),
    unregister: () => plugin.unregister(),
    removeAllDeliveredNotifications: () => plugin.removeAllDeliveredNotifications(),
    createChannel: (channel) => plugin.createChannel(channel),
    onToken: (tell) => plugin.addListener('registration', ({ value }) => tell(value)),
    onTokenError: (tell) => plugin.addListener('registrationError', () => tell()),
    onArrival: (tell) => plugin.addListener('pushNotificationReceived', tell),
    onTap: (tell) =>
      plugin.addListener('pushNotificationActionPerformed', ({ actionId, notification }) => {
        // Not where the customer dismissed it.
        if (actionId === 'tap') tell(notification)
      }),
  }
}
