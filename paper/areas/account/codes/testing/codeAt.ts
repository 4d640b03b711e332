import { Secret, TOTP } from 'otpauth'

/** The code of an instant, as an authenticator app shows it. */
export const codeAt = (secret: Uint8Array, now: Date): string =>
  new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }) }).generate({ timestamp: now.getTime() })
