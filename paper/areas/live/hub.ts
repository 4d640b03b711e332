import { SECOND } from '../../platform/clock/instant.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { eventId, type Place } from './eventId.ts'
import { eventBody, frame } from './frame.ts'
import { latestOnly } from './latestOnly.ts'
import { type Change, type Final, readAfter, readEnd, readFinal } from './outbox.ts'
import { readOwn } from './own.ts'
import { makeOpenStreams } from './openStreams.ts'
import type { Reader } from './reader.ts'

/** The pause before events are read for which another transaction has to end. */
const NEAR = 10

/** The open streams of this process, and what their customers are told. */
export interface Hub {
  /** Adds a stream. It gets its first event with the next turn. */
  readonly join: (reader: Reader) => void
  readonly readers: () => ReadonlySet<Reader>
  /** Reads new events soon. */
  readonly wake: () => void
  /** The id of an event that belongs to no customer: everything before it has been sent. */
  readonly presentId: () => string
  /** Ends every stream; a later one ends at once. */
  readonly end: () => void
}

interface Joined {
  readonly reader: Reader
  readonly isGap: boolean
  readonly changes: ReadonlyArray<Change>
}

const isKnown = ({ epoch, writtenBy }: Place, now: Final): boolean =>
  epoch === now.epoch && writtenBy > now.pruned && writtenBy <= now.until

/**
 * Reads events in one turn after the other, for all streams of this process with one query, and sends them in the order
 * in which they became final. A stream that joins gets what it missed in the same turn, so it misses none and gets none
 * twice. A turn that fails changes nothing and is repeated.
 */
export const makeHub = (broker: Broker): Hub => {
  const { clock, db, log } = broker
  const open = makeOpenStreams()
  let joining: Array<Reader> = []
  /** Everything before it was sent to all streams. */
  let sent: { readonly epoch: string; readonly until: bigint } | undefined
  let [isRunning, isDue, isOver] = [false, false, false]

  const presentId = (): string =>
    sent === undefined ? '0-0-0' : eventId({ epoch: sent.epoch, writtenBy: sent.until, id: 0n })

  /** Ends the streams whose session has ended. */
  const admitAgain = async (some: ReadonlyArray<Reader>): Promise<void> => {
    for (const reader of some) if (!(await reader.isAdmitted())) reader.end()
  }

  const readJoined = async (reader: Reader, end: Final): Promise<Joined> => {
    const { after, customerId } = reader
    if (after === undefined) return { reader, isGap: false, changes: [] }
    if (!isKnown(after, end)) return { reader, isGap: true, changes: [] }
    const { changes } = await readAfter(db, customerId, after)
    return { reader, isGap: false, changes: changes.filter(({ place }) => place.writtenBy < end.until) }
  }

  const turn = async (): Promise<boolean> => {
    open.forgetEnded()
    const arrived = joining.filter((reader) => !reader.isOver())
    if (open.all.size === 0 && arrived.length === 0) {
      joining = []
      sent = undefined
      return false
    }
    const final = sent === undefined ? await readEnd(db) : await readFinal(db, sent.until, open.customerIds())
    const joined = await Promise.all(arrived.map((reader) => readJoined(reader, final)))
    const isReplaced = sent !== undefined && sent.epoch !== final.epoch
    const changes = isReplaced ? [] : latestOnly(final.changes)
    const missed = joined.map((one) => ({ ...one, changes: latestOnly(one.changes) }))
    const bodyOf = await readOwn(broker, [...changes, ...missed.flatMap((one) => one.changes)])
    const now = eventBody('ready', { time: (await clock.now()).getTime() })
    const reset = now.replace('ready', 'reset')

    // From here on nothing waits: what is sent and what counts as sent change together.
    const before = sent
    sent = { epoch: final.epoch, until: final.until }
    joining = joining.filter((reader) => !arrived.includes(reader))
    /** Writes the text of a change once for all its streams. */
    const tell = (some: Iterable<Reader>, change: Change): void => {
      const interested = [...some].filter(({ topics }) => topics.own)
      const body = interested.length > 0 ? bodyOf(change) : undefined
      if (body === undefined) return
      const text = frame(body, eventId(change.place))
      for (const reader of interested) reader.write(text)
    }
    if (isReplaced) for (const reader of open.all) reader.write(frame(reset, presentId()))
    for (const change of changes) tell(open.of(change.customerId), change)
    for (const { changes: some, isGap, reader } of missed) {
      open.add(reader)
      const place = reader.after !== undefined && !isGap ? eventId(reader.after) : presentId()
      reader.write(frame(isGap ? reset : now, place))
      for (const change of some) tell([reader], change)
    }
    const left = new Set(changes.filter(({ topic }) => topic === 'session').map(({ customerId }) => customerId))
    await admitAgain(isReplaced && before !== undefined ? [...open.all] : [...left].flatMap((id) => [...open.of(id)]))
    return final.isMoreNear
  }

  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    let pause: number | undefined
    while (isDue) {
      if (isOver) break
      isDue = false
      try {
        if (await turn()) pause = NEAR
      } catch (cause) {
        log.warn({ err: cause }, 'events of streams could not be read; they are read again')
        pause = SECOND
        break
      }
    }
    isRunning = false
    if (pause !== undefined && !isOver) setTimeout(wake, pause).unref()
  }

  const wake = (): void => {
    isDue = true
    void run()
  }

  return {
    join: (reader) => {
      if (isOver) return reader.end()
      joining.push(reader)
      wake()
    },
    readers: () => open.all,
    wake,
    presentId,
    end: () => {
      isOver = true
      for (const reader of [...open.all, ...joining]) reader.end()
      open.forgetEnded()
      joining = []
    },
  }
}
