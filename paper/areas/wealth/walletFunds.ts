import { multiply } from 'effect/BigDecimal'
import { type Decimal, sumOf, zero } from '../../../domain/money/decimal.ts'
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts'
import { holdingOf } from '../../../domain/wealth/holding.ts'
import { frozenOf, tiedUp, wealthOf } from '../../../domain/wealth/wealth.ts'
import type { Data, Handler } from '../../platform/contract/operations.ts'
import { type ReadWealth, readWealth } from './readWealth.ts'
import { amountText, NOTHING } from '../../market/listing/figures.ts'

type WalletFunds = Data<'/trade/funds'>[number]

/** Always shown, in this order; the others follow in the product's order. */
const ALWAYS: ReadonlyArray<Currency> = ['EUR', 'USD', 'USDT']
const WAITING = new Set([0])

/** A customer's assets in one currency, from the same rows as the record lists. */
const walletWire = (wealth: ReadWealth, currency: Currency): WalletFunds => {
  const own = <Row extends { readonly currency: string }>(rows: ReadonlyArray<Row>) =>
    rows.filter((row) => row.currency === currency)
  const held = wealth.held.filter(({ sums }) => sums.currency === currency)
  const tied = {
    newShares: own(wealth.newShares),
    withdrawals: own(wealth.withdrawals),
    products: own(wealth.products),
    stockCredits: own(wealth.stockCredits),
  }
  const rebateCredits = own(wealth.rebateCredits)
  const holdings = held.map(({ price, sums }) => holdingOf(sums, price))
  const { available } = wealth.wallets.get(currency) ?? { available: zero }
  const { balance, floating, total } = wealthOf(available, { ...tied, rebateCredits, holdings, realised: [] })
  const values = held.flatMap(({ price, sums }) => (price === undefined ? [] : [multiply(price, sums.quantity)]))
  const isKnown = values.length === held.length
  const amount = (sum: Decimal) => amountText(sum, currency)
  return {
    currency,
    available: amount(balance),
    held: amount(tiedUp(rebateCredits, WAITING)),
    margin: amount(sumOf(held.map(({ sums }) => sums.margin))),
    frozen: amount(frozenOf({ ...tied, rebateCredits: [], holdings: [] })),
    marketvalue: isKnown ? amount(sumOf(values)) : NOTHING,
    totalassets: amount(total),
    yingkui: amount(floating),
    realised: amount(wealth.realised.get(currency) ?? zero),
    buyingpower: amount(balance),
  }
}

/** The wallets that are shown, in their order. */
export const walletsOf = (wealth: ReadWealth): ReadonlyArray<WalletFunds> => {
  const { realised, wallets } = wealth
  const isUsed = (currency: Currency) => wallets.has(currency) || realised.has(currency)
  const shown = [...ALWAYS, ...CURRENCIES.filter((currency) => !ALWAYS.includes(currency) && isUsed(currency))]
  return shown.map((currency) => walletWire(wealth, currency))
}

/** Money and positions, currency by currency. Source: RULES.md, wealth. */
export const walletFunds: Handler<'/trade/funds'> = async (_body, { broker, customer, now }) => [
  ...walletsOf(await readWealth(broker, customer.id, now)),
]
