import { Effect, Fiber } from 'effect'
import { vi } from 'vitest'
import type { LiveEvent, LiveTopics } from '../../../../ports/Live.ts'
import type { Tabs } from '../../../platform/tabs.ts'
import { live, type TabMessage } from '../live.ts'

const QUOTE = {
  code: 'A',
  nowprice: '1.5',
  preclose: '1',
  volume: 1,
  turnover: 1,
  state: 'open',
  time: 1768442400000,
}
export const quotes = (id: string) =>
  `event: quotes\ndata: ${JSON.stringify({ time: 1768442400000, list: [QUOTE] })}\nid: ${id}\n\n`
export const ready = (id: string, name = 'ready') => `event: ${name}\ndata: {"time":1768442400000}\nid: ${id}\n\n`

/** A server whose streams the test writes. */
export const server = () => {
  const asked: Array<{ readonly url: URL; readonly after: string | null; readonly signal: AbortSignal }> = []
  const answers: Array<Response | null> = []
  let write: (text: string) => void = () => undefined
  let close = (): void => undefined
  const send: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    const signal = init?.signal ?? new AbortController().signal
    asked.push({
      url: new URL(input instanceof Request ? input.url : input),
      after: headers.get('last-event-id'),
      signal,
    })
    const other = answers.shift()
    if (other === null) throw new TypeError('no network')
    if (other) return other
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        write = (text) => controller.enqueue(new TextEncoder().encode(text))
        close = () => controller.close()
        signal.addEventListener('abort', () => controller.error(new Error('aborted')))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  }
  return { asked, answers, send, write: (text: string) => write(text), close: () => close() }
}

/** The tabs of one browser, with one lock and one channel. */
export const browser = () => {
  const ears = new Set<(message: TabMessage) => void>()
  let turn: Promise<unknown> = Promise.resolve()
  const tabs = (): Tabs<TabMessage> => ({
    alone: (signal, work) => {
      const mine = turn.then(() => (signal.aborted ? undefined : work()))
      turn = mine
      return mine
    },
    talk: (hear) => {
      ears.add(hear)
      return {
        say: (message) => {
          const told = structuredClone(message)
          for (const ear of ears) if (ear !== hear) queueMicrotask(() => ear(told))
        },
        end: () => void ears.delete(hear),
      }
    },
  })
  return { tabs }
}

export const TOPICS: LiveTopics = { quotes: ['A'], depth: [], own: true }

export const open = (send: typeof fetch, tabs: Tabs<TabMessage>, account = '1') => {
  const events: Array<LiveEvent> = []
  let topics = TOPICS
  let changed = (): void => undefined
  const { follow } = live(
    {
      base: 'https://broker.test/api/vue',
      credentials: () => ({ token: 't', account }),
      learnTime: () => undefined,
      fetch: send,
    },
    tabs,
  )
  const start = () =>
    Effect.runFork(
      follow({ topics: () => topics, watch: (tell) => ((changed = tell), () => undefined) }, (event) =>
        events.push(event),
      ),
    )
  let fiber = start()
  return {
    events,
    names: () => events.map(({ is }) => is),
    want: (next: LiveTopics) => {
      topics = next
      changed()
    },
    stop: () => Effect.runPromise(Fiber.interrupt(fiber)),
    again: () => (fiber = start()),
    result: () => Effect.runPromise(Effect.exit(Fiber.join(fiber))),
  }
}
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
