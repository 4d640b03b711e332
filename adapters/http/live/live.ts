import { Effect, Exit, Random } from 'effect'
import type { Failure } from '../../../ports/failure.ts'
import { Live, type LiveEvent, type LiveTopics } from '../../../ports/Live.ts'
import { browserTabs, type Tabs } from '../../platform/tabs.ts'
import type { Connection } from '../client.ts'
import { liveEventOf, type RawEvent } from './liveEvents.ts'
import { makeOwed } from './owed.ts'
import { readStream } from './readStream.ts'
import { isSameTopics, makeWants } from './wants.ts'

type State = LiveEvent & { readonly is: 'open' | 'lost' }

/** What tabs say to each other. */
type Said =
  | { readonly kind: 'want'; readonly tab: string; readonly topics: LiveTopics | null }
  /** The tab that reads the stream has changed: every tab says again what it wants. */
  | { readonly kind: 'ask' }
  | { readonly kind: 'event'; readonly event: RawEvent }
  | { readonly kind: 'state'; readonly event: State }

/** A tab in which another customer is still signed in must not learn what is this one's. */
export type TabMessage = Said & { readonly account: string }

/** A stream for other topics is opened after this pause, in milliseconds: a screen asks for several. */
const GATHER = 100
/** While topics go on to change, as in a scroll of a list, it is opened no later than this. */
const LATEST = 1_000
/** Tabs say what they want again this often, so that one that has gone is forgotten. */
const SAY_AGAIN = 30_000
/** The longest wait after the first failure, and the longest of all, in milliseconds. */
const RETRY = { first: 1_000, most: 30_000 }

/** Whether another attempt may succeed: without connection, and where the server has too much to do. */
const isPassing = (failure: Failure): boolean =>
  failure._tag === 'Offline' || (failure._tag === 'Unavailable' && failure.status !== 404)

const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Twice as long each time, less a part by chance, so that not all clients return together. */
const waitAfter = (failures: number): number =>
  Math.min(RETRY.most, RETRY.first * 2 ** (failures - 1)) * (1 - Effect.runSync(Random.next) / 2)

/** Whether the customer's money has changed since this page began to ask for it, as far as the server says so. */
const isBehind = ({ data }: RawEvent): boolean =>
  typeof data === 'object' && data !== null && 'quiet' in data && Number(data.quiet) <= performance.now()

/** Streams over HTTP, one for all tabs. */
export const live = (connection: Connection, tabs: Tabs<TabMessage> = browserTabs()): Live['Service'] => {
  /** The last event, of the customer to whom it belongs. */
  let last: { readonly account: string; readonly id: string } | null = null
  const lastId = () => (last?.account === connection.credentials()?.account ? (last?.id ?? null) : null)

  return Live.of({
    follow: (wishes, tell) =>
      Effect.callback<never, Failure>((resume) => {
        const over = new AbortController()
        const tab = String(Effect.runSync(Random.next))
        let isChanged = (): void => undefined
        const wants = makeWants(() => isChanged())
        const take = (raw: RawEvent): void => {
          if (connection.credentials() && raw.id !== '') last = { account: whose(), id: raw.id }
          const exit = Effect.runSyncExit(liveEventOf(raw))
          if (Exit.isSuccess(exit)) tell(exit.value)
          else resume(Effect.failCause(exit.cause))
        }
        let account = ''
        /** Whose tab this is; after a log-out, whose it was. */
        const whose = (): string => (account = connection.credentials()?.account ?? account)
        /** Whether nothing was heard yet: what has changed since this page asked for it was told to the other tabs only. */
        let isNew = true
        const join = (event: State): void => {
          tell(isNew && event.is === 'open' ? { is: 'open', isGap: true } : event)
          isNew = isNew && event.is === 'lost'
        }
        const channel = tabs.talk((message) => {
          if (message.account !== whose()) return
          if (message.kind === 'event') {
            if (isNew) join({ is: 'open', isGap: true })
            take(message.event)
          } else if (message.kind === 'state') join(message.event)
          else if (message.kind === 'ask') announce()
          else wants.put(message.tab, message.topics)
        })
        const say = (said: Said): void => channel.say({ ...said, account: whose() })
        const announce = (): void => {
          const topics = wishes.topics()
          say({ kind: 'want', tab, topics })
          wants.put(tab, topics)
        }
        const tellAll = (event: State): void => {
          isNew = false
          tell(event)
          say({ kind: 'state', event })
        }

        /** One connection. Null where it ended because other topics are wanted. */
        const session = async (opened: () => void): Promise<Failure | null> => {
          const topics = wants.joined()
          const after = lastId()
          const ending = new AbortController()
          let changedAt: number | undefined
          let timer: ReturnType<typeof setTimeout> | undefined
          isChanged = () => {
            if (changedAt === undefined && isSameTopics(wants.joined(), topics)) return
            changedAt ??= performance.now()
            clearTimeout(timer)
            const end = () => {
              if (!isSameTopics(wants.joined(), topics)) ending.abort()
              changedAt = undefined
            }
            timer = setTimeout(end, Math.min(GATHER, changedAt + LATEST - performance.now()))
          }
          let isFirst = true
          const { isMissing } = makeOwed()
          const silent = new AbortController()
          const signal = AbortSignal.any([over.signal, ending.signal, silent.signal])
          const why = await readStream(connection, { topics, after, signal }, (raw) => {
            if (isFirst) tellAll({ is: 'open', isGap: after === null ? isBehind(raw) : raw.event === 'reset' })
            if (isFirst) opened()
            isFirst = false
            take(raw)
            // A message takes half a millisecond, at each of two events a second.
            if (!wants.isAlone()) say({ kind: 'event', event: raw })
            if (isMissing(raw)) silent.abort()
          })
          isChanged = () => undefined
          clearTimeout(timer)
          return ending.signal.aborted ? null : why
        }

        const lead = async (): Promise<void> => {
          say({ kind: 'ask' })
          // The others answer at once.
          await rest(GATHER, over.signal)
          let failures = 0
          while (!over.signal.aborted) {
            const why = await session(() => (failures = 0))
            if (over.signal.aborted || why === null) continue
            tellAll({ is: 'lost' })
            if (!isPassing(why)) return resume(Effect.fail(why))
            failures += 1
            await rest(waitAfter(failures), over.signal)
          }
        }

        announce()
        let waiting: ReturnType<typeof setTimeout> | undefined
        // Each row that a scroll brings or takes away is a change: they are announced together.
        const stopWatching = wishes.watch(() => {
          waiting ??= setTimeout(() => {
            waiting = undefined
            announce()
          }, GATHER / 2)
        })
        const timer = setInterval(announce, SAY_AGAIN)
        tabs.alone(over.signal, lead).catch(() => undefined)
        return Effect.sync(() => {
          stopWatching()
          clearTimeout(waiting)
          clearInterval(timer)
          say({ kind: 'want', tab, topics: null })
          over.abort()
          channel.end()
        })
      }),
  })
}
