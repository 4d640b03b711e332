import { batch, computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import { type DaySummary, type Depth, type Detail, InstrumentDetail, type OrderBook } from '../../../../ports/Quotes.ts'
import type { Instant } from '../../../../domain/calendar/zone.ts'
import type { TradingState } from '../../../../ports/quote.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import type { App } from '../../../data/app/app.ts'
import { makeDetailQuery } from '../../../data/query/detailQuery.ts'
import { makePoll } from '../../../data/query/poll.ts'
import { makeWatchedModel } from '../../watchlist/watched.model.ts'

/** From one book to the next, in milliseconds: while orders are taken, and while none are. */
const BOOK_PACE = 1_000
const IDLE_PACE = 15_000

/** One instrument's page: what it is, its rules, and the book and figures of the day that move. */
export const makeInstrumentModel = (app: App) => {
  const live = app.model(makeLiveQuotes)
  const watched = app.model(makeWatchedModel)
  const book = signal<OrderBook | null>(null)
  const day = signal<DaySummary | null>(null)
  let code = ''

  const takeDepth = (depth: Depth): void =>
    batch(() => {
      live.learn([depth.quote])
      book.value = depth.book
      day.value = depth.day
    })

  const depth = makePoll<Depth>(app, {
    ask: () => Effect.flatMap(InstrumentDetail, (service) => service.depth(code)),
    take: (found) => {
      takeDepth(found)
      return found.quote.state === 'open' ? BOOK_PACE : IDLE_PACE
    },
  })

  const page = makeDetailQuery<Detail>(app, {
    ask: (asked) => Effect.flatMap(InstrumentDetail, (service) => service.detail(asked)),
    absent: 'product-not-found',
    learn: (detail) => {
      takeDepth(detail)
      watched.learn(detail.code, detail.watched)
      depth.start(BOOK_PACE)
    },
  })

  /** The state as last heard, where it is another than the rules of the page were told for. */
  const turnedTo = computed((): TradingState | null => {
    const known = page.shown.value
    const now = known && live.quoteOf(known.code).value?.state
    return known && now && now !== known.quote.state ? now : null
  })

  /** A market that opened or closed, or a halt, has other rules: they are asked for once. */
  const watchTurns = (): (() => void) => {
    let asked: TradingState | null = null
    return effect(() => {
      const turned = turnedTo.value
      if (turned !== null && turned !== asked) untracked(() => void page.refresh())
      asked = turned
    })
  }
  let stopTurning = (): void => undefined

  /** Opens the page of a code; one that was open already is refreshed in place. */
  const open = (next: string): Promise<unknown> =>
    batch(() => {
      if (next !== code || page.shown.peek() === null) {
        book.value = null
        day.value = null
      }
      code = next
      stopTurning()
      stopTurning = watchTurns()
      return page.open(next)
    })

  return {
    opened: page.opened,
    /** Null until the instrument is there. */
    detail: page.shown,
    book,
    day,
    /** When orders are taken again, or no longer; null where that is not known. */
    changesAt: computed((): Instant | null =>
      turnedTo.value === null ? (page.shown.value?.rules.changesAt ?? null) : null,
    ),
    open,
    retry: () => open(code),
    refresh: page.refresh,
    stop: (): void => {
      page.stop()
      depth.stop()
      stopTurning()
    },
  }
}
