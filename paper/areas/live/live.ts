import type { Broker } from '../../platform/broker/call.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { onCommit } from '../../platform/database/committed.ts'
import { makeBeats } from './beats.ts'
import { makeHub } from './hub.ts'
import { makeMarketFeed } from './marketFeed.ts'
import { startNotifying } from './notify.ts'
import type { Reader } from './reader.ts'

/** How often it is checked whether the session of a stream is still valid. */
const ADMIT_AGAIN = 30

/** The streams of this process. */
export interface Live {
  readonly join: (reader: Reader) => void
  /** Ends every stream; clients open new ones and go on. */
  readonly cut: () => void
  /** How many are open. */
  readonly count: () => number
  /** How long they have waited to be told of events, in milliseconds. */
  readonly behind: () => number
  /** Begins to read and to send. Returns the function that ends every stream. */
  readonly start: (listen: Listen) => () => Promise<void>
}

/** Calls back for each notification on a channel, with its payload; returns the function that stops it. */
export type Listen = (channel: string, tell: (payload?: string) => void) => () => Promise<void>

/** The channel of PostgreSQL on which processes wake each other. */
const CHANNEL = 'live'

/** The stream of server events to all clients of this process; one process wakes the others through PostgreSQL. */
export const makeLive = (broker: Broker): Live => {
  const { clock, log } = broker
  const hub = makeHub(broker)
  const feed = makeMarketFeed(broker)
  const beats = makeBeats(broker, hub)
  let seconds = 0

  /** In turn, so that a second checks a part of the sessions. */
  const admitAgain = async (): Promise<void> => {
    const due = [...hub.readers()].filter((_, place) => place % ADMIT_AGAIN === seconds % ADMIT_AGAIN)
    await Promise.all(
      due.map(async (reader) => {
        if (!(await reader.isAdmitted())) reader.end()
      }),
    )
  }

  const warn = (cause: unknown): void => log.warn({ err: cause }, 'streams could not be served; they are tried again')

  /** The work of a second. Events are read here too: a notification may be lost with the process that sent it. */
  const turn = async (): Promise<void> => {
    seconds += 1
    hub.wake()
    if (hub.readers().size === 0) return
    // Each on its own: what fails must not keep beats from streams, nor an ended session in one.
    const works = [() => feed.tick(hub.readers(), hub.presentId), beats.tick, admitAgain]
    for (const work of works) await work().catch(warn)
  }

  /** Milliseconds until prices change. */
  const untilNext = async (): Promise<number> => SECOND - ((await clock.now()).getTime() % SECOND)

  return {
    join: hub.join,
    cut: () => {
      for (const reader of hub.readers()) reader.end()
    },
    count: () => hub.readers().size,
    behind: hub.behind,
    start: (listen) => {
      let timer: NodeJS.Timeout | undefined
      let isOver = false
      const loop = async (): Promise<void> => {
        let pause = SECOND
        try {
          await turn()
          if (hub.readers().size > 0) pause = Math.max(50, await untilNext())
        } catch (cause) {
          warn(cause)
        }
        if (!isOver) timer = setTimeout(() => void loop(), pause)
      }
      void loop()
      const notify = startNotifying(broker, CHANNEL)
      const stopCommits = onCommit(broker.db, () => {
        hub.wake()
        notify.soon()
      })
      const stopListening = listen(CHANNEL, (payload) => {
        // Of its own commits it was told before.
        if (!notify.isOwn(payload)) hub.wake()
      })
      return async () => {
        isOver = true
        clearTimeout(timer)
        stopCommits()
        notify.stop()
        hub.end()
        await stopListening()
      }
    },
  }
}
