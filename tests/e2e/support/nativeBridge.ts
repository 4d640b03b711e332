import type { Page } from '@playwright/test'

/** How the device of a fake shell answers: what it says it can, and how its dialogue ends (`''`: it recognises its owner). */
interface Device {
  readonly isAvailable: boolean
  readonly ends: '' | 'userCancel' | 'biometryLockout' | 'authenticationFailed' | 'noDeviceCredential'
  /** Whether its owner allows notifications; a shell without them where it is not said. */
  readonly notifications?: 'prompt' | 'granted' | 'denied'
}

/**
 * Puts the shell's side of Capacitor's bridge on the page before the app starts; the plug-ins on the app's side are the real ones. The
 * shell's storage is the page's. Returns what sets the device, presses Back, and counts.
 */
export const installBridge = async (page: Page, device: Device) => {
  let now = device
  const seen = { asked: 0, minimised: 0, isHidden: false, isRegistered: false }
  await page.exposeFunction('shellAnswers', (call: string) => {
    if (call === 'checkBiometry') return now.isAvailable
    if (call === 'checkPermissions') return now.notifications
    if (call === 'requestPermissions') {
      if (now.notifications === 'prompt') now = { ...now, notifications: 'granted' }
      return now.notifications
    }
    if (call === 'register' || call === 'unregister') return (seen.isRegistered = call === 'register')
    if (call === 'minimizeApp') return (seen.minimised += 1)
    if (call === 'enable' || call === 'disable') return (seen.isHidden = call === 'enable')
    seen.asked += 1
    return now.ends
  })
  await page.addInitScript((hasNotifications) => {
    const listeners: Array<() => void> = []
    const hearers: Record<string, ((told: unknown) => void) | undefined> = {}
    // The plug-in keeps what comes before the app listens, and tells it then.
    const kept: Record<string, unknown[]> = {}
    const tell = (event: string, told: unknown) => {
      const hear = hearers[event]
      if (hear) hear(told)
      else (kept[event] ??= []).push(told)
    }
    const ask = (call: string) => (Reflect.get(window, 'shellAnswers') as (call: string) => Promise<unknown>)(call)
    const refuse = (code: string) => {
      const { Exception } = Reflect.get(window, 'Capacitor') as { Exception: new (text: string, code: string) => Error }
      throw new Exception(code, code)
    }
    type Options = { readonly key: string; readonly value: string }
    const calls: Record<string, Record<string, (options: Options) => unknown>> = {
      Preferences: {
        get: ({ key }) => ({ value: localStorage.getItem(key) }),
        set: ({ key, value }) => localStorage.setItem(key, value),
        remove: ({ key }) => localStorage.removeItem(key),
      },
      App: { minimizeApp: () => ask('minimizeApp'), removeListener: () => undefined },
      ...(hasNotifications && {
        PushNotifications: {
          checkPermissions: async () => ({ receive: await ask('checkPermissions') }),
          requestPermissions: async () => ({ receive: await ask('requestPermissions') }),
          createChannel: () => undefined,
          register: async () => {
            await ask('register')
            tell('registration', { value: 'device:of-the-end-to-end-tests:0123456789' })
          },
          unregister: () => ask('unregister'),
          removeAllDeliveredNotifications: () => undefined,
          removeListener: () => undefined,
        },
      }),
      PrivacyScreen: { enable: () => ask('enable'), disable: () => ask('disable') },
      BiometricAuthNative: {
        checkBiometry: async () => ({ isAvailable: await ask('checkBiometry') }),
        internalAuthenticate: async () => {
          const code = String(await ask('authenticate'))
          if (code !== '') refuse(code)
        },
      },
    }
    const headers = Object.entries(calls).map(([name, own]) => ({
      name,
      methods: [
        ...Object.keys(own).map((call) => ({ name: call, rtype: 'promise' })),
        { name: 'addListener', rtype: 'callback' },
      ],
    }))
    Object.assign(window, {
      androidBridge: {},
      tellShell: tell,
      pressBack: () => listeners.forEach((pressed) => pressed()),
      Capacitor: {
        isNativePlatform: () => true,
        PluginHeaders: headers,
        nativePromise: async (plugin: string, call: string, options: Options) => calls[plugin]?.[call]?.(options),
        nativeCallback: async (
          _plugin: string,
          _call: string,
          { eventName }: { readonly eventName: string },
          callback: (told?: unknown) => void,
        ) => {
          if (eventName === 'backButton') listeners.push(callback)
          else {
            hearers[eventName] = callback
            for (const told of kept[eventName]?.splice(0) ?? []) callback(told)
          }
          return eventName
        },
      },
    })
  }, device.notifications !== undefined)
  return {
    seen,
    set: (next: Partial<Device>) => void (now = { ...now, ...next }),
    /** A notification arrives in front of the customer or was tapped, or a link to the app was opened. */
    notify: (event: 'pushNotificationReceived' | 'pushNotificationActionPerformed' | 'appUrlOpen', told: object) =>
      page.evaluate(
        ([name, sent]) => (Reflect.get(window, 'tellShell') as (event: string, told: object) => void)(name, sent),
        [event, told] as const,
      ),
    pressBack: () => page.evaluate(() => (Reflect.get(window, 'pressBack') as () => void)()),
  }
}

/** The app leaves the screen, and is seen again after a time, in milliseconds; `meanwhile` runs while it is out of sight. */
export const leaveFor = async (page: Page, time: number, meanwhile?: () => Promise<unknown>) => {
  const see = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await see('hidden')
  await meanwhile?.()
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + time)
  await see('visible')
}
