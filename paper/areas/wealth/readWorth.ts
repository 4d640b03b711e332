import { quoteOf } from '../../../domain/exchange/exchange.ts'
import { decimal, type Decimal } from '../../../domain/money/decimal.ts'
import { CURRENCIES, type Currency } from '../../../domain/money/money.ts'
import { worthIn } from '../../../domain/wealth/worth.ts'
import type { SignedInCall } from '../../platform/broker/call.ts'
import { ratesAt } from '../../market/rates/rates.ts'
import { readWallets } from './walletFunds.ts'

/** A customer at an instant. */
type Moment = Pick<SignedInCall, 'broker' | 'customer' | 'now'>

/** The currency of the one total: the default type. */
export const WORTH_CURRENCY = 'EUR' satisfies Currency

/**
 * What everything that a customer has is worth now, in EUR: the totals that `/trade/funds` answers, so that no screen can
 * show another sum. Source: RULES.md, wealth.
 */
export const readWorth = async (call: Moment): Promise<Decimal> => {
  const wallets = await readWallets(call)
  const rates = ratesAt(call.now)
  return worthIn(
    CURRENCIES.flatMap((currency) =>
      wallets.flatMap((wallet) =>
        wallet.currency === currency ? [{ currency, total: decimal(String(wallet.totalassets)) }] : [],
      ),
    ),
    WORTH_CURRENCY,
    (currency) => quoteOf(rates, currency, WORTH_CURRENCY, call.now.getTime()).rate,
  )
}
