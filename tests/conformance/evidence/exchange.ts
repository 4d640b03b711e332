import type { Answer, Sent } from '../contract/caller.ts'
import { curlOf } from './curl.ts'
import type { Secrets } from './secrets.ts'

/** A call and what the server answered, without passwords and tokens, as a report shows them. */
export interface Exchange {
  readonly request: {
    readonly method: 'POST' | 'OPTIONS'
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
    /** The fields of the form; none where no body was sent. */
    readonly form: Readonly<Record<string, string>> | undefined
  }
  readonly response:
    | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string }
    | { readonly none: string }
  /** A line for a shell that makes the call again. */
  readonly curl: string
}

/** A call as it was made. */
export interface Call {
  readonly sent: Sent
  readonly answer: Answer
}

/** Characters of a body that a report keeps. */
export const MOST_OF_BODY = 4_000

/** The beginning of a long text, and how long it is. */
const cut = (text: string): string =>
  text.length > MOST_OF_BODY
    ? `${text.slice(0, MOST_OF_BODY)}… (cut after ${MOST_OF_BODY} of ${text.length} characters)`
    : text

/** Headers by which a backend finds a call in its own logs. */
const TRACES = ['date', 'server', 'retry-after', 'x-request-id', 'traceparent']

const tracesIn = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => TRACES.includes(name)))

const mediaOf = ({ form, isUpload }: Sent): Readonly<Record<string, string>> =>
  form === undefined
    ? {}
    : { 'content-type': isUpload ? 'multipart/form-data' : 'application/x-www-form-urlencoded;charset=UTF-8' }

const responseOf = (answer: Answer, secrets: Secrets): Exchange['response'] => {
  if (answer.kind === 'silent') return { none: secrets.masked(answer.why) }
  const { status, contentType, location, headers, text } = answer
  const told = { 'content-type': contentType, ...(location !== null && { location }), ...tracesIn(headers) }
  const masked = Object.entries(told).map(([name, value]) => [name, secrets.masked(value)])
  return { status, headers: Object.fromEntries(masked), body: cut(secrets.masked(text)) }
}

/** What a report shows of a call. */
export const exchangeOf = (url: string, { sent, answer }: Call, secrets: Secrets): Exchange => {
  const shown = (fields: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(secrets.shown(fields)).map(([name, value]) => [name, cut(value)]))
  return {
    request: {
      method: sent.method ?? 'POST',
      url: `${url}${sent.path}`,
      headers: shown({ ...mediaOf(sent), ...sent.headers }),
      form: sent.form && shown(sent.form),
    },
    response: responseOf(answer, secrets),
    curl: curlOf(url, sent, secrets),
  }
}
