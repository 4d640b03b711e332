import { createParser } from 'eventsource-parser'
import { type Finding, liveEventFindings } from '../contract/schema.ts'
import { shown } from '../contract/shown.ts'
import { failed } from '../run.ts'
import { bodyOf, type Server } from '../server.ts'
import type { Check } from '../verdict.ts'

const STREAM = '/live/stream'
/** A server sends something at least every ten seconds. */
const PATIENCE = 15_000

interface Heard {
  readonly status: number
  readonly type: string
  readonly events: ReadonlyArray<{ readonly event: string; readonly id: string; readonly data: unknown }>
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Reads a stream until it has said two things, or nothing for too long. */
const listen = async (url: string, headers: Readonly<Record<string, string>>): Promise<Heard> => {
  const events: Array<Heard['events'][number]> = []
  const ending = AbortSignal.timeout(PATIENCE)
  const response = await fetch(`${url}${STREAM}?own=1`, { headers, signal: ending }).catch(() => undefined)
  if (response === undefined) return { status: 0, type: '', events }
  const heard = { status: response.status, type: response.headers.get('content-type') ?? '', events }
  if (!heard.type.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return heard
  }
  const parser = createParser({
    onEvent: ({ data, event = '', id = '' }) => void events.push({ event, id, data: parsed(data) }),
  })
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response.body ?? []) {
      parser.feed(decoder.decode(chunk, { stream: true }))
      if (events.length > 1) break
    }
  } catch {
    // Silence is found below.
  }
  return heard
}

const startFindings = ({ events, status, type }: Heard, first: string): ReadonlyArray<Finding> => {
  if (status !== 200) return [{ at: 'HTTP status', expected: '200', got: String(status) }]
  if (!type.startsWith('text/event-stream'))
    return [{ at: 'content-type', expected: 'text/event-stream', got: shown(type) }]
  const [start] = events
  if (start?.event !== first) return [{ at: 'the first event', expected: first, got: shown(start?.event) }]
  if (events.length < 2) return [{ at: 'the stream', expected: 'an event within ten seconds', got: 'nothing' }]
  return events.flatMap((event) => liveEventFindings(event))
}

/** Whether the server offers a stream. */
const isOffered = async ({ call }: Server): Promise<boolean> => {
  const answer = await call({ path: '/common/config', form: { type: 'all' }, isUpload: false, headers: {} })
  const { data } = bodyOf(answer)
  return Array.isArray(data) && data.some(({ name, value }) => name === 'stream' && String(value) === '1')
}

/** The stream of a server that offers one: its start, its events, that it is resumed, and that it needs a session. */
export const streamChecks = async (server: Server, url: string): Promise<ReadonlyArray<Check>> => {
  const { isMock, session } = server
  if (isMock || session === undefined || !(await isOffered(server))) return []
  const heard = await listen(url, { ...session })
  const lastId = heard.events.at(-1)?.id ?? ''
  const resumed = await listen(url, { ...session, 'last-event-id': lastId })
  const unknown = await listen(url, { ...session, 'last-event-id': 'unknown-0-0' })
  const refused = await listen(url, { ...session, token: 'no-such-session' })
  return [
    failed(STREAM, 'begins, and says something in time', startFindings(heard, 'ready')),
    failed(STREAM, 'goes on after the last event', startFindings(resumed, 'ready')),
    failed(STREAM, 'begins again after an id that it does not know', startFindings(unknown, 'reset')),
    failed(
      STREAM,
      'without a session',
      refused.status === 401 ? [] : [{ at: 'HTTP status', expected: '401', got: String(refused.status) }],
    ),
  ]
}
