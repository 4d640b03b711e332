import { batch, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals-react'
import { Cause, Effect, Fiber, Result } from 'effect'
import type { Instant } from '../../../domain/calendar/zone.ts'
import { AppClock } from '../../../ports/device/AppClock.ts'
import type { Failure } from '../../../ports/failure.ts'
import type { Quote } from '../../../ports/quote.ts'
import { MOST_CODES, type QuoteBatch, Quotes } from '../../../ports/Quotes.ts'
import { backoff } from '../../data/query/backoff.ts'
import type { App } from '../../data/app/app.ts'
import { makeConnectionModel } from '../../data/app/connection.model.ts'
import type { LiveEvent } from '../../../ports/Live.ts'
import { BEGINS, makeLiveParts } from '../../data/live/parts.model.ts'
import { isOlder, isSameQuote } from './listing.ts'

/** The pause between an answer and the next request while a watched instrument trades, in milliseconds. */
const TICK = 1_000
/** The same while none trades. */
const IDLE = 15_000
/** Rows become visible one by one: their codes are collected for this long. */
const GATHER = 200
/** Prices without a confirmation for this long are reported as delayed. */
const STALE = 10_000
const RETRY = { first: 2_000, most: 30_000 }

/** The latest figures of one code. */
export type LiveQuote = Quote

interface RequestResult {
  readonly answer: Result.Result<QuoteBatch, Failure>
  readonly at: Instant
  /** How long to wait after a failure. */
  readonly retry: number
}

/**
 * Quotes of all visible instruments: one poller, one signal per code. It polls while codes are watched, the page is
 * visible and there is a connection, with one request at a time. A tick updates only the signals of changed quotes.
 */
export const makeLiveQuotes = (app: App) => {
  const { online, visible } = app.model(makeConnectionModel)
  const cells = new Map<string, Signal<LiveQuote | null>>()
  /** The number of watchers of each code. */
  const watchers = new Map<string, number>()
  /** The server's time of the last answer about each code. */
  const answered = new Map<string, Instant>()
  const delayedSince = signal<Instant | null>(null)
  let underWay: Fiber.Fiber<RequestResult> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let late: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let lastAnswer: { readonly at: Instant; readonly pause: number } | null = null
  let gathering = false
  let stopListening: (() => void) | null = null
  const stream = app.model(makeLiveParts)
  /** Whether the next request waits as long as an open stream allows. */
  let isPaced = false
  /** Of the codes that were watched when the stream opened, those of which it has told nothing: they may have changed before. */
  let untold = new Set<string>()
  let leaveStream = (): void => undefined

  const cell = (code: string): Signal<LiveQuote | null> => {
    let found = cells.get(code)
    if (!found) cells.set(code, (found = signal<LiveQuote | null>(null)))
    return found
  }

  const put = (quote: Quote): void => {
    const known = cell(quote.code)
    const before = known.peek()
    if (before === null || !isSameQuote(before, quote)) known.value = quote
  }

  const active = (): boolean => watchers.size > 0 && online.peek() && visible.peek()

  const plan = (pause: number): void => {
    clearTimeout(timer)
    isPaced = pause > RETRY.most
    if (active()) timer = setTimeout(() => void ask(), pause)
  }

  const isUnheard = (code: string): boolean => !answered.has(code)
  const moves = (code: string): boolean => {
    const quote = cell(code).peek()
    return quote !== null && (quote.state === 'open' || quote.state === 'halted')
  }

  /**
   * The codes of the next request, and its `since`: those without an answer alone, since with them the others would be sent whole
   * again; else those that waited longest.
   */
  const next = () => {
    const codes = [...watchers.keys()]
    const unheard = codes.filter(isUnheard)
    if (unheard.length > 0) return { codes: unheard.slice(0, MOST_CODES), since: null }
    const longest = codes.sort((a, b) => Number(answered.get(a)) - Number(answered.get(b))).slice(0, MOST_CODES)
    return { codes: longest, since: answered.get(longest[0] ?? '') ?? null }
  }

  const watchLateness = (within: number): void => {
    clearTimeout(late)
    late = setTimeout(() => {
      delayedSince.value = lastAnswer?.at ?? null
    }, within)
  }

  const take = (codes: ReadonlyArray<string>, found: QuoteBatch, at: Instant): number => {
    failures = 0
    batch(() => {
      for (const quote of found.quotes) put(quote)
      delayedSince.value = null
    })
    for (const code of codes) answered.set(code, found.time)
    const codesNow = [...watchers.keys()]
    const pause = codesNow.some(isUnheard) ? GATHER : codesNow.some(moves) ? TICK : IDLE
    lastAnswer = { at, pause }
    if (active()) watchLateness(pause + STALE - TICK)
    return codesNow.some(isUnheard) ? pause : stream.pace(pause)
  }

  /** An event of the stream: whatever it says, the prices on screen are those of now. */
  const hear = (event: LiveEvent): void => {
    if (event.is === 'lost') return
    const at = app.runtime.runSync(AppClock).now()
    lastAnswer = { at, pause: TICK }
    watchLateness(STALE)
    batch(() => {
      if (event.is === 'quotes') for (const quote of event.batch.quotes) put(quote)
      delayedSince.value = null
    })
    if (event.is === 'open') untold = new Set(watchers.keys())
    if (event.is === 'quotes')
      for (const { code } of event.batch.quotes) {
        answered.set(code, event.batch.time)
        untold.delete(code)
      }
    if (underWay || isPaced || [...watchers.keys()].some(isUnheard)) return
    if (event.is === 'open' && !event.isGap) plan(BEGINS)
    // What the stream has told need not be asked for as well.
    if (event.is === 'quotes' && ![...watchers.keys()].some((code) => untold.has(code))) plan(stream.pace(TICK))
  }

  const miss = (failure: Failure, at: Instant, retry: number): number | null => {
    failures += 1
    if (lastAnswer && at - lastAnswer.at >= lastAnswer.pause + STALE - TICK) delayedSince.value = lastAnswer.at
    if (failure._tag !== 'SessionExpired') return retry
    app.fail(failure)
    return null
  }

  const ask = async (): Promise<void> => {
    if (underWay) return
    gathering = false
    const { codes, since } = next()
    const fiber = app.runtime.runFork(
      Effect.gen(function* () {
        const answer = yield* Effect.result(Effect.flatMap(Quotes, (quotes) => quotes.batch(codes, since)))
        const last = Result.isFailure(answer) ? answer.failure : null
        return { answer, at: (yield* AppClock).now(), retry: yield* backoff(failures + 1, RETRY, last) }
      }),
    )
    underWay = fiber
    const exit = await Effect.runPromise(Fiber.await(fiber))
    underWay = null
    if (exit._tag === 'Failure') {
      if (!Cause.hasInterruptsOnly(exit.cause)) throw Cause.squash(exit.cause)
      // The page was hidden or the connection lost. It may be back by now.
      return plan(0)
    }
    const { answer, at, retry } = exit.value
    const pause = Result.isSuccess(answer) ? take(codes, answer.success, at) : miss(answer.failure, at, retry)
    if (pause !== null) plan(pause)
  }

  const rest = (): void => {
    clearTimeout(timer)
    gathering = false
    if (underWay) app.runtime.runFork(Fiber.interrupt(underWay))
  }

  const listen = (first: number) => {
    let wait = first
    return effect(() => {
      const [reachable, seen] = [online.value, visible.value]
      untracked(() => {
        if (!seen) clearTimeout(late)
        if (!seen || !reachable) return rest()
        // Old prices are not reported as delayed before one answer had time to arrive.
        if (lastAnswer) watchLateness(STALE)
        gathering = true
        plan(wait)
        wait = 0
      })
    })
  }

  /**
   * Polls soon, for example when a market opens: shortens the pause of a closed market, but not that of a failing
   * server.
   */
  const wake = (): void => {
    if (failures > 0 || gathering || underWay || !active()) return
    gathering = true
    plan(GATHER)
  }

  const leave = (codes: ReadonlySet<string>): void => {
    for (const code of codes) {
      const left = (watchers.get(code) ?? 0) - 1
      if (left > 0) watchers.set(code, left)
      else watchers.delete(code)
    }
    if (watchers.size > 0) return stream.renew()
    stopListening?.()
    stopListening = null
    leaveStream()
    rest()
    clearTimeout(late)
    lastAnswer = null
    delayedSince.value = null
  }

  const isDue = (code: string): boolean => isUnheard(code) || (lastAnswer?.pause !== TICK && moves(code))

  /** Keeps these codes fresh until the returned function is called; with `isKnown` their quotes have just been answered. */
  const watch = (codes: Iterable<string>, isKnown = false): (() => void) => {
    const mine = new Set(codes)
    if (mine.size === 0) return () => undefined
    for (const code of mine) {
      watchers.set(code, (watchers.get(code) ?? 0) + 1)
      const time = isKnown ? cell(code).peek()?.time : null
      if (time && isUnheard(code)) answered.set(code, time)
    }
    if (!stopListening) {
      stopListening = listen(isKnown ? TICK : 0)
      leaveStream = stream.join({ quotes: () => watchers.keys(), hear, again: () => plan(0) })
    } else {
      stream.renew()
      if ([...mine].some(isDue)) wake()
    }
    let watching = true
    return () => {
      if (watching) leave(mine)
      watching = false
    }
  }

  return {
    /** The latest quote of a code from any request; null where there is none. */
    quoteOf: (code: string): ReadonlySignal<LiveQuote | null> => cell(code),
    watch,
    wake,
    /** Adds quotes of another answer, unless newer ones are known. Without one of its own their age counts from it. */
    learn: (quotes: ReadonlyArray<Quote>): void => {
      batch(() => {
        for (const quote of quotes) if (!isOlder(quote, cell(quote.code).peek())) put(quote)
      })
      if (lastAnswer && watchers.size > 0) return
      lastAnswer = { at: app.runtime.runSync(AppClock).now(), pause: TICK }
      if (active()) watchLateness(STALE)
    },
    /** Since when prices are delayed; null while they are fresh or nothing is watched. */
    delayedSince: delayedSince as ReadonlySignal<Instant | null>,
  }
}

export type LiveQuotes = ReturnType<typeof makeLiveQuotes>
