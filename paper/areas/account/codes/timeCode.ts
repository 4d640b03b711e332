import { Secret, TOTP } from 'otpauth'
import { BROKER_NAME } from '../../../platform/broker/name.ts'

/** Seconds that a code is valid for, and the steps before and after the present one whose codes are accepted. */
const PERIOD = 30
const WINDOW = 1
/** Bytes of a secret: as many as its hash has. Source: RFC 4226, section 4. */
const SECRET_SIZE = 20

const totpOf = (secret: Uint8Array, label: string): TOTP =>
  new TOTP({
    issuer: BROKER_NAME,
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
  })

export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_SIZE }).bytes)

/** The secret in Base32, and the address that authenticator apps read. */
export const shownSecret = (secret: Uint8Array, account: string): { secret: string; address: string } => {
  const totp = totpOf(secret, account)
  return { secret: totp.secret.base32, address: totp.toString() }
}

/** The time step of an instant. Source: RFC 6238. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / PERIOD)

/** The time step to which a code of six digits belongs; undefined for a wrong one. Source: RFC 6238. */
export const stepOf = (secret: Uint8Array, code: string, now: Date): number | undefined => {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : stepAt(now) + delta
}
