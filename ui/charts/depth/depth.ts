import { type Decimal, sumOf, zero } from '../../../domain/money/decimal.ts'
import { toDrawing } from '../drawing.ts'

export interface DepthLevel {
  readonly price: Decimal
  readonly quantity: Decimal
}

/** The levels of one side, best first, each with the quantity waiting at it or at a better price. */
export const cumulated = (levels: ReadonlyArray<DepthLevel>): ReadonlyArray<DepthLevel> => {
  let total = zero
  return levels.map(({ price, quantity }) => {
    total = sumOf([total, quantity])
    return { price, quantity: total }
  })
}

/** The place of a depth chart: its size, and the prices and the quantity at its edges. */
export interface DepthFrame {
  readonly width: number
  readonly height: number
  readonly from: number
  readonly to: number
  readonly most: number
}

/** Beyond the last price of either side, as a part of all prices: so that its step is as visible as the others. */
const BEYOND = 0.06

/** A frame that holds both sides; null where no price is above another. */
export const frameOf = (
  bids: ReadonlyArray<DepthLevel>,
  asks: ReadonlyArray<DepthLevel>,
  width: number,
  height: number,
): DepthFrame | null => {
  const prices = [...bids, ...asks].map(({ price }) => toDrawing(price))
  const most = Math.max(0, ...[...bids, ...asks].map(({ quantity }) => toDrawing(quantity)))
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const beyond = (high - low) * BEYOND
  return high > low && most > 0 ? { width, height, from: low - beyond, to: high + beyond, most } : null
}

/** Where a price is in a frame: 0 at its left edge, 1 at its right edge. */
export const shareAt = (price: Decimal, { from, to }: DepthFrame): number => (toDrawing(price) - from) / (to - from)

/** The steps of a side as the path of an area, from its best price to its edge of the frame. */
export const stepsPath = (levels: ReadonlyArray<DepthLevel>, frame: DepthFrame, edge: 'left' | 'right'): string => {
  const { width, height, most } = frame
  const places = levels.map(({ price, quantity }) => ({
    x: shareAt(price, frame) * width,
    y: height - (toDrawing(quantity) / most) * height,
  }))
  const [first] = places
  if (first === undefined) return ''
  const round = (n: number) => Math.round(n * 10) / 10
  const steps = places.map(({ x, y }) => `H${round(x)}V${round(y)}`).join('')
  return `M${round(first.x)} ${height}${steps}H${edge === 'left' ? 0 : width}V${height}Z`
}
