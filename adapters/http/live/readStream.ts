import { Effect, Exit } from 'effect'
import { createParser } from 'eventsource-parser'
import { ContractBroken, type Failure, Offline, Unavailable } from '../../../ports/failure.ts'
import type { LiveTopics } from '../../../ports/Live.ts'
import type { Connection } from '../client.ts'
import { parseExact } from '../exactJson.ts'
import { dataOf } from '../reply.ts'
import { type RawEvent, STREAM } from './liveEvents.ts'

/** Without an event for this long the connection counts as lost, in milliseconds: the server sends one every 10 s. */
const SILENCE = 20_000

const queryOf = ({ depth, own, quotes }: LiveTopics): string =>
  new URLSearchParams({
    ...(quotes.length > 0 && { quotes: quotes.join(',') }),
    ...(depth.length > 0 && { depth: depth.join(',') }),
    ...(own && { own: '1' }),
  }).toString()

/** What an answer without events means. */
const failureOf = async (response: Response, token: string | undefined): Promise<Failure> => {
  const { status } = response
  if (status === 404 || status === 429 || status >= 500) return new Unavailable({ status })
  const exit = await Effect.runPromiseExit(dataOf(STREAM, { status, body: await response.text(), token }))
  const failed = Exit.isFailure(exit) ? exit.cause.reasons.find((reason) => reason._tag === 'Fail') : undefined
  return failed?.error ?? new ContractBroken({ call: STREAM, path: '', why: 'no stream of events' })
}

/** Ends a connection that is silent. */
const watchSilence = (cut: () => void) => {
  let timer = setTimeout(cut, SILENCE)
  return {
    heard: (): void => {
      clearTimeout(timer)
      timer = setTimeout(cut, SILENCE)
    },
    end: (): void => clearTimeout(timer),
  }
}

/** A stream to open: its topics, and the `id` of the last event that was read. */
export interface StreamRequest {
  readonly topics: LiveTopics
  readonly after: string | null
  readonly signal: AbortSignal
}

/**
 * Opens the stream and passes on each event that has arrived completely, until it ends. Returns why it did. It is read
 * with `fetch`: the browser's `EventSource` cannot send the headers of a session.
 */
export const readStream = async (
  { base, credentials, fetch: send = fetch, learnTime }: Connection,
  { after, signal, topics }: StreamRequest,
  tell: (event: RawEvent) => void,
): Promise<Failure> => {
  const cutting = new AbortController()
  const cut = (): void => cutting.abort()
  signal.addEventListener('abort', cut)
  const silence = watchSilence(cut)
  const session = credentials()
  try {
    const response = await send(`${base}${STREAM}?${queryOf(topics)}`, {
      headers: {
        accept: 'text/event-stream',
        ...(session && { token: session.token, account: session.account }),
        ...(after !== null && { 'last-event-id': after }),
      },
      cache: 'no-store',
      signal: cutting.signal,
    })
    const date = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(date)) learnTime(date)
    const isStream = response.ok && response.headers.get('content-type')?.startsWith('text/event-stream') === true
    if (!isStream || !response.body) return await failureOf(response, session?.token)
    const parser = createParser({
      onEvent: ({ data, event = '', id = '' }) => {
        tell({ event, id, data: parseExact(data) })
      },
    })
    const reader = response.body.getReader()
    const decoder = new TextDecoder()
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      silence.heard()
      parser.feed(decoder.decode(chunk.value, { stream: true }))
    }
    return new Offline()
  } catch (cause) {
    // A text that is not JSON breaks the contract; every other failure is one of the network.
    return cause instanceof SyntaxError
      ? new ContractBroken({ call: STREAM, path: '', why: 'an event without JSON' })
      : new Offline()
  } finally {
    silence.end()
    signal.removeEventListener('abort', cut)
  }
}
