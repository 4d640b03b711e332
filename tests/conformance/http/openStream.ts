import { createParser } from 'eventsource-parser'

/** The path of the stream; it is a GET, so it is not an operation. */
export const STREAM = '/live/stream'

/** A server sends something at least every ten seconds. */
const PATIENCE = 15_000

export interface LiveEvent {
  readonly event: string
  readonly id: string
  readonly data: unknown
}

/** A stream that is being read. */
export interface Opened {
  /** 0 where the server did not answer. */
  readonly status: number
  readonly type: string
  /** What it has sent so far. */
  readonly events: ReadonlyArray<LiveEvent>
  /** Waits until it has sent so many events, has ended, or has been silent for too long. */
  readonly until: (count: number) => Promise<void>
  /** Whether it has ended, so that nothing more comes. */
  readonly isOver: () => boolean
  readonly close: () => void
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Opens the stream of a customer's own events. It is read until it is closed. */
export const openStream = async (url: string, headers: Readonly<Record<string, string>>): Promise<Opened> => {
  const ending = new AbortController()
  const events: Array<LiveEvent> = []
  const waiting = new Set<() => void>()
  const wake = (): void => waiting.forEach((look) => look())
  const close = (): void => ending.abort()
  const tooLong = setTimeout(close, PATIENCE)
  const response = await fetch(`${url}${STREAM}?own=1`, { headers, signal: ending.signal }).catch(() => undefined)
  clearTimeout(tooLong)
  const [status, type] = [response?.status ?? 0, response?.headers.get('content-type') ?? '']
  let isOver = !type.startsWith('text/event-stream')
  const read = async (): Promise<void> => {
    const parser = createParser({
      onEvent: ({ data, event = '', id = '' }) => void events.push({ event, id, data: parsed(data) }),
    })
    const decoder = new TextDecoder()
    try {
      for await (const chunk of response?.body ?? []) {
        parser.feed(decoder.decode(chunk, { stream: true }))
        wake()
      }
    } catch {
      // It was closed, or the server broke it off: what it sent before counts.
    }
    isOver = true
    wake()
  }
  if (isOver) close()
  else void read()
  const until = (count: number): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(silent)
        waiting.delete(look)
        resolve()
      }
      const silent = setTimeout(done, PATIENCE)
      const look = (): void => {
        if (isOver || events.length >= count) done()
      }
      waiting.add(look)
      look()
    })
  return { status, type, events, until, isOver: () => isOver, close }
}
