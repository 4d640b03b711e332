import { batch, computed, effect, signal, untracked } from '@preact/signals-react'
import { Effect } from 'effect'
import { type DaySummary, type Depth, type Detail, InstrumentDetail, type OrderBook } from '../../../../ports/Quotes.ts'
import type { Instant } from '../../../../domain/calendar/zone.ts'
import type { TradingState } from '../../../../ports/quote.ts'
import { locale } from '../../../i18n/words.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import type { App } from '../../../data/app/app.ts'
import { makeDetailQuery } from '../../../data/query/detailQuery.ts'
import { makePoll } from '../../../data/query/poll.ts'
import { makeWatchedModel } from '../../watchlist/watched.model.ts'

/** The polling interval of the book, in milliseconds: while the market is open, and while it is closed. */
const BOOK_PACE = 1_000
const IDLE_PACE = 15_000

/** One instrument's page: its description, its rules, and the changing book and figures of the day. */
export const makeInstrumentModel = (app: App) => {
  const live = app.model(makeLiveQuotes)
  const watched = app.model(makeWatchedModel)
  const book = signal<OrderBook | null>(null)
  const day = signal<DaySummary | null>(null)
  let code = ''
  let isOpen = false

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
    depth: () => code,
    hear: (event) => (event.is === 'depth' && event.depth.quote.code === code ? { answer: event.depth } : null),
  })

  const page = makeDetailQuery<Detail>(app, {
    ask: (asked) => Effect.flatMap(InstrumentDetail, (service) => service.detail(asked, locale.peek().code)),
    absent: 'product-not-found',
    learn: (detail) => {
      takeDepth(detail)
      watched.learn(detail.code, detail.watched)
      // Its page follows the book, which an early request does not yet.
      if (isOpen) depth.start(BOOK_PACE)
    },
  })

  /** Requests an instrument before its page is rendered: the first request of that page is then this one. */
  const loadEarly = (next: string): Promise<void> => {
    code = next
    return page.openEarly(next)
  }

  /** The latest state, where it differs from the state to which the page's rules belong. */
  const turnedTo = computed((): TradingState | null => {
    const known = page.shown.value
    const now = known && live.quoteOf(known.code).value?.state
    return known && now && now !== known.quote.state ? now : null
  })

  /** After the market opened, closed or was halted, the rules have changed: they are requested once. */
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
      isOpen = true
      stopTurning()
      stopTurning = watchTurns()
      return page.open(next)
    })

  return {
    opened: page.opened,
    /** Null until the instrument is loaded. */
    detail: page.shown,
    book,
    day,
    /** When orders are accepted again, or no longer; null where that is not known. */
    changesAt: computed((): Instant | null =>
      turnedTo.value === null ? (page.shown.value?.rules.changesAt ?? null) : null,
    ),
    open,
    loadEarly,
    retry: () => open(code),
    refresh: page.refresh,
    stop: (): void => {
      isOpen = false
      page.stop()
      depth.stop()
      stopTurning()
    },
  }
}
