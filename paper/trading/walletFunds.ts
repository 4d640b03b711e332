import { subtract, sum } from 'effect/BigDecimal'
import { type Decimal, sumOf, zero } from '../../domain/money/decimal.ts'
import { CURRENCIES, type Currency } from '../../domain/money/money.ts'
import type { Data, Handler } from '../contract/operations.ts'
import { balances } from '../ledger/balances.ts'
import { amountText, NOTHING } from './figures.ts'
import { overridesFor } from './overrides.ts'
import { type PositionMoment, priceNow, valueOf } from './positionWire.ts'
import { readMoney } from './readMoney.ts'
import type { PositionRow } from './tables.ts'

type WalletFunds = Data<'/trade/funds'>[number]

/** Always shown, in this order; the others follow in the order of the house. */
const ALWAYS: ReadonlyArray<Currency> = ['EUR', 'USD', 'USDT']

interface Wallet {
  readonly available: Decimal
  /** Reserved in the ledger, for orders and for everything else. */
  readonly reserved: Decimal
  readonly heldForOrders: Decimal
  readonly realised: Decimal
  readonly positions: ReadonlyArray<PositionRow>
}

const walletWire = (currency: Currency, wallet: Wallet, moment: PositionMoment): WalletFunds => {
  const { available, heldForOrders, positions, realised, reserved } = wallet
  const values = positions.map((row) => valueOf(row, priceNow(moment, row.code)))
  const known = values.flatMap((value) => value ?? [])
  const isKnown = known.length === values.length
  const amount = (total: Decimal) => amountText(total, currency)
  const margin = sumOf(positions.map((row) => row.margin))
  const profit = sumOf(known.map((value) => value.profit))
  const own = sumOf([available, reserved, margin])
  return {
    currency,
    available: amount(available),
    held: amount(heldForOrders),
    margin: amount(margin),
    frozen: amount(subtract(reserved, heldForOrders)),
    marketvalue: isKnown ? amount(sumOf(known.map(({ value }) => value))) : NOTHING,
    totalassets: isKnown ? amount(sum(own, profit)) : NOTHING,
    yingkui: isKnown ? amount(profit) : NOTHING,
    realised: amount(realised),
    buyingpower: amount(available),
  }
}

/** Money and positions, currency by currency. A figure that needs a price which nobody has is `-`. */
export const walletFunds: Handler<'/trade/funds'> = async (_body, { broker, customer, now }) => {
  const [wallets, money, overrides] = await Promise.all([
    balances(broker.db, customer.id),
    readMoney(broker.db, customer.id),
    overridesFor(broker.db),
  ])
  const isUsed = (currency: Currency) => wallets.has(currency) || money.realised.has(currency)
  const shown = [...ALWAYS, ...CURRENCIES.filter((currency) => !ALWAYS.includes(currency) && isUsed(currency))]
  const moment = { market: broker.market, overrides, now }
  return shown.map((currency) => {
    const { available, held } = wallets.get(currency) ?? { available: zero, held: zero }
    const wallet = {
      available,
      reserved: held,
      heldForOrders: money.heldForOrders.get(currency) ?? zero,
      realised: money.realised.get(currency) ?? zero,
      positions: money.positions.filter((row) => row.currency === currency),
    }
    return walletWire(currency, wallet, moment)
  })
}
