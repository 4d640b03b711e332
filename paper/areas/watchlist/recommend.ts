import { MARKET_CODES } from '../../../domain/markets/marketCode.ts'
import { listingsOf } from '../../market/listing/listings.ts'

const MARKETS = MARKET_CODES.map((market) => listingsOf(market).map(({ instrument }) => instrument.code))

/** As many batches as the smallest market has instruments, so that each contains one of every market. */
const BATCHES = Math.min(...MARKETS.map((codes) => codes.length))

const batchOf = (number: number): ReadonlyArray<string> => MARKETS.flatMap((codes) => codes[number - 1] ?? [])

const after = (number: number): number => (number % BATCHES) + 1

/**
 * One batch without the codes that are watched already, and the name of the following one; after the last comes the
 * first. The batches themselves do not depend on the watchlist, so adding a code moves no other; a batch that is
 * watched completely is skipped. An unknown name is the first batch.
 */
export const recommended = (
  watched: ReadonlyArray<string>,
  batch: string | undefined,
): { readonly codes: ReadonlyArray<string>; readonly next: string } => {
  const asked = Number(/^[1-9]\d?$/.exec(batch ?? '')?.[0] ?? 1)
  let number = asked > BATCHES ? 1 : asked
  for (let tried = 0; tried < BATCHES; tried += 1) {
    const codes = batchOf(number).filter((code) => !watched.includes(code))
    if (codes.length > 0) return { codes, next: String(after(number)) }
    number = after(number)
  }
  return { codes: [], next: '1' }
}
