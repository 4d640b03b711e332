import type { Data, Handlers } from '../../platform/contract/operations.ts'
import { forAll } from '../../platform/http/answerBytes.ts'
import { keptForASecond, marketSnapshotOf } from '../markets/marketSnapshot.ts'
import { listingsOf } from '../../market/listing/listings.ts'
import { quotedInstrument, quoteIn, quotesSeen } from './snapshot.ts'
import type { WireQuote } from './wire.ts'

/** Whether two quotes show the same. The time of the price changes every second; alone it is no change. */
export const isSameQuote = (a: WireQuote, b: WireQuote): boolean =>
  a.nowprice === b.nowprice &&
  a.volume === b.volume &&
  a.turnover === b.turnover &&
  a.preclose === b.preclose &&
  a.state === b.state &&
  a.atlimit === b.atlimit

/** Codes of a request, without duplicates, in their order. */
export const codesOf = (codes: string): ReadonlyArray<string> => [...new Set(codes.split(','))]

const indices = keptForASecond<Data<'/market/indices'>>()

export const listHandlers = {
  '/quotes/list': async ({ codes, since }, call) => {
    const sight = await marketSnapshotOf(call)
    const list = codesOf(codes).flatMap((code) => {
      const quote = quoteIn(sight, code)
      if (quote === undefined) return []
      const seen = since === undefined ? [] : quotesSeen(sight.market, Number(since), code)
      return seen.length > 0 && seen.every((one) => isSameQuote(one, quote)) ? [] : [quote]
    })
    return { time: call.now.getTime(), list }
  },
  '/market/indices': async (_body, call) => {
    const sight = await marketSnapshotOf(call)
    return indices(sight, '', () =>
      forAll(listingsOf('INDEX').flatMap(({ instrument }) => quotedInstrument(sight, instrument.code) ?? [])),
    )
  },
} satisfies Partial<Handlers>
