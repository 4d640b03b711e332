/** A server's answer, or why there was none. Nothing in it is checked yet. */
export type Answer =
  | {
      readonly kind: 'answered'
      readonly status: number
      readonly contentType: string
      /** The target of a redirect. */
      readonly location: string | null
      /** Headers by their name in small letters. */
      readonly headers: Readonly<Record<string, string>>
      readonly text: string
    }
  | { readonly kind: 'silent'; readonly why: string; readonly isUnreachable: boolean }

export type Form = Readonly<Record<string, string>>

export interface Sent {
  readonly path: string
  /** Undefined sends no body. */
  readonly form: Form | undefined
  readonly isUpload: boolean
  readonly headers: Readonly<Record<string, string>>
  /** `POST` where it is absent, as every call of the contract. */
  readonly method?: 'OPTIONS'
  /** Bytes of the file of an upload; a picture of one pixel where absent. */
  readonly fileBytes?: number
}

/** Sends one call and never fails. */
export type Caller = (sent: Sent) => Promise<Answer>

/** Far larger than any answer of the contract. */
const MOST_BYTES = 4 * 1024 * 1024

/** A picture of one pixel, for calls that take a file. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture that goes on and on: its first bytes are those of the pixel. */
const fileOf = (bytes = PIXEL.length): Uint8Array<ArrayBuffer> => {
  const file = new Uint8Array(bytes)
  file.set(PIXEL.subarray(0, bytes))
  return file
}

const bodyOf = (form: Form, { isUpload, fileBytes }: Sent): URLSearchParams | FormData => {
  if (!isUpload) return new URLSearchParams(form)
  const parts = new FormData()
  for (const [name, value] of Object.entries(form)) {
    if (name === 'file') parts.set(name, new Blob([fileOf(fileBytes)], { type: 'image/png' }), 'pixel.png')
    else parts.set(name, value)
  }
  return parts
}

class TooMuch extends Error {}

/** Reads no more than the longest answer of the contract, however much the server sends. */
const readText = async (response: Response): Promise<string> => {
  const chunks: Array<Uint8Array> = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > MOST_BYTES) throw new TooMuch()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const reason = (cause: unknown, timeout: number): string => {
  const { name, message, cause: inner } = cause as Error & { readonly cause?: Error & { readonly code?: string } }
  if (cause instanceof TooMuch) return `a body of more than ${MOST_BYTES / 1024 / 1024} MiB`
  if (name === 'TimeoutError') return `no whole answer within ${timeout / 1000} s`
  return inner?.code ?? inner?.message ?? message
}

/** Codes with which a connection fails before any server heard of the call. */
const UNREACHABLE = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|.*CERT.*)$/

/** Calls the operations below an address, one try each. Redirects are answers, not something to follow. */
export const callerOf =
  (url: string, timeout: number): Caller =>
  async (sent) => {
    const { path, form, headers, method = 'POST' } = sent
    const signal = AbortSignal.timeout(timeout)
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        // To press answers together and apart takes longer than to send them; the checks of HTTP ask for each encoding.
        headers: { 'accept-encoding': 'identity', ...headers },
        redirect: 'manual',
        signal,
        ...(form && { body: bodyOf(form, sent) }),
      })
      return {
        kind: 'answered',
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        location: response.headers.get('location'),
        headers: Object.fromEntries(response.headers),
        text: await readText(response),
      }
    } catch (cause) {
      const why = reason(cause, timeout)
      return { kind: 'silent', why, isUnreachable: UNREACHABLE.test(why) }
    }
  }
