import { batch, signal } from '@preact/signals-react'
import { Effect, Exit } from 'effect'
import { freeListName } from '../../../../../domain/watchlist/lists.ts'
import { alreadyOwned, type SharedList } from '../../../../../domain/watchlist/sharedList.ts'
import type { Failure } from '../../../../../ports/failure.ts'
import { Quotes } from '../../../../../ports/Quotes.ts'
import type { Listing } from '../../../../../ports/quote.ts'
import type { App } from '../../../../data/app/app.ts'
import type { Status } from '../../../../data/query/status.ts'
import { makeSwitchQuery } from '../../../../data/query/switchQuery.ts'
import { currentWords } from '../../../../i18n/words.ts'
import { makeLiveQuotes } from '../../../markets/quotes.live.ts'
import { makeListsModel } from '../../../watchlist/lists.model.ts'
import { makeWatchingModel } from '../../../watchlist/watching.model.ts'
import { makeWatchlistModel } from '../watchlist.model.ts'

/** An address has codes only, so that nobody can share an instrument under a false name. This many names are requested. */
const MOST_NAMED = 30
/** Hits of a search for a code, of which the exact one is the first. */
const HITS = 5

const askNames = (codes: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const quotes = yield* Quotes
    const hits = yield* Effect.forEach(
      codes,
      (code) =>
        quotes.search({ keyword: code, limit: HITS }).pipe(
          Effect.map((page) => page.list.find((hit) => hit.code === code)),
          Effect.orElseSucceed(() => undefined),
        ),
      { concurrency: 2 },
    )
    return hits.filter((hit) => hit !== undefined)
  })

/** A list that somebody shared, shown before it is added. */
export const makeSharedModel = (app: App) => {
  const live = app.model(makeLiveQuotes)
  const watching = app.model(makeWatchingModel)
  const watchlist = app.model(makeWatchlistModel)
  const lists = app.model(makeListsModel)
  const latest = makeSwitchQuery(app)
  const names = makeSwitchQuery(app)
  const status = signal<Status>('idle')
  const failure = signal<Failure | null>(null)
  const codes = signal<ReadonlyArray<string>>([])
  const named = signal<ReadonlyMap<string, Listing>>(new Map())
  const adding = signal(false)

  const nameOf = (wanted: string): string => (wanted === '' ? currentWords().lists.unnamed() : wanted)
  const owned = (wanted: string) => alreadyOwned(lists.lists.peek(), { name: nameOf(wanted), codes: codes.peek() })

  const name = async (): Promise<void> => {
    const known = new Map<string, Listing>(watchlist.own.peek().map((row) => [row.code, row]))
    named.value = known
    const unknown = codes.peek().filter((code) => !known.has(code))
    const answer = await names.ask(askNames(unknown.slice(0, MOST_NAMED)))
    if (answer.is === 'found') named.value = new Map([...known, ...answer.value.map((hit) => [hit.code, hit] as const)])
  }

  return {
    status,
    failure,
    /** The shared codes that can be quoted here. */
    codes,
    /** What is known of them so far. */
    named,
    adding,
    load: async (shared: SharedList): Promise<void> => {
      status.value = 'loading'
      const answer = await latest.ask(Effect.flatMap(Quotes, (quotes) => quotes.batch(shared.codes, null)))
      if (answer.is === 'dropped') return
      if (answer.is === 'failed') {
        failure.value = answer.failure
        status.value = 'failed'
        return
      }
      const { quotes } = answer.value
      const known = new Set(quotes.map(({ code }) => code))
      batch(() => {
        live.learn(quotes)
        codes.value = shared.codes.filter((code) => known.has(code))
        status.value = 'ready'
      })
      await name()
    },
    /** Whether the customer has this list already: then it is shown, and not added a second time. */
    isOwned: (name: string): boolean => owned(name) !== undefined,
    /** Adds the instruments to the watchlist, and the list. True when it is shown. */
    add: async (wanted: string): Promise<boolean> => {
      adding.value = true
      const added = await watching.add(codes.peek())
      adding.value = false
      if (Exit.isFailure(added)) return false
      const taken = [currentWords().quotes.whole(), ...lists.lists.peek().map((list) => list.name)]
      const id = owned(wanted)?.id ?? lists.create(freeListName(nameOf(wanted), taken), codes.peek())
      if (id !== null) watchlist.choose(id)
      await watchlist.load()
      return id !== null
    },
    stop: (): void => {
      latest.drop()
      names.drop()
    },
  }
}
