import { type Decimal, isSame } from '../../../domain/money/decimal.ts'
import type { Quote } from '../../../ports/quote.ts'

const sameFigure = (a: Decimal | null, b: Decimal | null): boolean =>
  a === null || b === null ? a === b : isSame(a, b)

/** Whether two quotes show the same. The time of a price that did not change is nothing to draw again for. */
export const isSameQuote = (a: Quote, b: Quote): boolean =>
  a.state === b.state &&
  a.atLimit === b.atLimit &&
  sameFigure(a.price, b.price) &&
  sameFigure(a.previousClose, b.previousClose) &&
  sameFigure(a.volume, b.volume) &&
  sameFigure(a.turnover, b.turnover)

/** Whether a quote was certainly made before another. */
export const isOlder = (quote: Quote, than: Quote | null): boolean =>
  than !== null && quote.time !== null && than.time !== null && quote.time < than.time
