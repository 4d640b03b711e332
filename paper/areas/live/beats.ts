import type { Broker } from '../../platform/broker/call.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { eventId } from './eventId.ts'
import { eventBody, frame } from './frame.ts'
import type { Hub } from './hub.ts'
import { type Recorded, readLast } from './outbox.ts'
import type { Reader } from './reader.ts'

/** A stream in which nothing was sent for this long gets a beat. Source: RULES.md, live. */
const QUIET = 5 * SECOND
/** A stream gets a beat after this long, whatever else it is sent. Source: RULES.md, live. */
const LONGEST = 10 * SECOND

/** Says that streams are alive. */
export interface Beats {
  readonly tick: () => Promise<void>
}

/**
 * Beats name the customer's last recorded event. It is read from the database, and not taken from the hub, so that a client
 * notices a hub that has stopped sending.
 */
export const makeBeats = (
  { clock, db }: Pick<Broker, 'clock' | 'db'>,
  hub: Pick<Hub, 'readers' | 'since' | 'presentId'>,
): Beats => {
  const beatAt = new WeakMap<Reader, number>()
  let recorded: Recorded | undefined

  /** Reads what was recorded since the last reading, and keeps the rest of what it knows. */
  const readRecorded = async (readers: ReadonlyArray<Reader>): Promise<Recorded['last']> => {
    const customerIds = [...new Set(readers.map(({ customerId }) => customerId))]
    const from = recorded?.until ?? readers.map(hub.since).reduce((least, one) => (one < least ? one : least))
    const now = await readLast(db, from, customerIds)
    const known = recorded?.epoch === now.epoch ? recorded.last : new Map()
    const last = customerIds.flatMap((id) => {
      const place = now.last.get(id) ?? known.get(id)
      return place === undefined ? [] : [[id, place] as const]
    })
    recorded = { ...now, last: new Map(last) }
    return recorded.last
  }

  return {
    tick: async () => {
      const now = performance.now()
      const due: Array<Reader> = []
      for (const reader of hub.readers()) {
        const before = beatAt.get(reader)
        if (before === undefined) beatAt.set(reader, now)
        if (reader.sentAt() <= now - QUIET || (before !== undefined && before <= now - LONGEST)) due.push(reader)
      }
      if (due.length === 0) return
      const own = [...hub.readers()].filter(({ topics }) => topics.own)
      const last = own.length > 0 ? await readRecorded(own) : new Map()
      const time = (await clock.now()).getTime()
      for (const reader of due) {
        const place = reader.topics.own ? last.get(reader.customerId) : undefined
        const isDue = place !== undefined && place.writtenBy >= hub.since(reader)
        beatAt.set(reader, now)
        reader.write(frame(eventBody('beat', { time, ...(isDue && { last: eventId(place) }) }), hub.presentId()))
      }
    },
  }
}
