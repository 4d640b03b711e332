import type { PasskeySettings } from '../../../platform/broker/call.ts'

/** What a browser says of a request for a signature. */
export interface ClientData {
  readonly challenge: string
  readonly origin: string
  /** Whether the page that asked stood within a page of somebody else. */
  readonly isFramed: boolean
}

/** Base64url, which the database can compare. */
const CHALLENGE = /^[\w-]{1,200}$/

/** Reads it from Base64url; undefined where the text is not client data. */
export const clientDataOf = (text: string): ClientData | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (typeof value !== 'object' || value === null || !('challenge' in value) || !('origin' in value)) return undefined
    const { challenge, origin } = value
    if (typeof challenge !== 'string' || !CHALLENGE.test(challenge) || typeof origin !== 'string') return undefined
    const isFramed = 'crossOrigin' in value && value.crossOrigin !== false
    return { challenge, origin, isFramed }
  } catch {
    return undefined
  }
}

const LOCAL_ORIGIN = /^http:\/\/localhost(:\d{1,5})?$/

/**
 * The origins from which an answer is accepted. Without settings the port of `localhost` may be any. None where the app stood
 * within a page of somebody else, who may have led the customer to confirm what they did not see. Source: Web Authentication,
 * Level 3, section 7.2.
 */
export const acceptedOrigins = ({ origins }: PasskeySettings, { isFramed, origin }: ClientData): Array<string> => {
  if (isFramed) return []
  if (origins.length > 0) return [...origins]
  return LOCAL_ORIGIN.test(origin) ? [origin] : []
}
