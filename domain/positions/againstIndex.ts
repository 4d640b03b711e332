import type { Instant } from '../calendar/zone.ts'
import type { Decimal } from '../money/decimal.ts'
import type { Candle } from '../quotes/candles.ts'
import { returnBetween } from '../quotes/span.ts'

/** The longest that an exchange is closed between two days of trading, in milliseconds: an older candle is not of that day. */
const LONGEST_CLOSE = 5 * 86_400_000

const isOf = (candle: Candle | undefined, at: Instant): candle is Candle =>
  candle !== undefined && candle.start <= at && at - candle.start < LONGEST_CLOSE

/**
 * What an index returned in the days of a position, in percentage points: from its first price of the day on which the position was
 * opened to its last of the day on which it was closed. Null where one of the days has no candle. Source: RULES.md, profit and loss.
 */
export const indexReturn = (
  opened: { readonly at: Instant; readonly day: Candle | undefined },
  closed: { readonly at: Instant; readonly day: Candle | undefined },
): Decimal | null =>
  isOf(opened.day, opened.at) && isOf(closed.day, closed.at)
    ? (returnBetween(opened.day.open, closed.day.close)?.percent ?? null)
    : null
