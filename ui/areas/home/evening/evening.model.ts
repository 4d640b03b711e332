import { signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { eveningKey, eveningMarket } from '../../../../domain/home/evening.ts'
import type { Instant } from '../../../../domain/calendar/zone.ts'
import { AppClock } from '../../../../ports/device/AppClock.ts'
import { KeyValueStore } from '../../../../ports/device/KeyValueStore.ts'
import type { CreditLoan } from '../../../../ports/Credit.ts'
import { type Dividend, Dividends } from '../../../../ports/Dividends.ts'
import { Lending, type StockLoan } from '../../../../ports/Lending.ts'
import type { MarketNow } from '../../../../ports/Markets.ts'
import type { OfferSubscription } from '../../../../ports/Offers.ts'
import type { PositionRecord } from '../../../../ports/Positions.ts'
import type { Quote, QuotedInstrument } from '../../../../ports/quote.ts'
import { Quotes } from '../../../../ports/Quotes.ts'
import type { App } from '../../../data/app/app.ts'
import { makeSwitchQuery } from '../../../data/query/switchQuery.ts'
import { allHeld } from '../../positions/allHeld.ts'
import { makeHeldModel } from '../../wealth/held.model.ts'
import { type DueRecords, makeDueRecords } from '../own/waiting.model.ts'

/** The most dismissed evenings that are remembered. */
const REMEMBERED = 24
const LIMIT = 100

/** What an evening is told from: the holdings of a market whose day is over, and what is due. */
export interface Evening {
  readonly market: MarketNow
  readonly now: Instant
  readonly held: ReadonlyArray<PositionRecord>
  readonly quotes: ReadonlyArray<Quote>
  readonly indices: ReadonlyArray<QuotedInstrument>
  readonly dividends: ReadonlyArray<Dividend>
  readonly subscriptions: ReadonlyArray<OfferSubscription>
  readonly loans: ReadonlyArray<CreditLoan>
  readonly lent: ReadonlyArray<StockLoan>
}

/** Nothing where the server has no such list: the evening is told without it. */
const orNothing = <Row, E, R>(ask: Effect.Effect<ReadonlyArray<Row>, E, R>) =>
  ask.pipe(Effect.orElseSucceed((): ReadonlyArray<Row> => []))

const page = { limit: LIMIT }
const rows = <Row>({ list }: { readonly list: ReadonlyArray<Row> }) => list

const askDue = Effect.all(
  {
    indices: orNothing(Effect.flatMap(Quotes, (quotes) => quotes.indices())),
    dividends: orNothing(Effect.flatMap(Dividends, (dividends) => dividends.upcoming())),
    lent: orNothing(
      Effect.map(
        Effect.flatMap(Lending, (lending) => lending.loans(page)),
        rows,
      ),
    ),
  },
  { concurrency: 3 },
)

/** `known` are the holdings that home shows; null where it has none yet. `dueOnce` gives the records that it asks for too. */
const askEvening = (
  markets: ReadonlyArray<MarketNow>,
  dismissed: ReadonlySet<string>,
  known: ReadonlyArray<PositionRecord> | null,
  dueOnce: () => Promise<DueRecords>,
) =>
  Effect.gen(function* () {
    const positions = known ?? (yield* allHeld)
    const all = positions.filter(({ quantity }) => quantity.value !== 0n)
    const now = (yield* AppClock).now()
    const market = eveningMarket(markets, new Set(all.map((one) => one.market)), dismissed, now)
    if (market === undefined) return null
    const held = all.filter((one) => one.market === market.code)
    const codes = [...new Set(held.map(({ code }) => code))]
    const { quotes } = yield* Effect.flatMap(Quotes, (service) => service.batch(codes, null))
    const [rest, due] = yield* Effect.all([askDue, Effect.promise(dueOnce)], { concurrency: 2 })
    return { market, now, held, quotes, ...rest, ...due }
  })

/** The day of a market after its close, until the customer dismisses it. A failure is silent: there is no card then. */
export const makeEveningModel = (app: App) => {
  const evening = signal<Evening | null>(null)
  const latest = makeSwitchQuery(app)
  const { held } = app.model(makeHeldModel)
  const { once } = app.model(makeDueRecords)
  const stored = Effect.map(
    Effect.flatMap(KeyValueStore, (store) => store.get('evening')),
    (text) => (text === null || text === '' ? [] : text.split(',')),
  )

  const load = async (markets: ReadonlyArray<MarketNow>): Promise<void> => {
    const dismissed = (await app.run(stored)) ?? []
    const answer = await latest.ask(askEvening(markets, new Set(dismissed), held.peek()?.list ?? null, once))
    if (answer.is === 'found') evening.value = answer.value
  }

  return {
    /** Null: no market in which something is held has just closed. */
    evening,
    /** From the markets and their states, which home knows already. */
    load,
    stop: latest.drop,
    /** Never shows this evening of this market again on this device. */
    dismiss: async (): Promise<void> => {
      const shown = evening.peek()
      if (!shown) return
      evening.value = null
      const known = (await app.run(stored)) ?? []
      const keys = [...known, eveningKey(shown.market)].slice(-REMEMBERED)
      await app.run(Effect.flatMap(KeyValueStore, (store) => store.set('evening', keys.join(','))))
    },
  }
}
