import { batch, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import {
  type DaySummary,
  type Depth,
  type Detail,
  InstrumentDetail,
  type OrderBook,
} from '../../ports/InstrumentDetail.ts'
import { makeLiveQuotes } from '../market/quotes.live.ts'
import type { App } from '../shell/app.ts'
import { makeLatest } from './latest.ts'
import { makePoll } from './poll.ts'
import { makeWatchedModel } from './watched.model.ts'

/** From one book to the next, in milliseconds: while orders are taken, and while none are. */
const BOOK_PACE = 1_000
const IDLE_PACE = 15_000

/** The instrument of the page: asked for, there, not loaded, or no such code. */
export type Opened =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | { readonly is: 'unknown' }
  /** `asked` is the code of the address; a backend may spell it its own way in `detail`. */
  | { readonly is: 'ready'; readonly asked: string; readonly detail: Detail }

/** One instrument's page: what it is, its rules, and the book and figures of the day that move. */
export const makeInstrumentModel = (app: App) => {
  const live = app.model(makeLiveQuotes)
  const watched = app.model(makeWatchedModel)
  const latest = makeLatest(app)
  const opened = signal<Opened>({ is: 'loading' })
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

  const load = async (): Promise<void> => {
    const answer = await latest.ask(Effect.flatMap(InstrumentDetail, (service) => service.detail(code)))
    if (answer.is === 'dropped') return
    if (answer.is === 'failed') {
      const unknown = answer.failure?._tag === 'Rejected' && answer.failure.code === 'product-not-found'
      // What is shown stays shown where it could only not be refreshed.
      if (unknown || opened.peek().is !== 'ready') opened.value = { is: unknown ? 'unknown' : 'failed' }
      return
    }
    const detail = answer.value
    batch(() => {
      takeDepth(detail)
      watched.learn(detail.code, detail.watched)
      opened.value = { is: 'ready', asked: code, detail }
    })
    depth.start(BOOK_PACE)
  }

  /** Opens the page of a code; one that was open already is refreshed in place. */
  const open = (next: string): Promise<void> => {
    const known = opened.peek()
    if (next !== code || known.is !== 'ready')
      batch(() => {
        opened.value = { is: 'loading' }
        book.value = null
        day.value = null
      })
    code = next
    return load()
  }

  return {
    opened,
    book,
    day,
    open,
    retry: () => open(code),
    refresh: load,
    stop: (): void => {
      latest.drop()
      depth.stop()
    },
  }
}
