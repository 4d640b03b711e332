import type { paths } from '../../../adapters/generated/contract.ts'

/** An event as the contract describes it. */
export type LiveEvent = paths['/live/stream']['get']['responses'][200]['content']['text/event-stream']
export type EventName = LiveEvent['event']
export type EventData<Name extends EventName> = Extract<LiveEvent, { event: Name }>['data']

/** An event without its `id`: its lines `event` and `data`. */
export const eventBody = <Name extends EventName>(event: Name, data: EventData<Name>): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n`

/** The text of an event on the wire. */
export const frame = (body: string, id: string): string => `${body}id: ${id}\n\n`
