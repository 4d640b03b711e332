import { pictureFor } from './pictures.ts'
import { NoAnswer, request } from './request.ts'

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

/** The body of a call, with the type that it has to name. */
const bodyOf = async (
  form: Form,
  { isUpload, fileBytes }: Sent,
): Promise<{ readonly type: string; readonly body: Uint8Array | string }> => {
  if (!isUpload)
    return { type: 'application/x-www-form-urlencoded;charset=UTF-8', body: new URLSearchParams(form).toString() }
  const parts = new FormData()
  for (const [name, value] of Object.entries(form)) {
    if (name !== 'file') parts.set(name, value)
    else {
      const file = pictureFor(value, fileBytes)
      parts.set(name, new Blob([file.bytes], { type: 'image/png' }), file.name)
    }
  }
  const whole = new Response(parts)
  return { type: whole.headers.get('content-type') ?? '', body: new Uint8Array(await whole.arrayBuffer()) }
}

/** Calls the operations below an address, one try each. Redirects are answers, not something to follow. */
export const callerOf =
  (url: string, timeout: number): Caller =>
  async (sent) => {
    const { path, form, method = 'POST' } = sent
    const content = form && (await bodyOf(form, sent))
    // To press answers together and apart takes longer than to send them; the checks of HTTP ask for each encoding.
    const headers = {
      accept: '*/*',
      'user-agent': 'open-brokerage-conformance',
      'accept-encoding': 'identity',
      ...(content && { 'content-type': content.type }),
      ...sent.headers,
    }
    try {
      const answer = await request(`${url}${path}`, { method, headers, body: content?.body }, timeout)
      return {
        kind: 'answered',
        contentType: answer.headers['content-type'] ?? '',
        location: answer.headers['location'] ?? null,
        ...answer,
      }
    } catch (cause) {
      const isUnreachable = cause instanceof NoAnswer && cause.isUnreachable
      return { kind: 'silent', why: (cause as Error).message, isUnreachable }
    }
  }
