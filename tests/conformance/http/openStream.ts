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
  /** How it is compressed; empty where it was not. */
  readonly encoding: string
  /** What it has sent so far. */
  readonly events: ReadonlyArray<LiveEvent>
  /** Waits until it has sent so many events, has ended, or has been silent for too long. */
  readonly until: (count: number) => Promise<void>
  /** Whether it has ended, so that nothing more comes. */
  readonly isOver: () => boolean
  /** How many seconds it went on; up to now, where it goes on. */
  readonly seconds: () => number
  readonly close: () => void
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Opens the stream of a customer's own events. It is read until it is closed; `patience` is how many milliseconds of silence are too long. */
export const openStream = async (
  url: string,
  headers: Readonly<Record<string, string>>,
  patience = PATIENCE,
): Promise<Opened> => {
  const begun = performance.now()
  let ended: number | undefined
  const ending = new AbortController()
  const events: Array<LiveEvent> = []
  const waiting = new Set<() => void>()
  const wake = (): void => waiting.forEach((look) => look())
  const close = (): void => ending.abort()
  const tooLong = setTimeout(close, patience)
  const response = await fetch(`${url}${STREAM}?own=1`, { headers, signal: ending.signal }).catch(() => undefined)
  clearTimeout(tooLong)
  const told = (name: string): string => response?.headers.get(name) ?? ''
  const [status, type] = [response?.status ?? 0, told('content-type')]
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
    // Closed by its reader it has not ended.
    if (ending.signal.aborted) return
    isOver = true
    ended = performance.now()
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
      const silent = setTimeout(done, patience)
      const look = (): void => {
        if (isOver || events.length >= count) done()
      }
      waiting.add(look)
      look()
    })
  const seconds = (): number => Math.round(((ended ?? performance.now()) - begun) / 1000)
  return { status, type, encoding: told('content-encoding'), events, until, isOver: () => isOver, seconds, close }
}
