import { SECOND } from '../../platform/clock/instant.ts'
import type { FcmAccount } from './fcmAccount.ts'
import { postOnce } from './post.ts'

/** What a token may be used for. */
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
/** How long before its end a token is no longer used, in milliseconds. */
const MARGIN = 300 * SECOND

/** Access tokens of a service account. */
export interface FcmTokens {
  /** A token that can be used now; undefined where none was given. */
  readonly read: () => Promise<string | undefined>
  /** Forgets a token that the service does not accept any more. */
  readonly forget: (token: string) => void
}

const field = (text: string, name: string): unknown => {
  try {
    return Reflect.get(Object(JSON.parse(text)), name)
  } catch {
    return undefined
  }
}

/** Exchanges a signed assertion for an access token (RFC 7523), as Google asks of service accounts. */
const request = async ({ email, key, keyId, tokenUrl }: FcmAccount) => {
  const { SignJWT } = await import('jose')
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
    .setIssuer(email)
    .setAudience(tokenUrl)
    // Real time, also with the test clock: it is compared with that of Google.
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)
  const form = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
  const body = Buffer.from(form.toString())
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length }
  const outcome = await postOnce({ endpoint: tokenUrl, headers, body }, { allowsPrivate: true, reads: true })
  if (outcome.is !== 'answered' || outcome.status !== 200) return undefined
  const [token, seconds] = ['access_token', 'expires_in'].map((name) => field(outcome.body ?? '', name))
  return typeof token === 'string' && typeof seconds === 'number' ? { token, lasts: seconds * SECOND } : undefined
}

/** Keeps one token of an account until shortly before its end; those who ask meanwhile wait for the same request. */
export const makeFcmTokens = (account: FcmAccount): FcmTokens => {
  let current: { readonly token: string; readonly until: number } | undefined
  let asking: Promise<string | undefined> | undefined
  const ask = async (): Promise<string | undefined> => {
    const given = await request(account)
    current = given && { token: given.token, until: performance.now() + given.lasts - MARGIN }
    return given?.token
  }
  return {
    read: () => {
      if (current && performance.now() < current.until) return Promise.resolve(current.token)
      asking ??= ask().finally(() => (asking = undefined))
      return asking
    },
    forget: (token) => {
      if (current?.token === token) current = undefined
    },
  }
}
