import type { PushPlugin } from '../pushPlugin.ts'

type Hear<K extends 'onArrival' | 'onTap' | 'onToken' | 'onTokenError'> = Parameters<PushPlugin[K]>[0]

/** A plug-in for notifications whose service answers with `token`, null for an error, and what it was asked. */
export const fakePushPlugin = (token: string | null = 'device:1', changes: Partial<PushPlugin> = {}) => {
  const did: string[] = []
  const hearers: {
    token?: Hear<'onToken'>
    error?: Hear<'onTokenError'>
    arrival?: Hear<'onArrival'>
    tap?: Hear<'onTap'>
  } = {}
  const listener = { remove: async () => void did.push('listener removed') }
  const plugin: PushPlugin = {
    checkPermissions: async () => ({ receive: 'prompt-with-rationale' }),
    requestPermissions: async () => ({ receive: 'granted' }),
    register: async () => {
      did.push('register')
      if (token === null) hearers.error?.()
      else hearers.token?.(token)
    },
    unregister: async () => void did.push('unregister'),
    removeAllDeliveredNotifications: async () => void did.push('clear'),
    createChannel: async ({ id, importance, name }) => void did.push(`channel ${id} ${importance} ${name}`),
    onToken: async (tell) => ((hearers.token = tell), listener),
    onTokenError: async (tell) => ((hearers.error = tell), listener),
    onArrival: async (tell) => ((hearers.arrival = tell), listener),
    onTap: async (tell) => ((hearers.tap = tell), listener),
    ...changes,
  }
  return { did, hearers, load: async () => plugin }
}
