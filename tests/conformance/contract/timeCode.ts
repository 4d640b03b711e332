import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app makes of a secret in Base32 at an instant in epoch milliseconds. */
export const timeCode = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp })
