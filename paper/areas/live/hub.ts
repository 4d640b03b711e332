import { SECOND } from '../../platform/clock/instant.ts'
import type { Broker } from '../../platform/broker/call.ts'
import { eventId, type Place } from './eventId.ts'
import { eventBody, frame } from './frame.ts'
import { latestOnly } from './latestOnly.ts'
import { type Change, type Final, readAfter, readEnd, readFinal, readQuiet, throwWithoutDatabase } from './outbox.ts'
import { readOwn } from './ownEvents.ts'
import { makeOpenStreams } from './openStreams.ts'
import type { Reader } from './reader.ts'

/** The pause before events are read for which another transaction has to end. */
const NEAR = 10
/** Streams that one turn lets join: after a restart thousands come at once, and those that are open must not wait for all. */
const TOGETHER = 100
/** Events that a stream may have missed: one that has missed more begins with `reset`. Source: RULES.md, live. */
const MOST_MISSED = 2_000

/** The open streams of this process, and what their customers are told. */
export interface Hub {
  /** Adds a stream. It gets its first event with the next turn. */
  readonly join: (reader: Reader) => void
  readonly readers: () => ReadonlySet<Reader>
  /** Reads new events soon. */
  readonly wake: () => void
  /** The id of an event that belongs to no customer: everything before it has been sent. */
  readonly presentId: () => string
  /** The transaction from which on a stream is told of events. */
  readonly since: (reader: Reader) => bigint
  /** How long streams have waited for a turn that reads all their events, in milliseconds. */
  readonly behind: () => number
  /** Ends every stream; a later one ends at once. */
  readonly end: () => void
}

interface Joined {
  readonly reader: Reader
  readonly isGap: boolean
  readonly changes: ReadonlyArray<Change>
  /** Milliseconds since the customer's money last changed, for a new stream. */
  readonly quiet?: number | undefined
}

const isKnown = ({ epoch, writtenBy }: Place, now: Final): boolean =>
  epoch === now.epoch && writtenBy > now.pruned && writtenBy <= now.until

/**
 * Reads events in one turn after the other, for all streams of this process with one query, and sends them in the order
 * in which they became final. A stream that joins gets what it missed in the same turn, so it misses none and gets none
 * twice. A turn that fails changes nothing and is repeated; what fails for one customer is no failure of the turn.
 */
export const makeHub = (broker: Broker): Hub => {
  const { clock, db, log } = broker
  const open = makeOpenStreams()
  let joining: Array<Reader> = []
  /** Everything before it was sent to all streams. */
  let sent: { readonly epoch: string; readonly until: bigint } | undefined
  const since = new WeakMap<Reader, bigint>()
  let caughtUp = performance.now()
  let [isRunning, isDue, isOver] = [false, false, false]

  const presentId = (): string =>
    sent === undefined ? '0-0-0' : eventId({ epoch: sent.epoch, writtenBy: sent.until, id: 0n })

  /** Ends the streams whose session has ended. */
  const admitAgain = async (some: ReadonlyArray<Reader>): Promise<void> => {
    for (const reader of some) if (!(await reader.isAdmitted())) reader.end()
  }

  const readJoined = async (reader: Reader, end: Final): Promise<Joined> => {
    const { after, customerId } = reader
    if (after !== undefined && !isKnown(after, end)) return { reader, isGap: true, changes: [] }
    try {
      if (after === undefined) {
        const quiet = reader.topics.own ? await readQuiet(db, customerId) : undefined
        return { reader, isGap: false, changes: [], quiet }
      }
      const { changes } = await readAfter(db, customerId, after, MOST_MISSED + 1)
      if (changes.length > MOST_MISSED) return { reader, isGap: true, changes: [] }
      return { reader, isGap: false, changes: latestOnly(changes.filter(({ place }) => place.writtenBy < end.until)) }
    } catch (cause) {
      await throwWithoutDatabase(db, cause)
      log.error({ err: cause }, 'what a stream has missed cannot be read')
      return { reader, isGap: true, changes: [] }
    }
  }

  /** Reads what all streams are told in a turn: what is new, and what those that join have missed. */
  const readTurn = async (arrived: ReadonlyArray<Reader>) => {
    const final = sent === undefined ? await readEnd(db) : await readFinal(db, sent.until, open.customerIds())
    const isReplaced = sent !== undefined && sent.epoch !== final.epoch
    const joined = await Promise.all(arrived.map((reader) => readJoined(reader, final)))
    const changes = isReplaced ? [] : latestOnly(final.changes)
    const own = await readOwn(broker, [...changes, ...joined.flatMap((one) => one.changes)])
    return { ...own, final, isReplaced, joined, changes, time: (await clock.now()).getTime() }
  }

  /** Nothing waits here: what is sent and what counts as sent change together. */
  const send = (read: Awaited<ReturnType<typeof readTurn>>): void => {
    const { bodyOf, changes, final, isReplaced, joined, time, unreadable } = read
    sent = { epoch: final.epoch, until: final.until }
    joining = joining.filter((reader) => !joined.some((one) => one.reader === reader))
    const reset = frame(eventBody('reset', { time }), presentId())
    /** Writes the text of a change once for all its streams. */
    const tell = (some: Iterable<Reader>, change: Change): void => {
      const interested = [...some].filter(({ topics }) => topics.own)
      const body = interested.length > 0 ? bodyOf(change) : undefined
      if (body === undefined) return
      const text = frame(body, eventId(change.place))
      for (const reader of interested) reader.write(text)
    }
    const begin = (reader: Reader, text: string): void => {
      since.set(reader, final.until)
      reader.write(text)
    }
    for (const reader of open.all) if (isReplaced || unreadable.has(reader.customerId)) begin(reader, reset)
    for (const change of changes) tell(open.of(change.customerId), change)
    for (const { changes: missed, isGap, quiet, reader } of joined) {
      open.add(reader)
      const ready = eventBody('ready', { time, ...(quiet !== undefined && { quiet }) })
      const place = reader.after === undefined ? presentId() : eventId(reader.after)
      begin(reader, isGap || unreadable.has(reader.customerId) ? reset : frame(ready, place))
      for (const change of missed) tell([reader], change)
    }
  }

  const turn = async (): Promise<boolean> => {
    open.forgetEnded()
    joining = joining.filter((reader) => !reader.isOver())
    const arrived = joining.slice(0, TOGETHER)
    if (open.all.size === 0 && arrived.length === 0) {
      sent = undefined
      return false
    }
    const before = sent
    const read = await readTurn(arrived)
    send(read)
    const { changes, final, isReplaced } = read
    if (!final.isMoreNear || before === undefined || before.until < final.until) caughtUp = performance.now()
    const left = new Set(changes.filter(({ topic }) => topic === 'session').map(({ customerId }) => customerId))
    await admitAgain(isReplaced ? [...open.all] : [...left].flatMap((id) => [...open.of(id)]))
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
        isDue ||= joining.length > 0
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
      if (open.all.size === 0 && joining.length === 0) caughtUp = performance.now()
      joining.push(reader)
      wake()
    },
    readers: () => open.all,
    wake,
    presentId,
    since: (reader) => since.get(reader) ?? 0n,
    behind: () => (open.all.size === 0 && joining.length === 0 ? 0 : performance.now() - caughtUp),
    end: () => {
      isOver = true
      for (const reader of [...open.all, ...joining]) reader.end()
      open.forgetEnded()
      joining = []
    },
  }
}
