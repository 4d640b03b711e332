import { compare, decimal, figure, formatDecimal, known, minus, plus, times } from '../../contract/amounts.ts'
import { tickAt } from '../../promises/market.ts'
import { NOWHERE } from '../nowhere.ts'
import type { Info } from './tradable.ts'

type Form = Readonly<Record<string, string>>
/** Fields that are wrong in one thing, and what they deserve. */
type Edge = readonly [changed: Form, ...codes: ReadonlyArray<string>]

type Refuse = (
  path: '/trade/order' | '/trade/protect' | '/trade/amendorder',
  form: Form,
  ...codes: ReadonlyArray<string>
) => Promise<void>

const HALF = decimal('0.5')
const ONE = decimal('1')

/** Price of the order that opens, and a stop one tick below it. */
interface Prices {
  readonly price: string
  readonly stop: string
}

/** Protections that are wrong in one thing, of a long position. */
const wrongProtections = ({ book, rules }: Info, { price, stop }: Prices): ReadonlyArray<Edge> => [
  [{ stoploss: String(book.asks[0]?.price) }, 'stop-wrong-side'],
  [{ stoploss: formatDecimal(minus(figure(stop), times(tickAt(rules, stop), HALF))) }, 'off-tick'],
  [{ stoploss: stop, stoplimit: price }, 'stop-limit-wrong-side'],
  [{ takeprofit: stop }, 'take-profit-wrong-side'],
  [{ trailpercent: '50.1' }, 'trail-out-of-range', 'invalid-parameters'],
]

/**
 * Orders with a protection or a last day that is wrong in one thing.
 *
 * @param form a right order without a protection
 */
export const orderProtectionEdges = async (
  refuse: Refuse,
  info: Info,
  form: Form,
  prices: Prices,
  id: () => string,
): Promise<void> => {
  for (const [changed, ...codes] of wrongProtections(info, prices))
    await refuse('/trade/order', { ...form, ...changed, clientorderid: id() }, ...codes)
  const late = { timeinforce: 'gtd', gooduntil: '2099-12-31' }
  await refuse('/trade/order', { ...form, ...late, clientorderid: id() }, 'good-until-out-of-range')
}

/** Protections of a position whose order waits, each wrong in one thing. */
export const protectEdges = async (
  refuse: Refuse,
  info: Info,
  positionid: string,
  prices: Prices,
  id: () => string,
): Promise<void> => {
  for (const [changed, ...codes] of wrongProtections(info, prices))
    await refuse('/trade/protect', { positionid, ...changed, requestid: id() }, ...codes)
}

/** Changes of a waiting order that its instrument's rules or its own stop forbid, each by one unit. */
export const amendEdges = async (
  refuse: Refuse,
  { rules }: Info,
  orderid: string,
  { price, stop }: Prices,
  id: () => string,
): Promise<void> => {
  const lot = figure(rules.lot)
  const [most, upper, lower] = [known(rules.maxquantity), known(rules.upperlimit), known(rules.lowerlimit)]
  const isWide = compare(lot, ONE) > 0
  const edges: ReadonlyArray<Edge> = [
    [{ orderid: NOWHERE, quantity: formatDecimal(lot) }, 'order-not-found'],
    [{ price: stop }, 'price-against-protection', 'price-limit-exceeded'],
    [{ price: formatDecimal(plus(figure(price), times(tickAt(rules, price), HALF))) }, 'off-tick'],
    ...(isWide ? [[{ quantity: formatDecimal(plus(lot, ONE)) }, 'not-whole-lots'] satisfies Edge] : []),
    ...(isWide ? [[{ quantity: formatDecimal(minus(lot, ONE)) }, 'below-one-lot'] satisfies Edge] : []),
    ...(most ? [[{ quantity: formatDecimal(plus(most, lot)) }, 'above-largest-order'] satisfies Edge] : []),
    ...(upper
      ? [[{ price: formatDecimal(plus(upper, tickAt(rules, formatDecimal(upper)))) }, 'price-limit-exceeded'] as Edge]
      : []),
    ...(lower
      ? [[{ price: formatDecimal(minus(lower, tickAt(rules, formatDecimal(lower)))) }, 'price-limit-exceeded'] as Edge]
      : []),
  ]
  for (const [changed, ...codes] of edges)
    await refuse('/trade/amendorder', { orderid, ...changed, requestid: id() }, ...codes)
}
