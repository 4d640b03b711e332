import type { AppClock } from '../../ports/device/AppClock.ts'

/** An answer's Date header has whole seconds; differences below this are not worth a jump on screen. */
const NOTICEABLE = 1_500

/** The device's clock, corrected by what the server's answers show. The only place that reads the device's time. */
export const serverClock = (device: () => number = Date.now): AppClock['Service'] => {
  let ahead = 0
  return {
    now: () => device() + ahead,
    learn: (serverTime) => {
      const difference = serverTime - device()
      if (Math.abs(difference - ahead) > NOTICEABLE) ahead = difference
    },
    newId: () => randomId(),
  }
}

/** A UUID v4. Written out for pages served over plain http, where `crypto.randomUUID` does not exist. */
const randomId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
