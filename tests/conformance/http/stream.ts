import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Finding, liveEventFindings } from '../contract/schema.ts'
import { shown } from '../contract/shown.ts'
import { STREAM_LEVEL } from '../contract/operations.ts'
import { NO_TOKEN } from '../evidence/secrets.ts'
import type { Options } from '../command/options.ts'
import { failed, skipped } from '../run.ts'
import { followStream } from './followStream.ts'
import { type Opened, openStream, STREAM } from './openStream.ts'
import { bodyOf, type Server, type Session } from '../server.ts'
import type { Check } from '../verdict.ts'

/** Reads a stream until it has sent so many events, or nothing for too long, and closes it. */
const listen = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  count: number,
  patience?: number,
): Promise<Opened> => {
  const opened = await openStream(url, headers, patience)
  await opened.until(count)
  opened.close()
  return opened
}

const startFindings = (heard: Opened, first: string): ReadonlyArray<Finding> => {
  const { events, status, type } = heard
  if (status !== 200) return [{ at: 'HTTP status', expected: '200', got: String(status) }]
  if (!type.startsWith('text/event-stream'))
    return [{ at: 'content-type', expected: 'text/event-stream', got: shown(type) }]
  const [start] = events
  if (start === undefined) return [{ at: 'the first event', expected: first, got: silence(heard) }]
  if (start.event !== first) return [{ at: 'the first event', expected: first, got: shown(start.event) }]
  return events.flatMap((event) => liveEventFindings(event))
}

/** What a stream that says nothing more looks like: what lies before the server may keep its events, or end it. */
const silence = ({ encoding, isOver, seconds }: Opened): string => {
  if (isOver()) return `its end after ${seconds()} s: what lies before the server may end what is idle for long`
  if (encoding !== '')
    return `nothing, compressed (${encoding}): what compresses events keeps them until there are more`
  return 'nothing, though it began: a proxy may keep events until there are more (X-Accel-Buffering: no)'
}

const inTimeFindings = (heard: Opened): ReadonlyArray<Finding> => {
  const found = startFindings(heard, 'ready')
  if (found.length > 0 || heard.events.length > 1) return found
  return [{ at: 'the stream', expected: 'an event within ten seconds', got: silence(heard) }]
}

/** Whether the server offers a stream. */
const isOffered = async ({ call }: Server): Promise<boolean> => {
  const answer = await call({ path: '/common/config', form: { type: 'all' }, isUpload: false, headers: {} })
  const { data } = bodyOf(answer)
  return Array.isArray(data) && data.some(({ name, value }) => name === 'stream' && String(value) === '1')
}

/** More streams than a server gives a customer at once, in the contract's words: eight. */
const LEFT = 12

/** How long a server may take to notice who left, in milliseconds: the longest time between two beats, and a moment. */
const NOTICED = 12_000

/** Asks for a stream and leaves before there is an answer. */
const leave = (url: string, headers: Readonly<Record<string, string>>): Promise<void> =>
  new Promise((resolve) => {
    const ask = url.startsWith('https:') ? httpsRequest : httpRequest
    const asked = ask(`${url}${STREAM}?own=1`, { headers, agent: false })
    asked
      .on('finish', () => asked.destroy())
      .on('error', () => undefined)
      .on('close', resolve)
      .end()
  })

/** What is wrong where streams that were left while they began keep their places: then the customer never gets one again. */
const leftFindings = async (
  url: string,
  session: Session,
  noticed: number,
  patience?: number,
): Promise<ReadonlyArray<Finding>> => {
  await Promise.all(Array.from({ length: LEFT }, () => leave(url, { ...session })))
  const until = performance.now() + noticed
  for (;;) {
    const { status } = await listen(url, { ...session }, 1, patience)
    if (status !== 429) return []
    if (performance.now() > until)
      return [{ at: `a stream after ${LEFT} that were left while they began`, expected: '200', got: '429' }]
    await sleep(Math.min(1_000, noticed))
  }
}

/** How a proxy answers for a server whose stream it does not pass on; 0 is no answer. */
const NOT_PASSED_ON: ReadonlySet<number> = new Set([0, 502, 504])

const checksOf = async (url: string, session: Session, patience?: number): Promise<ReadonlyArray<Check>> => {
  const again = async (after: string): Promise<Opened> =>
    listen(url, { ...session, 'last-event-id': after }, 1, patience)
  const [heard, unknown, refused] = await Promise.all([
    listen(url, { ...session }, 2, patience),
    again('unknown-0-0'),
    listen(url, { ...session, token: NO_TOKEN }, 1, patience),
  ])
  if (NOT_PASSED_ON.has(heard.status)) {
    const reason = `no stream came through (${heard.status === 0 ? 'nothing within ten seconds' : `HTTP ${heard.status}`}): a proxy before the server may hold it back`
    return [skipped(STREAM, 'the stream', reason)]
  }
  const resumed = await again(heard.events.at(-1)?.id ?? '')
  return [
    failed(STREAM, 'begins, and says something in time', inTimeFindings(heard)),
    failed(STREAM, 'goes on after the last event', startFindings(resumed, 'ready')),
    failed(STREAM, 'begins again after an id that it does not know', startFindings(unknown, 'reset')),
    failed(
      STREAM,
      'without a session',
      refused.status === 401 ? [] : [{ at: 'HTTP status', expected: '401', got: String(refused.status) }],
    ),
  ]
}

/**
 * Checks the stream of a server that offers one: its start, its events, that it is resumed, that it needs a session, and that it
 * told whatever happened during the run. Each stream but the last is closed as soon as it has sent what it is opened for. The caller
 * goes on meanwhile, and asks for the checks at its end. `patience` is how many milliseconds of silence are too long, `noticed` how many a server
 * may take to notice that a stream was left.
 */
export const watchStream = async (
  server: Server,
  { level, url }: Pick<Options, 'level' | 'url'>,
  patience?: number,
  noticed = NOTICED,
): Promise<() => Promise<ReadonlyArray<Check>>> => {
  const { isMock, session } = server
  const isDue = !isMock && session !== undefined && STREAM_LEVEL <= (level ?? STREAM_LEVEL)
  if (!isDue || !(await isOffered(server))) return async () => []
  const ended = await followStream(server, url, patience)
  const checks = checksOf(url, session, patience)
  return async () => {
    const [begun, { told, resumed }] = await Promise.all([checks, ended()])
    if (begun.some(({ outcome }) => outcome === 'skipped')) return begun
    return [
      ...begun,
      failed(STREAM, 'tells what happens to the customer', told),
      failed(STREAM, 'tells what was missed after its first event', resumed),
      failed(
        STREAM,
        'gives back the places of streams that were left',
        await leftFindings(url, session, noticed, patience),
      ),
    ]
  }
}
