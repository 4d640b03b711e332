import { batch, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { QuotedInstrument } from '../../../../ports/quote.ts'
import { Watchlist } from '../../../../ports/Watchlist.ts'
import { makeLiveQuotes } from '../../markets/quotes.live.ts'
import type { Failure } from '../../../../ports/failure.ts'
import type { App } from '../../../data/app/app.ts'
import { makeSwitchQuery } from '../../../data/query/switchQuery.ts'
import type { Status } from '../../../data/query/status.ts'
import { makeWatchlistModel } from '../watchlist/watchlist.model.ts'

/** Instruments the customer might watch, one batch at a time. */
export const makeRecommendedModel = (app: App) => {
  const live = app.model(makeLiveQuotes)
  const watchlist = app.model(makeWatchlistModel)
  const latest = makeSwitchQuery(app)
  const list = signal<ReadonlyArray<QuotedInstrument>>([])
  const status = signal<Status>('idle')
  const failure = signal<Failure | null>(null)
  /** The codes that are being added, so that each button can show it. */
  const adding = signal<ReadonlySet<string>>(new Set())
  let next: string | null = null

  const ask = async (batchId: string | null): Promise<void> => {
    status.value = 'loading'
    const answer = await latest.ask(Effect.flatMap(Watchlist, (service) => service.recommended(batchId)))
    if (answer.is === 'dropped') return
    if (answer.is === 'failed') {
      failure.value = answer.failure
      status.value = 'failed'
      return
    }
    next = answer.value.next
    batch(() => {
      live.learn(answer.value.list)
      list.value = answer.value.list
      status.value = 'ready'
    })
  }

  const swap = (): Promise<void> => ask(next)

  const add = async (instruments: ReadonlyArray<QuotedInstrument>): Promise<void> => {
    const codes = instruments.map(({ code }) => code)
    if (codes.length === 0 || codes.some((code) => adding.peek().has(code))) return
    adding.value = new Set([...adding.peek(), ...codes])
    const added = await watchlist.add(instruments)
    adding.value = new Set([...adding.peek()].filter((code) => !codes.includes(code)))
    if (!added) return
    list.value = list.peek().filter(({ code }) => !codes.includes(code))
    if (list.peek().length === 0) await swap()
  }

  return {
    list,
    status,
    failure,
    adding,
    /** Requests the first batch, unless one is loaded. */
    load: (): Promise<void> => (list.peek().length > 0 ? Promise.resolve() : ask(null)),
    swap,
    retry: swap,
    add: (instrument: QuotedInstrument) => add([instrument]),
    addAll: () => add(list.peek()),
    stop: (): void => {
      latest.drop()
      if (status.peek() === 'loading') status.value = list.peek().length > 0 ? 'ready' : 'idle'
    },
  }
}
