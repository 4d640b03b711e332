/** Where a browser gets notifications, and the keys to encrypt them for it, base64url. */
export interface BrowserAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Where an app in a native shell gets them: its token of Firebase Cloud Messaging. */
interface DeviceAddress {
  readonly deviceToken: string
}

export type PushAddress = BrowserAddress | DeviceAddress

/** The columns of a subscription that hold its address. */
export interface Addressed {
  readonly endpoint: string | null
  readonly p256dh: string | null
  readonly auth: string | null
  readonly device_token: string | null
}

/** The address of a subscription; undefined where it is neither a browser's nor a device's, or both. */
export const addressOf = ({ auth, device_token, endpoint, p256dh }: Addressed): PushAddress | undefined => {
  const isBrowser = endpoint !== null && p256dh !== null && auth !== null
  if (device_token === null) return isBrowser ? { endpoint, p256dh, auth } : undefined
  return endpoint === null && p256dh === null && auth === null ? { deviceToken: device_token } : undefined
}
