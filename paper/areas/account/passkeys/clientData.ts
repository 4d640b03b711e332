import type { PasskeySettings } from '../../../platform/broker/call.ts'

/** What a browser says of a request for a signature. */
export interface ClientData {
  readonly challenge: string
  readonly origin: string
}

/** Reads it from Base64url; undefined where it is none. */
export const clientDataOf = (text: string): ClientData | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (typeof value !== 'object' || value === null || !('challenge' in value) || !('origin' in value)) return undefined
    const { challenge, origin } = value
    return typeof challenge === 'string' && typeof origin === 'string' ? { challenge, origin } : undefined
  } catch {
    return undefined
  }
}

const LOCAL_ORIGIN = /^http:\/\/localhost(:\d{1,5})?$/

/** The origins from which an answer is accepted. Without settings the port of `localhost` may be any. */
export const acceptedOrigins = ({ origins }: PasskeySettings, { origin }: ClientData): Array<string> => {
  if (origins.length > 0) return [...origins]
  return LOCAL_ORIGIN.test(origin) ? [origin] : []
}
