import { batch, signal } from '@preact/signals-react'
import { Effect, Option, Schema } from 'effect'
import { type PlacedPrice, sharedPlace } from '../../../../../domain/quotes/comparing.ts'
import { KeyValueStore } from '../../../../../ports/device/KeyValueStore.ts'
import type { Listing } from '../../../../../ports/quote.ts'
import { InstrumentDetail } from '../../../../../ports/Quotes.ts'
import type { ChartRange } from '../../../../charts/series.ts'
import type { App } from '../../../../data/app/app.ts'
import type { Status } from '../../../../data/query/status.ts'
import { makeSwitchQuery } from '../../../../data/query/switchQuery.ts'
import { makeSearchModel } from '../../search/search.model.ts'
import { deviceKey, makeToolsOpenModel } from '../tools/toolsOpen.model.ts'

/** The instrument with which another is compared. */
export type Compared = Pick<Listing, 'code' | 'name' | 'chineseName'>

/** Enough bars that history which is loaded during a drag needs no second request: the most of the contract. */
const BARS = 1000

const Kept = Schema.fromJsonString(
  Schema.Struct({ code: Schema.String, name: Schema.String, chineseName: Schema.String }),
)
const decode = Schema.decodeUnknownOption(Kept)
const encode = Schema.encodeSync(Kept)

const storeAt = (code: string) =>
  Effect.gen(function* () {
    return { key: yield* deviceKey('compare', code), store: yield* KeyValueStore }
  })

const askPrices = (code: string, range: ChartRange) =>
  Effect.gen(function* () {
    const detail = yield* InstrumentDetail
    if (range === 'time-share') {
      const { points } = yield* detail.timeShare(code, null)
      return points.map(({ time, price }): PlacedPrice => ({ place: time, price }))
    }
    const { candles, zone } = yield* detail.candles({ code, resolution: range, limit: BARS })
    return candles.map(({ start, close }): PlacedPrice => ({ place: sharedPlace(range, zone, start), price: close }))
  })

/** The comparison on the instrument that is open: with which other one, kept on the device, and its prices. */
export const makeCompareModel = (app: App) => {
  const latest = makeSwitchQuery(app)
  const { hasComparison } = app.model(makeToolsOpenModel)
  const other = signal<Compared | null>(null)
  const prices = signal<ReadonlyArray<PlacedPrice> | null>(null)
  const status = signal<Status>('idle')
  let code = ''
  /** What `prices` are, or will be when they arrive. */
  let asked = ''

  const compareWith = (next: Compared | null): void =>
    batch(() => {
      latest.drop()
      asked = ''
      other.value = next
      prices.value = null
      status.value = 'idle'
    })

  return {
    other,
    prices,
    status,
    open: async (next: string): Promise<void> => {
      // A chart of another range of the same instrument goes on with it.
      if (code === next) return
      code = next
      compareWith(null)
      const kept = await app.run(Effect.flatMap(storeAt(next), ({ key, store }) => store.get(key)))
      if (code === next && other.peek() === null) compareWith(Option.getOrNull(decode(kept)))
    },
    /** Loads the prices of the compared instrument in a range, once. */
    load: async (compared: Compared, range: ChartRange): Promise<void> => {
      const wanted = `${compared.code} ${range}`
      if (compared !== other.peek() || wanted === asked) return
      asked = wanted
      batch(() => {
        prices.value = null
        status.value = 'loading'
      })
      const answer = await latest.ask(askPrices(compared.code, range))
      if (answer.is === 'dropped') return
      batch(() => {
        if (answer.is === 'found') prices.value = answer.value
        else asked = ''
        status.value = answer.is === 'found' ? 'ready' : 'failed'
      })
    },
    /** Compares with another instrument from now on, or with none. */
    choose: (next: Compared | null): void => {
      compareWith(next)
      hasComparison.value = next !== null
      void app.run(
        Effect.flatMap(storeAt(code), ({ key, store }) =>
          next === null ? store.remove(key) : store.set(key, encode(next)),
        ),
      )
    },
  }
}

/** The search for an instrument to compare with, apart from that of the screen. */
export const makeCompareSearch = (app: App) => makeSearchModel(app)
