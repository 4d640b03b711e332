import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import bundle from '../../../../openapi/bundle.json' with { type: 'json' }
import type { Session } from '../../../testing/broker.ts'
import type { EventData, EventName, LiveEvent } from '../frame.ts'

const ajv = new Ajv2020({ strict: false, validateSchema: false })
formats.default(ajv)
ajv.addSchema(bundle, 'contract')
const isLiveEvent = ajv.compile<LiveEvent>({ $ref: 'contract#/components/schemas/LiveEvent' })

/** A client that reads a stream and keeps what it got. */
export interface Listener {
  readonly status: number
  readonly events: ReadonlyArray<LiveEvent>
  /** The data of all events of a name. */
  readonly of: <Name extends EventName>(name: Name) => ReadonlyArray<EventData<Name>>
  /** The id of the last event that arrived completely. */
  readonly lastId: () => string
  /** Resolves when the stream has ended, for whatever reason. */
  readonly ended: Promise<void>
  readonly cut: () => void
}

/** Opens a stream, with what its query names. Throws where an event breaks the contract. */
export const listen = async (
  url: string,
  session: Session,
  query: Readonly<Record<string, string>> = { own: '1' },
  after?: string,
): Promise<Listener> => {
  const cutting = new AbortController()
  const response = await fetch(`${url}/api/vue/live/stream?${new URLSearchParams(query)}`, {
    headers: { ...session, ...(after !== undefined && { 'last-event-id': after }) },
    signal: cutting.signal,
  })
  const events: Array<LiveEvent> = []
  let lastId = after ?? ''
  const onEvent = (event: EventSourceMessage): void => {
    const found: unknown = { event: event.event, id: event.id, data: JSON.parse(event.data) }
    if (!isLiveEvent(found))
      throw new Error(`${event.event} breaks the contract: ${ajv.errorsText(isLiveEvent.errors)}`)
    lastId = found.id
    events.push(found)
  }
  const parser = createParser({ onEvent })
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder()
    try {
      for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }))
    } catch (cause) {
      if (cause instanceof Error && cause.message.includes('breaks the contract')) throw cause
    }
  }
  return {
    status: response.status,
    events,
    of: (name) => events.flatMap((event) => (event.event === name ? [event.data] : [])) as never,
    lastId: () => lastId,
    ended: read(),
    cut: () => cutting.abort(),
  }
}
