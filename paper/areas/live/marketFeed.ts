import type { Broker } from '../../platform/broker/call.ts'
import { SECOND } from '../../platform/clock/instant.ts'
import { overridesFor } from '../../market/overrides/overrides.ts'
import { findListing } from '../../market/listing/listings.ts'
import { marketList } from '../markets/markets.ts'
import type { MarketSnapshot } from '../markets/marketSnapshot.ts'
import { depthIn } from '../quotes/detail.ts'
import { isSameQuote } from '../quotes/list.ts'
import { quoteIn } from '../quotes/snapshot.ts'
import type { WireQuote } from '../quotes/wire.ts'
import { eventBody, frame } from './frame.ts'
import type { Reader } from './reader.ts'

/** The last form of something that many streams follow: another number for each form that differs. */
interface Version {
  readonly number: number
  readonly text: string
}

/** What a stream was sent last of each topic. */
interface Sent {
  readonly quotes: Map<string, number>
  readonly depth: Map<string, number>
  markets: number
}

/** What changes with the market, once calculated for all streams of this process. */
export interface MarketFeed {
  /** Sends what has changed since each stream's last events. A stream that reads slowly gets it later. */
  readonly tick: (readers: Iterable<Reader>, presentId: () => string) => Promise<void>
}

/** Versions by code: the text is made once for all streams, and only where something has changed. */
const makeVersions = <Value>(isSame: (a: Value, b: Value) => boolean) => {
  const known = new Map<string, Version & { readonly value: Value; readonly at: number }>()
  return (code: string, at: number, read: () => Value | undefined): Version | undefined => {
    const before = known.get(code)
    if (before?.at === at) return before
    const value = read()
    if (value === undefined) return undefined
    const now =
      before && isSame(before.value, value)
        ? { ...before, at }
        : { number: (before?.number ?? 0) + 1, text: JSON.stringify(value), value, at }
    known.set(code, now)
    return now
  }
}

export const makeMarketFeed = ({
  clock,
  db,
  log,
  market,
}: Pick<Broker, 'clock' | 'db' | 'log' | 'market'>): MarketFeed => {
  const sent = new WeakMap<Reader, Sent>()
  const quoteOf = makeVersions<WireQuote>(isSameQuote)
  const depthOf = makeVersions<object>((a, b) => JSON.stringify(a) === JSON.stringify(b))
  const markets = new Map<string, string>()
  let marketsNow: Version = { number: 0, text: '' }
  let turn = 0

  const readMarkets = (sight: MarketSnapshot): void => {
    const changed = marketList(sight).filter(({ code, state }) => markets.get(code) !== state)
    for (const { code, state } of changed) markets.set(code, state)
    if (changed.length > 0) marketsNow = { number: marketsNow.number + 1, text: eventBody('markets', changed) }
  }

  const quotesFor = (codes: ReadonlyArray<string>, mine: Sent, sight: MarketSnapshot): string => {
    const changed = codes.flatMap((code) => {
      const now = quoteOf(code, turn, () => quoteIn(sight, code))
      if (now === undefined || mine.quotes.get(code) === now.number) return []
      mine.quotes.set(code, now.number)
      return now.text
    })
    return changed.length === 0
      ? ''
      : `event: quotes\ndata: {"time":${sight.at - SECOND + 1},"list":[${changed.join(',')}]}\n`
  }

  const depthFor = (code: string, mine: Sent, sight: MarketSnapshot): string => {
    const now = depthOf(code, turn, () => {
      const listing = findListing(code)
      return listing && depthIn(sight, listing.instrument)
    })
    if (now === undefined || mine.depth.get(code) === now.number) return ''
    mine.depth.set(code, now.number)
    return `event: depth\ndata: ${now.text}\n`
  }

  /** What has changed for a stream since its last events. */
  const textFor = (reader: Reader, id: string, sight: MarketSnapshot): string => {
    const { depth, quotes } = reader.topics
    const mine = sent.get(reader) ?? {
      quotes: new Map<string, number>(),
      depth: new Map<string, number>(),
      markets: marketsNow.number,
    }
    sent.set(reader, mine)
    const bodies = [
      mine.markets === marketsNow.number ? '' : marketsNow.text,
      quotesFor(quotes, mine, sight),
      ...depth.map((code) => depthFor(code, mine, sight)),
    ]
    mine.markets = marketsNow.number
    return bodies.map((body) => (body === '' ? '' : frame(body, id))).join('')
  }

  return {
    tick: async (readers, presentId) => {
      const now = await clock.now()
      const overrides = await overridesFor(db)
      const sight = { market, overrides, at: Math.floor(now.getTime() / SECOND) * SECOND + SECOND - 1 }
      turn += 1
      // Read after the last wait: own events may have been sent meanwhile, and ids do not go back.
      const id = presentId()
      readMarkets(sight)
      for (const reader of readers) {
        if (reader.isOver() || reader.isSlow()) continue
        try {
          const text = textFor(reader, id, sight)
          if (text !== '') reader.write(text)
        } catch (cause) {
          log.error({ err: cause, topics: reader.topics }, 'what a stream is about cannot be read; the stream ends')
          reader.end()
        }
      }
    },
  }
}
