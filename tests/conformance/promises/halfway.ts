import {
  compare,
  decimal,
  type Decimal,
  decimalsOf,
  divideTo,
  figure,
  formatDecimal,
  isSame,
  known,
  minus,
  percentOf,
  plus,
  smallest,
  times,
} from '../contract/amounts.ts'
import { tickAt } from './market.ts'
import type { Row } from './promise.ts'

const [TWO, HALF, HUNDRED] = [decimal('2'), decimal('0.5'), decimal('100')]

/** The number of candidates that are tried: rates of few decimals have an amount among the first ones. */
const TRIES = 4_000

/**
 * The least amount above another one of which `rate` per cent lie exactly half-way between two units of the currency, the
 * lower one even: only there half-even, half-up and every other way of rounding differ.
 *
 * @returns undefined where no amount up to `most` is like that
 */
export const halfwayAmount = (rate: unknown, currency: unknown, above: Decimal, most?: Decimal): string | undefined => {
  const [share, unit] = [figure(rate), smallest(currency)]
  if (share.value <= 0n) return undefined
  const two = times(unit, TWO)
  let sought = plus(times(divideTo(percentOf(above, share), two, 0, 'down'), two), times(unit, HALF))
  for (let left = TRIES; left > 0; left -= 1) {
    sought = plus(sought, two)
    const amount = divideTo(times(sought, HUNDRED), share, decimalsOf(currency), 'down')
    if (most !== undefined && compare(amount, most) > 0) return undefined
    if (isSame(percentOf(amount, share), sought)) return formatDecimal(amount)
  }
  return undefined
}

const isHalfway = (exact: Decimal, unit: Decimal): boolean => {
  const units = divideTo(exact, unit, 12, 'down')
  const whole = divideTo(exact, unit, 0, 'down')
  return isSame(minus(units, whole), HALF) && whole.value % 2n === 0n
}

/** Prices below the one that is given, and lots, that are tried. */
const [PRICES, LOTS] = [8, 40] as const

/** Price and quantity of a purchase of which one line of the published fees lies exactly half-way, as above. */
export const halfwayOrder = (
  rules: Row,
  currency: unknown,
  bid: unknown,
): { readonly price: string; readonly quantity: string } | undefined => {
  const unit = smallest(currency)
  const lines = (rules['fees'] as ReadonlyArray<Row>).filter(({ side }) => side !== 'sell')
  let price = figure(bid)
  for (let below = 0; below < PRICES && price.value > 0n; below += 1) {
    for (let lots = 1; lots <= LOTS; lots += 1) {
      const quantity = times(figure(rules['lot']), decimal(String(lots)))
      const amount = times(price, quantity)
      const isSought = lines.some(({ rate, minimum, maximum }) => {
        const share = percentOf(amount, figure(rate))
        const [least, most] = [known(minimum), known(maximum)]
        const isLimited =
          (least !== undefined && compare(share, least) <= 0) || (most !== undefined && compare(share, most) >= 0)
        return !isLimited && isHalfway(share, unit)
      })
      if (isSought) return { price: formatDecimal(price), quantity: formatDecimal(quantity) }
    }
    price = minus(price, tickAt(rules, formatDecimal(price)))
  }
  return undefined
}
