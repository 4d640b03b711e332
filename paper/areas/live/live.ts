import type { Broker } from '../../platform/broker/call.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { onCommit } from '../../platform/database/committed.ts'
import { eventBody, frame } from './frame.ts'
import { makeHub } from './hub.ts'
import { makeMarketFeed } from './marketFeed.ts'
import { startNotifying } from './notify.ts'
import type { Reader } from './reader.ts'

/** A stream in which nothing was sent for this long gets a beat. Source: RULES.md, live. */
const BEAT = 5 * SECOND
/** How often it is checked whether the session of a stream is still valid. */
const ADMIT_AGAIN = 30

/** The streams of this process. */
export interface Live {
  readonly join: (reader: Reader) => void
  /** Ends every stream; clients open new ones and go on. */
  readonly cut: () => void
  /** How many are open. */
  readonly count: () => number
  /** Begins to read and to send. Returns the function that ends every stream. */
  readonly start: (listen: Listen) => () => Promise<void>
}

/** Calls back for each notification on a channel, with its payload; returns the function that stops it. */
export type Listen = (channel: string, tell: (payload?: string) => void) => () => Promise<void>

/** The channel of PostgreSQL on which processes wake each other. */
const CHANNEL = 'live'

export const makeLive = (broker: Broker): Live => {
  const { clock, log } = broker
  const hub = makeHub(broker)
  const feed = makeMarketFeed(broker)
  let seconds = 0

  const beat = async (): Promise<void> => {
    const before = performance.now() - BEAT
    const due = [...hub.readers()].filter((reader) => reader.sentAt() <= before)
    if (due.length === 0) return
    const time = (await clock.now()).getTime()
    const text = frame(eventBody('beat', { time }), hub.presentId())
    for (const reader of due) reader.write(text)
  }

  /** In turn, so that a second checks a part of the sessions. */
  const admitAgain = async (): Promise<void> => {
    const due = [...hub.readers()].filter((_, place) => place % ADMIT_AGAIN === seconds % ADMIT_AGAIN)
    await Promise.all(
      due.map(async (reader) => {
        if (!(await reader.isAdmitted())) reader.end()
      }),
    )
  }

  /** The work of a second. Events are read here too: a notification may be lost with the process that sent it. */
  const turn = async (): Promise<void> => {
    seconds += 1
    hub.wake()
    if (hub.readers().size === 0) return
    await feed.tick(hub.readers(), hub.presentId)
    await beat()
    await admitAgain()
  }

  /** Milliseconds until prices change. */
  const untilNext = async (): Promise<number> => SECOND - ((await clock.now()).getTime() % SECOND)

  return {
    join: hub.join,
    cut: () => {
      for (const reader of hub.readers()) reader.end()
    },
    count: () => hub.readers().size,
    start: (listen) => {
      let timer: NodeJS.Timeout | undefined
      let isOver = false
      const loop = async (): Promise<void> => {
        let pause = SECOND
        try {
          await turn()
          if (hub.readers().size > 0) pause = Math.max(50, await untilNext())
        } catch (cause) {
          log.warn({ err: cause }, 'streams could not be served; they are tried again')
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
